import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { CommentProblem } from "#machines/comment/comment.rules.ts";
import { CommentForm } from "#src/flows/comment/comment-form.tsx";
import type { CommentRef } from "#src/flows/comment/use-comment-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { above, isBusy } from "../support/form-sights.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Bình luận của bạn");
const send = () =>
  screen.queryByRole("button", {
    name: /^(Gửi bình luận|Đang gửi bình luận|Đang xem bình luận đã tới chưa)$/,
  });
const PROBLEMS: Record<CommentProblem, string> = {
  required: "Nhập bình luận của bạn",
  too_long: "Bình luận dài nhất 2.000 ký tự",
};
const SENTENCES: Readonly<Record<string, string>> = {
  rate_limited: "Bạn thao tác nhanh quá. Đợi 30 phút rồi thử lại.",
  unreachable: "Mạng đang chập chờn.",
};
/** What was typed stands there, with what is wrong beside it. */
const written = ({ context }: AnyMachineSnapshot, wrong: string | undefined) => {
  expect(field()).toHaveValue(context.text);
  expect(field().hasAttribute("aria-invalid")).toBe(wrong !== undefined);
  if (wrong !== undefined) expect(field()).toHaveAccessibleDescription(new RegExp(wrong));
};
const problemOf = ({ context }: AnyMachineSnapshot) =>
  context.problem === null ? undefined : PROBLEMS[context.problem as CommentProblem];

const face: Face = {
  walk: walks.comment,
  view: (flow: CommentRef) => (
    <InApp make={fakeApp} path="/blog/chup-vay-o-nha">
      <CommentForm flow={flow} name="Hạnh Nguyễn" />
    </InApp>
  ),
  gestures: {
    "login.ask": () => press("Đăng nhập"),
    "text.change": ({ event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (field().value === event.text) fireEvent.change(field(), { target: { value: "" } });
      fireEvent.change(field(), { target: { value: event.text } });
    },
    "comment.send": () => fireEvent.submit(send()?.closest("form") as HTMLElement),
    "comment.another": () => press("Viết bình luận khác"),
  },
  outside: { "session.changed": "the session" },
  sights: {
    guest: ({ context }) => {
      const isKept = context.text.trim() !== "";
      expect(screen.queryByText(/Những gì bạn đã viết vẫn còn/) !== null).toBe(isKept);
      expect(screen.queryByRole("textbox")).toBeNull();
    },
    "writing.editing": (state) => {
      written(state, problemOf(state));
      isBusy(send(), false);
      above(null);
    },
    "writing.failed": (state) => {
      const { code, fields } = state.context.refusal;
      written(state, fields?.text);
      above(fields ? null : (SENTENCES[code] ?? "?"));
    },
    sending: (state) => {
      written(state, undefined);
      expect(field()).toHaveAttribute("readonly");
      isBusy(send(), true);
    },
    checking: (state) => {
      written(state, undefined);
      isBusy(send(), true);
      above(null);
    },
    held: () => expect(screen.getByText(/^Bình luận của bạn đang chờ duyệt/)).toBeVisible(),
  },
  locks: [
    {
      event: { type: "comment.send" },
      find: send,
      where: (state) => state.hasTag("form"),
    },
    {
      event: { type: "login.ask" },
      find: () => button("Đăng nhập"),
      where: (state) => state.matches("guest"),
    },
  ],
};
testFace("comment", face, "covering");
