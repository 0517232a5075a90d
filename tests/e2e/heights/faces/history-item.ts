import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { finishedRun } from "../runs.ts";

/** A history with two finished runs. */
export async function openHistory(scene: Scene) {
  await finishedRun(scene);
  await finishedRun(scene);
  await scene.page.goto("/history");
  await scene.page
    .getByRole("button", { name: /^Việc khác với/ })
    .first()
    .waitFor();
}

export const face: BrowserFace = {
  walk: walks["history-item"],
  starts: { ended: member(openHistory) },
  gestures: {
    "item.delete": choose("Xoá"),
  },
  unreachable: {
    "shown.asking": "A run here ends by itself meanwhile; tests/e2e/run-ends.test.ts cancels one.",
    "shown.cancelling": "As shown.asking.",
  },
  outside: {
    "item.undo": ({ page }) => page.getByRole("button", { name: "Hoàn tác" }).click(),
  },
  sights: {
    "shown.still": ({ page }) => expectItems(page, 2),
    hidden: ({ page }) => expectItems(page, 1),
    deleting: ({ page }) => expectItems(page, 1),
    deleted: ({ page }) => expectItems(page, 1),
  },
};
function choose(name: string) {
  return async ({ page }: Scene) => {
    await page
      .getByRole("button", { name: /^Việc khác với/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name }).click();
  };
}
async function expectItems(page: Scene["page"], count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('button[aria-label^="Việc khác với"]').length === wanted,
    count,
  );
}
