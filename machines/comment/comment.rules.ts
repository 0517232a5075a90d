import { tidy } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";

export type CommentProblem = "required" | "too_long";

/** Characters as they are counted: what stands around a comment is not sent. */
export const commentLength = (text: string): number => tidy(text).length;

/** Why a comment can't go yet; null when it can. */
export function commentProblem(text: string): CommentProblem | null {
  const length = commentLength(text);
  if (length === 0) return "required";
  return length > LIMITS.commentMaxChars ? "too_long" : null;
}
