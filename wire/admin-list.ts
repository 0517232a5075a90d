import * as v from "valibot";
import { countQuery, Id } from "./common.ts";
import { LIMITS } from "./limits.ts";

/** Which part of a list an administrator asks for. */
export const ADMIN_PAGE = {
  limit: v.optional(countQuery(1, LIMITS.pageMax), String(LIMITS.adminPage)),
  offset: v.optional(countQuery(0, 9_999_999), "0"),
};
export const adminListOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), total: v.number(), limit: v.number(), offset: v.number() });
/** The account that something is of, as administrators see it. */
export const Owner = v.object({ id: Id, name: v.string(), email: v.string() });
