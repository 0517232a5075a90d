import { and, eq, inArray } from "drizzle-orm";
import type { AssetRow } from "#server/db/rows.ts";
import { assets } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import type { Engines } from "#server/engines/served.ts";
import { ApiError } from "#server/errors.ts";
import type { SampleRow } from "#server/files/samples.ts";
import { LIMITS } from "#wire/limits.ts";
import { type Order, type PartialOrder, picturesOf, TOOL_RULES } from "#wire/tools/orders.ts";
import type { SettingsRefusal } from "#wire/tools/tool.ts";
import { type Feature, type InputRole, isPainted, PAINTED_OVER } from "#wire/values.ts";

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

function refuse(refusal: SettingsRefusal | null | undefined): void {
  if (!refusal) return;
  const { code, fields, options = {} } = refusal;
  const values = Object.entries(options).map(([field, offered]) => [field, { options: offered }]);
  throw new ApiError(code, { fields, fieldValues: Object.fromEntries(values) });
}

/** Rules that need more than one field: what a style, a preset or a video model allows. */
export const checkSettings = <F extends Feature>({ feature, body }: Order<F>): void =>
  refuse(TOOL_RULES[feature].refusalOf?.(body));

/**
 * Like checkSettings, for settings not all chosen yet: refuses only what no further choice could
 * fix. Texts and pictures may still be missing.
 */
export const checkChosen = <F extends Feature>({ feature, settings }: PartialOrder<F>): void =>
  refuse(TOOL_RULES[feature].refusalSoFar?.(settings));

/**
 * The phrases of an instruction that the engine will leave undone. Nothing it could do of the order
 * at all: instruction_not_supported, whose answer lists what it can.
 */
export function checkInstruction<F extends Feature>(
  engines: Engines,
  { feature, settings }: PartialOrder<F>,
): readonly string[] {
  const unable = engines.of(feature)?.unable?.(settings);
  if (!unable) return [];
  const { words, phrases, say, supported, leavesRest } = unable;
  if (leavesRest) return phrases;
  throw new ApiError("instruction_not_supported", {
    fields: { prompt: say },
    values: { words: phrases.join(", ") },
    extra: { unsupported: words, supported },
  });
}

/**
 * Finds the pictures a body names. Somebody else's or a missing one: not_found. A short side
 * under 256 px: image_too_small. What is painted, of another size than its photo: invalid_request.
 */
export async function findInputs(
  ctx: Pick<SignedCtx, "db" | "samples" | "caller">,
  order: Order,
): Promise<ChosenInput[]> {
  const named = picturesOf(order);
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
  for (const painted of chosen) {
    if (!isPainted(painted.role)) continue;
    const below: readonly InputRole[] = PAINTED_OVER[painted.role];
    const photo = chosen.find((input) => below.includes(input.role));
    if (photo && (painted.width !== photo.width || painted.height !== photo.height)) {
      throw new ApiError("invalid_request", { fields: { [painted.field]: "mask_size" } });
    }
  }
  return chosen;
}
