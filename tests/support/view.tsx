import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  getNextSnapshot,
  type InspectionEvent,
  SimulatedClock,
} from "xstate";
import { leavesAt, leavesOf } from "#machines/kit/leaves.ts";
import type { GestureWords } from "./gesture-words.ts";
import {
  type Coverage,
  delayOf,
  describe as describePath,
  type Path,
  scripted,
  transitionsOf,
  type Walk,
} from "./model.ts";
import type { StateWords } from "./state-words.ts";

/** What a gesture and a sight are given. */
export interface Scene {
  /** The walked actor as it is now; the last one when a parent has ended it. */
  actor: AnyActorRef;
  /** The actor the view was given: the walked one, or the parent it lives in. */
  root: AnyActor;
  event: AnyEventObject;
  /** Plays an outcome of the walked machine's actors. */
  settle(event: AnyEventObject): void;
  /**
   * Sends the path's event without a hand, where no press can send it: the control is not there in
   * this state, or stands so already. Every event that has a gesture must be pressed somewhere.
   * `by` sends it in another way than to the walked actor.
   */
  unpressed(why: string, by?: () => void): void;
}
export interface Lock {
  /** The control, or null when it is not there. Looked for only where `where` holds. */
  find(): HTMLElement | null;
  event: AnyEventObject;
  where(state: AnyMachineSnapshot): boolean;
  /** What else must hold for the press, besides the machine's `can`. */
  also?(scene: Scene): boolean;
}
/** Another control for an event that a gesture makes. */
export interface Way {
  event: AnyEventObject;
  /** The leaf it stands in. */
  in: string;
  name: string;
  /** An event that its path must have come by. */
  after?: string;
  make(scene: Scene): unknown;
}
/** The screen of one machine: what a person does, sees, and cannot press. */
export interface Face {
  walk: Walk;
  view(actor: never): ReactNode;
  /** By event type: what a person does so that the view sends it. */
  gestures: Readonly<Record<string, (scene: Scene) => unknown>>;
  /** Event types that no press sends: other tabs, lasting actors, other pages; each with its source. */
  outside: Readonly<Record<string, string>>;
  /** By stable leaf: what is on the screen. */
  sights: Readonly<Record<string, (state: AnyMachineSnapshot, scene: Scene) => void>>;
  locks: readonly Lock[];
  /**
   * Starts the parent that a child is walked in, brought to where the child rests as the input
   * says. The child goes by the machine's name.
   */
  inside?: (child: AnyActorLogic, input: string, options: object) => AnyActor;
  children?: () => Readonly<Record<string, AnyActorLogic>>;
  /** Runs before each step's look: lets children that are not walked catch up. */
  between?: (scene: Scene) => void;
  /** What a machine knows that is not compared with the model's knowledge: its key, and why. */
  uncompared?: Readonly<Record<string, string>>;
  /** Controls that send what another sends too: a path to each is walked once more, to press it. */
  ways?: readonly Way[];
  /** Transitions that the screen cannot take, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

/** Takes up what stands on the screen and which controls the gestures use. */
export interface ScreenWords {
  gestures: GestureWords;
  states: StateWords;
  /** The events that a gesture sent by what a person can do. */
  pressed: Set<string>;
}

/** Milliseconds that let the browser's own next frame pass; less than any delay of a machine. */
const FRAME = 16;
/** Lets the view catch up with what was done to it. */
export const frame = () => act(() => vi.advanceTimersByTimeAsync(FRAME));
const isPlayed = (type: string) => /^xstate\.(done|error|after|init)/.test(type);

/** What a face forgets: events without a gesture or a source, leaves without a sight. */
export function gapsOf(face: Face): { events: string[]; leaves: string[]; stale: string[] } {
  const events = face.walk.machine.events.filter((type) => !isPlayed(type));
  const known = [...Object.keys(face.gestures), ...Object.keys(face.outside)];
  const leaves = leavesOf(face.walk.machine);
  return {
    events: events.filter((type) => !known.includes(type)),
    leaves: leaves.filter((leaf) => !(leaf in face.sights)),
    stale: [
      ...known.filter((type) => !events.includes(type)),
      ...Object.keys(face.sights).filter((leaf) => !leaves.includes(leaf)),
    ],
  };
}

/**
 * The same path on an actor without a screen, which is sent the path's own events: what it knows is
 * what the walked one must know, or the screen told the machine something else than a person did.
 */
function unseen({ walk }: Face, input: string) {
  const clock = new SimulatedClock();
  const { machine, settle } = scripted(walk);
  const actor = createActor(machine, { clock, input: walk.inputs[input] as never }).start();
  return {
    take(event: AnyEventObject): void {
      if (event.type === "xstate.init") return;
      const delay = delayOf(walk, event, actor.getSnapshot().context);
      if (delay !== null) clock.increment(delay);
      else if (!settle(event)) actor.send(event as never);
    },
    knows: () => actor.getSnapshot().context as Record<string, unknown>,
    stop: () => actor.stop(),
  };
}
/** Other actors and the browser's own file objects: they live, and are nothing to compare. */
const LIVE = ["parent", "handle"];
/** What a machine knows; a picture is told by its id, for the rest of it is the server's. */
function dataOf({ uncompared = {} }: Face, context: Record<string, unknown>): unknown {
  const text = JSON.stringify(context, (key, value) => {
    if (LIVE.includes(key) || key in uncompared) return undefined;
    return value?.kind === "image" && "thumb_url" in value ? value.id : value;
  });
  return JSON.parse(text);
}

/** The shortest beginning of a path that comes to where a way stands, and its event; throws where none does. */
export function pathTo({ event, in: leaf, name, after }: Way, paths: readonly Path[]): Path {
  const begun = paths
    .map((path) => {
      const at = path.steps.findIndex(
        ({ state }, index) =>
          leavesAt(state).includes(leaf) &&
          state.can(event as never) &&
          (!after || path.steps.slice(0, index + 1).some((step) => step.event.type === after)),
      );
      return { ...path, steps: path.steps.slice(0, at + 1) };
    })
    .filter(({ steps }) => steps.length > 0)
    .sort((a, b) => a.steps.length - b.steps.length)[0];
  const rest = begun?.steps.at(-1)?.state;
  if (!begun || !rest) throw new Error(`No path comes to "${name}": ${event.type} in ${leaf}.`);
  const state = getNextSnapshot(rest.machine, rest, event) as AnyMachineSnapshot;
  return { ...begun, steps: [...begun.steps, { event, state }] };
}

/**
 * Follows one path in the rendered view; throws where screen and chart part. `last` makes the last
 * step in the place of its gesture.
 */
export async function walkView(
  face: Face,
  path: Path,
  coverage: Coverage,
  words: ScreenWords,
  last?: Way["make"],
): Promise<void> {
  const { walk } = face;
  const { machine, settle } = scripted(walk, face.children?.());
  const sent: AnyEventObject[] = [];
  let walked: AnyActorRef | undefined;
  /** By another that its parent started when this one had ended: it knows nothing of the path. */
  let isReplaced = false;
  const inspect = (inspection: InspectionEvent) => {
    coverage.inspect(inspection);
    const ref = inspection.actorRef as AnyActorRef;
    if (inspection.type === "@xstate.event" && (ref === walked || ref === root))
      sent.push(inspection.event);
    if (inspection.type === "@xstate.actor" && face.inside && ref.id === walk.name) {
      isReplaced = walked !== undefined;
      walked = ref;
    }
  };
  let root: AnyActor | undefined;
  if (face.inside) root = face.inside(machine, path.input, { inspect });
  else {
    root = createActor(machine, { input: walk.inputs[path.input] as never, inspect });
    walked = root;
    root.start();
  }
  let isPressed = true;
  const scene = (event: AnyEventObject): Scene => ({
    actor: walked as AnyActorRef,
    root: root as AnyActor,
    event,
    settle: (outcome) => void settle(outcome),
    unpressed: (_, by = () => walked?.send(event)) => {
      isPressed = false;
      act(by);
    },
  });
  const model = unseen(face, path.input);
  render(face.view(root as never));
  await frame();
  try {
    for (const [index, { event, state }] of path.steps.entries()) {
      const now = scene(event);
      const before = walked?.getSnapshot() as AnyMachineSnapshot;
      const where = describePath({ ...path, steps: path.steps.slice(0, index + 1) });
      const delay = delayOf(walk, event, before.context);
      model.take(event);
      if (delay !== null) await act(() => vi.advanceTimersByTimeAsync(delay));
      else if (/^xstate\.(done|error)\./.test(event.type)) await act(async () => now.settle(event));
      else if (event.type !== "xstate.init") {
        const isLast = index === path.steps.length - 1;
        const gesture = (isLast && last) || face.gestures[event.type];
        sent.length = 0;
        isPressed = true;
        const own = () => sent.find((one) => one.type === event.type);
        if (gesture) {
          words.gestures.begin(event, leavesAt(before), () => own() !== undefined);
          await gesture(now);
          words.gestures.end(own() ?? event, leavesAt(before));
          if (isPressed) words.pressed.add(event.type);
        } else if (event.type in face.outside) await act(async () => walked?.send(event));
        else throw new Error(`${where}\n  no gesture sends ${event.type}.`);
        await frame();
        if (!own()) throw new Error(`${where}\n  the gesture did not send ${event.type}.`);
      }
      await frame();
      if (face.between) {
        await act(async () => face.between?.(scene(event)));
        await frame();
      }
      look(face, scene(event), state, where, coverage);
      const knows = walked?.getSnapshot().context as Record<string, unknown>;
      if (!isReplaced) expect(dataOf(face, knows), where).toEqual(dataOf(face, model.knows()));
      words.states.look(leavesAt(walked?.getSnapshot() as AnyMachineSnapshot));
    }
  } finally {
    act(() => void root?.stop());
    model.stop();
    cleanup();
  }
}

function look(
  face: Face,
  scene: Scene,
  model: AnyMachineSnapshot,
  where: string,
  coverage: Coverage,
): void {
  const state = scene.actor.getSnapshot() as AnyMachineSnapshot;
  expect(state.value, where).toEqual(model.value);
  coverage.rest(state);
  for (const leaf of leavesAt(state)) {
    try {
      face.sights[leaf]?.(state, scene);
    } catch (error) {
      throw new Error(`${where}\n  ${leaf} does not look so: ${String(error).split("\n")[0]}`);
    }
  }
  for (const lock of face.locks) {
    if (!lock.where(state)) continue;
    const control = lock.find();
    const isOpen =
      control !== null &&
      control.getAttribute("aria-disabled") !== "true" &&
      !(control as HTMLButtonElement).disabled;
    const may = state.can(lock.event as never) && (lock.also?.(scene) ?? true);
    if (isOpen !== may) {
      throw new Error(
        `${where}\n  ${lock.event.type} ${may ? "may be sent but its control is locked" : "may not be sent but its control is open"}.`,
      );
    }
  }
}

/** What a whole walk of the view must have taken, beside what is excused. */
export function missedIn(face: Face, coverage: Coverage) {
  const excused = face.unreachable ?? {};
  return {
    leaves: leavesOf(face.walk.machine).filter((leaf) => !coverage.leaves.has(leaf)),
    transitions: transitionsOf(face.walk.machine).filter(
      (name) => !coverage.transitions.has(name) && !(name in excused),
    ),
    takenAfterAll: Object.keys(excused).filter((name) => coverage.transitions.has(name)),
  };
}
