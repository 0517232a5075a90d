import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { steadily } from "#server/http/steady-body.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";

/** A body that brings so many bytes after each pause (ms); then it stands still for ever. */
async function* body(pieces: readonly [pause: number, bytes: number][], ends = false) {
  for (const [pause, bytes] of pieces) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    yield new Uint8Array(bytes);
  }
  if (!ends) await new Promise(() => undefined);
}

describe("a body goes on, or is given up", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How it ended, and after how long; read by somebody who takes `slow` ms over each piece. */
  async function read(source: AsyncIterable<Uint8Array>, slow = 0) {
    const since = performance.now();
    let bytes = 0;
    const reading = (async () => {
      for await (const piece of steadily(source)) {
        bytes += piece.length;
        if (slow) await new Promise((resolve) => setTimeout(resolve, slow));
      }
      return "whole";
    })().catch((error) => error.code as string);
    let ended: string | undefined;
    void reading.then((how) => {
      ended = how;
    });
    while (ended === undefined && performance.now() - since < 3_600_000) {
      await vi.advanceTimersByTimeAsync(1000);
    }
    return { ended, bytes, seconds: Math.round((performance.now() - since) / 1000) };
  }
  const stall = TIMES.bodyStall / 1000;

  test("one that brings nothing, before its first byte or amid, for thirty seconds", async () => {
    expect(await read(body([]))).toEqual({ ended: "request_timeout", bytes: 0, seconds: stall });
    const amid = await read(body([[0, LIMITS.bodyProgressBytes]]));
    expect(amid).toMatchObject({ ended: "request_timeout", seconds: stall });
  });
  test("a byte now and then is no progress", async () => {
    const drips = Array.from({ length: 100 }, () => [3000, 1] as [number, number]);
    const { ended, seconds, bytes } = await read(body(drips));
    expect(ended).toBe("request_timeout");
    expect(seconds - stall).toBeLessThan(2);
    expect(bytes).toBeLessThan(12);
  });
  test("a slow line that brings enough comes through, and so does a slow reader here", async () => {
    const slow = Array.from({ length: 20 }, () => [stall * 900, 70_000] as [number, number]);
    expect(await read(body(slow, true))).toMatchObject({ ended: "whole", bytes: 1_400_000 });
    const quick = Array.from({ length: 5 }, () => [10, 100] as [number, number]);
    expect(await read(body(quick, true), 60_000)).toMatchObject({ ended: "whole", bytes: 500 });
  });
  test("a sender that goes away is no error of ours", async () => {
    async function* cut() {
      yield new Uint8Array(1);
      throw new Error("aborted");
    }
    expect((await read(cut())).ended).toBe("invalid_request");
  });
});
