import type { StoryObj } from "@storybook/react-vite";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { generationMachine } from "#machines/generation/generation.machine.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { type TryOnEvent, type TryOnInput, tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import { DRAFT_VERSION } from "#machines/try-on/try-on.rules.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import type { Generation, Quote } from "#wire/generations.ts";
import { fakeApp, InApp } from "./app.tsx";
import { type Script, staged } from "./at.ts";
import { linh, redAoDai } from "./samples.ts";
import { Still } from "./still.tsx";

export const fresh: TryOnInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "story",
};
export const draft = {
  version: DRAFT_VERSION,
  model: linh.id,
  garment: redAoDai.id,
  category: "dresses",
} as const;
export const quote: Quote = { cost: 1, balance: 17, affordable: true, alternatives: [] };

export const toOutfit: TryOnEvent[] = [
  { type: "model.choose", asset: linh },
  { type: "step.next" },
];
export const toReview: TryOnEvent[] = [
  ...toOutfit,
  { type: "garment.choose", asset: redAoDai, category: "dresses" },
  { type: "step.next" },
];

type Answers = NonNullable<Script<typeof tryOnMachine>["answers"]>;
/** The three children as they are, with actors that answer as given and else wait. */
export const children = (
  answers: Partial<Record<"upload" | "generation" | "download", Answers>> = {},
) => ({
  upload: staged(uploadMachine, { answers: answers.upload ?? {} }),
  download: staged(downloadMachine, { answers: answers.download ?? {} }),
  generation: staged(generationMachine, {
    answers: { getQuote: [accepted(quote), accepted(quote)], ...answers.generation },
  }),
});
/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof tryOnMachine>["events"]>
): Script<typeof tryOnMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ generation: { readGeneration: [accepted(generation)] } }),
  events,
});

/** The real wizard in the real shell; `child` names the machine inside it that the leaf belongs to. */
const TryOnStill = ({
  leaf,
  script,
  child,
  balance,
}: {
  leaf: string;
  script: Script<typeof tryOnMachine>;
  child: string | undefined;
  balance: number | undefined;
}) => (
  <InApp make={() => fakeApp({ balance })}>
    <StudioShell guarded>
      <Still leaf={leaf} machine={tryOnMachine} script={script} child={child}>
        {(flow) => <TryOn flow={flow} />}
      </Still>
    </StudioShell>
  </InApp>
);

/** A story's render. The script is made anew for each visit, for its answers are used up. */
export const show =
  (script: () => Script<typeof tryOnMachine>, child?: string): NonNullable<StoryObj["render"]> =>
  (_, { parameters: { leaf, balance } }) => (
    <TryOnStill leaf={leaf} script={script()} child={child} balance={balance} />
  );
