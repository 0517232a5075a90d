import { and, eq, inArray } from "drizzle-orm";
import type { AssetRow } from "#server/db/rows.ts";
import { assets } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import type { FeatureEngine } from "#server/engines/served.ts";
import { ApiError } from "#server/errors.ts";
import type { SampleRow } from "#server/files/samples.ts";
import type { FieldCode } from "#server/texts/codes.ts";
import { TOOL_INPUTS } from "#wire/generations.ts";
import { CUSTOM_STYLE, hairstyleOf } from "#wire/hairstyles.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Feature, InputRole, VideoModelId } from "#wire/values.ts";
import { unsupportedVideoSettings, VIDEO_MODELS, type VideoChoice } from "#wire/video-models.ts";

/** A picture a run starts from: an asset of the caller, or one that ships with the product. */
export interface ChosenInput {
  role: InputRole;
  field: string;
  id: string;
  width: number;
  height: number;
  asset: AssetRow | null;
  sample: SampleRow | null;
}

/** Rules that need more than one field: what a style, a preset or a video model allows. */
export function checkSettings(feature: Feature, body: Record<string, unknown>): void {
  const refuse = (field: string, code: FieldCode) => {
    throw new ApiError("invalid_request", { fields: { [field]: code } });
  };
  if (feature === "hairstyle_changer") {
    if (body.style === CUSTOM_STYLE) {
      if (!body.prompt) refuse("prompt", "prompt_required");
    } else if (hairstyleOf(String(body.style))?.gender !== body.gender) {
      refuse("style", "style_gender");
    }
  }
  if (feature === "image_editing" && !body.preset && !body.prompt) {
    refuse("prompt", "prompt_required");
  }
  if (feature === "image_to_video") checkVideo(body as unknown as VideoChoice);
}

/**
 * The same of settings that are not all chosen yet: refused is only what no further choice could
 * mend. Words and pictures may still come.
 */
export function checkChosen(feature: Feature, chosen: Record<string, unknown>): void {
  const { style, gender, model } = chosen;
  if (feature === "hairstyle_changer" && style !== undefined && gender !== undefined) {
    checkSettings(feature, { prompt: "…", ...chosen });
  }
  // Without a model there is one for every choice; without a choice, one for every model.
  if (feature !== "image_to_video" || model === undefined) return;
  const { durations, resolutions } = VIDEO_MODELS[model as VideoModelId];
  const fitting = { duration: durations[0], resolution: Object.keys(resolutions)[0] };
  checkVideo({ ...fitting, ...chosen } as unknown as VideoChoice);
}

/** What the engine says it can't do of the instruction; the answer lists what it can. */
export function checkInstruction(
  engine: FeatureEngine | null,
  body: Readonly<Record<string, unknown>>,
): void {
  const unable = engine?.unable?.(body);
  if (!unable) return;
  const { words, phrases, say, supported } = unable;
  throw new ApiError("instruction_not_supported", {
    fields: { prompt: say },
    values: { words: phrases.join(", ") },
    extra: { unsupported: words, supported },
  });
}

function checkVideo(choice: VideoChoice): void {
  const wrong = unsupportedVideoSettings(choice);
  if (wrong.length === 0) return;
  const { durations, resolutions } = VIDEO_MODELS[choice.model];
  const offered: Record<string, string> = {
    duration: durations.join(", "),
    resolution: Object.keys(resolutions).join(", "),
  };
  const named = wrong.filter((field) => field in offered);
  throw new ApiError("unsupported_combination", {
    fields: Object.fromEntries(
      wrong.map((field) => [field, field in offered ? "invalid_value" : "not_for_model"]),
    ),
    fieldValues: Object.fromEntries(
      named.map((field) => [field, { options: offered[field] ?? "" }]),
    ),
  });
}

/**
 * Finds the pictures a body names. Somebody else's or a missing one: not_found. A short side
 * under 256 px: image_too_small. A mask of another size than its photo: invalid_request.
 */
export async function findInputs(
  ctx: SignedCtx,
  feature: Feature,
  body: Record<string, unknown>,
): Promise<ChosenInput[]> {
  const roles = Object.entries(TOOL_INPUTS[feature]) as [string, InputRole][];
  const named = roles.flatMap(([field, role]) =>
    typeof body[field] === "string" ? [{ field, role, id: body[field] as string }] : [],
  );
  const ids = named.map((input) => input.id).filter((id) => !ctx.samples.get(id));
  const own = and(inArray(assets.id, ids), eq(assets.userId, ctx.caller.userId));
  const rows = ids.length > 0 ? await ctx.db.select().from(assets).where(own) : [];
  const chosen = named.map(({ field, role, id }): ChosenInput => {
    const sample = ctx.samples.get(id) ?? null;
    const asset = rows.find((row) => row.id === id && row.kind === "image") ?? null;
    const source = sample ?? asset;
    if (!source) throw new ApiError("not_found", { fields: { [field]: "asset_unknown" } });
    return { field, role, id, width: source.width, height: source.height, asset, sample };
  });
  const small = chosen.filter(({ width, height }) => Math.min(width, height) < LIMITS.toolMinSide);
  if (small.length > 0) {
    const fields = small.map(({ field }) => [field, "picture_small" as const]);
    throw new ApiError("image_too_small", { fields: Object.fromEntries(fields) });
  }
  const mask = chosen.find((input) => input.role === "mask");
  const photo = chosen.find((input) => input.role !== "mask");
  if (mask && photo && (mask.width !== photo.width || mask.height !== photo.height)) {
    throw new ApiError("invalid_request", { fields: { mask: "mask_size" } });
  }
  return chosen;
}
