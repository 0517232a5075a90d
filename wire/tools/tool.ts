import * as v from "valibot";
import type { bmiOf } from "../bmi.ts";
import { Id, text } from "../common.ts";
import { LIMITS } from "../limits.ts";
import type { AssetUsage, Feature, InputRole, StyleType } from "../values.ts";

/** The fields of a body that can hold an asset's id, and what the picture named there is to the tool. */
export type ToolInputs<Body> = {
  readonly [Name in keyof Body as string extends Body[Name] ? Name : never]?: InputRole;
};
/** A tool as the rest of the product knows it. Its body, search words and rules stand beside it. */
export interface Tool<Body = object> {
  feature: Feature;
  /** The name of its call in the table of endpoints. */
  endpoint: string;
  /** The address of its page. */
  address: string;
  /** Further addresses of the same page. */
  aliases: readonly string[];
  /** The path of its call. */
  path: string;
  /** Credits of a run. */
  cost: number;
  /** Which field of its body holds the asset of which input role. */
  inputs: ToolInputs<Body>;
  /** What a picture handed to it is used as. */
  photo: AssetUsage;
  /** What it makes, and what that may be used as. */
  media: "image" | "video";
  result: AssetUsage;
  /** How long a run may take, in milliseconds. */
  deadline: number;
  /** What the files of its results begin with. */
  fileName: string;
  /** The variable that chooses its engine. */
  engineVariable: string;
  /** A body to copy: it works as it stands. What the call does is said by docs.call.<endpoint>. */
  example: Readonly<Chosen<Body>>;
}

/** The style chosen, its kind, and a category: what history shows and filters by. */
export interface RunStyle {
  styleType: StyleType | null;
  styleName: string | null;
  category: string | null;
}
/** Settings that don't go together: why, by field, and what would be taken instead. */
export interface SettingsRefusal {
  code: "invalid_request" | "unsupported_combination";
  fields: Record<string, "prompt_required" | "style_gender" | "invalid_value" | "not_for_model">;
  options?: Record<string, string>;
}
/** What of a body is chosen so far. */
export type Chosen<Body> = { [Name in keyof Body]?: Body[Name] | undefined };
/** Settings that follow from a body at once. */
export type Derived = Partial<ReturnType<typeof bmiOf>>;
/** A tool's body, read: what follows from it without looking anything up. */
export interface ToolRules<Body> {
  styleOf(body: Body): RunStyle;
  /** What the history search looks through. */
  wordsOf(body: Body): readonly (string | undefined)[];
  /** Settings that were left to what else was chosen. */
  settledOf?(body: Body): Partial<Body>;
  /** Kept beside the body and told of the result too. */
  derivedOf?(body: Body): Derived;
  /** Refusals that depend on more than one field. */
  refusalOf?(body: Body): SettingsRefusal | null;
  /** Like refusalOf for an incomplete body: only what no further choice could fix. */
  refusalSoFar?(chosen: Chosen<Body>): SettingsRefusal | null;
}

/** What every tool's body may hold beside its own settings. */
export const COMMON_FIELDS = {
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seedMax))),
  parent_id: v.optional(Id),
};
export const Prompt = v.optional(text(LIMITS.promptChars));
export const between = (low: number, high: number) =>
  v.pipe(v.number(), v.minValue(low, "out_of_range"), v.maxValue(high, "out_of_range"));
