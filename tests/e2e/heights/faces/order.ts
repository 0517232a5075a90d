import type { Generation, JustMade, Quote } from "#wire/generations.ts";
import { walks } from "../../../paths/walks.ts";
import { tryOn } from "../../support/walk.ts";
import { breakLine, holdEvents, tell } from "../event-line.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { REAL } from "../stage.ts";

/** Try-on at its last step: who and what are chosen. */
async function openReview({ page, stage }: Scene) {
  await holdEvents(page);
  stage.await([]);
  await page.goto("/virtual-tryon");
  await tryOn.chooseModel(page);
  await tryOn.next(page);
  await tryOn.chooseGarment(page);
  stage.await(["getQuote"]);
  await tryOn.next(page);
}
/** A run that was ordered elsewhere, by its address. */
async function openRun(scene: Scene) {
  const { page, studio, account, kept } = scene;
  await holdEvents(page);
  const first = async (usage: string) => {
    const { items } = await studio.get<{ items: { id: string }[] }>(`/api/samples?usage=${usage}`);
    return items[0]?.id;
  };
  const body = { model: await first("model"), garment: await first("garment"), category: "all" };
  const made = await studio.post("/ai/virtual-try-on", body, account?.token);
  const { id } = (await made.json()) as { id: string };
  await studio.post(`/api/generations/${id}/cancel`, {}, account?.token);
  kept.set("run", id);
  await page.goto(`/virtual-tryon?generation=${id}`);
}
/** The run of this page, which stands as the path says. */
const runOf = ({ page, kept }: Scene): string =>
  kept.get("run") ?? new URL(page.url()).searchParams.get("generation") ?? "";
const asTold = (told: Generation) => (real: { id: string }) => ({ ...told, id: real.id });

export const face: BrowserFace = {
  walk: walks.order,
  anew: "A run that the server was given ends by itself meanwhile.",
  starts: { order: member(openReview), pickUp: member(openRun) },
  gestures: { "quote.refresh": null, "seed.keep": null },
  outside: {
    "job.progressed": (scene, { generation }) =>
      tell(scene.page, { ...generation, id: runOf(scene) }),
    "stream.lost": ({ page }) => breakLine(page),
  },
  saidBy: { "job.progressed": "watchGeneration", "stream.lost": "watchGeneration" },
  answers: {
    getQuote:
      ({ just_made, ...quote }: Quote) =>
      (_: unknown, { settings }: { settings: JustMade["settings"] }) => ({
        ...quote,
        // The pictures that were chosen here are not those of the path.
        ...(just_made && { just_made: just_made.map((made) => ({ ...made, settings })) }),
      }),
    submitGeneration: () => REAL,
    readGeneration: asTold,
    cancelGeneration: asTold,
  },
  sights: {
    affordable: /Ảnh này tốn 1 credit/,
    repeating: "Bạn vừa tạo đúng ảnh này",
    submitting: /Ảnh này tốn 1 credit/,
    "running.ask.cancelling": "Huỷ lượt này",
    "running.ask.quiet": null,
    "running.link.streaming": null,
    "running.link.pausing": null,
    "running.link.reading": null,
    "running.phase.queued": null,
    "running.phase.analyzing": "Đang phân tích",
    "running.phase.processing": "Đang xử lý",
    "running.phase.generating": "Đang tạo ảnh",
    succeeded: /^Xong trong/,
    missing: "Không còn thấy lượt này",
  },
};
