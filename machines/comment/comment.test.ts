import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { commentFixture, commentTextFixture } from "./comment.fixtures.ts";
import type { CommentContext } from "./comment.machine.ts";
import { commentLength, commentProblem } from "./comment.rules.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<CommentContext>();
const type = (text: string) => ({ type: "text.change", text });
const write = async (it: Run, text: string) => {
  await it.send(type(text));
  expect(it.heard()).toEqual(["keepText"]);
};
const send = { type: "comment.send" };
const session = (isSignedIn: boolean) => ({ type: "session.changed", isSignedIn });
const editing = { writing: "editing" };
const failed = { writing: "failed" };
const opened = (input: "member" | "guest" | "back" = "member") => drive(walks.comment, input);
const sending = async () => {
  const it = opened();
  await write(it, ` ${commentTextFixture} `);
  expect(await it.send(send)).toBe("sending");
  return it;
};
const held = (it: Run) => {
  expect(it.value()).toBe("held");
  expect(it.heard()).toEqual(["dropText", ["showComment", { comment: commentFixture }]]);
  expect(context(it)).toMatchObject({ text: "", refusal: null, problem: null });
};

describe("whoever is not signed in", () => {
  test("is asked to, and then writes", async () => {
    const it = opened("guest");
    expect(it.value()).toBe("guest");
    expect(it.can(send)).toBe(false);
    await it.send({ type: "login.ask" });
    expect(it.heard()).toEqual(["askToSignIn"]);
    expect(await it.send(session(false))).toBe("guest");
    expect(await it.send(session(true))).toEqual(editing);
  });
  test("finds every word again after the sign-in", () => {
    expect(context(opened("back")).text).toBe(commentTextFixture);
  });
  test("loses none when the session ends while writing, sending or after a refusal", async () => {
    const it = await sending();
    expect(await it.send(session(false))).toBe("guest");
    expect(context(it).text).toBe(` ${commentTextFixture} `);
    expect(await it.send(session(true))).toEqual(editing);
    await it.send(send);
    await it.settle("sendComment", refused("unauthorized"));
    expect(await it.send(session(false))).toBe("guest");
    expect(context(it)).toMatchObject({ text: ` ${commentTextFixture} `, refusal: null });
  });
  test("a session that is told of again takes nobody out of what they write", async () => {
    const it = await sending();
    expect(await it.send(session(true))).toBe("sending");
  });
});

describe("a comment", () => {
  test.each([
    ["", "required"],
    [" \n ", "required"],
    ["a".repeat(LIMITS.commentMaxChars + 1), "too_long"],
  ])("that is none (%#) does not travel; typing takes the word away", async (text, problem) => {
    const it = opened();
    await write(it, text);
    expect(await it.send(send)).toEqual(editing);
    expect(context(it).problem).toBe(problem);
    await write(it, "a");
    expect(context(it).problem).toBeNull();
  });
  test("is sent once, is held, and makes room for another", async () => {
    const it = await sending();
    expect(it.child("sendComment")?.getSnapshot().input).toEqual({
      slug: "chup-vay-o-nha",
      text: ` ${commentTextFixture} `,
    });
    expect([it.can(send), it.can(type("x"))]).toEqual([false, false]);
    await it.settle("sendComment", accepted(commentFixture));
    held(it);
    expect(await it.send({ type: "comment.another" })).toEqual(editing);
  });
  test("that is refused says why and keeps its words", async () => {
    const no = refused("rate_limited", { facts: { retry_after: 1800 } });
    const it = await sending();
    expect(await it.settle("sendComment", no)).toEqual(failed);
    expect(context(it)).toMatchObject({ refusal: no, text: ` ${commentTextFixture} ` });
    expect(it.heard()).toEqual([]);
    expect(await it.send(send)).toBe("sending");
    expect(context(it).refusal).toBeNull();
    await it.settle("sendComment", no);
    await write(it, "");
    expect(context(it).refusal).toBeNull();
    expect(await it.send(send)).toEqual(editing);
    expect(context(it)).toMatchObject({ refusal: null, problem: "required" });
  });
});

describe("an answer that never comes", () => {
  const lost = async () => {
    const it = await sending();
    expect(await it.pass(TIMES.answer - 1)).toBe("sending");
    expect(await it.pass(1)).toBe("checking");
    expect(it.can(send)).toBe(false);
    return it;
  };
  test("the comments are read: it is there", async () => {
    const it = await lost();
    await it.settle("findComment", accepted(commentFixture));
    held(it);
  });
  test("a line that breaks is no other case", async () => {
    const it = await sending();
    expect(await it.fail("sendComment")).toBe("checking");
  });
  test.each([
    ["it is not there", (it: Run) => it.settle("findComment", accepted(null))],
    ["they are refused", (it: Run) => it.settle("findComment", refused("internal"))],
    ["they can't be read", (it: Run) => it.fail("findComment")],
    ["nor are they answered", (it: Run) => it.pass(TIMES.answer)],
  ])("%s: said, and every word is there", async (_, go) => {
    const it = await lost();
    expect(await go(it)).toEqual(failed);
    expect(context(it)).toMatchObject({
      refusal: unreachable,
      text: ` ${commentTextFixture} `,
    });
    expect(it.heard()).toEqual([]);
  });
});

test("a comment is counted as it is sent", () => {
  expect(commentLength("  Áo \n")).toBe(2);
  expect(commentProblem("a".repeat(LIMITS.commentMaxChars))).toBeNull();
});
