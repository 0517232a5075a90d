import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { GENERATION_ERROR_CODES } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import {
  cancelledFixture,
  completedFixture,
  failedFixture,
  generationFixture,
  quoteFixture,
  runningFixture,
  shortQuoteFixture,
} from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { orderRequestFixture, repeatedQuote } from "./order.fixtures.ts";
import {
  idempotencyKey,
  isWorthAgain,
  justMadeOf,
  phaseOf,
  stepsOf,
  waitLimit,
} from "./order.rules.ts";
import type { OrderContext } from "./order.setup.ts";

const MACHINES_OWN = ["timed_out", "engine_failed", "engine_unavailable", "interrupted"];
type Run = ReturnType<typeof drive>;
const { body } = orderRequestFixture;
const changed = { ...orderRequestFixture, body: { ...body, category: "tops" } } as const;
const order = () => drive(walks.order, "order");
const pickUp = () => drive(walks.order, "pickUp");
const priced = async () => {
  const it = order();
  await it.settle("getQuote", accepted(quoteFixture));
  return it;
};
const said = (type: string) => ["parent", { type }];
const SENDING = said("order.sending");
const submitting = async () => {
  const it = await priced();
  await it.send({ type: "order.confirm" });
  expect(it.heard()).toEqual([SENDING]);
  return it;
};
const isAccepted = (generation: Generation) => ["parent", { type: "job.accepted", generation }];
const isMade = (generation: Generation) => ["parent", { type: "job.succeeded", generation }];
const running = async () => {
  const it = await submitting();
  await it.settle("submitGeneration", accepted(generationFixture()));
  expect(it.heard()).toEqual([isAccepted(generationFixture())]);
  return it;
};
const cancelling = async () => {
  const it = await running();
  await it.send({ type: "job.cancel" });
  await it.send({ type: "cancel.confirm" });
  return it;
};
const progressed = (generation: unknown) => ({ type: "job.progressed", generation });
const told = (it: Run) => it.context<OrderContext>();
const inputOf = (it: Run, name: string) => it.child(name)?.getSnapshot().input;
const phase = (it: Run) => (it.value() as { running: { phase: string } }).running.phase;
const ask = (it: Run) => (it.value() as { running: { ask: string } }).running.ask;
const link = (it: Run) => (it.value() as { running: { link: string } }).running.link;
const CANCELLING = { running: { phase: "queued", link: "streaming", ask: "cancelling" } };
const QUEUED = { running: { phase: "queued", link: "streaming", ask: "quiet" } };

describe("rules", () => {
  test("a video has its own three names", () => {
    expect(stepsOf("image_to_video")).toEqual([
      "analyzing_composition",
      "generating_motion",
      "rendering_frames",
    ]);
    expect(
      phaseOf({ feature: "image_to_video", status: "processing", step: "rendering_frames" }),
    ).toBe(2);
    expect(phaseOf({ feature: "virtual_try_on", status: "queued", step: null })).toBe(-1);
    expect(phaseOf({ feature: "virtual_try_on", status: "completed", step: null })).toBe(-1);
  });
  test("a run sent back to the queue, or ended, stands in no step, whatever it reached", () => {
    for (const status of ["queued", "failed", "cancelled"] as const)
      expect(phaseOf({ feature: "virtual_try_on", status, step: "generating" })).toBe(-1);
  });
  test("the same order is worth trying again where the machine failed, not what it was given", () => {
    expect(GENERATION_ERROR_CODES.filter(isWorthAgain)).toEqual(MACHINES_OWN);
    expect(GENERATION_ERROR_CODES.length).toBeGreaterThan(MACHINES_OWN.length);
  });
  test("the page waits ten minutes for a picture, fifteen for a video", () => {
    expect(waitLimit("virtual_try_on")).toBe(600_000);
    expect(waitLimit("image_to_video")).toBe(900_000);
  });
  test("the same order made anew has the same key, another order another", () => {
    const alone = { base: null, keepsSeed: false };
    const one = { keyBase: "page-0", intent: 1, request: orderRequestFixture, ...alone };
    expect(idempotencyKey({ ...one, request: { ...one.request } })).toBe(idempotencyKey(one));
    const other = { ...one, request: changed };
    expect(idempotencyKey(other)).not.toBe(idempotencyKey(one));
  });
  test("a key ends with the FNV-1a of what is ordered", () => {
    const fnv1a = 0x77074ba4;
    const nothing = { keyBase: "page", intent: 2, request: null, base: null, keepsSeed: false };
    expect(idempotencyKey(nothing)).toBe(`page-2-${fnv1a.toString(36)}`);
  });
});

describe("the price", () => {
  test("nothing can be confirmed before the cost is known", async () => {
    const it = order();
    expect(inputOf(it, "getQuote")).toEqual({
      feature: "virtual_try_on",
      request: orderRequestFixture,
    });
    expect(told(it)).toMatchObject({ intent: 0, progress: 0, refusal: null, cancelFailed: false });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    expect(await it.settle("getQuote", accepted(quoteFixture))).toBe("affordable");
    expect(told(it).quote).toEqual(quoteFixture);
    expect(it.can({ type: "order.confirm" })).toBe(true);
  });
  test("too little credit is a state of its own, with what still fits", async () => {
    const it = order();
    expect(await it.settle("getQuote", accepted(shortQuoteFixture))).toBe("insufficient");
    expect(told(it).quote).toEqual(shortQuoteFixture);
    expect(it.can({ type: "order.confirm" })).toBe(false);
    expect(await it.send({ type: "quote.retry" })).toBe("quoting");
    expect(await it.settle("getQuote", accepted(quoteFixture))).toBe("affordable");
  });
  test("no price is a state with a retry, and the network's return retries too", async () => {
    const it = order();
    expect(await it.settle("getQuote", refused("internal"))).toBe("unavailable");
    expect(it.child("watchNetwork")).toBeDefined();
    expect(await it.send({ type: "quote.retry" })).toBe("quoting");
    expect(await it.fail("getQuote")).toBe("unavailable");
  });
  test("a silent server is waited for twenty seconds", async () => {
    const it = order();
    expect(await it.pass(19_999)).toBe("quoting");
    expect(await it.pass(1)).toBe("unavailable");
  });
  test("an order changed while its price is asked is asked for anew, with what it is now", async () => {
    const it = order();
    expect(await it.send({ type: "quote.refresh", request: changed })).toBe("quoting");
    expect(inputOf(it, "getQuote")).toMatchObject({ request: changed });
    expect(told(it).request).toEqual(changed);
  });

  const priceless = {
    affordable: accepted(quoteFixture),
    insufficient: accepted(shortQuoteFixture),
  };
  test.each(Object.entries({ ...priceless, unavailable: refused("internal") }))(
    "changed when %s: another price is asked, but not for another word",
    async (state, quote) => {
      const it = order();
      await it.settle("getQuote", quote);
      expect(await it.send({ type: "request.revise", request: changed })).toBe(state);
      expect(told(it).request).toEqual(changed);
      const more = { ...changed, body: { ...changed.body, seed: 7 } };
      expect(await it.send({ type: "quote.refresh", request: more })).toBe("quoting");
      expect(inputOf(it, "getQuote")).toMatchObject({ request: more });
    },
  );
  test("another word while the price is asked is what will be ordered", async () => {
    const it = order();
    await it.send({ type: "request.revise", request: changed });
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "submitGeneration")).toMatchObject({ request: changed });
    expect(it.heard()).toEqual([SENDING]);
  });
});

describe("the run an order was opened from", () => {
  test("is named, and lends its seed to whoever wants the same numbers; under a key of its own", async () => {
    const it = order();
    await it.settle("getQuote", accepted(quoteFixture));
    const drawn = idempotencyKey(it.context());
    expect(await it.send({ type: "seed.keep", kept: true })).toBe("affordable");
    expect(idempotencyKey(it.context())).not.toBe(drawn);
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "submitGeneration")).toMatchObject({
      base: { parent_id: "gen_before", seed: 7 },
    });
    expect(it.heard()).toEqual([SENDING]);
  });
  test("its seed is not kept where the tick was taken away again", async () => {
    const it = order();
    await it.send({ type: "seed.keep", kept: true });
    await it.send({ type: "seed.keep", kept: false });
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "submitGeneration")).toMatchObject({ base: { parent_id: "gen_before" } });
    expect(it.heard()).toEqual([SENDING]);
  });
  test("an order of none names none", async () => {
    const alone = { ...walks.order.inputs.order, base: null };
    const it = drive({ ...walks.order, inputs: { ...walks.order.inputs, alone } }, "alone");
    await it.settle("getQuote", accepted(quoteFixture));
    expect(it.can({ type: "seed.keep", kept: true })).toBe(false);
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "submitGeneration")).toMatchObject({ base: null });
    expect(it.heard()).toEqual([SENDING]);
  });
});

describe("what was made a moment ago", () => {
  const repeated = async (input = "order") => {
    const wished = { ...walks.order.inputs.order, isWished: true };
    const it = drive({ ...walks.order, inputs: { ...walks.order.inputs, wished } }, input);
    await it.settle("getQuote", accepted(repeatedQuote));
    return it;
  };
  test("is asked about before it is paid for once more, and may be left at that", async () => {
    const it = await repeated();
    expect(await it.send({ type: "order.confirm" })).toBe("repeating");
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "repeat.keep" })).toBe("affordable");
    await it.send({ type: "order.confirm" });
    expect(await it.send({ type: "repeat.confirm" })).toBe("submitting");
    expect(it.heard()).toEqual([SENDING]);
    expect(told(it).intent).toBe(1);
  });
  test("is not asked about where another was chosen, or its result asked for it once more", async () => {
    const it = await repeated();
    await it.send({ type: "request.revise", request: changed });
    expect(await it.send({ type: "order.confirm" })).toBe("submitting");
    const wish = await repeated("wished");
    expect(await wish.send({ type: "order.confirm" })).toBe("submitting");
    expect([it.heard(), wish.heard()]).toEqual([[SENDING], [SENDING]]);
  });
  test("changed while it is asked, it is an order like any other", async () => {
    const it = await repeated();
    await it.send({ type: "order.confirm" });
    expect(await it.send({ type: "request.revise", request: changed })).toBe("affordable");
    expect(await it.send({ type: "order.confirm" })).toBe("submitting");
    expect(it.heard()).toEqual([SENDING]);
    const priced = await repeated();
    await priced.send({ type: "order.confirm" });
    expect(await priced.send({ type: "quote.refresh", request: changed })).toBe("quoting");
    expect(told(priced).request).toEqual(changed);
  });
  test("is the newest run whose every choice is the order's", () => {
    const [made] = repeatedQuote.just_made ?? [];
    const order = { quote: repeatedQuote, request: orderRequestFixture };
    expect(justMadeOf(order)).toEqual(made);
    expect(justMadeOf({ ...order, request: changed })).toBeNull();
    expect(justMadeOf({ ...order, request: null })).toBeNull();
    expect(justMadeOf({ ...order, quote: quoteFixture })).toBeNull();
    expect(justMadeOf({ ...order, quote: null })).toBeNull();
  });
});

describe("ordering", () => {
  test("every retry of one submit keeps the key; a new order takes the next", async () => {
    const it = await submitting();
    const first = idempotencyKey(it.context());
    expect(inputOf(it, "submitGeneration")).toEqual({
      request: orderRequestFixture,
      base: { parent_id: "gen_before" },
      key: first,
    });
    expect(first).toMatch(/^page-1-/);
    expect(await it.fail("submitGeneration")).toBe("unsent");
    expect(it.heard()).toEqual([said("order.unanswered")]);
    expect(await it.send({ type: "submit.retry" })).toBe("submitting");
    expect(it.heard()).toEqual([SENDING]);
    expect(inputOf(it, "submitGeneration")).toMatchObject({ key: first });
    await it.settle("submitGeneration", accepted(generationFixture()));
    expect(it.heard()).toEqual([isAccepted(generationFixture())]);
    await it.send(progressed(failedFixture));
    await it.send({ type: "order.again" });
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    expect(it.heard()).toEqual([SENDING]);
    expect(idempotencyKey(it.context())).toMatch(/^page-2-/);
    expect(told(it)).toMatchObject({ generation: null, id: null, progress: 0 });
  });
  test("an order without an answer for thirty seconds can be sent again, not made anew", async () => {
    const it = await submitting();
    expect(await it.pass(29_999)).toBe("submitting");
    expect(await it.pass(1)).toBe("unsent");
    expect(it.heard()).toEqual([said("order.unanswered")]);
    for (const type of ["order.confirm", "order.again", "quote.refresh", "request.revise"])
      expect(it.can({ type, request: changed })).toBe(false);
  });
  test("the balance ran out meanwhile: the refusal's own numbers are told", async () => {
    const it = await submitting();
    const facts = { balance: 2, cost: 3, shortage: 1 };
    expect(await it.settle("submitGeneration", refused("insufficient_credits", { facts }))).toBe(
      "insufficient",
    );
    expect(it.heard()).toEqual([said("order.refused")]);
    expect(told(it).quote).toEqual({ cost: 3, balance: 2, affordable: false, alternatives: [] });
  });
  test("a shortage without numbers keeps the price that was shown and promises no credits", async () => {
    const it = await submitting();
    await it.settle("submitGeneration", refused("insufficient_credits"));
    expect(it.heard()).toEqual([said("order.refused")]);
    expect(told(it).quote).toEqual({ ...quoteFixture, balance: 0, affordable: false });
  });
  test("a second press while the order travels is not taken", async () => {
    const it = await submitting();
    expect(it.can({ type: "order.confirm" })).toBe(false);
  });
  test("what the server refused is told until the next price, and each way on is open", async () => {
    for (const [event, request] of [
      [{ type: "order.again" }, orderRequestFixture],
      [{ type: "quote.refresh", request: changed }, changed],
      [{ type: "request.revise", request: changed }, changed],
    ] as const) {
      const it = await submitting();
      const no = refused("image_too_small");
      expect(await it.settle("submitGeneration", no)).toBe("refused");
      expect(told(it).refusal).toEqual(no);
      expect(it.heard()).toEqual([said("order.refused")]);
      expect(it.can({ type: "order.confirm" })).toBe(false);
      expect(await it.send(event)).toBe("quoting");
      expect(inputOf(it, "getQuote")).toMatchObject({ request });
      await it.settle("getQuote", accepted(quoteFixture));
      expect(told(it).refusal).toBe(null);
    }
  });
  test("an order that was made at once is told as accepted, then as made", async () => {
    const it = await submitting();
    expect(await it.settle("submitGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isAccepted(completedFixture), isMade(completedFixture)]);
  });
  test.each([
    ["a picture", completedFixture, "virtual_try_on", "image"],
    ["a video", { ...completedFixture, feature: "image_to_video" }, "image_to_video", "video"],
  ] as const)("%s can be saved and shared, as what it is", async (_, made, feature, media) => {
    const shared = { ...made, share_url: "https://mau.test/s/shr_linh" };
    const input = { ...walks.order.inputs.pickUp, feature };
    const it = drive({ ...walks.order, inputs: { input } }, "input");
    await it.settle("readGeneration", accepted(shared));
    expect(it.heard()).toEqual([isAccepted(shared), isMade(shared)]);
    expect(inputOf(it, "download")).toEqual({ kind: "generation", id: made.id, media });
    expect(inputOf(it, "share")).toEqual({ id: made.id, url: shared.share_url });
  });
});

describe("running", () => {
  test("happy: queued, the three steps in order, succeeded; progress never falls", async () => {
    const it = await running();
    expect(it.value()).toEqual(QUEUED);
    expect(inputOf(it, "watchGeneration")).toEqual({ id: "gen_linh" });
    for (const [step, progress] of [
      ["analyzing", 10],
      ["processing", 50],
      ["generating", 80],
    ] as const) {
      await it.send(progressed(runningFixture(step, progress)));
      expect(phase(it)).toBe(step);
      expect(told(it)).toMatchObject({ progress, generation: { step, progress } });
    }
    await it.send(progressed(runningFixture("generating", 40)));
    expect(told(it).progress).toBe(80);
    expect(it.heard()).toEqual([]);
    expect(await it.send(progressed(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isMade(completedFixture)]);
    expect(told(it).progress).toBe(100);
  });
  test("what one waits for is told while it is queued", async () => {
    const it = await running();
    const waiting = generationFixture({ waits_for: "engine" as never });
    expect(await it.send(progressed(waiting))).toEqual(QUEUED);
    expect(told(it).generation).toEqual(waiting);
  });
  test("the line breaks: it polls, then listens again, and the step stays", async () => {
    const it = await running();
    await it.send(progressed(runningFixture("processing", 46)));
    await it.send({ type: "stream.lost" });
    expect(link(it)).toBe("reading");
    expect(inputOf(it, "readGeneration")).toEqual({ id: "gen_linh" });
    await it.settle("readGeneration", accepted(runningFixture("generating", 70)));
    expect([phase(it), link(it)]).toEqual(["generating", "pausing"]);
    await it.pass(1_999);
    expect(link(it)).toBe("pausing");
    await it.pass(1);
    expect(link(it)).toBe("streaming");
    await it.send({ type: "stream.lost" });
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isMade(completedFixture)]);
  });
  test("a new step does not restart the stream or close the question about cancelling", async () => {
    const it = await running();
    await it.send({ type: "stream.lost" });
    await it.send({ type: "job.cancel" });
    await it.send(progressed(runningFixture("analyzing", 5)));
    expect(it.value()).toEqual({ running: { phase: "analyzing", link: "reading", ask: "asking" } });
  });
  test("neither stream nor answer is said, and goes on until the server answers again", async () => {
    const it = await running();
    await it.send({ type: "stream.lost" });
    await it.fail("readGeneration");
    expect(link(it)).toEqual({ lost: "pausing" });
    for (const again of [
      () => it.settle("readGeneration", refused("unreachable")),
      () => it.fail("readGeneration"),
    ]) {
      await it.pass(1_999);
      expect(link(it)).toEqual({ lost: "pausing" });
      await it.pass(1);
      expect(link(it)).toEqual({ lost: "reading" });
      expect(inputOf(it, "readGeneration")).toEqual({ id: "gen_linh" });
      await again();
      expect(link(it)).toEqual({ lost: "pausing" });
    }
    await it.pass(2_000);
    await it.settle("readGeneration", accepted(runningFixture("generating", 70)));
    expect([phase(it), link(it)]).toEqual(["generating", "streaming"]);
    expect(told(it).progress).toBe(70);
  });
  test("a server that answers with a refusal is a lost line too", async () => {
    const it = await running();
    await it.send({ type: "stream.lost" });
    await it.settle("readGeneration", refused("internal"));
    expect(link(it)).toEqual({ lost: "pausing" });
  });
  test.each([
    ["failed", failedFixture],
    ["cancelled", cancelledFixture],
  ])(
    "%s tells what came back, is no success, and may be ordered again",
    async (end, generation) => {
      const it = await running();
      expect(await it.send(progressed(generation))).toBe(end);
      expect(told(it).generation).toEqual(generation);
      expect(it.heard()).toEqual([]);
      expect(await it.send({ type: "order.again" })).toBe("quoting");
    },
  );
  test("after ten minutes the page stops waiting and can check again", async () => {
    const it = await running();
    expect(await it.pass(TIMES.imageJob - 1)).toEqual(QUEUED);
    expect(await it.pass(1)).toBe("timedOut");
    expect(await it.send({ type: "check.again" })).toBe("finding");
    expect(inputOf(it, "readGeneration")).toEqual({ id: "gen_linh" });
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isAccepted(completedFixture), isMade(completedFixture)]);
  });
});

describe("cancelling", () => {
  test("asks first, can be kept, and tells what came back", async () => {
    const it = await running();
    expect(it.can({ type: "cancel.confirm" })).toBe(false);
    expect(await it.send({ type: "job.cancel" })).toMatchObject({ running: { ask: "asking" } });
    expect(await it.send({ type: "cancel.keep" })).toEqual(QUEUED);
    await it.send({ type: "job.cancel" });
    expect(await it.send({ type: "cancel.confirm" })).toEqual(CANCELLING);
    expect(inputOf(it, "cancelGeneration")).toEqual({ id: "gen_linh" });
    expect(await it.settle("cancelGeneration", accepted(cancelledFixture))).toBe("cancelled");
    expect(told(it).generation).toEqual(cancelledFixture);
  });
  test("a cancel that came too late leaves the run in sight, which tells how it ended", async () => {
    const it = await cancelling();
    expect(await it.settle("cancelGeneration", refused("conflict"))).toEqual({
      running: { phase: "queued", link: "reading", ask: "quiet" },
    });
    expect(told(it).cancelFailed).toBe(false);
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isMade(completedFixture)]);
  });
  test("while the cancel has no answer the run's steps are told, and its end is shown", async () => {
    const it = await cancelling();
    await it.send(progressed(runningFixture("processing", 46)));
    expect(it.value()).toEqual({
      running: { phase: "processing", link: "streaming", ask: "cancelling" },
    });
    expect(told(it).progress).toBe(46);
    await it.send({ type: "stream.lost" });
    expect([link(it), ask(it)]).toEqual(["reading", "cancelling"]);
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isMade(completedFixture)]);
    expect(it.child("cancelGeneration")).toBeUndefined();
  });
  test("a cancel that failed leaves the run in the step it has reached", async () => {
    const it = await cancelling();
    await it.send(progressed(runningFixture("generating", 82)));
    await it.fail("cancelGeneration");
    expect(it.value()).toEqual({
      running: { phase: "generating", link: "streaming", ask: "quiet" },
    });
  });
  test.each([
    ["refused", (it: Run) => it.settle("cancelGeneration", refused("internal"))],
    ["lost on the way", (it: Run) => it.fail("cancelGeneration")],
  ])("a cancel that was %s is told beside the running job until asked again", async (_, breaks) => {
    const it = await cancelling();
    expect(await breaks(it)).toEqual(QUEUED);
    expect(told(it).cancelFailed).toBe(true);
    await it.send({ type: "job.cancel" });
    expect(told(it).cancelFailed).toBe(false);
  });
});

describe("picking up a run by its id", () => {
  test("a running one goes on in the step it stands in", async () => {
    const it = pickUp();
    expect(it.value()).toBe("finding");
    expect(inputOf(it, "readGeneration")).toEqual({ id: "gen_linh" });
    const found = runningFixture("processing", 46);
    await it.settle("readGeneration", accepted(found));
    expect(phase(it)).toBe("processing");
    expect(it.heard()).toEqual([isAccepted(found)]);
  });
  test("an ended one is told as made", async () => {
    const it = pickUp();
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(it.heard()).toEqual([isAccepted(completedFixture), isMade(completedFixture)]);
  });
  test("one that is gone is told as missing", async () => {
    const it = pickUp();
    expect(await it.settle("readGeneration", refused("not_found"))).toBe("missing");
    expect(it.heard()).toEqual([["parent", { type: "job.missing" }]]);
  });
  test("one that can't be asked for may be asked for again", async () => {
    const it = pickUp();
    expect(await it.fail("readGeneration")).toBe("unfound");
    expect(await it.send({ type: "check.again" })).toBe("finding");
    expect(await it.settle("readGeneration", refused("internal"))).toBe("unfound");
  });
});

describe("an answer that never comes", () => {
  const WAIT = TIMES.answer;
  test("to the run that is looked for: said, and looked for again", async () => {
    const it = pickUp();
    expect(await it.pass(WAIT - 1)).toBe("finding");
    expect(await it.pass(1)).toBe("unfound");
    expect(await it.send({ type: "check.again" })).toBe("finding");
  });
  test("to a cancel: the run goes on, and it is said that it was not cancelled", async () => {
    const it = await cancelling();
    expect(await it.pass(19_999)).toEqual(CANCELLING);
    expect(await it.pass(1)).toEqual(QUEUED);
    expect(told(it).cancelFailed).toBe(true);
  });
  test("to the reading after a lost stream: the connection is lost, and tried again", async () => {
    const it = await running();
    await it.send({ type: "stream.lost" });
    expect(link(it)).toBe("reading");
    await it.pass(WAIT - 1);
    expect(link(it)).toBe("reading");
    await it.pass(1);
    expect(link(it)).toEqual({ lost: "pausing" });
    await it.pass(2_000);
    expect(link(it)).toEqual({ lost: "reading" });
    await it.pass(WAIT - 1);
    expect(link(it)).toEqual({ lost: "reading" });
    await it.pass(1);
    expect(link(it)).toEqual({ lost: "pausing" });
  });
});
