import { walks } from "../../../paths/walks.ts";
import { admin, type BrowserFace, type Scene } from "../face.ts";

/** The account of somebody else, by its own address. */
async function openOther({ page, studio }: Scene) {
  const { user } = await studio.account();
  const { id } = user as { id: string };
  await page.goto(`/admin/users?user=${id}`);
}

export const face: BrowserFace = {
  walk: walks["admin-user"],
  starts: { other: admin(openOther) },
  gestures: {
    "draft.change": async ({ page }, { change }) => {
      const panel = page.getByRole("dialog");
      if (change.plan) await panel.getByLabel("Gói", { exact: true }).selectOption(change.plan);
      if (change.credits) await panel.getByLabel("Điều chỉnh credit").fill(change.credits);
      if (change.reason) await panel.getByLabel("Lý do").fill(change.reason);
      if (change.active === false)
        await panel.getByText("Được dùng studio", { exact: true }).click();
    },
  },
};
