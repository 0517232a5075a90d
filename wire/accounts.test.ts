import { describe, expect, test } from "vitest";
import { graphemes, isEmail, normaliseEmail } from "./common.ts";
import { fold } from "./fold.ts";
import { initials } from "./initials.ts";
import { unsupportedVideoSettings } from "./video-models.ts";

describe("initials", () => {
  test("from displayName, then name, then the address", () => {
    expect(initials({ display_name: "An Bình", name: "X", email: "y@z.vn" })).toBe("AB");
    expect(initials({ display_name: " ", name: "Hạnh Thị Nguyễn", email: "y@z.vn" })).toBe("HN");
    expect(initials({ email: "ánh@z.vn" })).toBe("Á");
  });
  test("letters only: signs and emoji are passed over, and it is never empty", () => {
    expect(initials({ name: "<b>Ý Nhi 💃" })).toBe("B");
    expect(initials({ name: "💃" })).toBe("?");
  });
});
test("an address is one identity whatever its case and spaces", () => {
  expect(normaliseEmail("  A@X.vn ")).toBe("a@x.vn");
  for (const wrong of [
    "a",
    "a@b",
    "a@b.",
    "a b@c.vn",
    "a@b.vn\nBcc: x@y.vn",
    `${"a".repeat(250)}@b.vn`,
  ]) {
    expect(isEmail(wrong)).toBe(false);
  }
});
test("folding finds Vietnamese without marks, đ as d", () => {
  expect(fold("Đầm DẠ hội".normalize("NFD"))).toBe("dam da hoi");
});
test("a model refuses what its row does not hold", () => {
  expect(
    unsupportedVideoSettings({
      model: "veo3",
      duration: 5,
      resolution: "480p",
      fixed_camera: true,
    }),
  ).toEqual(["duration", "resolution", "fixed_camera"]);
  expect(
    unsupportedVideoSettings({
      model: "kling_v2.1",
      duration: 5,
      resolution: "480p",
      cfg_scale: 0,
    }),
  ).toEqual([]);
  expect(
    unsupportedVideoSettings({ model: "veo_v2", duration: 5, resolution: "480p", cfg_scale: 0 }),
  ).toEqual(["cfg_scale"]);
});

test("counting letters is bounded, so that no body can fill the memory", () => {
  expect(graphemes("x".repeat(250_000))).toBe(1000);
  expect(graphemes("Ý".normalize("NFD"))).toBe(1);
});
