import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { finishedRun } from "../runs.ts";

/** The shared page of a finished picture. */
async function openShared(scene: Scene) {
  const { id } = await finishedRun(scene);
  const shared = await scene.studio.post(`/api/generations/${id}/share`, {}, scene.account?.token);
  const { share_url } = (await shared.json()) as { share_url: string };
  await scene.page.goto(share_url);
  await scene.page.getByRole("button", { name: "Báo cáo ảnh này" }).waitFor();
}

export const face: BrowserFace = {
  walk: walks.report,
  starts: { page: member(openShared) },
  gestures: {
    "reason.change": ({ page }, { reason }) =>
      page.getByLabel("Ảnh này không ổn ở đâu?").fill(reason),
  },
  away: { from: "closed", to: "closed" },
};
