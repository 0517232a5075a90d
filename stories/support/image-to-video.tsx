import { imageToVideoMachine } from "#machines/image-to-video/image-to-video.machine.ts";
import { draftOf, emptyChoice } from "#machines/image-to-video/image-to-video.rules.ts";
import type { ImageToVideoEvent } from "#machines/image-to-video/image-to-video.setup.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { ImageToVideo } from "#src/flows/image-to-video/image-to-video.tsx";
import type { Generation } from "#wire/generations.ts";
import { filmedFixture } from "#wire/wire.fixtures.ts";
import type { Script } from "./at.ts";
import { now } from "./now.ts";
import { linh } from "./samples.ts";
import { children, fresh, shower } from "./wizard.tsx";

export const draft = draftOf({ ...emptyChoice, image: linh, motion: "subtle" });
/** The fixture as a run on Linh's photo. */
export const ofLinh = (fixture: Generation, ago = 21_000): Generation => ({
  ...fixture,
  inputs: [{ role: "source_image", asset: linh }],
  created_at: new Date(now() - ago).toISOString(),
  result: fixture.result && {
    ...fixture.result,
    // A still is enough to look at: the film itself is the engine's to show.
    asset: { ...fixture.result.asset, url: "data:video/mp4,", thumb_url: linh.thumb_url },
  },
});
export const finished = ofLinh(filmedFixture);
export const toConfigure: ImageToVideoEvent[] = [
  { type: "image.choose", asset: linh },
  { type: "step.next" },
];
export const configured: ImageToVideoEvent[] = [
  ...toConfigure,
  { type: "motion.choose", motion: "dramatic" },
  { type: "prompt.change", prompt: "Gió nhẹ, máy quay tiến chậm lại gần" },
];
/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof imageToVideoMachine>["events"]>
): Script<typeof imageToVideoMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ order: { readGeneration: [accepted(generation)] } }),
  events,
});
export const show = shower(imageToVideoMachine, "/image-to-video", (flow) => (
  <ImageToVideo flow={flow} />
));
