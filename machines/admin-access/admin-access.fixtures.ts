import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { AdminAccessEvent } from "./admin-access.machine.ts";
import { type Claims, sha256 } from "./admin-access.rules.ts";

export const adminClaims: Claims = { sub: "usr_quan", email: "quan.tri@mau.test" };
export const userClaims: Claims = { sub: "usr_hanh", email: "hanh@sennha.vn" };
export const hashes = [adminClaims.email, "second@mau.test"].map(sha256);

export const adminAccessEvents = {
  "person.known": [
    { type: "person.known", claims: adminClaims },
    { type: "person.known", claims: userClaims },
  ],
  "person.gone": [{ type: "person.gone" }],
  "access.retry": [{ type: "access.retry" }],
  "access.back": [{ type: "access.back" }],
} satisfies EventFixtures<AdminAccessEvent>;

export const adminAccessOutcomes = { loadHashes: [accepted(hashes), refused("internal")] };
