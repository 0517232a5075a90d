import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TIMES } from "#wire/limits.ts";
import { Answers } from "./answers.ts";
import { RefusedError } from "./api.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A question whose answers are counted: "posts 1", "posts 2" … */
function counted(...key: [string, ...unknown[]]) {
  let times = 0;
  const ask = vi.fn(async () => {
    times += 1;
    return `${key[0]} ${times}`;
  });
  return { key, ask };
}

describe("what public pages ask", () => {
  test("is asked once by all who ask, and again when it is old", async () => {
    const answers = new Answers();
    const posts = counted("posts", "vi", { page: 2 });
    expect(await Promise.all([answers.ask(posts), answers.ask(posts)])).toEqual([
      "posts 1",
      "posts 1",
    ]);
    expect(await answers.ask(posts)).toBe("posts 1");
    vi.advanceTimersByTime(TIMES.cache);
    expect(answers.at(posts.key).data).toBe("posts 1");
    expect(await answers.ask(posts)).toBe("posts 2");
  });
  test("stands while it is asked anew, by name or by hand, and is gone once somebody else is there", async () => {
    const answers = new Answers();
    const [posts, plans] = [counted("posts"), counted("plans")];
    await Promise.all([answers.ask(posts), answers.ask(plans)]);
    answers.forget("posts");
    expect(answers.at(posts.key).data).toBe("posts 1");
    expect([await answers.ask(posts), await answers.ask(plans)]).toEqual(["posts 2", "plans 1"]);
    const renewed = answers.renew(plans);
    expect(answers.at(plans.key).data).toBe("plans 1");
    expect(await renewed).toBe("plans 2");
    answers.clear();
    expect(answers.at(plans.key).data).toBeUndefined();
  });
  test("what everybody is told alike stays for whoever comes next", async () => {
    const answers = new Answers();
    const config = counted("config");
    await answers.ask(config);
    answers.clear();
    expect(await answers.ask(config)).toBe("config 1");
  });
  test("what was forgotten on its way is not kept", async () => {
    const answers = new Answers();
    let arrive = (_: string) => {};
    const slow = {
      key: ["posts"] as const,
      ask: () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
    };
    const first = answers.ask(slow);
    const arriveFirst = arrive;
    answers.forget("posts");
    const second = answers.ask(slow);
    arrive("new");
    expect(await second).toBe("new");
    arriveFirst("old");
    expect(await first).toBe("old");
    expect(answers.at(slow.key).data).toBe("new");
  });
  test("a failure is told and asked again; without retries where the server renders", async () => {
    const answers = new Answers();
    const broken = vi.fn<() => Promise<string>>();
    broken.mockRejectedValue(new TypeError("offline"));
    await expect(answers.ask({ key: ["posts"], ask: broken }, true)).rejects.toThrow("offline");
    expect(broken).toHaveBeenCalledTimes(1);
    expect(answers.at(["posts"]).failure?.message).toBe("offline");
    broken.mockResolvedValueOnce("late");
    expect(await answers.ask({ key: ["posts"], ask: broken })).toBe("late");
    expect(answers.at(["posts"]).failure).toBeNull();
    const refused = vi.fn(async () => Promise.reject(new RefusedError("not_found", 404, "")));
    await expect(answers.ask({ key: ["post"], ask: refused })).rejects.toThrow(RefusedError);
    expect(refused).toHaveBeenCalledTimes(1);
  });
  test("what it knows travels with a page, nothing and null told apart", async () => {
    const answers = new Answers();
    await answers.ask({ key: ["post", "x"], ask: async () => null });
    await answers
      .ask({ key: ["posts"], ask: async () => Promise.reject(new Error("no")) }, true)
      .catch(() => {});
    const taken = new Answers();
    taken.take(JSON.parse(JSON.stringify(answers.sent())));
    expect(taken.sent()).toEqual([[["post", "x"], null]]);
    const never = vi.fn(async () => "asked");
    expect(await taken.ask({ key: ["post", "x"], ask: never as never })).toBeNull();
    expect(never).not.toHaveBeenCalled();
  });
  test("who watches is told of every change, and gets the same until then", async () => {
    const answers = new Answers();
    const told = vi.fn();
    const leave = answers.subscribe(told);
    const posts = counted("posts");
    expect(answers.at(posts.key)).toBe(answers.at(posts.key));
    const asking = answers.ask(posts);
    expect(told).toHaveBeenCalledTimes(1);
    await asking;
    expect(told).toHaveBeenCalledTimes(2);
    answers.put<string>(posts.key, (before) => `${before}, mended`);
    expect(answers.at(posts.key).data).toBe("posts 1, mended");
    expect(told).toHaveBeenCalledTimes(3);
    leave();
    answers.clear();
    expect(told).toHaveBeenCalledTimes(3);
  });
});
