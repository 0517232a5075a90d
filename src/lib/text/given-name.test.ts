import { expect, test } from "vitest";
import { LANGUAGES } from "#wire/values.ts";
import { givenName } from "./given-name.ts";

test("a Vietnamese given name stands last, in either language", () => {
  for (const language of LANGUAGES) {
    expect(givenName("Nguyễn Thị Hạnh", language)).toBe("Hạnh");
    expect(givenName("  Trần   Văn An ", language)).toBe("An");
    expect(givenName("Đặng Minh", language)).toBe("Minh");
    expect(givenName("Lê Thị Mai", language)).toBe("Mai");
  }
});
test("written the other way round, the family name is not taken for the given one", () => {
  expect(givenName("Hạnh Nguyễn", "vi")).toBe("Hạnh");
});
test("other names are called by their first word in English", () => {
  expect(givenName("Mary Ann Smith", "en")).toBe("Mary");
  expect(givenName("Hạnh", "vi")).toBe("Hạnh");
  expect(givenName("", "vi")).toBe("");
});
