import { expect, test } from "vitest";
import { Late, LateActor } from "./late.ts";

/** An actor that keeps what it hears, behind a door that opens or fails on demand. */
function made() {
  const heard: string[] = [];
  const doors: { resolve(): void; reject(error: Error): void }[] = [];
  const late = new LateActor<string, { send(event: string): void }>(async () => {
    await new Promise<void>((resolve, reject) => doors.push({ resolve, reject }));
    return { send: (event) => heard.push(event) };
  });
  return { late, heard, doors };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is sent before it has started arrives once, in order, and it is fetched once", async () => {
  const { late, heard, doors } = made();
  let told = 0;
  late.subscribe(() => {
    told += 1;
  });
  expect([late.current, late.isAwaited]).toEqual([null, false]);
  late.send("open");
  late.send("type");
  expect([late.current, late.isAwaited, doors.length]).toEqual([null, true, 1]);
  doors[0]?.resolve();
  await settled();
  late.send("close");
  expect(heard).toEqual(["open", "type", "close"]);
  expect([late.current === null, late.isAwaited, doors.length, told]).toEqual([false, false, 1, 1]);
});

test("code that cannot be fetched is told, what waited is dropped, and the next event tries again", async () => {
  const { late, heard, doors } = made();
  const failures: unknown[] = [];
  late.subscribe(() => failures.push(late.failure?.message));
  late.send("open");
  doors[0]?.reject(new Error("offline"));
  await settled();
  expect([late.current, late.isAwaited]).toEqual([null, false]);
  late.send("again");
  doors[1]?.resolve();
  await settled();
  expect([heard, failures]).toEqual([["again"], ["offline", undefined]]);
});

test("what is needed twice is fetched once; what failed is fetched anew", async () => {
  let tries = 0;
  const late = new Late(async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return tries;
  });
  await expect(late.need()).rejects.toThrow("offline");
  expect([await Promise.all([late.need(), late.need()]), late.current]).toEqual([[2, 2], 2]);
});
