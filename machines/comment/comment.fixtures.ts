import type { Comment } from "#wire/blog.ts";
import { LIMITS } from "#wire/limits.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { CommentEvent, CommentInput } from "./comment.machine.ts";

export const commentTextFixture = "Vải đen thì chụp sao cho rõ nếp vậy bạn?";
export const commentFixture: Comment = {
  id: "cmt_own",
  text: commentTextFixture,
  author_name: "Hạnh Nguyễn",
  status: "pending",
  created_at: "2026-11-29T03:00:00.000Z",
  is_own: true,
};
const member: CommentInput = { slug: "chup-vay-o-nha", text: "", isSignedIn: true };
export const commentInputs = {
  member,
  guest: { ...member, isSignedIn: false },
  back: { ...member, text: commentTextFixture },
} satisfies Record<string, CommentInput>;

export const commentEvents = {
  "session.changed": [
    { type: "session.changed", isSignedIn: true },
    { type: "session.changed", isSignedIn: false },
  ],
  "login.ask": [{ type: "login.ask" }],
  "text.change": [
    { type: "text.change", text: commentTextFixture },
    { type: "text.change", text: " \n" },
    { type: "text.change", text: "a".repeat(LIMITS.commentMaxChars + 1) },
  ],
  "comment.send": [{ type: "comment.send" }],
  "comment.another": [{ type: "comment.another" }],
} satisfies EventFixtures<CommentEvent>;

export const commentOutcomes = {
  sendComment: [
    accepted(commentFixture),
    refused("rate_limited", { facts: { retry_after: 1800 } }),
    refused("invalid_request", { fields: { text: "Bình luận dài quá" } }),
  ],
  findComment: [accepted(commentFixture), accepted(null), refused("internal")],
};
