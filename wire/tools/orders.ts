import * as v from "valibot";
import { Generation } from "../generations.ts";
import { keysOf } from "../keys.ts";
import type { Feature, InputRole } from "../values.ts";
import { BodyGeneratorBody, bodyGeneratorRules } from "./body-generator.body.ts";
import { HairstyleBody, hairstyleRules } from "./hairstyle.body.ts";
import { ImageEditingBody, imageEditingRules } from "./image-editing.body.ts";
import { ImageToVideoBody, imageToVideoRules } from "./image-to-video.body.ts";
import type { Chosen, ToolInputs, ToolRules } from "./tool.ts";
import { TOOLS } from "./tools.ts";
import { TryOnBody, tryOnRules } from "./try-on.body.ts";

/** The body of each tool's call. */
export const TOOL_BODIES = {
  virtual_try_on: TryOnBody,
  body_generator: BodyGeneratorBody,
  hairstyle_changer: HairstyleBody,
  image_to_video: ImageToVideoBody,
  image_editing: ImageEditingBody,
} as const satisfies Record<Feature, v.GenericSchema>;
type Bodies = typeof TOOL_BODIES;
/** A body as it was accepted: defaults filled in, aliases resolved. */
export type Body<F extends Feature> = v.InferOutput<Bodies[F]>;

export const TOOL_RULES: { readonly [F in Feature]: ToolRules<Body<F>> } = {
  virtual_try_on: tryOnRules,
  body_generator: bodyGeneratorRules,
  hairstyle_changer: hairstyleRules,
  image_to_video: imageToVideoRules,
  image_editing: imageEditingRules,
};

/** An order: which tool, and the body that it took. One type from the wizard to the engine. */
export type Order<F extends Feature = Feature> = {
  [K in F]: { feature: K; body: Body<K> };
}[F];
/** An order as it is sent. */
export type OrderInput<F extends Feature = Feature> = {
  [K in F]: { feature: K; body: v.InferInput<Bodies[K]> };
}[F];
/** What of a tool's settings is chosen so far. */
export type PartialOrder<F extends Feature = Feature> = {
  [K in F]: { feature: K; settings: Chosen<Body<K>> };
}[F];

/** An order as one of which all is chosen. */
export const chosenIn = <F extends Feature>({ feature, body }: Order<F>): PartialOrder<F> => ({
  feature,
  settings: body,
});

const orderOf = <F extends Feature, B extends v.GenericSchema>(feature: F, body: B) =>
  v.object({ feature: v.literal(feature), body });
/** Reads an order back from where it was kept. */
export const Order = v.variant("feature", [
  orderOf("virtual_try_on", TryOnBody),
  orderOf("body_generator", BodyGeneratorBody),
  orderOf("hairstyle_changer", HairstyleBody),
  orderOf("image_to_video", ImageToVideoBody),
  orderOf("image_editing", ImageEditingBody),
]);

const chosenOf = <F extends Feature, S extends v.GenericSchema>(feature: F, settings: S) =>
  v.object({ feature: v.literal(feature), settings });
/** A quote's settings as far as they are chosen: of the tool's own body, nothing required yet. */
export const PARTIAL_ORDERS = {
  virtual_try_on: chosenOf("virtual_try_on", v.partial(TryOnBody)),
  body_generator: chosenOf("body_generator", v.partial(BodyGeneratorBody)),
  hairstyle_changer: chosenOf("hairstyle_changer", v.partial(HairstyleBody)),
  image_to_video: chosenOf("image_to_video", v.partial(ImageToVideoBody)),
  image_editing: chosenOf("image_editing", v.partial(ImageEditingBody)),
} as const satisfies Record<Feature, v.GenericSchema>;

const INPUTS: { readonly [F in Feature]: { inputs: ToolInputs<Body<F>> } } = TOOLS;
/** The pictures that an order names: the field, the id of the asset there, what it is to the tool. */
export function picturesOf<F extends Feature>({ feature, body }: Order<F>) {
  const roles: ToolInputs<Body<F>> = INPUTS[feature].inputs;
  return keysOf(roles).flatMap((field) => {
    const [role, id]: [InputRole | undefined, unknown] = [roles[field], body[field]];
    return role !== undefined && typeof id === "string" ? [{ field, role, id }] : [];
  });
}

/** A tool's call; what it takes is an order of the tool from there on. */
const call = <P extends string, F extends Feature, S extends v.GenericSchema>(
  { path, feature }: { path: P; feature: F },
  body: S,
) =>
  ({
    method: "POST",
    path,
    service: feature,
    access: "token",
    status: 202,
    body: v.pipe(
      body,
      v.transform((accepted) => ({ feature, body: accepted })),
    ),
    answer: Generation,
    idempotent: true,
  }) as const;

/** The calls of all tools, by their names in the table of endpoints. */
export const TOOL_CALLS = {
  [TOOLS.virtual_try_on.endpoint]: call(TOOLS.virtual_try_on, TOOL_BODIES.virtual_try_on),
  [TOOLS.body_generator.endpoint]: call(TOOLS.body_generator, TOOL_BODIES.body_generator),
  [TOOLS.hairstyle_changer.endpoint]: call(TOOLS.hairstyle_changer, TOOL_BODIES.hairstyle_changer),
  [TOOLS.image_to_video.endpoint]: call(TOOLS.image_to_video, TOOL_BODIES.image_to_video),
  [TOOLS.image_editing.endpoint]: call(TOOLS.image_editing, TOOL_BODIES.image_editing),
};
