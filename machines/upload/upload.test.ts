import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, timeoutFor } from "#wire/limits.ts";
import { modelFixture } from "#wire/wire.fixtures.ts";
import { sniffType } from "../kit/file.ts";
import { fileFixture } from "./upload.fixtures.ts";
import type { UploadContext } from "./upload.machine.ts";
import { uploadReason } from "./upload.rules.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part,
    ),
  );
const choose = { type: "file.choose", file: fileFixture };

describe("which files may travel", () => {
  test("ten MiB and not a byte more", () => {
    expect(uploadReason({ size: LIMITS.uploadBytes, type: "image/png" })).toBeNull();
    expect(uploadReason({ size: LIMITS.uploadBytes + 1, type: "image/png" })).toBe(
      "file_too_large",
    );
  });
  test("the type is what the bytes say", () => {
    expect(sniffType(bytes([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
    expect(sniffType(bytes([0x89], "PNG\r\n"))).toBe("image/png");
    expect(sniffType(bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 "))).toBe("image/webp");
    expect(sniffType(bytes([0, 0, 0, 24], "ftypheic"))).toBe("image/heic");
    expect(sniffType(bytes([0, 0, 0, 24], "ftypmif1"))).toBe("image/heic");
    expect(sniffType(bytes("%PDF-1.4"))).toBe("application/pdf");
    expect(sniffType(bytes("GIF89a"))).toBe("other");
    expect(sniffType(bytes("<svg"))).toBe("other");
    expect(sniffType(bytes())).toBe("empty");
  });
  test("an empty file is told apart from a wrong one", () => {
    expect(uploadReason({ size: 0, type: "other" })).toBe("empty_file");
    expect(uploadReason({ size: 9, type: "image/heic" })).toBe("heic_not_accepted");
    for (const type of ["other", "application/pdf"] as const)
      expect(uploadReason({ size: 9, type })).toBe("unsupported_file_type");
  });
});

describe("journeys", () => {
  const upload = () => drive(walks.upload, "model");
  test("chosen → checked → uploaded; progress never falls", async () => {
    const it = upload();
    await it.send(choose);
    expect(await it.settle("inspectFile", "image/jpeg")).toBe("uploading");
    await it.send({ type: "upload.progressed", percent: 60 });
    await it.send({ type: "upload.progressed", percent: 40 });
    expect(it.context<UploadContext>().percent).toBe(60);
    expect(await it.send({ type: "upload.finished", asset: modelFixture })).toBe("ready");
    expect(it.context<UploadContext>().asset?.id).toBe(modelFixture.id);
  });
  test("a wrong type never travels and another file may be chosen at once", async () => {
    const it = upload();
    await it.send(choose);
    expect(await it.settle("inspectFile", "other")).toEqual({ failed: "rejected" });
    expect(it.context<UploadContext>().reason).toBe("unsupported_file_type");
    expect(await it.send(choose)).toBe("checking");
  });
  test("a file that cannot be read ends in a sentence, not in a spinner", async () => {
    const it = upload();
    await it.send(choose);
    expect(await it.fail("inspectFile")).toEqual({ failed: "rejected" });
  });
  test("a broken line keeps the file for a retry", async () => {
    const it = upload();
    await it.send(choose);
    await it.settle("inspectFile", "image/png");
    expect(await it.send({ type: "upload.interrupted" })).toEqual({ failed: "interrupted" });
    expect(await it.send({ type: "upload.retry" })).toBe("uploading");
    expect(it.context<UploadContext>()).toMatchObject({ percent: 0, file: fileFixture });
  });
  test("cancel at any time forgets the file", async () => {
    for (const before of [[], ["image/png"]]) {
      const it = upload();
      await it.send(choose);
      for (const type of before) await it.settle("inspectFile", type);
      expect(await it.send({ type: "upload.cancel" })).toBe("idle");
      expect(it.context<UploadContext>().file).toBeNull();
    }
  });
  test("an upload without an end ends by its timeout", async () => {
    const it = upload();
    await it.send(choose);
    await it.settle("inspectFile", "image/png");
    expect(await it.pass(timeoutFor("/api/assets") - 1)).toBe("uploading");
    expect(await it.pass(1)).toEqual({ failed: "interrupted" });
  });
});
