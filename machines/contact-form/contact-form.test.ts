import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, TIMES, timeoutFor } from "#wire/limits.ts";
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
  isFilledBy,
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
const inputOf = (it: ReturnType<typeof open>, name: string) => it.child(name)?.getSnapshot().input;
/** The key a running try was started with. */
const keyOf = (it: ReturnType<typeof open>) => inputOf(it, "watchSending").key;
const unreachable = { ok: false, code: "unreachable" };
const LOOKED = [
  { file: pictureFile, type: "image/png" },
  { file: billFile, type: "application/pdf" },
];

describe("what the form asks for", () => {
  test("everything but phone and files", () => {
    expect(contactProblems(EMPTY_DRAFT)).toEqual({
      lastName: "required",
      firstName: "required",
      email: "email_invalid",
      topic: "topic_required",
      description: "required",
    });
    expect(contactProblems({ ...whole, phone: "" })).toEqual({});
    expect(contactProblems({ ...whole, phone: "1".repeat(40) })).toEqual({});
    expect(contactProblems({ ...whole, phone: "1".repeat(41) })).toEqual({ phone: "too_long" });
    expect(contactProblems({ ...whole, lastName: "a".repeat(100) })).toEqual({});
    expect(contactProblems({ ...whole, firstName: " ", lastName: "a".repeat(101) })).toEqual({
      firstName: "required",
      lastName: "too_long",
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
    expect(sortFiles(five.slice(0, 4), looked(png("none", 0), ...five.slice(4))).refusals).toEqual([
      { name: "none", code: "empty_file" },
      { name: "5", code: "too_many_files" },
    ]);
    const codes = (file: FileRef, type: Parameters<typeof sortFiles>[1][number]["type"]) =>
      sortFiles([], [{ file, type }]).refusals.map(({ code }) => code);
    expect(codes(webpFile, "image/webp")).toEqual(["unsupported_file_type"]);
    expect(codes(png("a.heic"), "image/heic")).toEqual(["heic_not_accepted"]);
    expect(codes(png("a.exe"), "other")).toEqual(["unsupported_file_type"]);
    for (const type of ["image/jpeg", "application/pdf"] as const)
      expect(codes(png("a"), type)).toEqual([]);
    expect(codes(png("a.png"), "empty")).toEqual(["empty_file"]);
    expect(codes(png("a.png", 0), "image/png")).toEqual(["empty_file"]);
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
      firstName: "Lan",
      email: senderFixture.email,
    });
    const other = { ...EMPTY_DRAFT, lastName: "Lê", email: "lan@sennha.vn" };
    expect(withSender(other, senderFixture)).toEqual(other);
    expect(isFilledBy(other, senderFixture)).toBe(false);
    expect(isFilledBy({ ...other, lastName: "" }, senderFixture)).toBe(true);
    expect(isFilledBy({ ...other, email: "" }, senderFixture)).toBe(true);
  });
});

describe("journeys", () => {
  test("written, two files attached, sent, arrived, and another begun as the same person", async () => {
    const it = open();
    expect(contextOf(it)).toMatchObject({ percent: 0, edition: 0, draft: EMPTY_DRAFT });
    expect(await it.send(change(whole))).toEqual({ form: "editing" });
    expect(it.heard()).toEqual(["keepDraft"]);
    expect(await it.send(choose)).toEqual({ form: "checking" });
    expect(inputOf(it, "inspectFiles")).toEqual({ files: [pictureFile, billFile] });
    expect(await it.settle("inspectFiles", LOOKED)).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({ files: [pictureFile, billFile], chosen: [] });
    expect(await it.send(send)).toEqual({ form: "sending" });
    expect(inputOf(it, "watchSending")).toEqual({
      draft: whole,
      files: [pictureFile, billFile],
      honeypot: "",
      key: "key-2",
    });
    await it.send({ type: "message.progressed", percent: 60 });
    await it.send({ type: "message.progressed", percent: 40 });
    expect(contextOf(it).percent).toBe(60);
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "message.arrived" })).toBe("sent");
    expect(it.heard()).toEqual(["dropDraft"]);
    expect(it.can(send)).toBe(false);
    expect(await it.send({ type: "message.another" })).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({
      draft: { ...whole, topic: "", description: "" },
      files: [],
      problems: {},
      edition: 3,
    });
  });
  test("wrong fields are told before anything travels; each word of it goes as its field is mended", async () => {
    const it = open("billing");
    await it.send(change({ firstName: "" }));
    expect(await it.send(send)).toEqual({ form: "editing" });
    expect(contextOf(it).problems).toEqual({ firstName: "required", description: "required" });
    await it.send(change({ description: "Ngắn" }));
    expect(contextOf(it).problems).toEqual({ firstName: "required" });
    await it.send(change({ firstName: "Hạnh" }));
    await it.send(send);
    expect(contextOf(it).problems).toEqual({ description: "message_short" });
    await it.send(change({ description: whole.description }));
    expect(it.heard()).toEqual(Array(4).fill("keepDraft"));
    expect(await it.send(send)).toEqual({ form: "sending" });
  });
  test("a lost answer keeps every word; sent again unchanged it is the same message, changed another", async () => {
    const it = open("whole");
    await it.send(send);
    expect(keyOf(it)).toBe("key-0");
    await it.send({ type: "message.progressed", percent: 60 });
    expect(await it.send({ type: "message.interrupted" })).toEqual({ form: "failed" });
    expect(contextOf(it)).toMatchObject({ draft: whole, refusal: unreachable });
    await it.send(send);
    expect(keyOf(it)).toBe("key-0");
    expect(contextOf(it)).toMatchObject({ refusal: null, percent: 0 });
    expect(await it.pass(timeoutFor("/api/contact") - 1)).toEqual({ form: "sending" });
    expect(await it.pass(1)).toEqual({ form: "failed" });
    expect(contextOf(it).refusal).toEqual(unreachable);
    expect(await it.send(change({ phone: "" }))).toEqual({ form: "editing" });
    expect(contextOf(it).refusal).toBeNull();
    expect(it.heard()).toEqual(["keepDraft"]);
    await it.send(send);
    expect(keyOf(it)).toBe("key-1");
  });
  test("who signs in after a lost answer, or chooses a file in vain, still sends the same message", async () => {
    const it = open("whole");
    await it.send(send);
    await it.send({ type: "message.interrupted" });
    expect(await it.send({ type: "sender.arrived", sender: senderFixture })).toEqual({
      form: "failed",
    });
    expect(await it.send(choose)).toEqual({ form: "checking" });
    expect(contextOf(it).refusal).toBeNull();
    await it.fail("inspectFiles");
    await it.send(send);
    expect(keyOf(it)).toBe("key-0");
    expect(contextOf(it).fileRefusals).toEqual([]);
  });
  test("stopped on its way one goes on writing, and nothing changes while it travels", async () => {
    const it = open("whole");
    await it.send(choose);
    await it.settle("inspectFiles", LOOKED);
    await it.send(send);
    for (const event of [
      change({ phone: "1" }),
      choose,
      send,
      { type: "honeypot.change", value: "x" },
      { type: "sender.arrived", sender: senderFixture },
      { type: "file.remove", file: pictureFile },
    ])
      expect([event.type, it.can(event)]).toEqual([event.type, false]);
    expect(await it.send({ type: "message.cancel" })).toEqual({ form: "editing" });
    expect(contextOf(it).draft).toEqual(whole);
    expect(it.can(change({ phone: "1" }))).toBe(true);
  });
  test("a refusal by the server keeps words and files, and says why", async () => {
    const it = open("whole");
    await it.send(choose);
    await it.settle("inspectFiles", LOOKED);
    await it.send(send);
    const refusal = refused("rate_limited", { facts: { retry_after: 60 } });
    expect(await it.send({ type: "message.refused", refusal })).toEqual({ form: "failed" });
    expect(contextOf(it)).toMatchObject({ draft: whole, files: [pictureFile, billFile], refusal });
    expect(await it.send({ type: "file.remove", file: pictureFile })).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({ files: [billFile], refusal: null });
    await it.send(send);
    expect(keyOf(it)).toBe("key-2");
  });
  test("one types on while files are looked into; files nobody can read are told by name", async () => {
    const it = open("whole");
    await it.send(choose);
    for (const event of [send, choose, { type: "file.remove", file: pictureFile }])
      expect(it.can(event)).toBe(false);
    expect(await it.send(change({ phone: "0902" }))).toEqual({ form: "checking" });
    expect(it.heard()).toEqual(["keepDraft"]);
    expect(await it.fail("inspectFiles")).toEqual({ form: "editing" });
    expect(contextOf(it)).toMatchObject({
      draft: { ...whole, phone: "0902" },
      files: [],
      fileRefusals: [
        { name: pictureFile.name, code: "unreadable_file" },
        { name: billFile.name, code: "unreadable_file" },
      ],
    });
    expect(it.can({ type: "files.choose", files: [] })).toBe(false);
  });
  test("what was said of files goes with the next choice, and when one is taken out", async () => {
    const it = open("whole");
    const vain = async () => {
      await it.send({ type: "files.choose", files: [webpFile] });
      await it.settle("inspectFiles", [{ file: webpFile, type: "image/webp" }]);
      expect(contextOf(it).fileRefusals).toEqual([
        { name: webpFile.name, code: "unsupported_file_type" },
      ]);
    };
    await vain();
    await it.send(choose);
    expect(contextOf(it).fileRefusals).toEqual([]);
    await it.settle("inspectFiles", LOOKED);
    await vain();
    await it.send({ type: "file.remove", file: billFile });
    expect(contextOf(it)).toMatchObject({ files: [pictureFile], fileRefusals: [] });
    await vain();
    await it.send(send);
    expect(contextOf(it).fileRefusals).toEqual([]);
  });
  test("the topic of the address stands before the draft's; who signs in meanwhile is filled in", async () => {
    const it = open("billing");
    expect(contextOf(it).draft).toEqual({ ...EMPTY_DRAFT, ...senderFixture, topic: "billing" });
    const guest = open();
    await guest.send(send);
    await guest.send({ type: "sender.arrived", sender: senderFixture });
    expect(guest.heard()).toEqual(["keepDraft"]);
    expect(contextOf(guest)).toMatchObject({
      draft: { ...EMPTY_DRAFT, ...senderFixture },
      problems: { topic: "topic_required", description: "required" },
      edition: 1,
    });
    expect(contextOf(guest).problems.email).toBeUndefined();
  });
  test("what a program fills in travels with the message", async () => {
    const it = open("whole");
    await it.send({ type: "honeypot.change", value: "x" });
    await it.send(send);
    expect(inputOf(it, "watchSending")).toMatchObject({ honeypot: "x" });
  });
});

test("files that cannot be read in time are told by name, and every word stays", async () => {
  const it = open("whole");
  const { draft } = contextOf(it);
  await it.send(choose);
  expect(await it.pass(TIMES.fileLook - 1)).toEqual({ form: "checking" });
  expect(await it.pass(1)).toEqual({ form: "editing" });
  expect(contextOf(it)).toMatchObject({ draft, files: [], chosen: [] });
  expect(contextOf(it).fileRefusals.map(({ name }) => name)).toEqual(
    choose.files.map(({ name }) => name),
  );
});
