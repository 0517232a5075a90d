import { createActor, fromCallback } from "xstate";

/** A parent that hears everything and answers nothing. */
export const deafParent = createActor(fromCallback(() => {})).start() as never;
