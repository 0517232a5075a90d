import { issuedFixture, tokenFixture } from "#machines/api-tokens/api-tokens.fixtures.ts";
import type { TokensPage } from "#machines/api-tokens/api-tokens.setup.ts";
import type { Token } from "#wire/tokens.ts";
import { walks } from "../../../paths/walks.ts";
import { copied, holdClipboard } from "../clipboard.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { buy } from "../shop.ts";
import { REAL } from "../stage.ts";

const TOKEN = { name: "Website bán hàng", services: ["virtual_try_on"], rate_limit_per_minute: 60 };

/** A customer with one token. */
async function openWithToken(scene: Scene) {
  await holdClipboard(scene);
  await buy(scene, "starter");
  await scene.studio.post("/api/tokens", TOKEN, scene.account?.token);
  await scene.page.goto("/api-management");
}
async function openFree(scene: Scene) {
  await holdClipboard(scene);
  await scene.page.goto("/api-management");
}

interface TokenList {
  items: Token[];
}
/** The list after a change whose answer was lost, as the path has it: made out of the server's own. */
function listAs({ tokens }: TokensPage): unknown {
  const [first] = tokens;
  if (first === undefined) return { items: [] };
  if (first.id === issuedFixture.token.id)
    return ({ items }: TokenList) => ({ items: [{ ...items[0], ...first }, ...items] });
  if (first.last4 !== tokenFixture.last4)
    return ({ items }: TokenList) => ({
      items: items.map((one) => ({ ...one, last4: first.last4 })),
    });
  return REAL;
}

export const face: BrowserFace = {
  walk: walks["api-tokens"],
  anew: "What is in the list is the server's: a path that goes on deletes what it needs later.",
  starts: { paid: member(openWithToken), free: member(openFree) },
  gestures: {
    "draft.change": async ({ page }, { change }) => {
      const dialog = page.getByRole("dialog", { name: "Tạo khoá API" });
      if (change.name !== undefined) {
        await dialog.getByLabel("Tên khoá").fill(change.name);
        await dialog.getByLabel("Thử đồ").check();
      }
      if (change.rate !== undefined)
        await dialog.getByLabel("Giới hạn lượt gọi mỗi phút").fill(change.rate);
    },
    "create.submit": ({ page }) =>
      page.getByRole("dialog").getByRole("button", { name: "Tạo khoá API" }).click(),
  },
  answers: { loadTokens: listAs },
  settles: { copyText: copied },
  away: { from: "list.ready", to: "list.ready" },
};
