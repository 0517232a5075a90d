import type { ActorRef, EventObject, Snapshot } from "xstate";

/**
 * The machine a child reports to, as far as the child knows it: something that takes its reports. A
 * chart hands over its own `self`, so that one without a word for a report does not compile.
 */
export type ParentRef<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;
