import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import {
  completedFixture,
  garmentFixture,
  generationFixture,
  modelFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import type { TryOnContext } from "./try-on.machine.ts";
import { draftOf, emptyChoice, orderReasons, readDraft, requestOf } from "./try-on.rules.ts";

const wizard = (input: keyof (typeof walks)["try-on"]["inputs"] = "fresh") =>
  drive(walks["try-on"], input);
const chooseModel = { type: "model.choose", asset: modelFixture };
const chooseGarment = { type: "garment.choose", asset: garmentFixture, category: "dresses" };
const restored = { assets: { model: modelFixture, garment: garmentFixture }, openRun: null };
const atReview = async () => {
  const it = wizard();
  await it.send(chooseModel);
  await it.send({ type: "step.next" });
  await it.send(chooseGarment);
  await it.send({ type: "step.next" });
  return it;
};

describe("rules", () => {
  test("both pictures are needed, each at least 256 px on its short side", () => {
    expect(orderReasons(emptyChoice)).toEqual(["model_missing", "garment_missing"]);
    expect(orderReasons({ ...emptyChoice, model: tinyFixture, garment: garmentFixture })).toEqual([
      "model_too_small",
    ]);
    expect(orderReasons({ ...emptyChoice, model: modelFixture, garment: garmentFixture })).toEqual(
      [],
    );
  });
  test("a draft keeps ids and settings, comes back whole, and an old or broken one is dropped", () => {
    const choice = { model: modelFixture, garment: garmentFixture, category: "tops" as const };
    expect(readDraft(JSON.parse(JSON.stringify(draftOf(choice))))).toEqual(draftOf(choice));
    expect(readDraft(undefined)).toBeNull();
    for (const broken of [
      "{",
      7,
      {},
      { ...draftOf(choice), version: 0 },
      { ...draftOf(choice), category: "hats" },
    ]) {
      expect(readDraft(broken)).toBe("dropped");
    }
  });
  test("the order is the choice and nothing else", () => {
    expect(requestOf({ model: modelFixture, garment: garmentFixture, category: "all" })).toEqual({
      model: modelFixture.id,
      garment: garmentFixture.id,
      category: "all",
    });
  });
});

describe("forward and back", () => {
  test("a garment cannot be chosen before a model, by no way", () => {
    const it = wizard();
    expect(it.value()).toBe("model");
    expect(it.can({ type: "step.next" })).toBe(false);
    expect(it.can(chooseGarment)).toBe(false);
    for (const step of ["outfit", "review"])
      expect(it.can({ type: "step.jump", step } as never)).toBe(false);
  });
  test("a picture too small for the tool may be chosen but not taken along", async () => {
    const it = wizard();
    await it.send({ type: "model.choose", asset: tinyFixture });
    expect(it.can({ type: "step.next" })).toBe(false);
  });
  test("model → outfit → review → back → back → forward keeps what was chosen", async () => {
    const it = await atReview();
    expect(it.value()).toEqual({ order: "review" });
    expect(await it.send({ type: "step.back" })).toBe("outfit");
    expect(await it.send({ type: "step.back" })).toBe("model");
    await it.send({ type: "step.next" });
    expect(await it.send({ type: "step.next" })).toEqual({ order: "review" });
    expect(it.context<TryOnContext>()).toMatchObject({
      model: modelFixture,
      garment: garmentFixture,
      category: "dresses",
    });
  });
  test("reset clears the step alone; start over asks and can be kept", async () => {
    const it = await atReview();
    await it.send({ type: "step.back" });
    await it.send({ type: "step.reset" });
    expect(it.context<TryOnContext>()).toMatchObject({ model: modelFixture, garment: null });
    expect(await it.send({ type: "over.ask" })).toBe("askingOver");
    expect(await it.send({ type: "over.keep" })).toBe("outfit");
    await it.send({ type: "over.ask" });
    expect(await it.send({ type: "over.confirm" })).toBe("model");
    expect(it.context<TryOnContext>().model).toBeNull();
  });
  test("asked at the order, keeping returns to it without a new quote", async () => {
    const it = await atReview();
    const quoted = it.child("generation");
    expect(await it.send({ type: "over.ask" })).toEqual({ order: "asking" });
    expect(await it.send({ type: "over.keep" })).toEqual({ order: "review" });
    expect(it.child("generation")).toBe(quoted);
  });
  test("with nothing chosen there is nothing to ask about", () => {
    expect(wizard().can({ type: "over.ask" })).toBe(false);
  });
  test("an upload is chosen at once in the step it was made in", async () => {
    const it = wizard();
    await it.send({ type: "upload.ready", asset: modelFixture, usage: "model" });
    expect(await it.send({ type: "step.next" })).toBe("outfit");
  });
});

describe("the order", () => {
  test("accepted → generating → result; then another garment for the same person", async () => {
    const it = await atReview();
    expect(await it.send({ type: "job.accepted", generation: generationFixture() })).toEqual({
      order: "generating",
    });
    expect(await it.send({ type: "job.succeeded", generation: completedFixture })).toBe("result");
    expect(await it.send({ type: "step.jump", step: "outfit" })).toBe("outfit");
    expect(it.context<TryOnContext>()).toMatchObject({ model: modelFixture, generationId: null });
  });
  test("no two runs of one page share a key; an order whose answer never came keeps its own", async () => {
    const it = await atReview();
    const first = it.context<TryOnContext>().orders;
    await it.send({ type: "step.back" });
    await it.send({ type: "step.next" });
    expect(it.context<TryOnContext>().orders).toBe(first);
    await it.send({ type: "job.accepted", generation: generationFixture() });
    await it.send({ type: "order.again" });
    expect(it.context<TryOnContext>().orders).toBe(first + 1);
  });
  test("going back from a run leads to the order, with a word about where the run is", async () => {
    const it = await atReview();
    await it.send({ type: "job.accepted", generation: generationFixture() });
    expect(await it.send({ type: "step.jump", step: "review" })).toEqual({ order: "review" });
    expect(it.context<TryOnContext>()).toMatchObject({ notice: "run_kept", generationId: null });
  });
  test("the browser's forward button leads to the run it names, running or ended", async () => {
    const it = await atReview();
    await it.send({ type: "job.accepted", generation: generationFixture() });
    await it.send({ type: "step.jump", step: "outfit" });
    const forward = { type: "run.open", id: generationFixture().id };
    expect(await it.send(forward)).toEqual({ order: "generating" });
    expect(it.context<TryOnContext>()).toMatchObject({ generationId: forward.id, notice: null });
    expect(it.can(forward)).toBe(false);
    expect(await it.send({ type: "job.succeeded", generation: completedFixture })).toBe("result");
  });
  test("a run opened so brings its own pictures; an order keeps the ones chosen", async () => {
    const it = await atReview();
    await it.send({ type: "run.open", id: generationFixture().id });
    await it.send({ type: "job.accepted", generation: generationFixture() });
    expect(it.context<TryOnContext>().category).toBe("all");
  });
  test("an order made anew is a draft again: reloading keeps it", async () => {
    const saved: unknown[] = [];
    const it = drive(
      {
        ...walks["try-on"],
        machine: walks["try-on"].machine.provide({
          actions: { saveDraft: ({ context }) => saved.push(context.garment?.id) },
        }),
      },
      "pickedUp",
    );
    await it.send({ type: "job.succeeded", generation: completedFixture });
    expect(await it.send({ type: "order.again" })).toEqual({ order: "review" });
    expect(saved).toEqual([garmentFixture.id]);
  });
  test("starting over from a run or its end asks nothing: what was made is in the history", async () => {
    const it = await atReview();
    await it.send({ type: "job.accepted", generation: generationFixture() });
    expect(await it.send({ type: "over.ask" })).toBe("model");
    expect(it.context<TryOnContext>()).toMatchObject({ model: null, generationId: null });
  });
  test("while it runs one may go on with another garment; the run is left alone", async () => {
    const it = await atReview();
    await it.send({ type: "job.accepted", generation: generationFixture() });
    expect(await it.send({ type: "step.jump", step: "outfit" })).toBe("outfit");
  });
});

describe("coming back", () => {
  test("a draft opens at the furthest step whose rules hold, the address's step at most", async () => {
    expect(await wizard("draft").settle("loadDraft", restored)).toEqual({ order: "review" });
    expect(await wizard("deepOutfit").settle("loadDraft", restored)).toBe("outfit");
    expect(await wizard("deepModel").settle("loadDraft", restored)).toBe("model");
  });
  test("a picture that is gone is told and asked for again", async () => {
    const it = wizard("draft");
    expect(
      await it.settle("loadDraft", { ...restored, assets: { ...restored.assets, model: null } }),
    ).toBe("model");
    expect(it.context<TryOnContext>().notice).toBe("asset_gone");
  });
  test("a run ordered just before the page closed is picked up", async () => {
    const it = wizard("draft");
    expect(await it.settle("loadDraft", { ...restored, openRun: "gen_linh" })).toEqual({
      order: "generating",
    });
    expect(it.context<TryOnContext>().generationId).toBe("gen_linh");
  });
  test("an unreachable server keeps the draft for another try", async () => {
    const it = wizard("draft");
    expect(await it.fail("loadDraft")).toBe("unread");
    await it.send({ type: "draft.retry" });
    expect(await it.settle("loadDraft", restored)).toEqual({ order: "review" });
  });
  test("a run by its address: its own pictures become the choice again", async () => {
    const it = wizard("pickedUp");
    expect(it.value()).toEqual({ order: "generating" });
    await it.send({
      type: "job.accepted",
      generation: generationFixture({ status: "processing" }),
    });
    expect(it.context<TryOnContext>()).toMatchObject({
      model: modelFixture,
      garment: garmentFixture,
    });
    expect(await wizard("pickedUp").send({ type: "job.missing" })).toBe("model");
  });
  test("an old draft is dropped with a word", () => {
    expect(wizard("dropped").context<TryOnContext>().notice).toBe("draft_dropped");
  });
});
