/** The course's interface over HTTP. The browser's cookie tells the server whose game is meant. */

/** Calls an address below /api/ and gives the result; throws an Error with the server's words when it refuses. */
async function call(method, path, parameters = {}) {
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch("/api/" + path + (query ? "?" + query : ""), {method});
  const answer = await response.json();
  if (answer.isError) {
    throw new Error(answer.errorMessage);
  }
  return answer.result;
}

export const list = path => call("GET", path);
export const command = (path, parameters) => call("POST", "game/" + path, parameters);
