import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { byLanguage } from "#wire/values.ts";
import { assetFixture } from "#wire/wire.fixtures.ts";
import { nameOf } from "./asset-name.ts";

i18n.loadAndActivate({
  locale: "vi",
  messages: {
    "asset.made_image": "Ảnh tạo lúc {when}",
    "asset.made_video": "Video tạo lúc {when}",
  },
});
const given = { origin: "result", name: "image-editing_20261128-1410_ptgv6j.png" } as const;

test("an upload is named without its ending, a sample in one's language", () => {
  expect(nameOf(assetFixture({ origin: "upload", name: "Áo dài đỏ.JPG" }))).toBe("Áo dài đỏ");
  const labels = { ...byLanguage(() => "Linh, standing"), vi: "Linh" };
  expect(nameOf({ ...assetFixture({ origin: "sample" }), category: null, labels })).toBe("Linh");
});
test("a result says when it was made, never its file name; a new name stands", () => {
  expect(nameOf(assetFixture(given))).toMatch(/^Ảnh tạo lúc \d/);
  expect(nameOf(assetFixture({ ...given, kind: "video" }))).toMatch(/^Video tạo lúc \d/);
  expect(nameOf(assetFixture({ ...given, name: "Bìa tháng 12" }))).toBe("Bìa tháng 12");
  expect(nameOf(assetFixture({ ...given, origin: "upload" }))).toBe(
    "image-editing_20261128-1410_ptgv6j",
  );
});
