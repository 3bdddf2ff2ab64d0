"use strict";

const COLUMNS = 21;
const ROWS = 15;
const USABLE = new Set(["bomb", "invincibility_potion", "invisibility_potion"]);
const KEYS = {ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT"};
const FLAT = ["swamp_tile", "wire", "switch", "exit", "portal", "time_travelling_portal"];
const MOVING = ["spider", "zombie_toast", "mercenary", "assassin", "hydra", "older_player"];

const byId = id => document.getElementById(id);
let game = null;
let busy = Promise.resolve();

async function call(method, path, parameters = {}) {
  const query = new URLSearchParams(parameters);
  const response = await fetch("/api/" + path + (query.size ? "?" + query : ""), {method});
  const answer = await response.json();
  if (answer.isError) {
    throw new Error(answer.errorMessage);
  }
  return answer.result;
}

/** Requests go one after the other, so that keys held down are played in order. */
function play(path, parameters) {
  busy = busy.then(async () => {
    try {
      game = await call("POST", "game/" + path, parameters);
      byId("message").textContent = "";
      show();
    } catch (error) {
      byId("message").textContent = error.message;
    }
  });
  return busy;
}

function picture(type) {
  const image = document.createElement("img");
  image.alt = type.replaceAll("_", " ");
  image.title = image.alt;
  image.src = "/sprites/" + type + ".svg";
  image.onerror = () => { image.onerror = null; image.src = "/sprites/unknown.svg"; };
  return image;
}

function layer(type) {
  return type === "player" ? 5 : MOVING.includes(type) ? 4 : type === "boulder" ? 3 : FLAT.includes(type) ? 1 : 2;
}

function showBoard() {
  const player = game.entities.find(entity => entity.type === "player");
  const xs = game.entities.map(entity => entity.position.x);
  const ys = game.entities.map(entity => entity.position.y);
  const left = origin(xs, player?.position.x, COLUMNS);
  const top = origin(ys, player?.position.y, ROWS);
  const images = [];
  for (const entity of game.entities) {
    const column = entity.position.x - left;
    const row = entity.position.y - top;
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) {
      continue;
    }
    const image = picture(entity.type);
    image.style.left = `calc(${column} * var(--cell))`;
    image.style.top = `calc(${row} * var(--cell))`;
    image.style.zIndex = layer(entity.type);
    image.dataset.id = entity.id;
    image.dataset.type = entity.type;
    if (entity.isInteractable) {
      image.className = "interactable";
      image.onclick = () => play("interact/", {entityId: entity.id});
    }
    images.push(image);
  }
  byId("board").replaceChildren(...images);
}

/** The first line that is shown: the whole dungeon when it fits, else the player in the middle. */
function origin(lines, player, size) {
  const first = lines.reduce((a, b) => Math.min(a, b), player ?? 0);
  const last = lines.reduce((a, b) => Math.max(a, b), player ?? 0);
  return last - first < size ? first - Math.floor((size - (last - first + 1)) / 2) : (player ?? first) - Math.floor(size / 2);
}

function item(type, action, run) {
  const line = document.createElement("li");
  line.append(picture(type), type.replaceAll("_", " "));
  if (run) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action;
    button.onclick = run;
    line.append(button);
  }
  return line;
}

function show() {
  byId("goals").textContent = game.goals === "" ? "You have won!" : "To do: " + game.goals.replaceAll(":", "");
  showBoard();
  byId("inventory").replaceChildren(...game.inventory.map(thing =>
    item(thing.type, "Use", USABLE.has(thing.type) ? () => play("tick/item/", {itemUsed: thing.id}) : null)));
  byId("buildables").replaceChildren(...game.buildables.map(thing =>
    item(thing, "Build", () => play("build/", {buildable: thing}))));
  byId("interactables").replaceChildren(...game.entities.filter(entity => entity.isInteractable).map(entity =>
    item(entity.type, "Interact", () => play("interact/", {entityId: entity.id}))));
  byId("battles").replaceChildren(...game.battles.map(battle => {
    const line = item(battle.enemy);
    const lost = battle.rounds.reduce((sum, round) => sum + round.deltaPlayerHealth, 0);
    line.append(`: ${battle.rounds.length} round(s), health ${round(battle.initialPlayerHealth)} → ${round(battle.initialPlayerHealth + lost)}`);
    return line;
  }));
  if (!game.entities.some(entity => entity.type === "player")) {
    byId("message").textContent = "You have died. Go back in time, load a game or begin again.";
  }
}

function round(number) {
  return Math.round(number * 10) / 10;
}

function fill(id, names) {
  byId(id).replaceChildren(...names.map(name => new Option(name, name)));
}

async function begin(path, parameters) {
  await play(path, parameters);
  byId("board").focus();
}

byId("begin").addEventListener("submit", event => {
  event.preventDefault();
  begin("new/", {dungeonName: byId("dungeon").value, configName: byId("config").value});
});
byId("generate").addEventListener("click", () =>
  begin("new/generate", {xStart: 1, yStart: 1, xEnd: 19, yEnd: 13, configName: byId("config").value}));
byId("keep").addEventListener("submit", async event => {
  event.preventDefault();
  await play("save/", {name: byId("name").value});
  fill("games", await call("GET", "games/all/"));
});
byId("load").addEventListener("click", () => begin("load/", {name: byId("name").value}));
document.querySelectorAll("[data-ticks]").forEach(button =>
  button.addEventListener("click", () => play("rewind", {ticks: button.dataset.ticks})));
byId("board").addEventListener("keydown", event => {
  if (game && KEYS[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    play("tick/movement/", {movementDirection: KEYS[event.key]});
  }
});

Promise.all([call("GET", "dungeons/"), call("GET", "configs/"), call("GET", "games/all/")]).then(([dungeons, configs, games]) => {
  fill("dungeon", dungeons);
  fill("config", configs);
  fill("games", games);
}).catch(error => { byId("message").textContent = error.message; });
