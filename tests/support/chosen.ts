import { walks } from "../paths/walks.ts";

type Named = keyof typeof walks;
/** Every machine by name; one alone where MACHINE names it, as when a fault is planted in it. */
export const chosenWalks = Object.entries(walks).filter(
  ([name]) => (process.env.MACHINE ?? name) === name,
) as [Named, (typeof walks)[Named]][];
