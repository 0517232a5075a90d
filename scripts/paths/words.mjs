import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.mjs";
import { PHRASES } from "./phrases.mjs";

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const table = (name) => readJson(`tests/paths/words/${name}.json`);
export const LANGUAGES = ["vi", "en"];

/** Texts of a language that begin with one of these, by message id, from its .po files. */
function textsOf(language, begins) {
  const texts = new Map();
  const folder = join(root, "locales", language);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".po"))) {
    for (const block of readFileSync(join(folder, name), "utf8").split(/\n\n+/)) {
      const id = /^msgid "(.*)"/m.exec(block)?.[1];
      if (!id || !begins.some((begin) => id.startsWith(begin))) continue;
      const [, text = ""] = /^msgstr ((?:"(?:.*)"\n?)+)/m.exec(block) ?? [];
      const lines = text.split("\n").filter(Boolean);
      texts.set(id, lines.map((line) => JSON.parse(line)).join(""));
    }
  }
  return texts;
}

/** The greatest unit that tells a time without a fraction of more than a half. */
function timeIn(ms, times) {
  const units = [
    ["d", 86_400_000],
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1000],
  ];
  const [unit, size] =
    units.find(([, one]) => ms >= one && ms % (one / 2) === 0) ??
    (ms >= 1000 ? ["s", 1000] : ["ms", 1]);
  return `${Math.round((ms / size) * 10) / 10} ${times[unit]}`;
}

const LONGEST = 70;
const cut = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
/** What of an answer tells it from another: how a thing stands, or its parts in short. */
function briefly(value) {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return String(value.length);
  if (typeof value.status === "string")
    return [value.status, value.step].filter(Boolean).join(", ");
  if (typeof value.id === "string") return value.id;
  return cut(
    Object.entries(value)
      .filter(([, part]) => part === null || typeof part !== "object")
      .map(([name, part]) => `${name} ${part}`)
      .join(", "),
  );
}

/** The words of one machine's paths in one language. */
export class Words {
  constructor(machine, language) {
    this.machine = machine;
    this.number = LANGUAGES.indexOf(language);
    this.say = PHRASES[language];
    const pin = `machines/${machine}/${machine}.gestures.json`;
    this.pin = existsSync(join(root, pin)) ? readJson(pin) : { events: {}, states: {} };
    this.tables = Object.fromEntries(
      ["machines", "starts", "actors", "events", "states"].map((name) => [name, table(name)]),
    );
    this.language = language;
  }
  entry(name, key) {
    return this.tables[name][`${this.machine}.${key}`] ?? this.tables[name][`*.${key}`];
  }
  from(name, key) {
    return this.entry(name, key)?.[this.number] ?? null;
  }
  get title() {
    return this.tables.machines[this.machine]?.[this.number] ?? this.machine;
  }
  start(name) {
    return this.from("starts", name) ?? name;
  }
  /** What stands on the screen in one leaf; null where nobody has said it. */
  leaf(name) {
    const seen = this.pin.states[name];
    return this.from("states", name) ?? (seen ? this.say.quoted(seen[this.number]) : null);
  }
  /** A state in words, whole: two or more leaves inside a parallel one. */
  state(leaves) {
    const told = leaves.map((leaf) => this.leaf(leaf) ?? leaf);
    return [...new Set(told)].join(" + ");
  }
  /** The manner in which the view's walk sent the event here, or in a place most like it. */
  manner(step, before) {
    const manners = this.pin.events[step.event] ?? [];
    if (manners.length < 2) return manners[0] ?? null;
    const place = before.join(" + ");
    const score = (manner) =>
      (manner.with?.includes(step.carried) ? 2 : 0) +
      (manner.in?.includes(place) ? 1 : 0) +
      (manner.do.length > 0 ? 0.5 : 0);
    return manners.reduce((best, manner) => (score(manner) > score(best) ? manner : best));
  }
  use(use) {
    if (use.key) return this.say.key(use.key);
    const [[how, names]] = Object.entries(use).filter(([name]) => name !== "value");
    return this.say[how](this.say.quoted(names[this.number]), use.value);
  }
  /** Who does a step and what it is; `before` are the leaves it begins in. */
  step(step, before) {
    const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(step.event) ?? [];
    if (end) return { who: "answer", words: this.answer(end, actor, step.payload) };
    if (step.event.startsWith("xstate.after."))
      return { who: "time", words: this.say.passes(timeIn(step.delay ?? 0, this.say.times)) };
    const manner = this.manner(step, before);
    if (manner && manner.do.length > 0) {
      const [first, ...rest] = manner.do.map((use) => this.use(use));
      const later = rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
      return { who: "person", words: [first, ...later].join(this.say.next) };
    }
    const isPersons = this.pin.events[step.event]?.some((one) => one.do.length > 0);
    const told = this.entry("events", step.event);
    // A walk that never made a gesture of it leaves the words to the table; the third says whose it is.
    if (told && !isPersons) return { who: told[2] ?? "other", words: told[this.number] };
    const carried = step.carried ? `${step.event} (${cut(step.carried)})` : step.event;
    return { who: "unseen", words: this.say.unseen(carried) };
  }
  answer(end, actor, { output }) {
    const [vi = actor, en = actor, by] = this.tables.actors[actor] ?? [];
    const what = [vi, en][this.number];
    const who = by?.split("|")[this.number] ?? this.say.server;
    if (end === "error") return this.say.fails(who, what);
    if (output?.ok === false) return this.say.refuses(who, what, this.refusal(output.code));
    return this.say.answers(who, what, briefly(output?.ok ? output.value : output));
  }
  /** A refusal by the product's own text of it, where it has one. */
  refusal(code) {
    this.errors ??= textsOf(this.language, ["error.", "failure."]);
    return this.errors.get(`error.${code}`) ?? this.errors.get(`failure.${code}`) ?? code;
  }
  /** A path in words: its title is the last thing a person does and where it leads. */
  path(path) {
    let before = path.states;
    const steps = path.steps.map((step) => {
      const told = { ...step, ...this.step(step, before), sees: this.state(step.states) };
      before = step.states;
      return told;
    });
    const start = this.start(path.start);
    const last = steps.findLast(({ who }) => who === "person");
    return {
      ...path,
      title: `${last?.words ?? start} → ${this.state(before)}`,
      startWords: start,
      startSees: this.state(path.states),
      steps,
      walked: [
        "pure",
        ...(path.covering || this.pin.walked === "all" ? ["covering"] : []),
        ...(path.browser ? ["browser"] : []),
      ].map((net) => this.say.walked[net]),
    };
  }
}
