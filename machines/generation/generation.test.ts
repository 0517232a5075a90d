import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
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
import type { GenerationContext } from "./generation.machine.ts";
import { idempotencyKey, phaseOf, stepsOf, waitLimit } from "./generation.rules.ts";

const order = () => drive(walks.generation, "order");
const running = async () => {
  const it = order();
  await it.settle("getQuote", accepted(quoteFixture));
  await it.send({ type: "order.confirm" });
  await it.settle("submitGeneration", accepted(generationFixture()));
  return it;
};
const progressed = (generation: unknown) => ({ type: "job.progressed", generation });
const phase = (it: ReturnType<typeof order>) =>
  (it.value() as { running: { phase: string } }).running.phase;
const link = (it: ReturnType<typeof order>) =>
  (it.value() as { running: { link: string } }).running.link;

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
  test("the page waits ten minutes for a picture, fifteen for a video", () => {
    expect(waitLimit("virtual_try_on")).toBe(600_000);
    expect(waitLimit("image_to_video")).toBe(900_000);
  });
});

describe("ordering", () => {
  test("nothing can be confirmed before the cost is known", async () => {
    const it = order();
    expect(it.can({ type: "order.confirm" })).toBe(false);
    await it.settle("getQuote", accepted(quoteFixture));
    expect(it.can({ type: "order.confirm" })).toBe(true);
  });
  test("too little credit is a state of its own, with what still fits", async () => {
    const it = order();
    expect(await it.settle("getQuote", accepted(shortQuoteFixture))).toBe("insufficient");
    expect(it.context<GenerationContext>().quote?.alternatives).toHaveLength(1);
    expect(it.can({ type: "order.confirm" })).toBe(false);
  });
  test("no price is a state with a retry; a silent server is one too", async () => {
    const it = order();
    expect(await it.pass(20_000)).toBe("unavailable");
    expect(await it.send({ type: "quote.retry" })).toBe("quoting");
    expect(await it.fail("getQuote")).toBe("unavailable");
  });
  test("every retry of one submit keeps the key; a new order takes the next", async () => {
    const it = order();
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    const first = idempotencyKey(it.context());
    expect(await it.fail("submitGeneration")).toBe("unsent");
    await it.send({ type: "submit.retry" });
    expect(idempotencyKey(it.context())).toBe(first);
    await it.settle("submitGeneration", accepted(generationFixture()));
    await it.send(progressed(failedFixture));
    await it.send({ type: "order.again" });
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    expect(idempotencyKey(it.context())).not.toBe(first);
  });
  test("the same order made anew has the same key, another order another", () => {
    const one = { keyBase: "page-0", intent: 1, request: { model: "ast_a", category: "all" } };
    expect(idempotencyKey({ ...one, request: { ...one.request } })).toBe(idempotencyKey(one));
    const changed = { ...one, request: { ...one.request, category: "tops" } };
    expect(idempotencyKey(changed)).not.toBe(idempotencyKey(one));
  });
  test("the balance ran out meanwhile: the refusal's own numbers are told", async () => {
    const it = order();
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    const facts = { balance: 0, cost: 1, shortage: 1 };
    expect(await it.settle("submitGeneration", refused("insufficient_credits", { facts }))).toBe(
      "insufficient",
    );
    expect(it.context<GenerationContext>().quote).toMatchObject({ balance: 0, cost: 1 });
  });
  test("a second press while the order travels is not taken", async () => {
    const it = order();
    await it.settle("getQuote", accepted(quoteFixture));
    await it.send({ type: "order.confirm" });
    expect(it.can({ type: "order.confirm" })).toBe(false);
  });
});

describe("running", () => {
  test("happy: queued, the three steps in order, succeeded; progress never falls", async () => {
    const it = await running();
    expect(phase(it)).toBe("queued");
    for (const [step, progress] of [
      ["analyzing", 10],
      ["processing", 50],
      ["generating", 80],
    ] as const) {
      await it.send(progressed(runningFixture(step, progress)));
      expect(phase(it)).toBe(step);
    }
    await it.send(progressed(runningFixture("generating", 40)));
    expect(it.context<GenerationContext>().progress).toBe(80);
    expect(await it.send(progressed(completedFixture))).toBe("succeeded");
  });
  test("the line breaks: it polls, then listens again, and the step stays", async () => {
    const it = await running();
    await it.send(progressed(runningFixture("processing", 46)));
    await it.send({ type: "stream.lost" });
    expect(link(it)).toBe("reading");
    await it.settle("readGeneration", accepted(runningFixture("generating", 70)));
    expect([phase(it), link(it)]).toEqual(["generating", "pausing"]);
    await it.pass(2_000);
    expect(link(it)).toBe("streaming");
    await it.send({ type: "stream.lost" });
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
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
    await it.pass(2_000);
    await it.settle("readGeneration", refused("unreachable"));
    expect(link(it)).toEqual({ lost: "pausing" });
    await it.pass(2_000);
    await it.settle("readGeneration", accepted(runningFixture("generating", 70)));
    expect(link(it)).toBe("streaming");
    expect(it.context<GenerationContext>().progress).toBe(70);
  });
  test("failed → retry asks the price again", async () => {
    const it = await running();
    expect(await it.send(progressed(failedFixture))).toBe("failed");
    expect(await it.send({ type: "order.again" })).toBe("quoting");
  });
  test("cancel asks first, can be kept, and tells what came back", async () => {
    const it = await running();
    await it.send({ type: "job.cancel" });
    await it.send({ type: "cancel.keep" });
    await it.send({ type: "job.cancel" });
    expect(await it.send({ type: "cancel.confirm" })).toBe("cancelling");
    expect(await it.settle("cancelGeneration", accepted(cancelledFixture))).toBe("cancelled");
    expect(it.context<GenerationContext>().generation?.refunded).toBe(1);
  });
  test("a cancel that came too late or did not go through leaves the run in sight", async () => {
    const late = await running();
    await late.send({ type: "job.cancel" });
    await late.send({ type: "cancel.confirm" });
    await late.settle("cancelGeneration", refused("conflict"));
    expect(late.context<GenerationContext>().cancelFailed).toBe(false);
    expect(await late.send(progressed(completedFixture))).toBe("succeeded");
    const broken = await running();
    await broken.send({ type: "job.cancel" });
    await broken.send({ type: "cancel.confirm" });
    await broken.fail("cancelGeneration");
    expect(broken.context<GenerationContext>().cancelFailed).toBe(true);
  });
  test("after ten minutes the page stops waiting and can check again", async () => {
    const it = await running();
    expect(await it.pass(TIMES.imageJob)).toBe("timedOut");
    expect(await it.send({ type: "check.again" })).toBe("finding");
    expect(await it.settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
  });
});

describe("picking up a run by its id", () => {
  const pickUp = () => drive(walks.generation, "pickUp");
  test("running, ended, gone, or not to be asked", async () => {
    const it = pickUp();
    await it.settle("readGeneration", accepted(runningFixture("processing", 46)));
    expect(phase(it)).toBe("processing");
    expect(await pickUp().settle("readGeneration", accepted(completedFixture))).toBe("succeeded");
    expect(await pickUp().settle("readGeneration", refused("not_found"))).toBe("missing");
    expect(await pickUp().fail("readGeneration")).toBe("unfound");
  });
});
