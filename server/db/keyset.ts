import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ApiError } from "#server/errors.ts";

/** Lists that are read by cursor; a cursor belongs to one of them. */
export type ListName = "assets" | "community" | "entries" | "generations" | "payments";

/** A cursor for the place where a page of a list ended; its parts must not contain a bar. */
export const sealCursor = (list: ListName, ...parts: (string | number)[]): string =>
  Buffer.from([list, ...parts].join("|")).toString("base64url");

/** The parts of a cursor of this list. Throws cursor_unknown for anything else, another list's too. */
export function openCursor(list: ListName, cursor: string): string[] {
  const [of, ...parts] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  if (of !== list) throw unknownCursor();
  return parts;
}
export const unknownCursor = () =>
  new ApiError("invalid_request", { fields: { cursor: "cursor_unknown" } });

/** The rows after a cursor, newest first by (time, id): nothing repeats or is missed at a border. */
export function after(
  list: ListName,
  cursor: string | undefined,
  time: PgColumn,
  id: PgColumn,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [ms = "", last = ""] = openCursor(list, cursor);
  const at = new Date(Number(ms));
  if (!/^\d{1,15}$/.test(ms) || Number.isNaN(at.getTime()) || !/^[\w.-]+$/.test(last)) {
    throw unknownCursor();
  }
  return or(lt(time, at), and(eq(time, at), lt(id, last)));
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Cuts a page out of `limit + 1` rows and says where the next begins. */
export function pageOf<T extends { createdAt: Date; id: string }>(
  list: ListName,
  rows: T[],
  limit: number,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? sealCursor(list, last.createdAt.getTime(), last.id) : null;
  return { page, next };
}
