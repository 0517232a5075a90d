import { createContext } from "react";
import type { AnyActorRef } from "xstate";

/** What stands in for a still's own actor while its machine is walked through. */
export const Staging = createContext<AnyActorRef | null>(null);
