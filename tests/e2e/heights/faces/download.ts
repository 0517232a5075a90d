import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member } from "../face.ts";
import { openResult } from "../runs.ts";

export const face: BrowserFace = {
  walk: walks.download,
  starts: { picture: member(openResult) },
  gestures: {
    "download.start": ({ page }) =>
      page.getByRole("dialog").getByRole("button", { name: "Tải xuống", exact: true }).click(),
    "download.open": ({ page }) =>
      page.getByRole("button", { name: "Tải xuống", exact: true }).first().click(),
  },
  away: { from: "closed", to: "closed" },
};
