import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { orderMachine } from "#machines/order/order.machine.ts";
import { phaseOf } from "#machines/order/order.rules.ts";

export type OrderRef = ActorRefFrom<typeof orderMachine>;
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

/** Which of the three phases the screen shows; -1 in the queue. */
export const phaseIndex = ({ context }: OrderSnapshot): number =>
  context.generation === null ? -1 : phaseOf(context.generation);
export const isAsking = (snapshot: OrderSnapshot): boolean =>
  snapshot.matches({ running: { ask: "asking" } });
/** The server is asked to cancel; until it answers, the run goes on. */
export const isCancelling = (snapshot: OrderSnapshot): boolean =>
  snapshot.matches({ running: { ask: "cancelling" } });
/** Neither stream nor answer for a while. */
export const isLinkLost = (snapshot: OrderSnapshot): boolean =>
  snapshot.matches({ running: { link: "lost" } });

/** What can be done with what was made; null until it is there. */
export const downloadOf = (snapshot: OrderSnapshot | undefined) =>
  snapshot?.children.download ?? null;
export const shareOf = (snapshot: OrderSnapshot | undefined) => snapshot?.children.share ?? null;
