import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, timeoutFor } from "#wire/limits.ts";
import type { FileRef } from "../kit/file.ts";
import { refused } from "../kit/outcome.ts";
import {
  billFile,
  type contactFormInputs,
  contactFormEvents as events,
  pictureFile,
  senderFixture,
  webpFile,
  contactDraftFixture as whole,
} from "./contact-form.fixtures.ts";
import type { ContactFormContext } from "./contact-form.machine.ts";
import {
  contactProblems,
  draftOf,
  EMPTY_DRAFT,
  messageLength,
  sortFiles,
  withSender,
} from "./contact-form.rules.ts";

const open = (input: keyof typeof contactFormInputs = "fresh") =>
  drive(walks["contact-form"], input);
const change = (change: Partial<typeof whole>) => ({ type: "field.change", change });
const send = { type: "message.send" };
const [choose] = events["files.choose"];
const contextOf = (it: ReturnType<typeof open>) => it.context<ContactFormContext>();
/** The key a running try was started with. */
const keyOf = (it: ReturnType<typeof open>) => {
  const { keyBase, edition } = contextOf(it);
  return `${keyBase}-${edition}`;
};

describe("what the form asks for", () => {
  test("everything but phone and files", () => {
    expect(contactProblems(EMPTY_DRAFT)).toEqual({
      ...{ lastName: "required", firstName: "required", email: "email_invalid" },
      ...{ topic: "topic_required", description: "required" },
    });
    expect(contactProblems({ ...whole, phone: "" })).toEqual({});
    expect(contactProblems({ ...whole, phone: "1".repeat(41) })).toEqual({ phone: "too_long" });
    expect(contactProblems({ ...whole, firstName: " ", lastName: "a".repeat(101) })).toEqual({
      ...{ firstName: "required", lastName: "too_long" },
    });
  });
  test("ten to five thousand characters, in any keyboard's spelling, without what stands around them", () => {
    const of = (description: string) => contactProblems({ ...whole, description }).description;
    expect([of("x".repeat(9)), of("x".repeat(10))]).toEqual(["message_short", undefined]);
    expect([of("x".repeat(5000)), of("x".repeat(5001))]).toEqual([undefined, "message_long"]);
    expect(of(`  ${"x".repeat(9)}\n\n`)).toBe("message_short");
    expect(messageLength("Ệ".normalize("NFD").repeat(10))).toBe(10);
  });
  test("four files, each of a known kind and at most ten MiB; how many is said once", () => {
    const png = (name: string, size = 10): FileRef => ({ name, size, handle: null });
    const looked = (...files: FileRef[]) =>
      files.map((file) => ({ file, type: "image/png" as const }));
    const five = ["1", "2", "3", "4", "5"].map((name) => png(name));
    expect(sortFiles([], looked(...five))).toEqual({
      files: five.slice(0, 4),
      refusals: [{ name: "5", code: "too_many_files" }],
    });
    expect(sortFiles(five.slice(0, 3), looked(...five.slice(3), png("6"))).refusals).toEqual([
      { name: "5", code: "too_many_files" },
    ]);
    const codes = (file: FileRef, type: Parameters<typeof sortFiles>[1][number]["type"]) =>
      sortFiles([], [{ file, type }]).refusals.map(({ code }) => code);
    expect(codes(webpFile, "image/webp")).toEqual(["unsupported_file_type"]);
    expect(codes(png("a.heic"), "image/heic")).toEqual(["heic_not_accepted"]);
    expect(codes(png("a.exe"), "other")).toEqual(["unsupported_file_type"]);
    expect(codes(png("a.png", 0), "empty")).toEqual(["empty_file"]);
    expect(codes(png("a.png", LIMITS.uploadBytes + 1), "image/png")).toEqual(["file_too_large"]);
    expect(codes(png("a.png", LIMITS.uploadBytes), "image/png")).toEqual([]);
    expect(codes(png("a.png"), null)).toEqual(["unreadable_file"]);
  });
  test("a stored draft is read as far as it can be", () => {
    for (const stored of [undefined, null, 7, "x"]) expect(draftOf(stored)).toBeNull();
    expect(draftOf({ email: "a@b.vn", topic: "love", description: 4 })).toEqual({
      ...EMPTY_DRAFT,
      email: "a@b.vn",
    });
    expect(draftOf(whole)).toEqual(whole);
  });
  test("who is signed in fills what is empty, never half of a name", () => {
    expect(withSender(EMPTY_DRAFT, senderFixture)).toEqual({ ...EMPTY_DRAFT, ...senderFixture });
    expect(withSender({ ...EMPTY_DRAFT, firstName: "Lan" }, senderFixture)).toEqual({
      ...EMPTY_DRAFT,
      ...{ firstName: "Lan", email: senderFixture.email },
    });
  });
});

describe("journeys", () => {
  test("written, two files attached, sent, arrived, and another begun as the same person", async () => {
    const it = open();
    await it.send(change(whole));
    expect(await it.send(choose)).toEqual({ form: "checking" });
    const looked = [
      { file: pictureFile, type: "image/png" },
      { file: billFile, type: "application/pdf" },
    ];
    expect(await it.settle("inspectFiles", looked)).toEqual({ form: "editing" });
    expect(contextOf(it).files).toEqual([pictureFile, billFile]);
    expect(await it.send(send)).toEqual({ form: "sending" });
    await it.send({ type: "message.progressed", percent: 60 });
    await it.send({ type: "message.progressed", percent: 40 });
    expect(contextOf(it).percent).toBe(60);
    expect(await it.send({ type: "message.arrived" })).toBe("sent");
    expect(it.can(send)).toBe(false);
    expect(await it.send({ type: "message.another" })).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({
      draft: { ...whole, topic: "", description: "" },
      files: [],
      problems: {},
    });
  });
  test("wrong fields are told before anything travels; each word of it goes as its field is mended", async () => {
    const it = open("billing");
    expect(await it.send(send)).toEqual({ form: "editing" });
    expect(contextOf(it).problems).toEqual({ description: "required" });
    await it.send(change({ description: "Ngắn" }));
    expect(contextOf(it).problems).toEqual({});
    await it.send(send);
    expect(contextOf(it).problems).toEqual({ description: "message_short" });
    await it.send(change({ description: whole.description }));
    expect(await it.send(send)).toEqual({ form: "sending" });
  });
  test("a lost answer keeps every word; sent again unchanged it is the same message, changed another", async () => {
    const it = open("whole");
    await it.send(send);
    const first = keyOf(it);
    expect(await it.send({ type: "message.interrupted" })).toEqual({ form: "failed" });
    expect(contextOf(it)).toMatchObject({ draft: whole, refusal: { code: "unreachable" } });
    await it.send(send);
    expect(keyOf(it)).toBe(first);
    expect(contextOf(it).refusal).toBeNull();
    await it.pass(timeoutFor("/api/contact"));
    expect(it.value()).toEqual({ form: "failed" });
    await it.send(change({ phone: "" }));
    expect(it.value()).toEqual({ form: "editing" });
    await it.send(send);
    expect(keyOf(it)).not.toBe(first);
  });
  test("stopped on its way one goes on writing, and nothing changes while it travels", async () => {
    const it = open("whole");
    await it.send(send);
    for (const event of [change({ phone: "1" }), choose, send]) expect(it.can(event)).toBe(false);
    expect(await it.send({ type: "message.cancel" })).toEqual({ form: "editing" });
    expect(contextOf(it).draft).toEqual(whole);
    expect(it.can(change({ phone: "1" }))).toBe(true);
  });
  test("a refusal by the server keeps words and files, and says why", async () => {
    const it = open("whole");
    await it.send(choose);
    await it.settle("inspectFiles", [{ file: pictureFile, type: "image/png" }]);
    await it.send(send);
    const refusal = refused("rate_limited", { facts: { retry_after: 60 } });
    expect(await it.send({ type: "message.refused", refusal })).toEqual({ form: "failed" });
    expect(contextOf(it)).toMatchObject({ draft: whole, files: [pictureFile], refusal });
    await it.send({ type: "file.remove", file: pictureFile });
    expect(contextOf(it)).toMatchObject({ files: [], refusal: null });
  });
  test("one types on while files are looked into; files nobody can read are told by name", async () => {
    const it = open("whole");
    await it.send(choose);
    expect(it.can(send)).toBe(false);
    expect(await it.send(change({ phone: "0902" }))).toEqual({ form: "checking" });
    expect(await it.fail("inspectFiles")).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({
      draft: { ...whole, phone: "0902" },
      files: [],
      fileRefusals: [
        { name: pictureFile.name, code: "unreadable_file" },
        { name: billFile.name, code: "unreadable_file" },
      ],
    });
    expect(await it.send({ type: "files.choose", files: [] })).toEqual({ form: "editing" });
  });
  test("the topic of the address stands before the draft's; who signs in meanwhile is filled in", async () => {
    const it = open("billing");
    expect(contextOf(it).draft).toEqual({ ...EMPTY_DRAFT, ...senderFixture, topic: "billing" });
    const guest = open();
    await guest.send({ type: "sender.arrived", sender: senderFixture });
    expect(contextOf(guest).draft.email).toBe(senderFixture.email);
  });
  test("what a program fills in travels with the message", async () => {
    const it = open("whole");
    await it.send({ type: "honeypot.change", value: "x" });
    await it.send(send);
    expect(contextOf(it).honeypot).toBe("x");
  });
});
