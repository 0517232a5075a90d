import {
  commentEvents,
  commentInputs,
  commentOutcomes,
} from "#machines/comment/comment.fixtures.ts";
import { type CommentContext, commentMachine } from "#machines/comment/comment.machine.ts";
import { commentProblem } from "#machines/comment/comment.rules.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "comment",
  machine: commentMachine,
  inputs: commentInputs,
  events: commentEvents,
  outcomes: commentOutcomes,
  project: (context: CommentContext) => [
    context.isSignedIn,
    commentProblem(context.text),
    context.problem,
    context.refusal?.code,
  ],
} satisfies Walk;
