import type { IncomingMessage } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import {
  clientAddress,
  countedNetwork,
  isLoopback,
  networkOf,
  plainAddress,
} from "#server/security/addresses.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

const call = (forwarded: string, remoteAddress = "10.0.0.9") =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as never as
    | IncomingMessage
    | undefined;

describe("whose call it is", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4312", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8::1", "2001:db8:0:0:0:0:0:1"],
    ["[2001:db8::1]:443", "2001:db8:0:0:0:0:0:1"],
    ["2001:0DB8:0:0::0001", "2001:db8:0:0:0:0:0:1"],
    ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0:0:0:cb00:7107"],
    ["::", "0:0:0:0:0:0:0:0"],
  ])("one spelling an address: %s", (text, plain) => {
    expect(plainAddress(text)).toBe(plain);
  });
  test.each(["", "unknown", "_hidden", "203.0.113.7, x", "1.2.3", "2001:db8::1::2", "999.1.1.1"])(
    "no address is nobody's: %s",
    (text) => {
      expect(plainAddress(text)).toBe(null);
    },
  );
  test("what the trusted hops vouch for; made-up entries all count as the proxy", () => {
    expect(clientAddress(call("1.1.1.1, 203.0.113.7"), 0)).toBe("10.0.0.9");
    expect(clientAddress(call("1.1.1.1, 203.0.113.7"), 1)).toBe("203.0.113.7");
    expect(clientAddress(call("1.1.1.1, 203.0.113.7"), 2)).toBe("1.1.1.1");
    for (const junk of ["", "x1", "x2", "<script>", "1.1.1.1, unknown", "a".repeat(5000)]) {
      expect(clientAddress(call(junk), 1)).toBe("10.0.0.9");
    }
    expect(clientAddress(call("", "::ffff:10.0.0.9"), 1)).toBe("10.0.0.9");
    expect(["127.0.0.1", "::ffff:127.9.9.9", "::1", "::2", "10.0.0.1"].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  test("an IPv6 customer is counted by /64 and /48, an IPv4 one by the address", () => {
    const of = (address: string) => networkOf(plainAddress(address) ?? "");
    expect(of("203.0.113.7")).toEqual({ net: "203.0.113.7", site: null });
    const home = { net: "2001:db8:1:2::/64", site: "2001:db8:1::/48" };
    expect([of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:1:2:3")]).toEqual([home, home]);
    expect(of("2001:db8:1:3::1").net).not.toBe(home.net);
    expect(countedNetwork("127.0.0.1", 0)).toBe(null);
    expect(countedNetwork("127.0.0.1", 1)).toEqual({ net: "127.0.0.1", site: null });
  });
});

describe("limits by client address", () => {
  let server: TestServer;
  let n = 0;
  beforeAll(async () => {
    // The hash is not what is tried here.
    server = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
    server.deps.passwords = { hash: async () => "hash", verify: async () => false };
  });
  const register = async (from: string) => {
    n += 1;
    const body = { name: "Lan Anh", email: `mang${n}@mau.test`, password: "matkhau88" };
    const headers = { "x-forwarded-for": from };
    return (await server.call("POST", "/auth/register", body, { headers })).status;
  };
  const tally = async (addresses: string[]) => {
    const statuses: number[] = [];
    for (const from of addresses) statuses.push(await register(from));
    const count = (status: number) => statuses.filter((one) => one === status).length;
    return [count(201), count(429)];
  };
  const from = (count: number, at: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => at(i));

  test("forty registrations from one /64: twenty; from one /48 a hundred, however it is spread", async () => {
    expect(await tally(from(40, (i) => `2001:db8:1:2::${(i + 1).toString(16)}`))).toEqual([20, 20]);
    expect(await tally(from(20, () => "2001:db8:1:3::1"))).toEqual([20, 0]);
    expect(await tally(from(120, (i) => `2001:db8:2:${i.toString(16)}::1`))).toEqual([100, 20]);
    expect(await tally(["2001:db8:3::1"])).toEqual([1, 0]);
  });
  test("forty from one IPv4, whatever stands before it: twenty; neighbours are others", async () => {
    const spoofed = from(40, (i) => `198.51.100.${i}, 203.0.113.5`);
    expect(await tally(spoofed)).toEqual([20, 20]);
    expect(await tally(from(10, (i) => `::ffff:203.0.113.${i % 2 ? 5 : 6}`))).toEqual([5, 5]);
  });
  test("junk for an address is no fresh start", async () => {
    expect(await tally(from(40, (i) => `junk-${i}`))).toEqual([20, 20]);
  });
  test("codes, resets, logins, messages and reports count by the same network", async () => {
    const headers = (i: number) => ({ "x-forwarded-for": `2001:db8:9:1::${(i + 1).toString(16)}` });
    const last = async (count: number, at: string, body: (i: number) => object) => {
      let status = 0;
      for (let i = 0; i < count; i++) {
        ({ status } = await server.call("POST", at, body(i), { headers: headers(i) }));
      }
      return status;
    };
    const email = (i: number) => `ai${i}@mau.test`;
    expect([
      await last(30, "/auth/generate_otp", (i) => ({ email: email(i) })),
      await last(1, "/auth/generate_otp", () => ({ email: email(99) })),
      await last(30, "/auth/forgot_password", (i) => ({ email: email(i) })),
      await last(1, "/auth/forgot_password", () => ({ email: email(99) })),
      await last(10, "/auth/login", () => ({ username: email(0), password: "sai" })),
      await last(1, "/auth/login", () => ({ username: email(0), password: "sai" })),
      await last(20, "/api/reports", () => ({ share_id: "shr_none", reason: "minor" })),
      await last(1, "/api/reports", () => ({ share_id: "shr_none", reason: "minor" })),
    ]).toEqual([200, 429, 202, 429, 401, 429, 404, 429]);
  });
});

describe("behind a proxy that nobody told us of", () => {
  test("calls are counted by who it names; without one they are this machine's own", async () => {
    const server = await startTestServer();
    server.deps.passwords = { hash: async () => "hash", verify: async () => false };
    const register = async (i: number, headers: Record<string, string>) =>
      (
        await server.call(
          "POST",
          "/auth/register",
          { name: "Lan Anh", email: `qua${i}@mau.test`, password: "matkhau88" },
          { headers },
        )
      ).status;
    const run = async (count: number, from: number, headers: Record<string, string>) => {
      const statuses = [];
      for (let i = 0; i < count; i++) statuses.push(await register(from + i, headers));
      return statuses.filter((status) => status === 201).length;
    };
    expect(await run(30, 0, {})).toBe(30);
    expect(await run(30, 100, { "x-forwarded-for": "10.9.9.9, 203.0.113.77" })).toBe(20);
    // Another customer of the shop goes on.
    expect(await run(5, 200, { "x-forwarded-for": "203.0.113.78" })).toBe(5);
  });
});
