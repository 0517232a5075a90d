import { expect, test } from "vitest";
import type { drive } from "./drive.ts";

/**
 * What a person experiences in every wizard alike: steps, drafts, runs, jumps, starting over and
 * notices. A wizard's own test hands in its fixtures and plays these beside its own journeys.
 */
interface Told {
  type: string;
  [name: string]: unknown;
}
type Journey = ReturnType<typeof drive>;

interface Run {
  id: string;
  inputs: readonly unknown[];
  settings: object;
}
interface WizardStep {
  name: string;
  /** Where it rests in the chart. */
  at: unknown;
  /** What a person chooses here; each is kept as a draft. */
  fill: readonly Told[];
  /** What its picture is uploaded and picked as. */
  usage?: string;
}
export interface WizardParts {
  start(input?: string): Journey;
  /** In their order; the order is confirmed in the last one. */
  steps: readonly WizardStep[];
  empty: object;
  /** All that the fills chose. */
  chosen: object;
  feature: string;
  /** The order's body, once all is chosen. */
  request: object;
  /** A run of inputs other than the chosen ones, and what it makes the choice. */
  running: Run;
  finished: Run & { result: unknown; share_url: string | null };
  ofRun: object;
  /** What a run lacks that leads to each step but the first and the last. */
  half: Partial<Run>;
  /** What the draft "draft" asks the server for. */
  asks: object;
  /** A start, what the server has of its draft, where it opens and what is said there. */
  openings: readonly (readonly [input: string, answer: object, at: unknown, notice?: string])[];
}

const tagged = (it: Journey): string[] => [...it.actor.getSnapshot().tags].sort();
const inputOf = (it: Journey, name: string): Record<string, unknown> | undefined =>
  (it.child(name)?.getSnapshot() as { input: Record<string, unknown> } | undefined)?.input;

export function wizardJourneys(wizard: WizardParts): void {
  const { start, steps, running } = wizard;
  // Shared before: what a child is told of that must be its own word, not an empty one.
  const finished = { ...wizard.finished, share_url: "https://mau.test/s/shr_linh" };
  const first = steps[0] as WizardStep;
  const last = steps.at(-1) as WizardStep;
  const accepted = { type: "job.accepted", generation: running };
  const sending = { type: "order.sending" };
  const succeeded = { type: "job.succeeded", generation: finished };
  const generating = { order: "generating" };
  const atResult = { order: "result" };
  const forward = { type: "run.open", id: "gen_other" };
  const jump = (step: WizardStep) => ({ type: "step.jump", step: step.name });
  const mayJump = (it: Journey) => steps.filter((step) => it.can(jump(step))).map((s) => s.name);
  /** Everything chosen up to that step, which is filled too. */
  const filledAt = async (target: WizardStep, input = "fresh") => {
    const it = start(input);
    for (const step of steps) {
      for (const event of step.fill) await it.send(event);
      if (step === target) break;
      await it.send({ type: "step.next" });
    }
    it.heard();
    return it;
  };
  /** The whole choice, looked at from that step. */
  const wholeAt = async (target: WizardStep) => {
    const it = await filledAt(last);
    if (target !== last) await it.send(jump(target));
    return it;
  };
  const run = async () => {
    const it = await filledAt(last);
    await it.send(sending);
    await it.send(accepted);
    return it;
  };
  const ended = async () => {
    const it = await run();
    await it.send(succeeded);
    it.heard();
    return it;
  };
  const startedOver = async (it: Journey, event: Told) => {
    expect(await it.send(event)).toEqual(first.at);
    expect(it.heard()).toEqual(["dropDraft"]);
    expect(it.context()).toMatchObject({
      ...wizard.empty,
      draft: null,
      result: null,
      generationId: null,
      notice: null,
    });
  };

  test("with nothing chosen there is nowhere to go, nothing to put back and nothing to lose", async () => {
    const it = start();
    expect(it.value()).toEqual(first.at);
    expect(it.context()).toMatchObject({ ...wizard.empty, notice: null, generationId: null });
    for (const type of ["step.next", "step.back", "step.reset", "over.ask", "order.confirm"])
      expect([type, it.can({ type })]).toEqual([type, false]);
    expect(mayJump(it)).toEqual([]);
    expect(it.heard()).toEqual([]);
  });
  test("every step keeps what is chosen in it, leads on and leads back", async () => {
    const it = start();
    for (const step of steps) {
      expect(it.value()).toEqual(step.at);
      for (const event of step.fill) {
        await it.send(event);
        expect(it.heard()[0]).toBe("saveDraft");
      }
      if (step !== last) await it.send({ type: "step.next" });
    }
    expect(it.context()).toMatchObject(wizard.chosen);
    for (const step of [...steps].reverse().slice(1))
      expect(await it.send({ type: "step.back" })).toEqual(step.at);
    for (const step of steps.slice(1))
      expect(await it.send({ type: "step.next" })).toEqual(step.at);
    expect(it.context()).toMatchObject(wizard.chosen);
    expect(it.heard()).toEqual([]);
  });
  test("a step that asks for a picture has an upload and a picker for it, no other has", async () => {
    for (const step of steps) {
      const it = await filledAt(step);
      for (const source of ["upload", "assetPicker"]) {
        const input = inputOf(it, source);
        expect([step.name, source, input?.usage]).toEqual([step.name, source, step.usage]);
        if (input) expect(input.parent === it.actor).toBe(true);
      }
    }
  });
  test("once all is chosen any step leads to any other", async () => {
    for (const from of steps)
      for (const to of steps) {
        const it = await wholeAt(from);
        expect([from.name, to.name, it.can(jump(to))]).toEqual([from.name, to.name, from !== to]);
        if (from === to) continue;
        expect(await it.send(jump(to))).toEqual(to.at);
        expect(it.context()).toMatchObject(wizard.chosen);
        expect(it.heard()).toEqual([]);
      }
  });
  test("starting over asks first; keeping goes back to the step it was asked from", async () => {
    const it = await filledAt(last);
    const quoted = it.child("order");
    expect(await it.send({ type: "over.ask" })).toEqual({ order: "asking" });
    expect(await it.send({ type: "over.keep" })).toEqual(last.at);
    expect(it.child("order") === quoted).toBe(true);
    for (const step of steps.slice(0, -1).reverse()) {
      await it.send(jump(step));
      expect(await it.send({ type: "over.ask" })).toBe("askingOver");
      expect(await it.send({ type: "over.keep" })).toEqual(step.at);
    }
    expect(it.context()).toMatchObject(wizard.chosen);
    expect(it.heard()).toEqual([]);
    await it.send({ type: "over.ask" });
    await startedOver(it, { type: "over.confirm" });
  });
  test("given up at the order, everything is put back and its draft thrown away", async () => {
    const it = await run();
    await it.send({ type: "step.back" });
    expect(it.context()).toMatchObject({ notice: "run_kept" });
    await it.send({ type: "over.ask" });
    await startedOver(it, { type: "over.confirm" });
  });
  test("from a run or its end starting over asks nothing: what was made is in the history", async () => {
    for (const it of [await run(), await ended()]) await startedOver(it, { type: "over.ask" });
  });

  test("one press orders what was chosen; the run goes on under its own number", async () => {
    const it = await filledAt(last);
    const { parent, ...input } = inputOf(it, "order") ?? {};
    expect(parent === it.actor).toBe(true);
    expect(input).toMatchObject({ feature: wizard.feature, id: null, keyBase: "page-0" });
    expect(await it.send({ type: "order.confirm" })).toEqual(last.at);
    expect(it.heard()).toEqual([["order", { type: "order.confirm" }]]);
    await it.send(sending);
    expect(await it.send(accepted)).toEqual(generating);
    expect(it.context()).toMatchObject({ ...wizard.chosen, generationId: running.id, orders: 1 });
    expect(await it.send(succeeded)).toEqual(atResult);
    expect(it.heard()).toEqual(["dropDraft"]);
    expect(it.context()).toMatchObject({ ...wizard.ofRun, result: finished });
  });
  test("while an order is sent nothing leads out and nothing changes, however it is asked", async () => {
    const it = await filledAt(last);
    expect(tagged(it)).toEqual([]);
    expect(await it.send({ type: "order.sending" })).toEqual({ order: "sending" });
    expect(tagged(it)).toEqual(["busy", "sent"]);
    const asked = [
      ...["step.next", "step.back", "step.reset", "over.ask", "over.confirm", "order.confirm"],
      "order.again",
    ].map((type): Told => ({ type }));
    for (const event of [...asked, ...steps.map(jump), ...last.fill, forward])
      expect([event, it.can(event)]).toEqual([event, false]);
    expect(await it.send(forward)).toEqual({ order: "sending" });
    expect(await it.send({ type: "order.refused" })).toEqual(last.at);
    expect(it.context()).toMatchObject({ ...wizard.chosen, generationId: null, orders: 0 });
    expect(it.can(forward)).toBe(true);
  });
  test("an order without an answer stands as it was sent; one may leave it or start over", async () => {
    const unanswered = { order: { unanswered: "still" } };
    const stuck = async () => {
      const it = await filledAt(last);
      await it.send({ type: "order.sending" });
      expect(await it.send({ type: "order.unanswered" })).toEqual(unanswered);
      return it;
    };
    const it = await stuck();
    expect(tagged(it)).toEqual(["sent"]);
    for (const event of [...last.fill, { type: "step.reset" }, { type: "order.confirm" }])
      expect([event, it.can(event)]).toEqual([event, false]);
    expect(await it.send({ type: "over.ask" })).toEqual({ order: { unanswered: "asking" } });
    // Sent again under the open question, the question is no way out of what travels.
    expect(await it.send({ type: "order.sending" })).toEqual({ order: "sending" });
    expect(await it.send({ type: "over.confirm" })).toEqual({ order: "sending" });
    await it.send({ type: "order.unanswered" });
    await it.send({ type: "over.ask" });
    expect(await it.send({ type: "over.keep" })).toEqual(unanswered);
    expect(await it.send({ type: "order.sending" })).toEqual({ order: "sending" });
    await it.send({ type: "order.unanswered" });
    for (const step of steps.slice(0, -1)) {
      const other = await stuck();
      expect(await other.send(jump(step))).toEqual(step.at);
    }
    expect(await it.send({ type: "step.back" })).toEqual((steps.at(-2) as WizardStep).at);
    const over = await stuck();
    await over.send({ type: "over.ask" });
    await startedOver(over, { type: "over.confirm" });
  });
  test("the same once more is a new order with a key of its own, and a draft again", async () => {
    for (const it of [await run(), await ended()]) {
      expect(await it.send({ type: "order.again" })).toEqual(last.at);
      expect(it.heard()).toEqual(["saveDraft"]);
      expect(it.context()).toMatchObject({ generationId: null, result: null, notice: null });
      expect(inputOf(it, "order")).toMatchObject({
        id: null,
        keyBase: "page-1",
        isWished: true,
        base: { id: running.id },
      });
      await it.send({ type: "order.sending" });
      await it.send(accepted);
      expect(it.context()).toMatchObject({ isWished: false });
    }
  });
  test("the order is asked for with all that was chosen", async () => {
    const it = await wholeAt(first);
    await it.send(jump(last));
    const { feature, request: body } = wizard;
    expect(inputOf(it, "order")?.request).toEqual({ feature, body });
  });
  test("stepping back from a run leads to the order and says where the run is", async () => {
    const it = await run();
    expect(await it.send({ type: "step.back" })).toEqual(last.at);
    expect(it.context()).toMatchObject({ generationId: null, notice: "run_kept" });
    expect(inputOf(it, "order")).toMatchObject({ id: null });
    await it.send({ type: "notice.dismiss" });
    expect(it.context()).toMatchObject({ notice: null });
    expect(it.heard()).toEqual([]);
  });
  test("from a run and from its end any step can be opened; only a new choice is a draft again", async () => {
    for (const step of steps) {
      const going = await run();
      expect(await going.send(jump(step))).toEqual(step.at);
      expect(going.context()).toMatchObject({
        ...wizard.chosen,
        generationId: null,
        notice: "run_kept",
        wanted: null,
      });
      expect(going.heard()).toEqual([]);
      const over = await ended();
      expect(await over.send(jump(step))).toEqual(step.at);
      expect(over.context()).toMatchObject({
        ...wizard.ofRun,
        generationId: null,
        result: null,
        notice: null,
      });
      expect(over.heard()).toEqual(["saveDraft"]);
    }
  });
  test("a run whose pictures are gone leads on only as far as what is left of it", async () => {
    const names = steps.map(({ name }) => name);
    const left = [
      [{ inputs: [], settings: {} }, names.slice(0, 1)],
      ...(steps.length > 2 ? [[wizard.half, names.slice(0, 2)]] : []),
    ] as [Partial<Run>, string[]][];
    for (const [less, open] of left) {
      const it = start("pickedUp");
      await it.send({ ...accepted, generation: { ...running, ...less } });
      expect(mayJump(it)).toEqual(open);
      await it.send({ ...succeeded, generation: { ...finished, ...less } });
      expect(mayJump(it)).toEqual(open);
      expect(it.heard()).toEqual(["dropDraft"]);
      const furthest = steps[open.length - 1] as WizardStep;
      expect(await it.send(jump(furthest))).toEqual(furthest.at);
      expect(it.heard()).toEqual(["saveDraft"]);
      expect(it.can({ type: "step.next" })).toBe(false);
      for (const further of steps.slice(open.length)) expect(it.can(jump(further))).toBe(false);
    }
    const it = start("pickedUp");
    for (const type of ["order.again", "step.back"]) expect(it.can({ type })).toBe(false);
    await it.send(succeeded);
    expect(it.heard()).toEqual(["dropDraft"]);
    expect(it.can({ type: "order.again" })).toBe(true);
    const bare = start("pickedUp");
    await bare.send({ ...succeeded, generation: { ...finished, inputs: [], settings: {} } });
    expect(bare.heard()).toEqual(["dropDraft"]);
    expect(bare.can({ type: "order.again" })).toBe(false);
  });

  test("a run by its address is looked up and brings what it was made of", async () => {
    const it = start("pickedUp");
    expect(it.value()).toEqual(generating);
    expect(inputOf(it, "order")).toMatchObject({ id: running.id });
    await it.send(accepted);
    expect(it.context()).toMatchObject(wizard.ofRun);
    await it.send(succeeded);
    expect(it.heard()).toEqual(["dropDraft"]);
  });
  test("a run that is nowhere to be found is told at the first step", async () => {
    const it = start("pickedUp");
    expect(await it.send({ type: "job.missing" })).toEqual(first.at);
    expect(it.context()).toMatchObject({ generationId: null, notice: "run_missing" });
    expect(it.heard()).toEqual([]);
  });
  test("the browser's forward button leads from anywhere to the run it names, once", async () => {
    for (const it of [start("dropped"), await filledAt(last), await run(), await ended()]) {
      expect(await it.send(forward)).toEqual(generating);
      const known = { generationId: "gen_other", isWished: false, notice: null };
      expect(it.context()).toMatchObject(known);
      expect(inputOf(it, "order")).toMatchObject({ id: "gen_other" });
      expect(it.can(forward)).toBe(false);
      expect(it.heard()).toEqual([]);
    }
  });

  test("a draft asks for its own pictures and opens at the furthest step that holds", async () => {
    for (const [input, answer, at, notice = null] of wizard.openings) {
      const it = start(input);
      expect(it.value()).toBe("restoring");
      expect([input, await it.settle("loadDraft", answer)]).toEqual([input, at]);
      expect(it.context()).toMatchObject({ notice, wanted: null, openRun: null });
      expect(it.heard()).toEqual([]);
    }
    const it = start("draft");
    expect(inputOf(it, "loadDraft")).toEqual({ ...wizard.asks, base: null });
  });
  test("a draft that was opened from a run is linked to it, as long as that is there", async () => {
    const [input, answer] = wizard.openings[0] as WizardParts["openings"][number];
    for (const base of [{ id: "gen_before", seed: 7 }, null]) {
      const it = start(input);
      await it.settle("loadDraft", { ...answer, base });
      expect(it.context()).toMatchObject({ base });
    }
  });
  test("a run ordered just before the page closed is picked up with the draft's order", async () => {
    const [input, answer] = wizard.openings[0] as WizardParts["openings"][number];
    const it = start(input);
    expect(await it.settle("loadDraft", { ...answer, openRun: "gen_open" })).toEqual(generating);
    expect(it.context()).toMatchObject({ generationId: "gen_open", openRun: null });
    expect(inputOf(it, "order")).toMatchObject({ id: "gen_open" });
    expect(it.heard()).toEqual([]);
  });
  test("a draft that cannot be read, now or within a quarter of a minute, is kept for another try", async () => {
    const it = start("draft");
    expect(await it.fail("loadDraft")).toBe("unread");
    expect(await it.send({ type: "draft.retry" })).toBe("restoring");
    expect(await it.pass(14_999)).toBe("restoring");
    expect(await it.pass(1)).toBe("unread");
    await it.send({ type: "draft.retry" });
    const [, answer, at] = wizard.openings[0] as WizardParts["openings"][number];
    expect(await it.settle("loadDraft", answer)).toEqual(at);
    const other = start("draft");
    await other.fail("loadDraft");
    await startedOver(other, { type: "over.confirm" });
  });
  test("an old draft is dropped with a word, which can be put away", async () => {
    const it = start("dropped");
    expect(it.value()).toEqual(first.at);
    expect(it.context()).toMatchObject({ notice: "draft_dropped" });
    await it.send({ type: "notice.dismiss" });
    expect(it.context()).toMatchObject({ notice: null });
    expect(it.heard()).toEqual([]);
  });
}
