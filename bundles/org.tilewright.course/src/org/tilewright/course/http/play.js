/** The controls of the page: turns keys and buttons into commands, and shows what comes back. */

import {command, list} from "/api.js";
import {Board, picture, surroundings, words} from "/board.js";

const USABLE = new Set(["bomb", "invincibility_potion", "invisibility_potion"]);
const KEYS = {ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT"};

const byId = id => document.getElementById(id);
const board = new Board(byId("board"), id => play("interact/", {entityId: id}));
let game = null;
let busy = Promise.resolve();

/** Commands go one after the other, so that keys held down are played in order. */
function play(path, parameters) {
  busy = busy.then(async () => {
    try {
      show(await command(path, parameters));
    } catch (error) {
      byId("message").textContent = error.message;
    }
  });
  return busy;
}

function show(response) {
  game = response;
  const alive = game.entities.some(entity => entity.type === "player");
  const won = game.goals === "";
  byId("goals").textContent = won ? "You have won!" : "To do: " + game.goals.replaceAll(":", "");
  byId("goals").classList.toggle("won", won);
  byId("message").textContent = alive ? "" : "You have died. Go back in time, load a game or begin again.";
  byId("surroundings").textContent = surroundings(game);
  board.draw(game);
  byId("inventory").replaceChildren(...game.inventory.map(item => line(item.type, "Use",
    USABLE.has(item.type) ? () => play("tick/item/", {itemUsed: item.id}) : null)));
  byId("buildables").replaceChildren(...game.buildables.map(kind => line(kind, "Build",
    () => play("build/", {buildable: kind}))));
  byId("interactables").replaceChildren(...game.entities.filter(entity => entity.isInteractable)
    .map(entity => line(entity.type, "Interact", () => play("interact/", {entityId: entity.id}),
      `at (${entity.position.x}, ${entity.position.y})`)));
  byId("battles").replaceChildren(...game.battles.map(battle));
  document.querySelectorAll("[data-rewind], [data-move], #save").forEach(button => { button.disabled = false; });
}

/** A line of a list: a picture, its name, and a button when something can be done. */
function line(type, action, run, where = "") {
  const item = document.createElement("li");
  const image = picture(type);
  image.alt = "";
  item.append(image, `${words(type)} ${where}`.trim());
  if (run) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action;
    button.setAttribute("aria-label", `${action} ${words(type)} ${where}`.trim());
    button.addEventListener("click", () => run().then(() => byId("board").focus()));
    item.append(button);
  }
  return item;
}

function battle(battle) {
  const lost = battle.rounds.reduce((sum, round) => sum + round.deltaPlayerHealth, 0);
  const rounds = battle.rounds.length === 1 ? "1 round" : `${battle.rounds.length} rounds`;
  return line(battle.enemy, null, null, `— ${rounds}, your health ${short(battle.initialPlayerHealth)} → `
    + short(battle.initialPlayerHealth + lost));
}

const short = number => Math.round(number * 100) / 100;

function fill(id, names) {
  byId(id).replaceChildren(...names.map(name => new Option(name, name)));
}

async function begin(path, parameters) {
  await play(path, parameters);
  byId("board").focus();
}

function onSubmit(id, run) {
  byId(id).addEventListener("submit", event => {
    event.preventDefault();
    run();
  });
}

onSubmit("begin", () => begin("new/", {dungeonName: byId("dungeon").value, configName: byId("config").value}));
onSubmit("generate", () => begin("new/generate", {xStart: 1, yStart: 1, xEnd: byId("width").value,
  yEnd: byId("height").value, configName: byId("config").value}));
onSubmit("keep", async () => {
  await play("save/", {name: byId("name").value});
  fill("games", await list("games/all/"));
});
byId("load").addEventListener("click", () => {
  if (byId("name").reportValidity()) {
    begin("load/", {name: byId("name").value});
  }
});
document.querySelectorAll("[data-rewind]").forEach(button =>
  button.addEventListener("click", () => begin("rewind", {ticks: button.dataset.rewind})));
document.querySelectorAll("[data-move]").forEach(button =>
  button.addEventListener("click", () => play("tick/movement/", {movementDirection: button.dataset.move})));
document.addEventListener("keydown", event => {
  const typing = event.target.closest("input, select");
  if (game && !typing && KEYS[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    play("tick/movement/", {movementDirection: KEYS[event.key]});
  }
});

try {
  const [dungeons, configs, games] = await Promise.all([list("dungeons/"), list("configs/"), list("games/all/")]);
  fill("dungeon", dungeons);
  fill("config", configs);
  fill("games", games);
} catch (error) {
  byId("message").textContent = error.message;
}
