import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted, refused } from "#machines/kit/outcome.ts";
import type { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import type { Quote } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import {
  cancelledFixture,
  failedFixture,
  generationFixture,
  runningFixture,
} from "#wire/wire.fixtures.ts";
import type { Script } from "../support/at.ts";
import { finishedRun, ofLinh } from "../support/samples.ts";
import { pickedUp, requestedAtReview, show, toReview } from "../support/try-on.tsx";
import { children, fresh } from "../support/wizard.tsx";

/** The child that orders and follows a run, in the wizard that invokes it. */
const meta = { title: "flows/order", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Events = NonNullable<Script<typeof tryOnMachine>["events"]>;
type Answers = NonNullable<Script<typeof tryOnMachine>["answers"]>;
const own = (script: () => Script<typeof tryOnMachine>) => show(script, "order");

/** In the third step, before and at the press. */
const atReview = (generation: Answers = {}, ...events: Events) =>
  own(() => ({
    input: fresh,
    children: children({ order: generation }),
    events: [...toReview, ...events],
  }));
const confirmed = (answer: Answers[string]) =>
  atReview({ submitGeneration: answer }, { type: "order.confirm" });
/** At the address of a run. */
const asking = (readGeneration: Answers[string]) =>
  own(() => ({
    input: { ...fresh, generationId: "gen_linh" },
    children: children({ order: { readGeneration } }),
  }));

const half = () => ofLinh(runningFixture("processing", 46));
const running = (...events: Events) => own(() => pickedUp(half(), ...events));
const lost = (...events: Events) =>
  own(() => ({
    ...pickedUp(half(), ["order", { type: "stream.lost" }], ...events),
    children: children({
      order: { readGeneration: [accepted(half()), new Error("no connection")] },
    }),
  }));
const short: Quote = { cost: 1, balance: 0, affordable: false, alternatives: [] };

const repeated = (): Quote => ({
  ...{ cost: 1, balance: 17, affordable: true, alternatives: [] },
  just_made: [
    {
      id: finishedRun.id,
      settings: requestedAtReview,
      thumb_url: finishedRun.result?.asset.thumb_url ?? "",
    },
  ],
});

export const Finding: Story = { parameters: { leaf: "finding" }, render: asking([]) };
/** The wizard goes back to its first step and says why. */
export const Missing: Story = {
  parameters: { leaf: "missing" },
  render: asking([refused("not_found")]),
};
export const Unfound: Story = {
  parameters: { leaf: "unfound" },
  render: asking([new Error("no connection")]),
};

export const Quoting: Story = {
  parameters: { leaf: "quoting" },
  render: atReview({ getQuote: [] }),
};
export const Affordable: Story = { parameters: { leaf: "affordable" }, render: atReview() };
/** The same was made a moment ago. */
export const Repeating: Story = {
  parameters: { leaf: "repeating" },
  render: atReview({ getQuote: [accepted(repeated())] }, { type: "order.confirm" }),
};
export const Insufficient: Story = {
  parameters: { leaf: "insufficient", balance: 0 },
  render: atReview({ getQuote: [accepted(short)] }),
};
export const Unavailable: Story = {
  parameters: { leaf: "unavailable" },
  render: atReview({ getQuote: [new Error("no connection")] }),
};

export const Submitting: Story = { parameters: { leaf: "submitting" }, render: confirmed([]) };
export const Unsent: Story = {
  parameters: { leaf: "unsent" },
  render: confirmed([new Error("no connection")]),
};
export const Refused: Story = {
  parameters: { leaf: "refused" },
  render: confirmed([refused("image_too_small")]),
};

export const RunningPhaseQueued: Story = {
  parameters: { leaf: "running.phase.queued" },
  render: own(() => pickedUp(ofLinh(generationFixture(), 3_000))),
};
export const RunningPhaseAnalyzing: Story = {
  parameters: { leaf: "running.phase.analyzing" },
  render: own(() => pickedUp(ofLinh(runningFixture("analyzing", 12), 6_000))),
};
export const RunningPhaseProcessing: Story = {
  parameters: { leaf: "running.phase.processing" },
  render: running(),
};
export const RunningPhaseGenerating: Story = {
  parameters: { leaf: "running.phase.generating" },
  render: own(() => pickedUp(ofLinh(runningFixture("generating", 82), 34_000))),
};

export const RunningLinkStreaming: Story = {
  parameters: { leaf: "running.link.streaming" },
  render: running(["order", { type: "job.progressed", generation: half() }]),
};
/** The stream is lost: the picture on screen stays as it was while the page asks. */
export const RunningLinkReading: Story = {
  parameters: { leaf: "running.link.reading" },
  render: running(["order", { type: "stream.lost" }]),
};
export const RunningLinkPausing: Story = {
  parameters: { leaf: "running.link.pausing" },
  render: own(() => ({
    ...pickedUp(half(), ["order", { type: "stream.lost" }]),
    children: children({ order: { readGeneration: [accepted(half()), accepted(half())] } }),
  })),
};

/** Neither stream nor answer: said beside the steps until there is one. */
export const RunningLinkLostPausing: Story = {
  parameters: { leaf: "running.link.lost.pausing" },
  render: lost(),
};
export const RunningLinkLostReading: Story = {
  parameters: { leaf: "running.link.lost.reading" },
  render: lost(2_000),
};

export const RunningAskQuiet: Story = {
  parameters: { leaf: "running.ask.quiet" },
  render: running(["order", { type: "job.cancel" }], ["order", { type: "cancel.keep" }]),
};
export const RunningAskAsking: Story = {
  parameters: { leaf: "running.ask.asking" },
  render: running(["order", { type: "job.cancel" }]),
};
export const RunningAskCancelling: Story = {
  parameters: { leaf: "running.ask.cancelling" },
  render: running(["order", { type: "job.cancel" }], ["order", { type: "cancel.confirm" }]),
};

/** The wizard shows the result; the child has done its work. */
export const Succeeded: Story = {
  parameters: { leaf: "succeeded" },
  render: own(() => pickedUp(finishedRun)),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: own(() => pickedUp(ofLinh(failedFixture))),
};
export const Cancelled: Story = {
  parameters: { leaf: "cancelled" },
  render: own(() => pickedUp(ofLinh(cancelledFixture))),
};
export const TimedOut: Story = {
  parameters: { leaf: "timedOut" },
  render: running(TIMES.imageJob),
};
