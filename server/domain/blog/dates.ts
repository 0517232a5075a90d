import type { PostRow } from "#server/db/rows.ts";
import { ApiError } from "#server/errors.ts";
import type { FieldCode } from "#server/texts/sentence-codes.ts";
import type { PostStatus } from "#wire/values.ts";

type Standing = Pick<PostRow, "status" | "publishedAt">;
const wrong = (code: FieldCode) =>
  new ApiError("invalid_request", { fields: { published_at: code } });

/** A scheduled post whose time has come is published, without anything having to happen. */
export const statusNow = ({ status, publishedAt }: Standing, now: Date): PostStatus =>
  status === "scheduled" && publishedAt !== null && publishedAt <= now ? "published" : status;

/**
 * What a post's status and date become. Published without a date, it keeps the one it was published
 * at, or is published now. Throws invalid_request for a schedule in the past, or a publication in
 * the future.
 */
export function standingOf(
  asked: { status: PostStatus; published_at?: string | undefined },
  before: Standing | null,
  now: Date,
): Standing {
  const { status } = asked;
  const given = asked.published_at === undefined ? null : new Date(asked.published_at);
  if (given && Number.isNaN(given.getTime())) throw wrong("date_format");
  const had = before?.publishedAt ?? null;
  if (status === "draft") return { status, publishedAt: given ?? had };
  if (status === "published") {
    if (given && given > now) throw wrong("publish_past");
    const kept = had && had <= now ? had : now;
    return { status, publishedAt: given ?? kept };
  }
  if (!given) throw wrong("required");
  if (given > now) return { status, publishedAt: given };
  // Its time came while it was being edited.
  if (before?.status === "scheduled" && had?.getTime() === given.getTime()) {
    return { status: "published", publishedAt: given };
  }
  throw wrong("publish_future");
}
