import type * as v from "valibot";

interface Action {
  kind: string;
  type: string;
  requirement?: unknown;
  pipe?: readonly Action[];
}
/** What of a schema's insides is looked at; pipes carry the members of their first schema. */
export interface SchemaPart {
  type: string;
  wrapped?: SchemaPart;
  entries?: Record<string, SchemaPart>;
  item?: SchemaPart;
  value?: SchemaPart;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Action[];
}

const bare = (part: SchemaPart | undefined): SchemaPart | undefined =>
  part?.wrapped ? bare(part.wrapped) : part;

/** The schema of the value at a path, out of what only wraps it. Undefined where none is known. */
export function schemaAt(
  schema: v.GenericSchema,
  path: readonly unknown[],
): SchemaPart | undefined {
  let at = bare(schema as unknown as SchemaPart);
  for (const key of path) at = bare(at?.entries?.[String(key)] ?? at?.item ?? at?.value);
  return at;
}

/** Its checks, those of a pipe within a pipe included. */
export const actionsOf = ({ pipe = [] }: Pick<SchemaPart, "pipe">): Action[] =>
  pipe.flatMap((one) => (one.kind === "schema" ? actionsOf(one) : [one]));
