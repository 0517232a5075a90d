import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FormGate, formBytes, sharesOf } from "#server/http/form-gate.ts";
import { LIMITS } from "#wire/limits.ts";

const MIB = 1024 * 1024;
const of = (name: string) => [{ name, forms: LIMITS.formsAtOnceEach }];
const settled = async (promise: Promise<unknown>) => {
  let is = false;
  promise.then(
    () => {
      is = true;
    },
    () => {
      is = true;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return is;
};

describe("the gate of forms", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("nobody takes more than their share; who has none of it waits for nobody", async () => {
    const gate = new FormGate();
    const own = await Promise.all(
      Array.from({ length: LIMITS.formsAtOnceEach }, () => gate.enter(of("a"), MIB)),
    );
    const next = gate.enter(of("a"), MIB);
    expect(await settled(next)).toBe(false);
    expect(await settled(gate.enter(of("b"), MIB))).toBe(true);
    own[0]?.();
    expect(await settled(next)).toBe(true);
  });
  test("one who sends without end fills neither the places nor the line of the others", async () => {
    const gate = new FormGate();
    const ends: Promise<unknown>[] = [];
    for (let n = 0; n < 600; n++) ends.push(gate.enter(of("a"), 0).catch((error) => error.code));
    const told = await Promise.all(ends.slice(-100));
    expect(new Set(told)).toEqual(new Set(["rate_limited"]));
    expect(await settled(gate.enter(of("b"), MIB))).toBe(true);
  });
  test("places and bytes are bounded over all, and given back", async () => {
    const gate = new FormGate();
    const most = LIMITS.formBytesAtOnce / (40 * MIB);
    const inside = await Promise.all(
      Array.from({ length: most }, (_, n) => gate.enter(of(`${n}`), 40 * MIB)),
    );
    const waiting = gate.enter(of("late"), 40 * MIB);
    expect(await settled(waiting)).toBe(false);
    for (const leave of inside) leave();
    (await waiting)();
    const places = await Promise.all(
      Array.from({ length: LIMITS.formsAtOnce }, (_, n) => gate.enter(of(`${n}`), 0)),
    );
    expect(places).toHaveLength(LIMITS.formsAtOnce);
    expect(await settled(gate.enter(of("one more"), 0))).toBe(false);
  });
  test("guests have half of all, those with an account the rest, and a /48 its own bound", async () => {
    const gate = new FormGate();
    const at = (n: number) => ({ net: `2001:db8:${n}:1::/64`, site: `2001:db8:${n}::/48` });
    const size = 40 * MIB;
    const guests = LIMITS.formBytesAtOnce / 2 / size;
    for (let n = 0; n < guests; n++) await gate.enter(sharesOf(null, at(n)), size);
    expect(await settled(gate.enter(sharesOf(null, at(99)), size))).toBe(false);
    expect(await settled(gate.enter(sharesOf("usr_a", at(1)), size))).toBe(true);
    const other = new FormGate();
    const from = (n: number) => ({ net: `2001:db8:1:${n}::/64`, site: "2001:db8:1::/48" });
    for (let n = 0; n < 4 * LIMITS.formsAtOnceEach; n++) {
      await other.enter(sharesOf(`usr_${n}`, from(n)), 0);
    }
    expect(await settled(other.enter(sharesOf("usr_x", from(99)), 0))).toBe(false);
    expect(await settled(other.enter(sharesOf("usr_y", null), 0))).toBe(true);
  });
  test("no more is inside than the disk has room for; one more waits until some has gone", async () => {
    const gate = new FormGate();
    const disk = 10 * MIB;
    const first = await gate.enter(of("a"), 6 * MIB, disk);
    const second = gate.enter(of("b"), 6 * MIB, disk);
    expect(await settled(second)).toBe(false);
    first();
    expect(await settled(second)).toBe(true);
  });
  test("a wait of twenty seconds ends with when to come again, and holds no place", async () => {
    const gate = new FormGate();
    const enter = () => gate.enter(of("a"), 0);
    const own = await Promise.all(Array.from({ length: LIMITS.formsAtOnceEach }, enter));
    const late = enter().catch((error) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toMatchObject({
      code: "rate_limited",
      options: { headers: { "retry-after": "5" } },
    });
    own[0]?.();
    expect(await settled(enter())).toBe(true);
  });
});

test("a form counts for what it says it is, and for the most of its kind when it says nothing", () => {
  expect(
    ["1000", undefined, "99999999", "-5", "x"].map((told) => formBytes(told, 40 * MIB)),
  ).toEqual([1000, 40 * MIB, 40 * MIB, 40 * MIB, 40 * MIB]);
});
