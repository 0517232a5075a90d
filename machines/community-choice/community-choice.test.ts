import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import type { CommunityChoiceContext, Standing } from "./community-choice.machine.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<CommunityChoiceContext>();
const offer = { type: "choice.offer" };
const withdraw = { type: "choice.withdraw" };
const changed = (standing: Standing) => ({ type: "standing.changed", standing });
const may = (it: Run) => [it.can(offer), it.can(withdraw)];
const DEEDS = {
  offer: {
    event: offer,
    state: "offering",
    actor: "offerResult",
    from: "private",
    to: "pending",
    standing: "pending",
  },
  withdraw: {
    event: withdraw,
    state: "withdrawing",
    actor: "withdrawResult",
    from: "approved",
    to: "private",
    standing: null,
  },
} as const;
const deeds = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
const opened = (from: "private" | "approved") => drive(walks["community-choice"], from);
const going = async (deed: keyof typeof DEEDS) => {
  const { from, event, state } = DEEDS[deed];
  const it = opened(from);
  expect(it.value()).toBe(from);
  expect(await it.send(event)).toBe(state);
  return it;
};

test("it opens as the run stands: offered where it is not, taken back where it is", () => {
  expect(may(opened("private"))).toEqual([true, false]);
  expect(may(opened("approved"))).toEqual([false, true]);
});

describe.each(deeds)("%s", (deed) => {
  const { event, state, actor, from, to, standing } = DEEDS[deed];
  test("sent once, of this run; it stands so once the server did it", async () => {
    const it = await going(deed);
    expect(it.child(actor)?.getSnapshot().input).toEqual({ id: "gen_linh" });
    expect(may(it)).toEqual([false, false]);
    expect(context(it).standing).toBe(from === "private" ? null : "approved");
    expect(await it.settle(actor, accepted(null))).toBe(to);
    expect(context(it)).toMatchObject({ standing, refusal: null });
  });
  test("refused: told, it stands as before and can be tried again", async () => {
    const it = await going(deed);
    expect(await it.settle(actor, refused("conflict"))).toBe("failed");
    expect(context(it).refusal).toEqual(refused("conflict"));
    expect(may(it)).toEqual([deed === "offer", deed === "withdraw"]);
    expect(await it.send(event)).toBe(state);
    expect(context(it).refusal).toBeNull();
  });
  test("unanswered it is looked up: done after all", async () => {
    const it = await going(deed);
    expect(await it.pass(TIMES.answer - 1)).toBe(state);
    expect(await it.pass(1)).toBe("checking");
    expect(may(it)).toEqual([false, false]);
    expect(it.child("readStanding")?.getSnapshot().input).toEqual({ id: "gen_linh" });
    expect(await it.settle("readStanding", accepted(standing))).toBe(to);
    expect(context(it)).toMatchObject({ standing, refusal: null });
  });
  test("looked up and not done: told, and tried again", async () => {
    const it = await going(deed);
    expect(await it.fail(actor)).toBe("checking");
    const still: Standing = deed === "offer" ? null : "pending";
    expect(await it.settle("readStanding", accepted(still))).toBe("failed");
    expect(context(it)).toMatchObject({ standing: still, refusal: unreachable });
    expect(await it.send(event)).toBe(state);
  });
  test("refused by a moderator meanwhile: that is how it stands", async () => {
    const it = await going(deed);
    await it.fail(actor);
    expect(await it.settle("readStanding", accepted("rejected"))).toBe("rejected");
    expect(may(it)).toEqual([false, false]);
    expect(context(it).refusal).toBeNull();
  });
  test.each(["refused", "failed", "late"])(
    "nor looked up (%s): told, and tried again",
    async (how) => {
      const it = await going(deed);
      await it.fail(actor);
      if (how === "refused") await it.settle("readStanding", refused("internal"));
      else if (how === "failed") await it.fail("readStanding");
      else {
        expect(await it.pass(TIMES.answer - 1)).toBe("checking");
        await it.pass(1);
      }
      expect(it.value()).toBe("failed");
      expect(context(it).refusal).toEqual(unreachable);
      expect(await it.send(event)).toBe(state);
    },
  );
  test("news on the way are kept, and the answer goes before them", async () => {
    const it = await going(deed);
    expect(await it.send(changed("rejected"))).toBe(state);
    expect(context(it).standing).toBe("rejected");
    expect(await it.settle(actor, refused("conflict"))).toBe("failed");
    expect(may(it)).toEqual([false, false]);
    const other = await going(deed);
    await other.fail(actor);
    expect(await other.send(changed("pending"))).toBe("checking");
    expect(await other.fail("readStanding")).toBe("failed");
    expect(context(other).standing).toBe("pending");
  });
});

describe("a moderator decides", () => {
  test.each([
    ["pending", "pending", [false, true]],
    ["approved", "approved", [false, true]],
    ["rejected", "rejected", [false, false]],
    [null, "private", [true, false]],
  ] as const)("read anew as %s it stands so at once", async (standing, state, ways) => {
    for (const before of ["pending", "approved", "rejected", null] as const) {
      const it = opened("private");
      await it.send(changed(before));
      expect(await it.send(changed(standing))).toBe(state);
      expect(may(it)).toEqual(ways);
    }
    const failed = await going("offer");
    await failed.settle("offerResult", refused("internal"));
    expect(await failed.send(changed(standing))).toBe(state);
    expect(context(failed).refusal).toBeNull();
  });
});
