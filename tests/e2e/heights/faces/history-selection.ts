import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { REAL } from "../stage.ts";
import { openHistory } from "./history-item.ts";

/** A finished run while one chooses: its card is a button. */
const card = ({ page }: Scene) =>
  page.getByRole("list", { name: "Lịch sử" }).getByRole("button").first();
/** What is done with the chosen ones. */
const bar = ({ page }: Scene) => page.getByRole("toolbar", { name: "Việc với các lượt đã chọn" });

export const face: BrowserFace = {
  walk: walks["history-selection"],
  starts: { page: member(openHistory) },
  gestures: {
    "item.toggle": (scene) => card(scene).click(),
    "chosen.delete": (scene) => bar(scene).getByRole("button", { name: "Xoá" }).click(),
  },
  outside: {
    "chosen.undo": ({ page }) => page.getByRole("button", { name: "Hoàn tác" }).click(),
  },
  settles: {
    deleteGenerations: ({ kept }: { kept: readonly string[] }) =>
      kept.length > 0 ? null : ({ stage }) => stage.end("deleteGenerations", { answer: REAL }),
  },
  sights: { hidden: "Hoàn tác", packing: "Đã chọn", deleting: null, off: "Chọn nhiều" },
  away: { from: "off", to: "off" },
};
