import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { filesOf, root } from "../lib/run.mjs";

/**
 * Faults that are planted in the machines one at a time, to see whether a test names them. Fourteen
 * kinds: ten of the chart, four of the rules. A fault is {id, machine, file, kind, line, from, to,
 * before, after}: the text from `from` to `to` becomes `after`.
 */
export const KINDS = [
  "target",
  "drop-transition",
  "drop-branch",
  "drop-delay",
  "delay-x3",
  "guard-removed",
  "guard-negated",
  "action-removed",
  "assign-key-dropped",
  "invoke-removed",
  "onError-dropped",
  "logic",
  "operator",
  "number+1",
];

const isMade = (file) => /\.(test|fixtures)\.ts$/.test(file) || !file.endsWith(".ts");

/** Every file of a machine that a fault may stand in. */
export const filesOfMachine = (machine) =>
  filesOf([`machines/${machine}`]).filter((file) => !isMade(basename(file)));

/** All faults of one machine, in the order of its text. */
export function faultsOf(machine) {
  const faults = filesOfMachine(machine).flatMap((file) => faultsIn(file));
  const seen = new Map();
  return faults.map((fault) => {
    const place = relative(root, fault.file);
    const key = `${place} ${fault.kind} ${fault.before} → ${fault.after}`.replace(/\s+/g, " ");
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...fault, machine, file: place, id: nth === 1 ? key : `${key} (${nth})` };
  });
}

/** The text of the project's file with the fault in it; what the fault needs is imported. */
export function planted(fault) {
  const text = readFileSync(join(root, fault.file), "utf8");
  const faulty = text.slice(0, fault.from) + fault.after + text.slice(fault.to);
  return fault.kind === "guard-negated"
    ? `import { not as negated } from "xstate"; ${faulty}`
    : faulty;
}

const nameOf = ({ key }) => (key.type === "Identifier" ? key.name : (key.value ?? null));
const isObject = (node) => node?.type === "ObjectExpression";
const isText = (node) => node?.type === "Literal" && typeof node.value === "string";
/** `"x" as const` and `(x)` are what they hold. */
const bare = (node) =>
  node !== null && typeof node === "object" && /^(TSAs|TSSatisfies|Parenthesized)/.test(node.type)
    ? bare(node.expression)
    : node;

/** Keys whose value holds transitions. */
const CAUSES = new Set(["on", "after"]);
const ENDS = new Set(["onDone", "onError", "always"]);
const ACTIONS = new Set(["actions", "entry", "exit"]);
const OTHER = { "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-" };
Object.assign(OTHER, { "-": "+", "*": "/", "/": "*", "%": "*" });

function faultsIn(file) {
  const text = readFileSync(file, "utf8");
  const { program } = parseSync(file, text);
  const isRules = !/\.(machine|setup|state|states|steps)\.ts$/.test(file);
  const faults = [];
  const add = (kind, node, after, from = node.start, to = node.end) =>
    faults.push({
      file,
      kind,
      line: text.slice(0, from).split("\n").length,
      from,
      to,
      before: text.slice(from, to),
      after,
    });
  /** Takes a member out of its list or object, with the comma behind it. */
  const drop = (kind, node) => {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
    add(kind, node, "", node.start, node.end + comma);
  };

  /** All state names of the file: where a wrong target may lead that has no siblings in sight. */
  const everyState = [];
  walk(program, [], (node) => {
    if (node.type !== "Property" || nameOf(node) !== "states" || !isObject(bare(node.value)))
      return;
    for (const state of bare(node.value).properties)
      if (state.type === "Property") everyState.push(nameOf(state));
  });

  /** The names beside which a target of this place is looked up. */
  const siblingsAt = (parents) => {
    for (let index = parents.length - 1; index > 1; index -= 1) {
      const owner = parents[index - 1];
      if (isObject(parents[index]) && owner.type === "Property" && nameOf(owner) === "states")
        return parents[index].properties.filter((one) => one.type === "Property").map(nameOf);
    }
    return null;
  };
  const wrongTarget = (node, parents) => {
    const [, lead, last] = /^(.*?)([^.#]+)$/.exec(node.value) ?? [];
    if (last === undefined) return;
    // A target from outside any state, or by its path, may lead to any state of the same depth.
    const names = lead === "" ? (siblingsAt(parents) ?? everyState) : everyState;
    const at = names.indexOf(last);
    const other = names.length > 1 ? names[(at + 1) % names.length] : null;
    if (other !== null && other !== last) add("target", node, JSON.stringify(lead + other));
  };
  /** One transition, or a list of them, as the value of a cause. */
  const transition = (value, parents) => {
    const node = bare(value);
    if (isText(node)) wrongTarget(node, parents);
    if (node?.type === "ArrayExpression" && node.elements.length > 1)
      for (const branch of node.elements) drop("drop-branch", branch);
  };

  walk(program, [], (node, parents) => {
    if (node.type === "Property") {
      const name = nameOf(node);
      const value = bare(node.value);
      if (!isRules) {
        if (CAUSES.has(name) && isObject(value)) {
          for (const one of value.properties) {
            if (one.type !== "Property") continue;
            drop(name === "on" ? "drop-transition" : "drop-delay", one);
            transition(one.value, [...parents, node, value]);
          }
        }
        if (ENDS.has(name)) transition(node.value, parents);
        if (name === "onError") drop("onError-dropped", node);
        if (name === "invoke") {
          if (value.type === "ArrayExpression")
            for (const one of value.elements) drop("invoke-removed", one);
          else drop("invoke-removed", node);
        }
        if (name === "target" && isText(value)) wrongTarget(value, parents);
        if (name === "guard") {
          drop("guard-removed", node);
          add(
            "guard-negated",
            node,
            `guard: negated(${text.slice(node.value.start, node.value.end)} as never)`,
          );
        }
        if (ACTIONS.has(name)) {
          if (value.type === "ArrayExpression")
            for (const one of value.elements) drop("action-removed", one);
          else if (!isImplementations(node, parents)) drop("action-removed", node);
        }
        if (name === "delays" && isObject(value)) {
          for (const one of value.properties) {
            if (one.type !== "Property") continue;
            const its = text.slice(one.value.start, one.value.end);
            const after =
              one.value.type === "ArrowFunctionExpression"
                ? `(given: never) => 3 * (${its})(given)`
                : `3 * (${its})`;
            add("delay-x3", one.value, after);
          }
        }
      }
    }
    if (node.type === "CallExpression" && node.callee.name === "assign") {
      const assigned = assignedBy(node.arguments[0]);
      for (const one of assigned?.properties ?? []) drop("assign-key-dropped", one);
    }
    if (isInDelays(parents)) return;
    if (node.type === "LogicalExpression") {
      const sign = node.operator === "&&" ? "||" : "&&";
      const between = text.slice(node.left.end, node.right.start);
      const at = node.left.end + between.indexOf(node.operator);
      if (node.operator !== "??") add("logic", node, sign, at, at + 2);
    }
    if (node.type === "UnaryExpression" && node.operator === "!")
      add("logic", node, text.slice(node.argument.start, node.argument.end));
    if (node.type === "BinaryExpression" && OTHER[node.operator]) {
      const between = text.slice(node.left.end, node.right.start);
      const at = node.left.end + between.indexOf(node.operator);
      const isJoin = node.operator === "+" && [node.left, node.right].some(isText);
      if (!isJoin) add("operator", node, OTHER[node.operator], at, at + node.operator.length);
    }
    if (node.type === "Literal" && typeof node.value === "number")
      add("number+1", node, String(node.value + 1));
  });
  return faults;
}

/** `actions: {...}` of setup names implementations; nothing of it is taken out as one. */
const isImplementations = (node, parents) =>
  isObject(bare(node.value)) &&
  parents.some((one) => one.type === "CallExpression" && one.callee.name === "setup") &&
  !parents.some((one) => one.type === "Property" && nameOf(one) === "states");
const isInDelays = (parents) =>
  parents.some((one) => one.type === "Property" && nameOf(one) === "delays");

/** What `assign` is given, or what its function gives back, when that is written as an object. */
function assignedBy(node) {
  const value = bare(node);
  if (isObject(value)) return value;
  if (value?.type !== "ArrowFunctionExpression") return null;
  const body = bare(value.body);
  return isObject(body) ? body : null;
}

/** Visits every node that runs: types are none. */
function walk(node, parents, visit) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, parents, visit);
    return;
  }
  if (typeof node.type === "string") {
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || /^Import|^ExportAll/.test(node.type))
      return;
    visit(node, parents);
  }
  const below = typeof node.type === "string" ? [...parents, node] : parents;
  for (const [key, value] of Object.entries(node)) {
    if (key === "key" && node.type === "Property" && !node.computed) continue;
    if (key === "typeAnnotation" || key === "typeArguments" || key === "returnType") continue;
    walk(value, below, visit);
  }
}
