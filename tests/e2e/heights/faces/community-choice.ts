import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { openResult } from "../runs.ts";

/** The dialog of sharing at a finished result. */
async function openSharing(scene: Scene) {
  await openResult(scene);
  await scene.page.getByRole("button", { name: "Chia sẻ", exact: true }).first().click();
}
const press = ({ page }: Scene) => page.getByText("Cho hiện ở cộng đồng", { exact: true }).click();

export const face: BrowserFace = {
  walk: walks["community-choice"],
  starts: { private: member(openSharing) },
  gestures: { "choice.offer": press, "choice.withdraw": press },
  answers: {
    readStanding: (standing: string | null) => (real: object) => ({ ...real, community: standing }),
  },
};
