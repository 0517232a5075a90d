import { hairstyleMachine } from "#machines/hairstyle/hairstyle.machine.ts";
import { draftOf, emptyChoice } from "#machines/hairstyle/hairstyle.rules.ts";
import type { HairstyleEvent } from "#machines/hairstyle/hairstyle.setup.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { Hairstyle } from "#src/flows/hairstyle/hairstyle.tsx";
import type { Generation } from "#wire/generations.ts";
import { hairFixture } from "#wire/wire.fixtures.ts";
import type { Script } from "./at.ts";
import { now } from "./now.ts";
import { dressed, linh } from "./samples.ts";
import { children, fresh, shower } from "./wizard.tsx";

export const draft = draftOf({ ...emptyChoice, photo: linh, style: "modern_bob" });
/** The fixture as a run on Linh's photo. */
export const ofLinh = (fixture: Generation, ago = 21_000): Generation => ({
  ...fixture,
  inputs: [{ role: "original_person", asset: linh }],
  created_at: new Date(now() - ago).toISOString(),
  result: fixture.result && { ...fixture.result, asset: dressed },
});
export const finished = ofLinh(hairFixture);
export const toStyle: HairstyleEvent[] = [
  { type: "photo.choose", asset: linh },
  { type: "step.next" },
];
export const toCustomise: HairstyleEvent[] = [
  ...toStyle,
  { type: "style.choose", style: "modern_bob" },
  { type: "step.next" },
  { type: "color.choose", color: "#5a3522" },
];
/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof hairstyleMachine>["events"]>
): Script<typeof hairstyleMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ order: { readGeneration: [accepted(generation)] } }),
  events,
});
export const show = shower(hairstyleMachine, "/hairstyle-changer", (flow) => (
  <Hairstyle flow={flow} />
));
