import { Actor, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from "xstate";
import { masked } from "./mask.ts";

/** An actor of the running page, as it may be shown. */
export interface Live {
  id: string;
  state: string;
  context: unknown;
  /** The last events it got, the newest first. */
  events: readonly string[];
}
const MOST = 8;
const actors = new Map<string, AnyActorRef>();
const events = new Map<string, string[]>();
const heard = new Set<() => void>();
let shown: readonly Live[] = [];
let isDue = false;

function refresh(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    for (const [key, ref] of actors) {
      if (ref.getSnapshot()?.status !== "stopped") continue;
      actors.delete(key);
      events.delete(key);
    }
    shown = [...actors].map(([key, ref]) => tellOf(ref, events.get(key) ?? []));
    for (const tell of heard) tell();
  });
}
function tellOf(ref: AnyActorRef, its: readonly string[]): Live {
  const { value, status, context } = ref.getSnapshot() as AnyMachineSnapshot;
  return {
    id: ref.id,
    state: value === undefined ? status : JSON.stringify(value).replaceAll('"', ""),
    context: masked(context ?? {}),
    events: its,
  };
}
function take(inspection: InspectionEvent): void {
  const ref = inspection.actorRef as AnyActorRef;
  if (inspection.type === "@xstate.actor") actors.set(ref.sessionId, ref);
  if (inspection.type === "@xstate.event") {
    const last = events.get(ref.sessionId) ?? [];
    const told = JSON.stringify(masked(inspection.event));
    events.set(ref.sessionId, [told, ...last].slice(0, MOST));
  }
  refresh();
}

export const subscribe = (tell: () => void): (() => void) => {
  heard.add(tell);
  return () => heard.delete(tell);
};
export const liveActors = (): readonly Live[] => shown;

/** From now on every actor that starts is taken up; loaded before the product's own code. */
export function watchActors(): void {
  const start = Actor.prototype.start;
  Actor.prototype.start = function (this: AnyActorRef & { _parent?: unknown }) {
    if (this._parent === undefined && !actors.has(this.sessionId)) {
      actors.set(this.sessionId, this);
      this.system.inspect(take);
    }
    return start.call(this as never);
  } as typeof start;
}
