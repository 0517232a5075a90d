import type { Webhook } from "#wire/tokens.ts";
import { walks } from "../../../paths/walks.ts";
import { copied, holdClipboard } from "../clipboard.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { buy } from "../shop.ts";
import { REAL } from "../stage.ts";

async function openApiPage(scene: Scene) {
  await holdClipboard(scene);
  await buy(scene, "starter");
  await scene.page.goto("/api-management");
}

export const face: BrowserFace = {
  walk: walks.webhook,
  starts: { page: member(openApiPage) },
  gestures: {
    "draft.change": async ({ page }, { change }) => {
      const { url, enabled } = change;
      if (url !== undefined) await page.getByLabel("Địa chỉ nhận").fill(url);
      if (enabled !== undefined) await page.getByText("Bật webhook", { exact: true }).click();
    },
  },
  answers: {
    loadWebhook: (hook: Webhook | null) => (hook === null ? REAL : hook),
    saveWebhook: (hook: Webhook) => hook,
    testWebhook: () => ({}),
    deleteWebhook: () => ({}),
  },
  settles: { copyText: copied },
  away: { from: "ready.editing", to: "ready.editing" },
};
