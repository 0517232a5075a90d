import { describe, expect, it } from "vitest";
import { EDIT_PRESETS, type EditPreset } from "#wire/values.ts";
import { understand } from "./understand.ts";

const told = (instruction: string) =>
  understand(instruction).edits.map((edit) => Object.values(edit).join(":"));

describe("an instruction is understood", () => {
  it.each([
    ["áo màu xanh lá", ["recolour:upper:#2f8f46"]],
    ["ao mau xanh la", ["recolour:upper:#2f8f46"]],
    ["ĐỔI ÁO SANG MÀU ĐỎ", ["recolour:upper:#c41e2f"]],
    ["doi ao sang mau do", ["recolour:upper:#c41e2f"]],
    ["make the top emerald", ["recolour:upper:#0b7d59"]],
    ["quần đỏ", ["recolour:lower:#c41e2f"]],
    ["red shirt and blue pants", ["recolour:upper:#c41e2f", "recolour:lower:#2a5fb4"]],
    ["make the shirt red and pants blue", ["recolour:upper:#c41e2f", "recolour:lower:#2a5fb4"]],
    ["áo và quần màu đen", ["recolour:lower:#17171a", "recolour:upper:#17171a"]],
    ["change the shirt from red to green", ["recolour:upper:#2f8f46"]],
    ["nhuộm tóc nâu hạt dẻ", ["recolour:hair:#5a2f22"]],
    ["áo #ff8800", ["recolour:upper:#ff8800"]],
    ["xóa nền", ["cut_out"]],
    ["xoá phông", ["blur_background:1"]],
    ["blur the background a little", ["blur_background:0.5"]],
    ["nền trắng, sáng hơn một chút", ["backdrop:#ffffff", "tone:whole:brightness:0.5"]],
    ["tăng độ sáng 20% và giảm bão hòa", ["tone:whole:brightness:0.8", "tone:whole:saturation:-1"]],
    ["less contrast and saturation", ["tone:whole:contrast:-1", "tone:whole:saturation:-1"]],
    ["ảnh quá tối", ["tone:whole:brightness:1"]],
    ["nền tối hơn", ["tone:background:brightness:-1"]],
    ["black and white", ["look:grey"]],
    ["cắt 9:16", ["crop:0.5625"]],
    ["xoay trái 90 độ", ["turn:-90"]],
    ["chỉnh thẳng rồi lật ngang", ["straighten", "flip:horizontal"]],
    ["thay nền trắng tinh", ["backdrop:#ffffff"]],
    ["làm mịn da, tẩy mụn", ["smooth_skin:1"]],
    ["đừng đổi màu áo, chỉ làm mờ nền", ["blur_background:1"]],
    ["dung doi mau ao, chi lam mo nen", ["blur_background:1"]],
    ["don't change the shirt, just blur the background", ["blur_background:1"]],
    ["giữ nguyên áo và đổi quần sang đen", ["recolour:lower:#17171a"]],
    ["làm sáng ảnh lên xíu nghen", ["tone:whole:brightness:0.5"]],
    ["làm trắng da", ["tone:skin:brightness:0.6"]],
    ["làm mịn da, khử nhiễu", ["smooth_skin:1", "detail:denoise:1"]],
  ])("%s", (instruction, expected) => {
    expect(understand(instruction).unknown).toEqual([]);
    expect(told(instruction)).toEqual(expected);
  });

  it("shades a colour by the word beside it", () => {
    expect(told("áo đỏ đậm")).not.toEqual(told("áo đỏ"));
    expect(told("light green dress")[0]).toMatch(/^recolour:clothes:#/);
    expect(understand("light green dress").unknown).toEqual([]);
  });
});

/** What is said for a preset, in each of the languages that are understood. */
const SAID: Record<EditPreset, readonly [vi: string, en: string]> = {
  enhance: ["làm ảnh đẹp hơn", "enhance the photo"],
  artistic: ["tranh sơn dầu", "oil painting"],
  color_adjust: ["cân bằng màu", "color balance"],
  background_remove: ["xoá nền", "remove the background"],
  face_enhance: ["làm đẹp da", "enhance the face"],
  lighting: ["ánh sáng studio", "studio lighting"],
};
/** The preset that an instruction asks for beside what else does the same. */
const asks: Partial<Record<EditPreset, string>> = { background_remove: "cut_out" };
describe("a preset can be asked for in words", () => {
  it.each(EDIT_PRESETS)("%s", (preset) => {
    const edit = asks[preset] ?? `preset:${preset}`;
    for (const words of SAID[preset]) expect([words, told(words)]).toEqual([words, [edit]]);
  });
});

describe("what is not understood is told, the rest is done", () => {
  it.each([
    ["nền trắng và thêm bóng đổ", ["backdrop:#ffffff"], ["bóng", "đổ"]],
    ["áo đỏ, thêm mũ", ["recolour:upper:#c41e2f"], ["mũ"]],
    ["áo đỏ có hình con mèo", ["recolour:upper:#c41e2f"], ["con", "mèo"]],
    ["nền bãi biển nắng", [], ["bãi", "biển", "nắng", "nền"]],
  ])("%s", (instruction, edits, unknown) => {
    expect(told(instruction)).toEqual(edits);
    expect(understand(instruction).unknown).toEqual(unknown);
  });
});

describe("what needs imagining is told word by word", () => {
  it.each([
    ["thêm mũ", ["mũ"]],
    ["put me in Paris", ["put", "paris"]],
    ["add a hat", ["hat"]],
    ["áo đỏ có hình con mèo", ["con", "mèo"]],
    ["màu đỏ", ["đỏ"]],
    ["cắt", ["cắt"]],
    ["whiten teeth", ["whiten", "teeth"]],
    ["…", ["…"]],
  ])("%s", (instruction, unknown) => {
    expect(understand(instruction).unknown).toEqual(unknown);
  });
});
