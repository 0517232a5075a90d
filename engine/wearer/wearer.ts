import type { Parts } from "../vision/parse.ts";
import type { Person } from "../vision/person.ts";
import type { BodyOutline } from "./outline.ts";

/** The person a garment is put on; all in pixels of the working picture. */
export interface Wearer {
  person: Person;
  parts: Parts;
  body: BodyOutline;
}
