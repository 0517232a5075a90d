import type * as v from "valibot";
import { Asset, Sample } from "#wire/assets.ts";
import { Credits, Entry, Payment, Plan } from "#wire/credits.ts";
import { ErrorBody } from "#wire/errors.ts";
import { Generation } from "#wire/generations.ts";
import { Token, Webhook } from "#wire/tokens.ts";

/** What the document names; everything else is written out where it stands. */
export const COMPONENTS = {
  Asset,
  Sample,
  Generation,
  Credits,
  Entry,
  Plan,
  Payment,
  Token,
  Webhook,
  Error: ErrorBody,
} satisfies Record<string, v.GenericSchema>;
