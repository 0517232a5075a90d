import { modelFixture } from "#wire/wire.fixtures.ts";
import type { FileRef, SniffedType } from "../kit/file.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { UploadEvent } from "./upload.machine.ts";

export const fileFixture: FileRef = { name: "Áo dài đỏ.jpg", size: 2_400_000, handle: null };

export const uploadEvents = {
  "file.choose": [{ type: "file.choose", file: fileFixture }],
  "upload.cancel": [{ type: "upload.cancel" }],
  "upload.retry": [{ type: "upload.retry" }],
  "upload.progressed": [{ type: "upload.progressed", percent: 40 }],
  "upload.finished": [{ type: "upload.finished", asset: modelFixture }],
  "upload.refused": [
    { type: "upload.refused", code: "unreadable_image", message: "Không đọc được ảnh này." },
  ],
  "upload.interrupted": [{ type: "upload.interrupted" }],
} satisfies EventFixtures<UploadEvent>;

export const uploadOutcomes = { inspectFile: ["image/jpeg", "image/heic"] satisfies SniffedType[] };
