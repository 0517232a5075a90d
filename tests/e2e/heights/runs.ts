import { setTimeout as sleep } from "node:timers/promises";
import type { Generation } from "#wire/generations.ts";
import type { Scene } from "./face.ts";

/** A limit against hanging: an edit takes a second or two when the machine has time for it. */
const RUN_WAIT = 240_000;

/** Asks for one cheap edit of a sample; answers its id at once. */
export async function begunRun({ studio, account }: Scene): Promise<string> {
  const { items } = await studio.get<{ items: { id: string }[] }>("/api/samples?usage=model");
  const body = { image: items[0]?.id, prompt: "crop square" };
  const answer = await studio.post("/ai/image-editing/edits", body, account?.token);
  return ((await answer.json()) as { id: string }).id;
}
/** The same, finished. */
export async function finishedRun(scene: Scene): Promise<Generation> {
  const id = await begunRun(scene);
  const until = Date.now() + RUN_WAIT;
  for (;;) {
    const run = await scene.studio.get<Generation>(`/api/generations/${id}`, scene.account?.token);
    if (run.status === "completed") return run;
    if (Date.now() > until) throw new Error(`The run ${id} is ${run.status} still.`);
    await sleep(300);
  }
}
/** The page of a finished result. */
export async function openResult(scene: Scene): Promise<void> {
  const { id } = await finishedRun(scene);
  await scene.page.goto(`/image-editing?generation=${id}`);
  await scene.page.getByText(/^Xong trong/).waitFor();
}
