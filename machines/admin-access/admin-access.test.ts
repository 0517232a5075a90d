import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { adminClaims, hashes, userClaims } from "./admin-access.fixtures.ts";
import type { AdminAccessContext } from "./admin-access.machine.ts";
import { isAdmin, sha256 } from "./admin-access.rules.ts";

test("SHA-256 is the platform's own, in hex, in any script", async () => {
  for (const text of ["", "abc", "ệ😀x".repeat(40)]) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(sha256(text)).toBe(Buffer.from(digest).toString("hex"));
  }
});

describe("who counts as an administrator", () => {
  test("by the token's address, however it was spelled, or by its subject", () => {
    expect(isAdmin(adminClaims, hashes)).toBe(true);
    expect(isAdmin({ sub: "usr_x", email: " Quan.Tri@MAU.test" }, hashes)).toBe(true);
    expect(isAdmin({ sub: adminClaims.email, email: "other@mau.test" }, hashes)).toBe(true);
  });
  test("nobody else, and nobody while the hashes or the claims are missing", () => {
    expect(isAdmin(userClaims, hashes)).toBe(false);
    expect(isAdmin(adminClaims, [])).toBe(false);
    expect(isAdmin(null, hashes)).toBe(false);
    expect(isAdmin({ sub: hashes[0] as string, email: hashes[1] as string }, hashes)).toBe(false);
  });
});

const guard = () => drive(walks["admin-access"], "page");
const known = async (claims: typeof userClaims) => {
  const it = guard();
  expect(await it.send({ type: "person.known", claims })).toBe("asking");
  return it;
};
describe("at the door of the admin area", () => {
  test("nothing is decided while nobody knows who is there", () => {
    const it = guard();
    expect(it.value()).toBe("loading");
    expect(it.child("watchPerson")).toBeDefined();
    for (const type of ["access.retry", "access.back"]) expect(it.can({ type })).toBe(false);
  });
  test("an administrator is let in", async () => {
    const it = await known(adminClaims);
    expect(await it.settle("loadHashes", accepted(hashes))).toBe("allowed");
  });
  test("anyone else is denied and may go back", async () => {
    const it = await known(userClaims);
    expect(await it.settle("loadHashes", accepted(hashes))).toBe("denied");
    expect(await it.send({ type: "access.back" })).toBe("denied");
    expect(it.heard()).toEqual(["goBack"]);
  });
  test("a guest goes home, and so does whoever logs out inside", async () => {
    const it = guard();
    expect(await it.send({ type: "person.gone" })).toBe("leaving");
    expect(it.heard()).toEqual(["goHome"]);
    const inside = await known(adminClaims);
    await inside.settle("loadHashes", accepted(hashes));
    expect(await inside.send({ type: "person.gone" })).toBe("leaving");
    expect(inside.context<AdminAccessContext>().claims).toBeNull();
    expect(inside.heard()).toEqual(["goHome"]);
  });
  test("another person in the same place is looked at anew, without asking the server again", async () => {
    const it = await known(adminClaims);
    await it.settle("loadHashes", accepted(hashes));
    expect(await it.send({ type: "person.known", claims: userClaims })).toBe("denied");
    expect(await it.send({ type: "person.known", claims: adminClaims })).toBe("allowed");
  });
  test("a server that cannot be asked lets nobody in, and is asked again", async () => {
    const it = await known(adminClaims);
    expect(await it.settle("loadHashes", refused("internal"))).toBe("failed");
    expect(await it.send({ type: "access.retry" })).toBe("asking");
    expect(await it.fail("loadHashes")).toBe("failed");
    await it.send({ type: "access.retry" });
    expect(await it.settle("loadHashes", accepted(hashes))).toBe("allowed");
  });
});

test("a server that never answers lets nobody in, and is asked again", async () => {
  const it = await known(adminClaims);
  expect(await it.pass(TIMES.answer - 1)).toBe("asking");
  expect(await it.pass(1)).toBe("failed");
  expect(await it.send({ type: "access.retry" })).toBe("asking");
});
