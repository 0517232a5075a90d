import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TIMES } from "#wire/limits.ts";
import { Api, RefusedError } from "./api.ts";
import { question } from "./asked-once.ts";

const api = new Api({
  base: "",
  token: () => null,
  language: () => "vi",
  onUnauthorized: () => {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("all who ask share one call and its answer, until it is old", async () => {
  const call = vi.fn(async () => "answer");
  const asked = question(call);
  expect(asked.known(api)).toBeNull();
  expect(await Promise.all([asked.ask(api), asked.ask(api)])).toEqual(["answer", "answer"]);
  expect([asked.known(api), call.mock.calls.length]).toEqual(["answer", 1]);
  vi.advanceTimersByTime(TIMES.cache);
  expect(asked.known(api)).toBeNull();
  await asked.ask(api);
  expect(call).toHaveBeenCalledTimes(2);
});

test("a broken connection is tried again, a refusal is not, and neither is kept", async () => {
  const call = vi.fn<() => Promise<string>>();
  call.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce("late");
  const answer = question(call).ask(api);
  await vi.runAllTimersAsync();
  expect([await answer, call.mock.calls.length]).toEqual(["late", 2]);

  const refused = vi.fn(async () => Promise.reject(new RefusedError("not_found", 404, "")));
  const asked = question(refused);
  await expect(asked.ask(api)).rejects.toThrow(RefusedError);
  await expect(asked.ask(api)).rejects.toThrow(RefusedError);
  expect(refused).toHaveBeenCalledTimes(2);
});
