import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  SimulatedClock,
} from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import {
  delayOf,
  eventsOf,
  isPossible,
  type Path,
  pathsOf,
  scripted,
  type Walk,
} from "../../tests/support/model.ts";

/** One thing that was done to a machine, and where it then rested. */
export interface Taken {
  event: AnyEventObject;
  leaves: readonly string[];
}

/**
 * A live actor of a walk's machine with a clock that stands: its promises wait for the outcome one
 * picks, its delays for one to let them pass. Nothing reaches a server.
 */
export class Simulation {
  readonly walk: Walk;
  readonly input: string;
  readonly taken: Taken[] = [];
  readonly #clock = new SimulatedClock();
  readonly #actor: AnyActor;
  readonly #settle: (event: AnyEventObject) => boolean;
  readonly #heard = new Set<() => void>();

  constructor(walk: Walk, input: string) {
    this.walk = walk;
    this.input = input;
    const { machine, settle } = scripted(walk);
    this.#settle = settle;
    this.#actor = createActor(machine, { clock: this.#clock, input: walk.inputs[input] as never });
    this.#actor.subscribe(() => {
      for (const tell of this.#heard) tell();
    });
    this.#actor.start();
  }
  stop(): void {
    this.#actor.stop();
  }
  /** For React's external store. */
  subscribe = (tell: () => void): (() => void) => {
    this.#heard.add(tell);
    return () => this.#heard.delete(tell);
  };
  snapshot = (): AnyMachineSnapshot => this.#actor.getSnapshot() as AnyMachineSnapshot;

  /** What can happen now: events of views that are taken, outcomes and delays that are awaited. */
  possible(): AnyEventObject[] {
    const now = this.snapshot();
    if (now.status !== "active") return [];
    return eventsOf(this.walk).filter((event) => isPossible(now, event));
  }

  /** Lets it happen; resolves once the machine rests again. */
  async take(event: AnyEventObject): Promise<void> {
    const delay = delayOf(this.walk, event, this.snapshot().context);
    if (delay !== null) this.#clock.increment(delay);
    else if (!this.#settle(event)) this.#actor.send(event);
    await new Promise((rested) => setTimeout(rested));
    this.taken.push({ event, leaves: leavesAt(this.snapshot()) });
    for (const tell of this.#heard) tell();
  }
}

/** The shortest of the generated paths to a leaf, cut where it first rests there; null: none does. */
export function pathTo(walk: Walk, leaf: string): Path | null {
  let best: Path | null = null;
  for (const path of pathsOf(walk)) {
    const at = path.steps.findIndex((step) => leavesAt(step.state).includes(leaf));
    if (at < 0 || (best !== null && best.steps.length <= at + 1)) continue;
    best = { ...path, steps: path.steps.slice(0, at + 1) };
  }
  return best;
}
