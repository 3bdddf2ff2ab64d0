/** Draws the part of a dungeon around the player, and tells it in words. */

const COLUMNS = 21;
const ROWS = 15;
const FLAT = new Set(["swamp_tile", "wire", "switch", "exit", "portal", "time_travelling_portal"]);
const MOVING = new Set(["spider", "zombie_toast", "mercenary", "assassin", "hydra", "older_player"]);
const BRIBABLE = new Set(["mercenary", "assassin"]);
const AROUND = [["up", 0, -1], ["right", 1, 0], ["down", 0, 1], ["left", -1, 0]];

/** A type as people read it. */
export const words = type => type.replaceAll("_", " ");

/** A picture of a type; unknown types have a picture too. */
export function picture(type) {
  const image = document.createElement("img");
  image.addEventListener("error", () => { image.src = "/sprites/unknown.svg"; }, {once: true});
  show(image, type, type);
  return image;
}

function show(image, type, sprite) {
  const address = "/sprites/" + (/^[a-z0-9_]+$/.test(sprite) ? sprite : "unknown") + ".svg";
  if (image.getAttribute("src") !== address) {
    image.src = address;
  }
  image.alt = words(type);
  image.title = words(sprite);
}

function layer(type) {
  return type === "player" ? 5 : MOVING.has(type) ? 4 : type === "boulder" ? 3 : FLAT.has(type) ? 1 : 2;
}

/** The first line that is shown: the whole dungeon in the middle when it fits, else the player in the middle. */
function origin(lines, player, size) {
  const first = lines.reduce((a, b) => Math.min(a, b), player ?? lines[0] ?? 0);
  const last = lines.reduce((a, b) => Math.max(a, b), player ?? lines[0] ?? 0);
  return last - first < size ? first - Math.floor((size - (last - first + 1)) / 2)
    : (player ?? first) - Math.floor(size / 2);
}

export class Board {

  /** @param element the element to draw into  @param interact is called with the id of a clicked entity */
  constructor(element, interact) {
    this.element = element;
    this.interact = interact;
    this.images = new Map();
  }

  draw(game) {
    const player = game.entities.find(entity => entity.type === "player");
    const left = origin(game.entities.map(entity => entity.position.x), player?.position.x, COLUMNS);
    const top = origin(game.entities.map(entity => entity.position.y), player?.position.y, ROWS);
    const boulders = new Set(game.entities.filter(entity => entity.type === "boulder")
      .map(entity => entity.position.x + "," + entity.position.y));
    const before = this.images;
    this.images = new Map();
    for (const entity of game.entities) {
      const column = entity.position.x - left;
      const row = entity.position.y - top;
      if (column >= 0 && row >= 0 && column < COLUMNS && row < ROWS) {
        const image = before.get(entity.id) ?? this.newImage(entity.id);
        before.delete(entity.id);
        this.images.set(entity.id, image);
        this.place(image, entity, column, row, boulders);
      }
    }
    before.forEach(image => image.remove());
  }

  newImage(id) {
    const image = picture("unknown");
    image.dataset.id = id;
    image.addEventListener("click", () => {
      if (image.classList.contains("interactable")) {
        this.interact(id);
      }
    });
    this.element.append(image);
    return image;
  }

  place(image, entity, column, row, boulders) {
    const pressed = entity.type === "switch" && boulders.has(entity.position.x + "," + entity.position.y);
    const ally = BRIBABLE.has(entity.type) && !entity.isInteractable;
    show(image, entity.type, entity.type + (pressed ? "_on" : ally ? "_ally" : ""));
    image.style.left = `calc(${column} * var(--cell))`;
    image.style.top = `calc(${row} * var(--cell))`;
    image.style.zIndex = layer(entity.type);
    image.dataset.type = entity.type;
    image.dataset.x = entity.position.x;
    image.dataset.y = entity.position.y;
    image.classList.toggle("interactable", entity.isInteractable);
  }
}

/** Where the player is and what is next to him, in words. */
export function surroundings(game) {
  const player = game.entities.find(entity => entity.type === "player");
  if (!player) {
    return "";
  }
  const {x, y} = player.position;
  const next = AROUND.map(([name, dx, dy]) => {
    const there = game.entities.filter(entity => entity.position.x === x + dx && entity.position.y === y + dy);
    return there.length === 0 ? null : `${name} ${there.map(entity => words(entity.type)).join(" and ")}`;
  }).filter(text => text !== null);
  return `You are at (${x}, ${y}). Next to you: ${next.length === 0 ? "nothing" : next.join(", ")}.`;
}
