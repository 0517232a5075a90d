import { describe, expect, it } from "vitest";
import { askedHair, customHair } from "./custom.ts";
import { STYLES } from "./styles.ts";

describe("a hairstyle in words", () => {
  it("names a template, by the wearer's gender", () => {
    expect(customHair("tóc bob", "female").style).toEqual(STYLES.modern_bob);
    expect(customHair("mullet", "male").style).toEqual(STYLES.mullet);
    expect(customHair("mullet", "female").style).toEqual(STYLES.mullet_layer);
    expect(customHair("toc xoan mi", "female").style).toEqual(STYLES.noodle_curls);
  });
  it("changes length, curl, fringe and colour", () => {
    const { style, colour, unable } = customHair("tóc dài xoăn có mái, màu nâu hạt dẻ", "female");
    expect(unable).toEqual([]);
    expect(colour).toBe("#5a2f22");
    expect(style?.ends.side).toBeLessThan(-3);
    expect(style?.curl).toBeDefined();
    expect(style?.fringe).toBeDefined();
    const shorter = customHair("short straight hair with a side part", "female");
    expect(shorter.unable).toEqual([]);
    expect(shorter.style?.ends.side).toBeGreaterThan(-1);
    expect(shorter.style?.curl).toBeUndefined();
  });
  it("lets hang what is asked for long, keeps combed what is asked for short", () => {
    const long = customHair("pompadour dài", "male").style;
    expect(long).toMatchObject({ comb: "down", ends: { side: -3.4 } });
    expect(long?.crop).toBeUndefined();
    expect(customHair("undercut ngắn", "male").style).toEqual(STYLES.undercut);
    expect(customHair("mohican dài", "male").style).toMatchObject({ comb: "crest" });
  });
  it("puts hair up", () => {
    expect(customHair("búi cao", "female").style?.bun).toBe(true);
    expect(customHair("a high bun, blonde", "female")).toMatchObject({
      colour: "#d9bd85",
      unable: [],
    });
  });
  it("keeps the shape when only a colour is named", () => {
    expect(customHair("nhuộm hồng pastel", "female")).toEqual({
      style: null,
      colour: "#f4c6d2",
      unable: [],
    });
  });
  it.each(["nhuộm tóc", "dye hair", "giữ nguyên kiểu tóc, chỉ đổi màu"])(
    "dyes in the colour that was picked: %s",
    (prompt) => {
      const asked = askedHair({ style: "custom", gender: "female", prompt, color: "#a02840" });
      expect(asked).toEqual({ style: null, colour: "#a02840", unable: [] });
    },
  );
  it("tells what it can't make", () => {
    expect(customHair("tết bím hai bên", "female").unable).toEqual(["tết", "bím", "hai", "bên"]);
    expect(customHair("braids", "female").unable).toEqual(["braids"]);
    expect(customHair("…", "male").unable).toEqual(["…"]);
  });
});
