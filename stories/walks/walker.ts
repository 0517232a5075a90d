import {
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { walk as orderWalk } from "../../tests/paths/walks/order.ts";
import { delayOf, eventsOf, scripted, type Walk } from "../../tests/support/model.ts";
import { ofItsOrder } from "../../tests/support/of-its-order.ts";
import type { WayThrough } from "../../tests/support/walk-through.ts";
import { staged } from "../support/at.ts";
import { linh } from "../support/samples.ts";
import { type StillStory, shownIn } from "../support/shown-in.ts";
import type { Shown } from "../support/still.tsx";
import { quote } from "../support/wizard.tsx";

const rested = () => new Promise((resolve) => setTimeout(resolve));
const leavesOfRef = (ref: AnyActorRef | undefined): string[] =>
  ref ? leavesAt(ref.getSnapshot() as AnyMachineSnapshot) : [];

/** Machines inside machines, those by this id replaced. */
function replaced(
  actors: Readonly<Record<string, AnyActorLogic>>,
  id: string,
  logic: AnyActorLogic,
): Record<string, AnyActorLogic> {
  return Object.fromEntries(
    Object.entries(actors).map(([name, own]) => {
      if (!(own instanceof StateMachine)) return [name, own];
      if (own.id === id) return [name, logic];
      const machine = own as AnyStateMachine;
      const inner = machine.implementations.actors as Record<string, AnyActorLogic>;
      return [name, machine.provide({ actors: replaced(inner, id, logic) })];
    }),
  );
}

/** Pictures of the fixtures have no file: one of the samples stands for each. */
function pictured(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pictured);
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const own = Object.entries(value).map(([key, one]) => [key, pictured(one)]);
  const { url, thumb_url } = linh;
  return { ...Object.fromEntries(own), ...("thumb_url" in value && { url, thumb_url }) };
}

/** The machines that run inside the machine of this id, wherever it stands among these. */
function childrenOf(
  actors: Readonly<Record<string, AnyActorLogic>>,
  id: string,
): Record<string, AnyActorLogic> | null {
  for (const own of Object.values(actors)) {
    if (!(own instanceof StateMachine)) continue;
    const inner = (own as AnyStateMachine).implementations.actors as Record<string, AnyActorLogic>;
    const found =
      own.id === id
        ? Object.fromEntries(Object.entries(inner).filter(([, one]) => one instanceof StateMachine))
        : childrenOf(inner, id);
    if (found) return found;
  }
  return null;
}

/**
 * One way through a machine, step by step, on a live actor whose promises answer and whose clock
 * goes when the way says so. A child is walked inside the parent that the story of its first state
 * brings there; what a wizard's order reports to it, the order itself is made to report.
 */
export class Walker {
  readonly walk: Walk;
  readonly way: WayThrough;
  /** What the views are given: the walked actor, or the parent it lives in. */
  readonly root: AnyActorRef;
  taken = 0;
  readonly #child: string | undefined;
  readonly #clock = new SimulatedClock();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #settle: (event: AnyEventObject) => boolean;
  readonly #order: ReturnType<typeof scripted>;
  readonly #events: readonly AnyEventObject[];

  /** `first` is what the story of the state in which the way begins shows. */
  constructor(walk: Walk, way: WayThrough, first: Shown<AnyStateMachine>) {
    this.walk = walk;
    this.way = way;
    this.#child = first.child;
    this.#events = eventsOf(walk).map((event) => pictured(event) as AnyEventObject);
    const { script } = first;
    let children = script.children ?? {};
    this.#order = scripted(orderWalk, childrenOf(children, "order") ?? {});
    if (walk.name !== "order") children = replaced(children, "order", this.#order.machine);
    const isChild = first.child !== undefined;
    const own = scripted(walk, isChild ? (childrenOf(children, walk.machine.id) ?? {}) : children);
    this.#settle = own.settle;
    const machine = isChild
      ? staged(first.machine, {
          ...script,
          children: replaced(script.children ?? {}, walk.machine.id, own.machine),
        })
      : own.machine;
    const input = isChild ? script.input : walk.inputs[way.start];
    const root = createActor(machine, {
      clock: this.#clock,
      input,
      inspect: (inspection: InspectionEvent) => {
        if (inspection.type !== "@xstate.actor") return;
        const ref = inspection.actorRef as AnyActorRef;
        this.#refs.set(ref.id, ref);
      },
    } as never);
    this.root = root;
    root.start();
    if (!isChild) return;
    for (const event of script.events ?? []) {
      if (typeof event === "number") this.#clock.increment(event);
      else if (Array.isArray(event)) this.#refs.get(event[0])?.send(event[1]);
      else root.send(event as never);
    }
  }
  stop(): void {
    (this.root as AnyActor).stop();
  }
  get walked(): AnyActorRef | undefined {
    return this.#child === undefined ? this.root : this.#refs.get(this.#child);
  }
  get leaves(): string[] {
    return leavesOfRef(this.walked);
  }
  get isDone(): boolean {
    return this.taken >= this.way.steps.length;
  }
  /** The next step's event, with its values. */
  get next(): AnyEventObject | undefined {
    const step = this.way.steps[this.taken];
    return step && (this.#events[step[1]] ?? { type: step[0] });
  }

  /** Takes the next step; resolves once everything rests again. */
  async step(): Promise<void> {
    const { context } = (this.walked?.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
    const event = this.next && ofItsOrder(this.next, context);
    if (!event) return;
    this.taken += 1;
    const delay = delayOf(this.walk, event, context);
    if (delay !== null) this.#clock.increment(delay);
    else if (!(this.#reports(event) || this.#settle(event))) this.walked?.send(event);
    await rested();
    await this.#rest();
  }
  /** A price is told whenever it is asked for. */
  async #rest(): Promise<void> {
    if (this.walk.name === "order" || this.#child !== undefined) return;
    if (!leavesOfRef(this.#refs.get("order")).includes("quoting")) return;
    try {
      this.#order.settle({ type: "xstate.done.actor.getQuote", output: accepted(quote) });
    } catch {
      // Its answer is already on the way.
    }
    await rested();
  }
  /** What a wizard hears from its order is said by the order; true when it was. */
  #reports(event: AnyEventObject): boolean {
    const order = this.#child === undefined ? this.#refs.get("order") : undefined;
    const leaves = leavesOfRef(order);
    if (this.walk.name === "order" || order === undefined || leaves.length === 0) return false;
    const answer = (actor: string, output: unknown) =>
      this.#order.settle({ type: `xstate.done.actor.${actor}`, output });
    const [leaf = ""] = leaves;
    switch (event.type) {
      case "order.sending":
        if (leaf === "submitting") return true;
        order.send({ type: leaf === "unsent" ? "submit.retry" : "order.confirm" });
        return true;
      case "order.unanswered":
        return this.#order.settle({
          type: "xstate.error.actor.submitGeneration",
          error: new Error("no answer"),
        });
      case "order.refused":
        return answer("submitGeneration", refused("image_too_small"));
      case "job.accepted":
        if (leaf === "submitting") return answer("submitGeneration", accepted(event.generation));
        if (leaf === "finding") return answer("readGeneration", accepted(event.generation));
        return false;
      case "job.succeeded":
        if (leaf === "submitting") return answer("submitGeneration", accepted(event.generation));
        if (leaf === "finding") return answer("readGeneration", accepted(event.generation));
        if (!leaf.startsWith("running")) return false;
        order.send({ type: "job.progressed", generation: event.generation });
        return true;
      case "job.missing":
        return leaf === "finding" && answer("readGeneration", refused("not_found"));
      default:
        return false;
    }
  }
}

/**
 * What the story of the state shows in which a way begins: what stands around it is right for the
 * beginning. Children that it lacks are those of another story.
 */
export function firstOf(
  walk: Walk,
  way: WayThrough,
  stories: readonly StillStory[],
): { story: StillStory; shown: Shown<AnyStateMachine> } {
  const actor = createActor(scripted(walk).machine, { input: walk.inputs[way.start] as never });
  actor.start();
  const leaves = leavesOfRef(actor);
  actor.stop();
  const story = stories.find(({ parameters }) => leaves.includes(parameters.leaf)) ?? stories[0];
  if (!story) throw new Error(`${walk.name} has no story.`);
  const shown = shownIn(story);
  if (shown.script.children) return { story, shown };
  const children = stories
    .map((one) => shownIn(one).script.children)
    .find((one) => one !== undefined);
  return { story, shown: { ...shown, script: { ...shown.script, ...(children && { children }) } } };
}
