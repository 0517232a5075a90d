import type { ActorRef, EventObject, Snapshot } from "xstate";

/** The machine a child reports to, as far as the child knows it: something that takes its reports. */
export type ParentRef<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;
