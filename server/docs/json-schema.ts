import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { COMPONENTS } from "./components.ts";

/** What the page reads of a schema; the rest is passed on as it is. */
export interface JsonSchema {
  [name: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
}
type Action = { type: string; requirement?: unknown };
type Wrapped = v.GenericSchema & { wrapped?: v.GenericSchema; default?: unknown; pipe?: Action[] };

/** A number as a query carries it, digits in text: told as the number it stands for. */
function countOf(schema: Wrapped): JsonSchema | null {
  const { pipe: actions = [] } = (schema.wrapped ?? schema) as Wrapped;
  if (!actions.some(({ type }) => type === "transform")) return null;
  if (!actions.some(({ type }) => type === "integer")) return null;
  const bound = (type: string) => actions.find((action) => action.type === type)?.requirement;
  return {
    type: "integer",
    minimum: bound("min_value"),
    maximum: bound("max_value"),
    ...(schema.default === undefined ? {} : { default: Number(schema.default) }),
  };
}

/** What may stand in a query: each name with its schema, and whether it must be there. */
export function querySchemas(schema: v.GenericSchema) {
  const made = jsonSchemaOf(schema, "input");
  const entries = ("entries" in schema ? schema.entries : {}) as Record<string, Wrapped>;
  return Object.entries(made.properties ?? {}).map(([name, property]) => {
    const entry = entries[name];
    const required = made.required?.includes(name) ?? false;
    return { name, required, schema: (entry && countOf(entry)) ?? property };
  });
}

/**
 * A wire schema as JSON Schema 2020-12 with references to the document's components: `input` is
 * what is sent, `output` what is answered. What JSON Schema can't say is left out, never guessed.
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: "input" | "output"): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...made
  } = toJsonSchema(schema, {
    typeMode,
    errorMode: "ignore",
    target: "draft-2020-12",
    definitions: typeMode === "output" ? COMPONENTS : {},
  });
  return pointed(made) as JsonSchema;
}

/** The components themselves; they name each other by reference. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(COMPONENTS).map(([name, schema]) => {
      const others = Object.entries(COMPONENTS).filter(([other]) => other !== name);
      const {
        $schema: _,
        $defs: __,
        ...made
      } = toJsonSchema(schema, {
        typeMode: "output",
        errorMode: "ignore",
        target: "draft-2020-12",
        definitions: Object.fromEntries(others),
      });
      return [name, pointed(made) as JsonSchema];
    }),
  );

/** Moves references to where OpenAPI keeps schemas. */
function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "$ref" && typeof part === "string"
        ? part.replace("#/$defs/", "#/components/schemas/")
        : pointed(part),
    ]),
  );
}
