import { i18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import type { Generation } from "#wire/generations.ts";
import {
  assetFixture,
  bodyingFixture,
  completedFixture,
  editingFixture,
  filmingFixture,
  hairFixture,
} from "#wire/wire.fixtures.ts";
import { activate } from "../../../stories/support/catalogues.ts";
import { shortTitleOf, titleOf } from "./run-title.ts";

const LINH = { vi: "Linh, dáng cao, mảnh", en: "Linh, tall, slender" };
const SHIRT = { vi: "Áo thun đỏ gạch in sen", en: "Brick red lotus T-shirt" };
const sample = (labels: typeof LINH) => assetFixture({ origin: "sample", name: labels.vi, labels });
const upload = assetFixture({ origin: "upload", name: "IMG_2025_0412.jpg" });
const result = assetFixture({ origin: "result", name: "virtual-try-on_20261128-1410_ptgv6j.png" });
const of = (run: Generation, ...assets: Generation["inputs"][number]["asset"][]): Generation => ({
  ...run,
  inputs: run.inputs.map((input, index) => ({ ...input, asset: assets[index] ?? upload })),
});
beforeEach(() => activate("vi"));

test("a run is called by what was chosen, in the reader's language", () => {
  const run = of(completedFixture, sample(LINH), sample(SHIRT));
  expect(titleOf(run, i18n)).toBe("Linh, áo thun đỏ gạch in sen");
  activate("en");
  expect(titleOf(run, i18n)).toBe("Linh, brick red lotus T-shirt");
});
test("of a picture of one's own it says nothing but what was chosen beside it", () => {
  expect(titleOf({ ...of(completedFixture, sample(LINH)), category: "tops" }, i18n)).toBe(
    "Linh, áo",
  );
  const run = of(hairFixture);
  expect(titleOf({ ...run, style_name: "loose_curls" }, i18n)).toBe("Xoăn lơi");
  const own = { ...run, style_name: "custom", settings: { prompt: " tóc ngang vai\nuốn nhẹ " } };
  expect(titleOf(own, i18n)).toBe("Tóc ngang vai uốn nhẹ");
});
test("a body is called by its figures, an edit by preset and words, a video by its words", () => {
  expect(titleOf({ ...bodyingFixture, settings: { gender: "male", height_cm: 175 } }, i18n)).toBe(
    "Người mẫu nam, 175 cm",
  );
  const edit = {
    ...of(editingFixture),
    settings: { preset: "background_remove", prompt: "Nền trắng" },
  };
  expect(titleOf(edit, i18n)).toBe("Xoá nền, nền trắng");
  const words = "Người mẫu bước chậm về phía máy, tóc bay nhẹ trong gió chiều bên hồ";
  const film = { ...of(filmingFixture), settings: { prompt: words } };
  expect(titleOf(film, i18n)).toBe("Người mẫu bước chậm về phía máy, tóc bay nhẹ trong gió…");
});
test("without words it is its tool with the time, never a file's name", () => {
  for (const asset of [upload, result])
    for (const run of [completedFixture, filmingFixture]) {
      const bare = { ...of(run, asset, asset), category: "all", settings: {} };
      expect(titleOf(bare, i18n)).toMatch(/^(Thử đồ|Video), .*27\/11\/2026/);
      expect(shortTitleOf(bare, i18n)).toMatch(/^(Thử đồ|Video)$/);
    }
});
test("a name that was given to a result is its name", () => {
  const named = { ...result, name: "Bìa tháng 12" };
  expect(titleOf({ ...of(completedFixture, named), category: "all" }, i18n)).toBe("Bìa tháng 12");
});
