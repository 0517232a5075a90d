import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, TIMES, timeoutFor } from "#wire/limits.ts";
import { modelFixture } from "#wire/wire.fixtures.ts";
import { fileFixture } from "./upload.fixtures.ts";
import type { UploadContext } from "./upload.machine.ts";
import { uploadReason } from "./upload.rules.ts";

const choose = { type: "file.choose", file: fileFixture };

describe("which files may travel", () => {
  test("ten MiB and not a byte more", () => {
    expect(uploadReason({ size: LIMITS.uploadBytes, type: "image/png" })).toBeNull();
    expect(uploadReason({ size: LIMITS.uploadBytes + 1, type: "image/png" })).toBe(
      "file_too_large",
    );
  });
  test("an empty file is told apart from a wrong one", () => {
    expect(uploadReason({ size: 0, type: "other" })).toBe("empty_file");
    expect(uploadReason({ size: 1, type: "empty" })).toBe("empty_file");
    expect(uploadReason({ size: 1, type: "image/png" })).toBeNull();
    expect(uploadReason({ size: 9, type: "image/heic" })).toBe("heic_not_accepted");
    for (const type of ["other", "application/pdf"] as const)
      expect(uploadReason({ size: 9, type })).toBe("unsupported_file_type");
  });
});

const upload = () => drive(walks.upload, "model");
const cancel = { type: "upload.cancel" };
const forgotten = { file: null, percent: 0, asset: null, reason: null, message: null };
const begun = async () => {
  const it = upload();
  await it.send(choose);
  await it.settle("inspectFile", "image/png");
  return it;
};
const halfway = async () => {
  const it = await begun();
  await it.send({ type: "upload.progressed", percent: 60 });
  return it;
};
const refusedFile = {
  type: "upload.refused",
  code: "unreadable_image",
  message: "Không đọc được.",
};

describe("journeys", () => {
  test("chosen → checked → uploaded and told at once; progress never falls", async () => {
    const it = upload();
    expect(it.context<UploadContext>()).toMatchObject(forgotten);
    expect(await it.send(choose)).toBe("checking");
    expect(it.child("inspectFile")?.getSnapshot().input).toEqual({ file: fileFixture });
    expect(await it.settle("inspectFile", "image/jpeg")).toBe("uploading");
    expect(it.child("watchUpload")?.getSnapshot().input).toEqual({
      file: fileFixture,
      usage: "model",
    });
    await it.send({ type: "upload.progressed", percent: 60 });
    await it.send({ type: "upload.progressed", percent: 40 });
    expect(it.context<UploadContext>().percent).toBe(60);
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "upload.finished", asset: modelFixture })).toBe("ready");
    expect(it.context<UploadContext>()).toMatchObject({ asset: modelFixture, percent: 100 });
    const ready = { type: "upload.ready", asset: modelFixture, usage: "model" };
    expect(it.heard()).toEqual([["parent", ready]]);
  });
  test("a wrong type never travels and another file may be chosen at once", async () => {
    const it = upload();
    await it.send(choose);
    expect(await it.settle("inspectFile", "other")).toEqual({ failed: "rejected" });
    expect(it.context<UploadContext>()).toMatchObject({
      reason: "unsupported_file_type",
      message: null,
    });
    expect(it.child("watchUpload")).toBeUndefined();
    expect(await it.send(choose)).toBe("checking");
    expect(it.context<UploadContext>()).toMatchObject({ ...forgotten, file: fileFixture });
  });
  test("a file too large or empty is turned away by its size", async () => {
    for (const [size, reason] of [
      [LIMITS.uploadBytes + 1, "file_too_large"],
      [0, "empty_file"],
    ] as const) {
      const it = upload();
      await it.send({ ...choose, file: { ...fileFixture, size } });
      expect(await it.settle("inspectFile", "image/png")).toEqual({ failed: "rejected" });
      expect(it.context<UploadContext>().reason).toBe(reason);
    }
  });
  test("a file that cannot be read ends in a sentence, not in a spinner", async () => {
    const it = upload();
    await it.send(choose);
    expect(await it.fail("inspectFile")).toEqual({ failed: "rejected" });
    expect(it.context<UploadContext>()).toMatchObject({ reason: "unreadable_image" });
  });
  test("a file the server turns away says so in the server's own words, and is no retry", async () => {
    const it = await halfway();
    expect(await it.send(refusedFile)).toEqual({ failed: "rejected" });
    expect(it.context<UploadContext>()).toMatchObject({
      reason: "unreadable_image",
      message: "Không đọc được.",
    });
    expect(it.can({ type: "upload.retry" })).toBe(false);
    await it.send(choose);
    expect(it.context<UploadContext>()).toMatchObject({ ...forgotten, file: fileFixture });
  });
  test("a broken line keeps the file for a retry, which starts from nothing", async () => {
    const it = await halfway();
    expect(await it.send({ type: "upload.interrupted" })).toEqual({ failed: "interrupted" });
    expect(it.context<UploadContext>()).toMatchObject({ reason: "unreachable", message: null });
    expect(await it.send({ type: "upload.retry" })).toBe("uploading");
    expect(it.context<UploadContext>()).toMatchObject({ ...forgotten, file: fileFixture });
  });
  test.each([
    [
      "being checked",
      async () => {
        const it = upload();
        await it.send(choose);
        return it;
      },
    ],
    ["travelling", halfway],
    [
      "turned away",
      async () => {
        const it = await halfway();
        await it.send(refusedFile);
        return it;
      },
    ],
    [
      "interrupted",
      async () => {
        const it = await halfway();
        await it.send({ type: "upload.interrupted" });
        return it;
      },
    ],
  ])("cancelled while %s, the file is forgotten", async (_, way) => {
    const it = await way();
    expect(await it.send(cancel)).toBe("idle");
    expect(it.context<UploadContext>()).toMatchObject(forgotten);
    expect(it.child("watchUpload")).toBeUndefined();
  });
  test("another file after one that arrived starts anew", async () => {
    const it = await begun();
    await it.send({ type: "upload.finished", asset: modelFixture });
    it.heard();
    expect(await it.send(choose)).toBe("checking");
    expect(it.context<UploadContext>()).toMatchObject({ ...forgotten, file: fileFixture });
  });
  test("an upload without an end ends by its timeout", async () => {
    const it = await begun();
    expect(await it.pass(timeoutFor("/api/assets") - 1)).toBe("uploading");
    expect(await it.pass(1)).toEqual({ failed: "interrupted" });
    expect(it.context<UploadContext>()).toMatchObject({ reason: "unreachable", message: null });
  });
});

test("a file that cannot be read in time is told as unreadable; another can be chosen", async () => {
  const it = upload();
  await it.send(choose);
  expect(await it.pass(TIMES.fileLook - 1)).toBe("checking");
  expect(await it.pass(1)).toEqual({ failed: "rejected" });
  expect(it.context<UploadContext>().reason).toBe("unreadable_image");
  expect(await it.send(choose)).toBe("checking");
});
