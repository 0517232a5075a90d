import type { ActorRef, AnyActorRef, AnyEventObject, EventObject, Snapshot } from "xstate";

/** The machine a child reports to, as far as the child knows it: something that takes its reports. */
export type ParentRef<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;

/**
 * A machine as the parent of the child it invokes. Its own type can't be named inside its own chart,
 * so what it takes is not checked here: a report that the chart has no word for is ignored.
 */
export const asParent = (self: AnyActorRef): ParentRef<AnyEventObject> => self;
