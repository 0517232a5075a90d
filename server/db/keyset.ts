import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ApiError } from "#server/errors.ts";

/** Where a page of a newest-first list ended: the time and id of its last row. */
export const cursorAfter = (row: { createdAt: Date; id: string }): string =>
  Buffer.from(`${row.createdAt.getTime()}|${row.id}`).toString("base64url");

/** The rows after a cursor, newest first by (time, id): nothing repeats or is missed at a border. */
export function after(cursor: string | undefined, time: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [ms = "", last = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const at = new Date(Number(ms));
  if (!/^\d{1,15}$/.test(ms) || Number.isNaN(at.getTime()) || !/^[\w.-]+$/.test(last)) {
    throw new ApiError("invalid_request", { fields: { cursor: "cursor_unknown" } });
  }
  return or(lt(time, at), and(eq(time, at), lt(id, last)));
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Cuts a page out of `limit + 1` rows and says where the next begins. */
export function pageOf<T extends { createdAt: Date; id: string }>(rows: T[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorAfter(last) : null };
}
