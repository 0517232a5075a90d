import {
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  createEmptyActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from "xstate";
import { getShortestPaths } from "xstate/graph";
import { everyNode, leavesAt } from "#machines/kit/leaves.ts";
import { effectsOf } from "#machines/kit/not-provided.ts";
import { named } from "../../stories/support/named.ts";

/** One machine to be walked: where it starts and everything that can happen to it. */
export interface Walk {
  name: string;
  machine: AnyStateMachine;
  /** By name; each is a start of its own. */
  inputs: Readonly<Record<string, unknown>>;
  /** Fixture values by event type. */
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Resolved values by promise actor; each is also tried with a rejection. */
  outcomes: Readonly<Record<string, readonly unknown[]>>;
  /** What guards read of the context; the rest must not multiply the states. */
  project(context: never): unknown;
  /** Transitions that no walk can take, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}
export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
}
export interface Path {
  input: string;
  steps: Step[];
  state: AnyMachineSnapshot;
}

const FAILURE = { message: "unreachable" };

/** Every event of a walk: fixtures, actor outcomes and the machine's own delays. */
export function eventsOf(walk: Walk): AnyEventObject[] {
  const outcomes = Object.entries(walk.outcomes).flatMap(([id, values]) => [
    ...values.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    { type: `xstate.error.actor.${id}`, error: FAILURE, actorId: id },
  ]);
  const delays = walk.machine.events
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ type }));
  return [...Object.values(walk.events).flat(), ...outcomes, ...delays];
}

/** Event types of the machine that the fixtures forget; empty when they cover it. */
export function eventsMissing(walk: Walk): string[] {
  const known = new Set(eventsOf(walk).map((event) => event.type));
  return walk.machine.events.filter((type) => !known.has(type));
}

const isChildMachine = (logic: unknown): boolean => logic instanceof StateMachine;
const isLasting = (name: string): boolean => name.startsWith("watch");

/**
 * What a machine said outward: an effect by its name (with its parameters where it has any), or the
 * name of another actor with the event it was sent; "parent" is who invoked the machine.
 */
export type Heard = string | readonly [name: string, told: unknown];

/**
 * The machine with actors that only do what a path says; `settle` plays their outcomes, `hear` takes
 * up its effects. Events to other actors are taken up by `hearing`.
 */
export function scripted(
  walk: Walk,
  children: Readonly<Record<string, AnyActorLogic>> = {},
  hear: (heard: Heard) => void = () => {},
) {
  const pending = new Map<
    string,
    { resolve(value: unknown): void; reject(error: unknown): void }
  >();
  const logics = walk.machine.implementations.actors as Record<string, unknown>;
  const actors = Object.fromEntries(
    Object.entries(logics).map(([name, logic]) => [
      name,
      children[name] ??
        (isChildMachine(logic) || isLasting(name)
          ? fromCallback(() => {})
          : fromPromise(
              () => new Promise((resolve, reject) => pending.set(name, { resolve, reject })),
            )),
    ]),
  );
  const actions = Object.fromEntries(
    effectsOf(walk.machine).map((name) => [
      name,
      (_: unknown, params: unknown) => hear(params === undefined ? name : [name, params]),
    ]),
  );
  const machine = named(walk.machine.provide({ actors, actions } as never));
  return {
    machine,
    /** Plays an actor's outcome; false when the event is not one. */
    settle(event: AnyEventObject): boolean {
      const done = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
      if (!done) return false;
      const actor = pending.get(done[2] ?? "");
      if (!actor) throw new Error(`The actor ${done[2]} is not running at ${event.type}.`);
      if (done[1] === "done") actor.resolve(event.output);
      else actor.reject(event.error);
      return true;
    },
  };
}

/** Takes up what the actor sends to others, for the `inspect` of its system. */
export const hearing =
  (actor: () => AnyActorRef | undefined, hear: (heard: Heard) => void) =>
  (inspection: InspectionEvent): void => {
    if (inspection.type !== "@xstate.event" || inspection.event.type.startsWith("xstate.")) return;
    const from = inspection.sourceRef as AnyActorRef | undefined;
    const to = inspection.actorRef as AnyActorRef;
    if (from === undefined || from !== actor() || to === from) return;
    const children = Object.values((from.getSnapshot() as AnyMachineSnapshot).children);
    hear([children.includes(to) ? to.id : "parent", inspection.event]);
  };

/** Milliseconds of a delay event `xstate.after.<delay>.<state>` in the given state. */
export function delayOf(walk: Walk, event: AnyEventObject, context: unknown): number | null {
  const name = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1];
  if (name === undefined) return null;
  const delay =
    (walk.machine.implementations.delays as Record<string, unknown>)[name] ?? Number(name);
  return typeof delay === "function" ? delay({ context, event }) : (delay as number);
}

/** What can happen in a state: of clocks the one that rings first. */
function possibleIn(walk: Walk) {
  const events = eventsOf(walk);
  const clocks = events.filter(({ type }) => type.startsWith("xstate.after."));
  const filterEvents = (state: AnyMachineSnapshot, event: AnyEventObject): boolean =>
    state.status === "active" && isPossible(state, event) && isSoonest(walk, state, event, clocks);
  return { events, filterEvents };
}

/**
 * Shortest ways on from a state that a path of this walk has reached, to every other state; `isMade`
 * says which events may be on the way. The steps do not hold the state itself.
 */
export function waysOn(
  walk: Walk,
  from: AnyMachineSnapshot,
  isMade: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean,
  limit = 20_000,
): Step[][] {
  const { events, filterEvents } = possibleIn(walk);
  const ways = getShortestPaths(
    from.machine as never,
    {
      events,
      limit,
      fromState: from,
      filterEvents: (state: AnyMachineSnapshot, event: AnyEventObject) =>
        filterEvents(state, event) && isMade(event, state),
      serializeState: (state: AnyMachineSnapshot) =>
        JSON.stringify([state.value, walk.project(state.context as never)]),
    } as never,
  ) as unknown as { steps: Step[] }[];
  return ways.map(({ steps }) => steps.slice(1));
}

/** Shortest paths to every (state, event) pair of a walk, longest only: prefixes are dropped. */
export function pathsOf(walk: Walk, limit = 20_000): Path[] {
  const { events, filterEvents } = possibleIn(walk);
  const all = Object.entries(walk.inputs).flatMap(([name, input]) =>
    (
      getShortestPaths(
        scripted(walk).machine as never,
        {
          events,
          limit,
          input,
          filterEvents,
          serializeState: (
            state: AnyMachineSnapshot,
            event?: AnyEventObject,
            previous?: AnyMachineSnapshot,
          ) =>
            JSON.stringify([
              state.value,
              walk.project(state.context as never),
              event && previous
                ? [event, previous.value, walk.project(previous.context as never)]
                : 0,
            ]),
        } as never,
      ) as unknown as { state: AnyMachineSnapshot; steps: Step[] }[]
    ).map((path) => ({ input: name, steps: path.steps, state: path.state })),
  );
  return withoutPrefixes(all);
}

/** `can` for events of views; an outcome or a delay is possible where its state is active. */
export function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (event.actorId !== undefined && !(event.actorId in state.children)) return false;
  return state.can(event as never);
}

/**
 * Of clocks in states beside each other the shortest rings first: a path is as if they began
 * together. A state's own clock rings whatever has rung inside of it meanwhile.
 */
function isSoonest(
  walk: Walk,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
  clocks: readonly AnyEventObject[],
): boolean {
  const delay = delayOf(walk, event, state.context);
  if (delay === null) return true;
  const place = placeOfClock(event);
  return !clocks.some((other) => {
    const beside = placeOfClock(other);
    if (place.startsWith(beside) || beside.startsWith(place)) return false;
    return isPossible(state, other) && (delayOf(walk, other, state.context) ?? delay) < delay;
  });
}
/** The state of `xstate.after.<delay>.<state>`, ended by a dot. */
const placeOfClock = ({ type }: AnyEventObject): string => `${type.split(".").slice(3).join(".")}.`;

function withoutPrefixes(paths: Path[]): Path[] {
  const key = (path: Path, length: number) =>
    JSON.stringify([path.input, path.steps.slice(0, length).map((step) => step.event)]);
  const prefixes = new Set<string>();
  for (const path of paths) {
    for (let length = 0; length < path.steps.length; length += 1) prefixes.add(key(path, length));
  }
  return paths.filter((path) => !prefixes.has(key(path, path.steps.length)));
}

/** What live walks saw: leaves that were rested in and transitions that were taken. */
export class Coverage {
  readonly leaves = new Set<string>();
  readonly transitions = new Set<string>();
  inspect = (inspection: InspectionEvent): void => {
    if (inspection.type !== "@xstate.microstep") return;
    for (const transition of inspection._transitions) {
      this.transitions.add(transitionName(transition as never));
    }
  };
  rest(state: AnyMachineSnapshot): void {
    for (const leaf of leavesAt(state)) this.leaves.add(leaf);
  }
}

interface TransitionLike {
  source: AnyStateNode;
  eventType: string;
  guard?: unknown;
}
/** By its source, its event and its place among those of the same event. */
export function transitionName(transition: TransitionLike): string {
  const { source, eventType } = transition;
  const siblings = (source.transitions.get(eventType) ?? source.always ?? []) as unknown[];
  const index = siblings.indexOf(transition);
  return `${source.id} on ${eventType || "always"}${siblings.length > 1 ? ` (${index + 1} of ${siblings.length})` : ""}`;
}

const taken = new WeakMap<AnyMachineSnapshot, Map<AnyEventObject, string[]>>();
/**
 * The transitions that an event takes, told by the chart itself without a live actor: those of the
 * event and those without one that follow.
 */
export function transitionsAt(before: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const known = taken.get(before)?.get(event);
  if (known) return known;
  const coverage = new Coverage();
  const nobody = createEmptyActor();
  nobody.system.inspect(coverage.inspect);
  const scope = {
    self: nobody,
    logger: () => {},
    id: "",
    sessionId: "nobody",
    defer: () => {},
    system: nobody.system,
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  } as never;
  before.machine.transition(before, event, scope);
  const names = [...coverage.transitions];
  taken.set(before, (taken.get(before) ?? new Map()).set(event, names));
  return names;
}

/** Every transition of the chart by name. Delays, outcomes, events and always alike. */
export const transitionsOf = (machine: AnyStateMachine): string[] =>
  everyNode(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .filter((transition) => !isForbidden(transition))
      .map((transition) => transitionName(transition as never)),
  );
/** `on: { event: undefined }` stops an event; there is nothing to take. */
const isForbidden = (transition: {
  target?: unknown;
  actions: readonly unknown[];
  reenter?: unknown;
}) => transition.target === undefined && transition.actions.length === 0;

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** What live walks heard, step by step: the pins of machines/x/x.heard.json. */
export class Hearings {
  private readonly steps = new Map<string, Set<string>>();
  /** Takes up what a step said outward; a step that says nothing is no line. */
  note(before: string, event: string, after: string, heard: readonly Heard[]): void {
    if (heard.length === 0) return;
    const step = `${before} · ${event} → ${after}`;
    const said = JSON.stringify(heard.map(nameOfHeard));
    this.steps.set(step, (this.steps.get(step) ?? new Set()).add(said));
  }
  /** JSON, a line a step with each manner in which it was heard. */
  write(): string {
    const lines = [...this.steps]
      .map(([step, said]) => `  ${JSON.stringify(step)}: [${[...said].sort().join(", ")}]`)
      .sort();
    return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
  }
}
const nameOfHeard = (heard: Heard): string => {
  if (typeof heard === "string") return heard;
  const [name, told] = heard;
  const type = (told as { type?: unknown } | null)?.type;
  return typeof type === "string" ? `${name}: ${type}` : name;
};
const placeOf = (state: AnyMachineSnapshot): string => leavesAt(state).join(" + ");

/**
 * Follows one path on a live actor with a simulated clock; throws where the two part. `hearings`
 * takes up what each step said outward.
 */
export async function walkPure(
  walk: Walk,
  path: Path,
  coverage: Coverage,
  hearings?: Hearings,
): Promise<void> {
  const clock = new SimulatedClock();
  let heard: Heard[] = [];
  const { machine, settle } = scripted(walk, {}, (one) => heard.push(one));
  const listen = hearing(
    () => actor,
    (one) => heard.push(one),
  );
  const actor: AnyActor = createActor(machine, {
    clock,
    input: walk.inputs[path.input] as never,
    inspect: (inspection) => {
      coverage.inspect(inspection);
      listen(inspection);
    },
  });
  actor.start();
  let before = "";
  try {
    for (const [index, { event, state }] of path.steps.entries()) {
      if (event.type !== "xstate.init") {
        const delay = delayOf(walk, event, actor.getSnapshot().context);
        if (delay !== null) clock.increment(delay);
        else if (!settle(event)) actor.send(event as never);
        await tick();
      }
      const now = actor.getSnapshot() as AnyMachineSnapshot;
      coverage.rest(now);
      hearings?.note(before, event.type, placeOf(now), heard);
      heard = [];
      before = placeOf(now);
      const where = () => describe({ ...path, steps: path.steps.slice(0, index + 1) });
      if (JSON.stringify(now.value) !== JSON.stringify(state.value)) {
        throw new Error(
          `${where()}\n  the model is at ${JSON.stringify(state.value)}, the actor at ${JSON.stringify(now.value)}`,
        );
      }
      const told = (context: unknown) => JSON.stringify(walk.project(context as never));
      if (told(now.context) !== told(state.context)) {
        throw new Error(
          `${where()}\n  the model knows ${told(state.context)}, the actor ${told(now.context)}`,
        );
      }
    }
  } finally {
    actor.stop();
  }
}

export const shorten = (event: AnyEventObject): string => {
  const { type, actorId: _, ...rest } = event;
  const told = Object.keys(rest).length > 0 ? JSON.stringify(rest) : "";
  return `${type}${told.length > 80 ? `${told.slice(0, 77)}…` : told}`;
};
/** One line: the start, then the events. */
export const describe = (path: Path): string =>
  [
    path.input,
    ...path.steps
      .filter((step) => step.event.type !== "xstate.init")
      .map((step) => shorten(step.event)),
  ].join(" > ");
