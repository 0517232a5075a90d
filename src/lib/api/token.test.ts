import { expect, test } from "vitest";
import { claimsOf, remainingLife } from "./token.ts";

const tokenOf = (claims: unknown) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
const claims = { sub: "usr_1", username: "Hạnh", email: "a@b.vn", iat: 1, exp: 1_000 };

test("claims are read, marks and all; anything else is no token", () => {
  expect(claimsOf(tokenOf(claims))?.username).toBe("Hạnh");
  for (const broken of ["", "a.b", "a.e30.c", tokenOf({ ...claims, exp: "soon" })])
    expect(claimsOf(broken)).toBeNull();
});
test("what remains is counted by the given clock", () => {
  expect(remainingLife(tokenOf(claims), 900_000)).toBe(100_000);
  expect(remainingLife("x", 0)).toBeLessThan(0);
});
