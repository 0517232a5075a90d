import type { Base } from "./figure/base.ts";
import type { Part } from "./figure/part.ts";
import type { Movements } from "./figure/skeleton.ts";

/** A shaped body and where its pose takes it. */
export interface Posed {
  base: Base;
  /** Unposed positions of the whole base mesh. */
  shaped: Float32Array;
  movements: Movements;
  scale: number;
}

/** Something put on: its parts, and which base vertices it hides. */
export interface Worn {
  parts: Part[];
  hides: Uint8Array;
}
