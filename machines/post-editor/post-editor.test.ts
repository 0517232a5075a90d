import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import {
  adminPostFixture,
  postDraftFixture,
  type postEditorInputs,
  theirPostFixture,
} from "./post-editor.fixtures.ts";
import type { PostEditorContext } from "./post-editor.machine.ts";
import {
  bodyOf,
  EMPTY_POST,
  instantOf,
  keptDraft,
  postProblems,
  shopMinute,
} from "./post-editor.rules.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<PostEditorContext>();
const opened = (input: keyof typeof postEditorInputs) => drive(walks["post-editor"], input);
const save = { type: "post.save" };
const drop = { type: "kept.drop" };
const change = (changed: object) => ({ type: "field.change", change: changed });
const editing = { desk: "editing" };
const saving = async () => {
  const it = opened("whole");
  expect(await it.send(save)).toBe("saving");
  return it;
};

describe("opening", () => {
  test("a new post begins at once, with what was kept", () => {
    expect(opened("fresh").value()).toEqual(editing);
    expect(context(opened("fresh")).draft).toEqual(EMPTY_POST);
    expect(context(opened("whole")).draft).toEqual(postDraftFixture);
  });
  test("a known one is read; what was kept goes before it, and can be thrown away", async () => {
    const it = opened("kept");
    expect(it.value()).toBe("loading");
    expect(await it.settle("loadPost", accepted(adminPostFixture))).toEqual(editing);
    expect(context(it)).toMatchObject({
      draft: { title: "Chụp váy ở nhà" },
      saved: postDraftFixture,
    });
    expect(await it.send(drop)).toEqual(editing);
    expect(it.heard()).toEqual(["dropDraft"]);
    expect(context(it)).toMatchObject({ draft: postDraftFixture, kept: null });
    expect(it.can(drop)).toBe(false);
  });
  test.each([
    ["refused", (it: Run) => it.settle("loadPost", refused("not_found")), "not_found"],
    ["broken off", (it: Run) => it.fail("loadPost"), unreachable.code],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), unreachable.code],
  ])("%s: said, and tried again", async (_, go, code) => {
    const it = opened("known");
    expect(await go(it)).toBe("loadFailed");
    expect(context(it).refusal?.code).toBe(code);
    expect(await it.send({ type: "load.retry" })).toBe("loading");
    await it.settle("loadPost", accepted(adminPostFixture));
    expect(context(it)).toMatchObject({ draft: postDraftFixture, refusal: null });
  });
});

describe("saving", () => {
  test("what lacks something does not travel; typing takes the word away", async () => {
    const it = opened("fresh");
    expect(await it.send(save)).toEqual(editing);
    expect(context(it).problems).toEqual({
      title: "required",
      category: "required",
      author: "required",
    });
    await it.send(change({ title: "Áo" }));
    expect(it.heard()).toEqual(["keepDraft"]);
    expect(context(it).problems.title).toBeUndefined();
  });
  test("it travels once and is the server's from then on", async () => {
    const it = await saving();
    expect(it.child("savePost")?.getSnapshot().input).toEqual({
      id: null,
      body: bodyOf(postDraftFixture),
    });
    expect([it.can(save), it.can(drop)]).toEqual([false, false]);
    expect(await it.settle("savePost", accepted(adminPostFixture))).toEqual({ desk: "saved" });
    expect(it.heard()).toEqual(["dropDraft", ["saySaved", adminPostFixture]]);
    expect(context(it)).toMatchObject({
      id: adminPostFixture.id,
      saved: postDraftFixture,
      kept: null,
    });
    // The next time it is that post which changes.
    await it.send(save);
    expect(it.child("savePost")?.getSnapshot().input).toMatchObject({ id: adminPostFixture.id });
  });
  test.each([
    ["refused", (it: Run) => it.settle("savePost", refused("internal")), "failed", "internal"],
    ["broken off", (it: Run) => it.fail("savePost"), "unsure", unreachable.code],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), "unsure", unreachable.code],
  ])("%s: said, and every word is there", async (_, go, leaf, code) => {
    const it = await saving();
    expect(await go(it)).toEqual({ desk: leaf });
    expect(context(it)).toMatchObject({ draft: postDraftFixture, refusal: { code } });
    expect(it.heard()).toEqual([]);
    expect(await it.send(save)).toBe("saving");
    expect(context(it).refusal).toBeNull();
    await go(it);
    await it.send(change({ title: "" }));
    expect(context(it).refusal).toBeNull();
    await it.send(save);
    expect(context(it)).toMatchObject({ refusal: null, problems: { title: "required" } });
    it.heard();
  });
  test("what is thrown away takes its words along", async () => {
    const it = await saving();
    await it.settle("savePost", refused("conflict"));
    await it.send(drop);
    expect(context(it)).toMatchObject({ refusal: null, draft: EMPTY_POST });
    await it.send(change({ excerpt: "a".repeat(LIMITS.postExcerptChars + 1) }));
    await it.send(save);
    expect(Object.keys(context(it).problems)).toContain("excerpt");
    await it.send(drop);
    expect(context(it).problems).toEqual({});
    it.heard();
  });
});

describe("a post that somebody else saved meanwhile", () => {
  const outdated = async () => {
    const it = opened("known");
    await it.settle("loadPost", accepted(adminPostFixture));
    await it.send(change({ title: "Của tôi" }));
    await it.send(save);
    expect(it.child("savePost")?.getSnapshot().input).toMatchObject({
      body: { updated_at: adminPostFixture.updated_at },
    });
    expect(await it.settle("savePost", refused("conflict"))).toBe("comparing");
    expect(it.child("loadPost")?.getSnapshot().input).toEqual({ id: adminPostFixture.id });
    it.heard();
    return it;
  };
  const compared = async () => {
    const it = await outdated();
    const shown = await it.settle("loadPost", accepted(theirPostFixture));
    expect(shown).toEqual({ desk: "outdated" });
    expect(context(it)).toMatchObject({
      draft: { title: "Của tôi" },
      saved: { title: theirPostFixture.title },
      refusal: { code: "conflict" },
    });
    return it;
  };
  test("is shown; one's own words can then stand in its place", async () => {
    const it = await compared();
    expect(await it.send({ type: "mine.keep" })).toBe("saving");
    expect(it.child("savePost")?.getSnapshot().input).toMatchObject({
      body: { title: "Của tôi", updated_at: theirPostFixture.updated_at },
    });
  });
  test("or is taken for one's own", async () => {
    const it = await compared();
    expect(await it.send(drop)).toEqual(editing);
    expect(context(it).draft.title).toBe(theirPostFixture.title);
    expect(it.heard()).toEqual(["dropDraft"]);
  });
  test.each([
    ["refused", (it: Run) => it.settle("loadPost", refused("not_found"))],
    ["broken off", (it: Run) => it.fail("loadPost")],
    ["unanswered", (it: Run) => it.pass(TIMES.answer)],
  ])("%s: nothing is overwritten, and every word is there", async (_, go) => {
    const it = await outdated();
    expect(await go(it)).toEqual({ desk: "failed" });
    expect(context(it)).toMatchObject({
      draft: { title: "Của tôi", basedOn: adminPostFixture.updated_at },
      refusal: { code: "conflict" },
    });
  });
  test("a picture that comes while theirs is read is not lost", async () => {
    const it = await outdated();
    expect(await it.send(change({ markdown: "![](/p.webp)" }))).toBe("comparing");
    expect(it.heard()).toEqual(["keepDraft"]);
    expect(context(it).refusal?.code).toBe("conflict");
    await it.settle("loadPost", accepted(theirPostFixture));
    expect(context(it).draft.markdown).toBe("![](/p.webp)");
  });
});

test("a picture that comes while the post is saved stands in it, not saved yet", async () => {
  const it = await saving();
  expect(await it.send(change({ markdown: "![](/p.webp)" }))).toBe("saving");
  expect(it.heard()).toEqual(["keepDraft"]);
  const made = { ...adminPostFixture, updated_at: "2026-11-29T00:00:00.000Z", slug: "khac" };
  expect(await it.settle("savePost", accepted(made))).toEqual(editing);
  expect(it.heard()).toEqual(["dropDraft", "keepDraft", ["saySaved", made]]);
  expect(context(it)).toMatchObject({
    id: made.id,
    draft: { markdown: "![](/p.webp)", basedOn: made.updated_at, slug: "khac" },
    saved: { markdown: adminPostFixture.body_markdown },
  });
});

describe("the rules of a post", () => {
  const wrong = (changed: Partial<typeof postDraftFixture>) =>
    postProblems({ ...postDraftFixture, ...changed });
  test("what is too long, badly formed or missing is named", () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ title: "a".repeat(LIMITS.postTitleChars + 1) })).toEqual({ title: "too_long" });
    expect(wrong({ excerpt: "a".repeat(LIMITS.postExcerptChars + 1) })).toEqual({
      excerpt: "too_long",
    });
    expect(wrong({ markdown: "a".repeat(LIMITS.postMarkdownChars + 1) })).toEqual({
      markdown: "too_long",
    });
    expect(wrong({ slug: "Áo dài" })).toEqual({ slug: "slug_format" });
    expect(wrong({ slug: "a".repeat(LIMITS.slugChars + 1) })).toEqual({ slug: "too_long" });
    expect(wrong({ slug: "" })).toEqual({});
    expect(wrong({ tags: Array(LIMITS.postTags + 1).fill("t") })).toEqual({ tags: "too_many" });
    expect(wrong({ status: "scheduled", publishedAt: "" })).toEqual({
      publishedAt: "time_required",
    });
    expect(wrong({ status: "draft", publishedAt: "" })).toEqual({});
  });
  test("what just fits is whole", () => {
    expect(
      wrong({
        title: "a".repeat(LIMITS.postTitleChars),
        slug: "a".repeat(LIMITS.slugChars),
        excerpt: "a".repeat(LIMITS.postExcerptChars),
        markdown: "a".repeat(LIMITS.postMarkdownChars),
        tags: Array(LIMITS.postTags).fill("t"),
      }),
    ).toEqual({});
  });
  test("times are the shop's", () => {
    expect(shopMinute("2026-11-27T18:30:00.000Z")).toBe("2026-11-28T01:30");
    expect(instantOf("2026-11-28T01:30")).toBe("2026-11-27T18:30:00.000Z");
    expect(bodyOf(postDraftFixture).published_at).toBe("2026-11-27T02:30:00.000Z");
    expect(bodyOf({ ...postDraftFixture, status: "draft" }).published_at).toBeUndefined();
    expect(bodyOf({ ...postDraftFixture, slug: "" }).slug).toBeUndefined();
  });
  test("what a browser kept is taken only where it is whole", () => {
    expect(keptDraft({ ...postDraftFixture })).toEqual(postDraftFixture);
    for (const value of [
      null,
      "x",
      {},
      { ...postDraftFixture, tags: "x" },
      { ...postDraftFixture, cover: 1 },
      { ...postDraftFixture, title: 1 },
    ])
      expect(keptDraft(value)).toBeNull();
  });
});
