import { createContext } from "react";
import type { TutorialRef } from "./use-tutorial-ref.ts";

/** The tour of the tool a view stands in; null in a tool that has none. */
export const TourContext = createContext<TutorialRef | null>(null);
