import { join } from "node:path";
import type { Browser } from "playwright";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import { delayOf, describe as describePath, type Path } from "../../support/model.ts";
import { drawn } from "../support/drawn.ts";
import { openContext, type Studio } from "../support/studio.ts";
import { actorOf, answerOf, isAccepted, isClock } from "./choose.ts";
import type { BrowserFace, Scene } from "./face.ts";
import { mannerOf, pinnedOf, use } from "./hands.ts";
import { Stage } from "./stage.ts";

/** A limit against hanging for what is to be seen; beside other work a page takes its time. */
const SIGHT_WAIT = 60_000;

/** A folder for what each walk looked like, step by step (npm run paths -- walk). */
const { TRACES } = process.env;
let traced = 0;

/** A page sent whole is seen before its code can answer; another is not seen without it. */
const ANSWERING = "html[data-alive], html:not(:has(script[data-code]))";

const actorsIn = (state: AnyMachineSnapshot): string[] => Object.keys(state.children);
/** Whose calls may come while this step is made: what the page settles by itself goes on at once. */
function actorsAround(face: BrowserFace, { steps }: Path, index: number): string[] {
  const around = [steps[index - 1], steps[index]];
  for (let next = index + 1; next < steps.length; next += 1) {
    const actor = actorOf((steps[next] as Path["steps"][number]).event);
    if (actor === undefined || !(actor in (face.settles ?? {}))) break;
    around.push(steps[next]);
  }
  return around.flatMap((step) => (step ? actorsIn(step.state) : []));
}

async function look(face: BrowserFace, scene: Scene, leaf: string): Promise<void> {
  const own = face.sights?.[leaf];
  if (own === null) return;
  if (typeof own === "function") {
    await own(scene);
    return;
  }
  const words = own ?? pinnedOf(face.walk.name).states[leaf]?.[0];
  if (words === undefined) return;
  const { page } = scene;
  await page
    .getByText(words)
    .or(page.getByLabel(words))
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: SIGHT_WAIT });
}

async function make(
  face: BrowserFace,
  scene: Scene,
  event: AnyEventObject,
  before: AnyMachineSnapshot,
): Promise<void> {
  const own = face.gestures?.[event.type] ?? face.outside?.[event.type];
  if (own) {
    await own(scene, event);
    return;
  }
  const uses = mannerOf(face.walk.name, event, leavesAt(before));
  if (!uses) throw new Error(`no hand for ${event.type}`);
  await use(scene.page, uses);
}

async function settle(
  face: BrowserFace,
  scene: Scene,
  actor: string,
  event: AnyEventObject,
): Promise<void> {
  const own = face.settles?.[actor]?.(event.output as never);
  if (own) await own(scene, event);
  else {
    const answer = isAccepted(event.output) ? answerOf(face, actor, event.output) : null;
    await scene.stage.settle(actor, event, answer);
  }
}

async function open(face: BrowserFace, path: Path, browser: Browser, studio: Studio) {
  const start = face.starts[path.input];
  if (!start) throw new Error(`${face.walk.name} has no start ${path.input} in the browser.`);
  const account =
    start.as === "guest" ? null : await (start.as === "admin" ? studio.admin() : studio.account());
  const context = await openContext(browser, studio, account ?? undefined);
  const page = await context.newPage();
  const stage = new Stage(face.calls);
  const scene: Scene = { page, context, studio, account, stage, kept: new Map() };
  if (path.steps.some(({ event }) => isClock(event))) await page.clock.install();
  scene.page.setDefaultTimeout(SIGHT_WAIT);
  if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true });
  return { start, scene };
}

/**
 * Follows one path in Chromium before the real server; throws where page and chart part, with the
 * path so far. The server refuses, breaks off or is late as the path says; else it answers itself.
 * `then` runs on the page where the path has ended.
 */
export async function walkInBrowser(
  face: BrowserFace,
  path: Path,
  browser: Browser,
  studio: Studio,
  then: (scene: Scene) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { start, scene } = await open(face, path, browser, studio);
  const { stage } = scene;
  let before = path.steps[0]?.state as AnyMachineSnapshot;
  try {
    await stage.begin(scene.page);
    for (const [index, { event, state }] of path.steps.entries()) {
      try {
        stage.await(actorsAround(face, path, index));
        const actor = actorOf(event);
        const delay = delayOf(face.walk, event, before.context);
        if (event.type === "xstate.init") {
          await start.open(scene);
          await scene.page.locator(ANSWERING).waitFor({ state: "attached" });
        } else if (delay !== null) await scene.page.clock.fastForward(delay);
        else if (actor !== undefined) await settle(face, scene, actor, event);
        else await make(face, scene, event, before);
        await drawn(scene.page);
        for (const leaf of leavesAt(state)) await look(face, scene, leaf);
        before = state;
      } catch (error) {
        const so = describePath({ ...path, steps: path.steps.slice(0, index + 1) });
        const shown = await scene.page.locator("body").ariaSnapshot().catch(String);
        throw new Error(`${so}\n  ${String(error)}\n${shown}`, { cause: error });
      }
    }
    stage.await([]);
    await then(scene);
  } finally {
    await scene.page.unrouteAll({ behavior: "ignoreErrors" });
    traced += 1;
    if (TRACES) await scene.context.tracing.stop({ path: join(TRACES, `${traced}.zip`) });
    await scene.context.close();
  }
}

/** A person goes to another page of the studio and comes back by the browser's own button. */
export const awayAndBack = (face: BrowserFace, to: string) => async (scene: Scene) => {
  const { page } = scene;
  const left = page.url();
  await page.getByRole("link", { name: "Mẫu Studio" }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.href !== left);
  await page.locator("h1").first().waitFor();
  await drawn(page);
  await page.goBack();
  await look(face, scene, to);
};
