import type * as v from "valibot";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { chosenPicture, pictureUrl } from "#server/domain/blog/pictures.ts";
import type { PostPicture } from "#wire/blog-desk.ts";

/** Makes a picture public for the text of a post. Throws invalid_request for one that isn't theirs. */
export async function createPicture(
  ctx: SignedCtx,
  input: { asset: string },
): Promise<v.InferOutput<typeof PostPicture>> {
  const row = await chosenPicture(ctx, input.asset, "asset");
  const { id, width, height } = row;
  await ctx.db.transaction((tx) =>
    recordAudit(ctx, tx, { action: "picture.created", subjectId: id, details: { name: row.name } }),
  );
  return { id, url: pictureUrl(ctx, row), width, height };
}
