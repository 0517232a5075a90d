import { walks } from "../../../paths/walks.ts";
import { copied, holdClipboard } from "../clipboard.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { openResult } from "../runs.ts";

async function openOwn(scene: Scene) {
  await holdClipboard(scene);
  await openResult(scene);
}

export const face: BrowserFace = {
  walk: walks.share,
  starts: { fresh: member(openOwn) },
  gestures: {
    "share.open": ({ page }) =>
      page.getByRole("button", { name: "Chia sẻ", exact: true }).first().click(),
  },
  settles: { copyText: copied },
  away: { from: "closed", to: "closed" },
};
