import { type AnyStateMachine, type AnyStateNode, StateMachine } from "xstate";
import { everyNode } from "#machines/kit/leaves.ts";
import { effectsOf } from "#machines/kit/not-provided.ts";

/**
 * The chart of a machine as plain data: what is pinned in machines/x/x.chart.json and what draws it.
 * Functions are told by their names or as "fn": what they compute is for the journeys to judge.
 */
export interface Chart {
  machine: string;
  states: readonly ChartState[];
  arrows: readonly Arrow[];
  actions: Readonly<Record<string, string>>;
  guards: readonly string[];
  /** Milliseconds, or "computed" from the context. */
  delays: Readonly<Record<string, number | "computed">>;
  actors: Readonly<Record<string, string>>;
  /** Microsteps after which a step that never rests is broken off. */
  mostSteps: number | null;
}
export interface ChartState {
  /** Dotted; the chart itself is "". */
  state: string;
  type: AnyStateNode["type"];
  initial?: string;
  tags?: readonly string[];
  entry?: readonly string[];
  exit?: readonly string[];
  /** Actors that live as long as the state: id, or id and source, with "(input)" where they get one. */
  runs?: readonly string[];
}
/** One of `on` (an event), `after` (a delay), `done`, `error` (an actor's end) or `always`. */
export interface Arrow {
  from: string;
  on?: string;
  after?: string;
  done?: string;
  error?: string;
  always?: true;
  if?: string;
  to?: readonly string[];
  reenter?: true;
  do?: readonly string[];
  /** The event goes no further, neither here nor above. */
  stops?: true;
}

type Named = string | { type: string; params?: unknown };
type BuiltIn = ((...args: never[]) => unknown) & {
  type?: string;
  assignment?: unknown;
  event?: unknown;
  guards?: readonly Guard[];
  stateValue?: unknown;
};
type Guard = Named | BuiltIn;

const nameOf = (node: AnyStateNode): string => node.path.join(".");
const listOf = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Item];

/** A literal as it is; what a function computes is not pinned. */
const told = (value: unknown): string =>
  typeof value === "function"
    ? "fn"
    : JSON.stringify(value, (_, inner) => (typeof inner === "function" ? "fn" : inner)).replaceAll(
        '"',
        "'",
      );

/** A function written in place goes by the key it stands under. */
const IN_PLACE = ["", "params", "input"];
function paramsOf(params: unknown): string {
  if (params === undefined) return "";
  if (typeof params !== "function") return `(${told(params)})`;
  return `(${IN_PLACE.includes(params.name) ? "fn" : params.name})`;
}

function assigned(assignment: unknown): string {
  if (typeof assignment === "function") return "assign …";
  const keys = Object.entries(assignment as object).map(([key, value]) =>
    typeof value === "function" ? key : `${key}=${told(value)}`,
  );
  return `assign ${keys.join(", ")}`;
}

function actionOf(action: Named | BuiltIn): string {
  if (typeof action === "string") return action;
  if (typeof action === "function") return builtIn(action);
  return `${action.type}${paramsOf(action.params)}`;
}
function builtIn(action: BuiltIn): string {
  if (action.type === "xstate.assign") return assigned(action.assignment);
  const kind = action.type?.replace("xstate.", "") ?? "fn";
  return action.event === undefined ? kind : `${kind} ${told(action.event)}`;
}

function guardOf(guard: Guard): string {
  if (typeof guard === "string") return guard;
  if (typeof guard !== "function") return `${guard.type}${paramsOf(guard.params)}`;
  if (guard.stateValue !== undefined) return `in ${told(guard.stateValue)}`;
  if (guard.guards === undefined) return "fn";
  const parts = guard.guards.map(guardOf);
  return guard.name === "not" ? `not ${parts[0]}` : `(${parts.join(` ${guard.name} `)})`;
}

/** What an event type stands for: a delay, an actor's end, or an event of the chart. */
function causeOf(type: string): Pick<Arrow, "on" | "after" | "done" | "error"> {
  const after = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (after !== undefined) return { after };
  const end = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(type);
  if (end?.[1] === "done") return { done: end[2] as string };
  if (end?.[1] === "error") return { error: end[2] as string };
  return { on: type };
}

interface Transition {
  target: readonly AnyStateNode[] | undefined;
  guard: Guard | undefined;
  actions: readonly (Named | BuiltIn)[];
  reenter: boolean;
}
function arrow(from: string, cause: Partial<Arrow>, transition: Transition): Arrow {
  const { target, guard, actions, reenter } = transition;
  return {
    from,
    ...cause,
    ...(guard !== undefined && { if: guardOf(guard) }),
    ...(target !== undefined && { to: target.map(nameOf) }),
    ...(reenter && { reenter: true }),
    ...(actions.length > 0 && { do: actions.map(actionOf) }),
    ...(target === undefined && actions.length === 0 && { stops: true }),
  };
}

function stateOf(node: AnyStateNode): ChartState {
  const { entry, exit } = node.config as Record<"entry" | "exit", Named | BuiltIn | undefined>;
  const initial = node.type === "compound" ? node.initial?.target?.[0]?.key : undefined;
  const runs = node.invoke.map(
    ({ id, src, input }) =>
      `${id === src ? id : `${id}: ${String(src)}`}${input === undefined ? "" : " (input)"}`,
  );
  return {
    state: nameOf(node),
    type: node.type,
    ...(initial !== undefined && { initial }),
    ...(node.tags.length > 0 && { tags: node.tags }),
    ...(entry !== undefined && { entry: listOf(entry).map(actionOf) }),
    ...(exit !== undefined && { exit: listOf(exit).map(actionOf) }),
    ...(runs.length > 0 && { runs }),
  };
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = everyNode(machine.root);
  const { actions, guards, delays, actors } = machine.implementations as Record<
    "actions" | "guards" | "delays" | "actors",
    Record<string, unknown>
  >;
  const effects = new Set(effectsOf(machine));
  const most = machine.options?.maxIterations;
  return {
    machine: machine.id,
    states: nodes.map(stateOf),
    arrows: nodes.flatMap((node) => [
      ...((node.always ?? []) as unknown as Transition[]).map((transition) =>
        arrow(nameOf(node), { always: true }, transition),
      ),
      ...[...node.transitions].flatMap(([type, transitions]) =>
        (transitions as unknown as Transition[]).map((transition) =>
          arrow(nameOf(node), causeOf(type), transition),
        ),
      ),
    ]),
    actions: mapped(actions, (action, name) =>
      effects.has(name) ? "effect" : builtIn(action as BuiltIn),
    ),
    guards: Object.entries(guards)
      .map(([name, guard]) => {
        const rule = guardOf(guard as Guard);
        return rule === "fn" ? name : `${name}: ${rule}`;
      })
      .sort(),
    delays: mapped(delays, (delay) =>
      typeof delay === "function" ? "computed" : (delay as number),
    ),
    actors: mapped(actors, (logic, name) =>
      logic instanceof StateMachine
        ? `machine ${logic.id}`
        : name.startsWith("watch")
          ? "lasting"
          : "promise",
    ),
    mostSteps: most === undefined || most === Number.POSITIVE_INFINITY ? null : most,
  };
}

const mapped = <Value, Told>(
  record: Readonly<Record<string, Value>>,
  tell: (value: Value, name: string) => Told,
): Record<string, Told> =>
  Object.fromEntries(
    Object.entries(record)
      .map(([name, value]) => [name, tell(value, name)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const spaced = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/([[{]) /g, "$1")
    .replace(/ ([\]}])/g, "$1");

/** JSON with a line for each state, arrow and name, so that a diff names what changed. */
export function writeChart(chart: Chart): string {
  const parts = Object.entries(chart).map(([key, value]) => {
    const name = JSON.stringify(key);
    if (Array.isArray(value))
      return value.length === 0
        ? `  ${name}: []`
        : `  ${name}: [\n${value.map((item) => `    ${spaced(item)}`).join(",\n")}\n  ]`;
    if (value !== null && typeof value === "object") {
      const entries = Object.entries(value);
      return entries.length === 0
        ? `  ${name}: {}`
        : `  ${name}: {\n${entries.map(([item, its]) => `    ${JSON.stringify(item)}: ${spaced(its)}`).join(",\n")}\n  }`;
    }
    return `  ${name}: ${JSON.stringify(value)}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}
