import { walks } from "../../../paths/walks.ts";
import { admin, type BrowserFace, type Scene } from "../face.ts";
import { buy } from "../shop.ts";
import { REAL } from "../stage.ts";

/** The question about a payment that a customer has just made. */
async function openQuestion(scene: Scene) {
  await buy({ ...scene, account: await scene.studio.account() }, "basic");
  await scene.page.goto("/admin/payments");
  await scene.page
    .getByRole("button", { name: /^Hoàn tiền/ })
    .first()
    .click();
  await scene.page.getByRole("alertdialog").waitFor();
}

export const face: BrowserFace = {
  walk: walks.refund,
  starts: { payment: admin(openQuestion) },
  gestures: {
    "reason.change": ({ page }, { reason }) => page.getByLabel("Lý do").fill(reason),
    "refund.send": ({ page }) =>
      page.getByRole("alertdialog").getByRole("button", { name: "Hoàn tiền" }).click(),
  },
  answers: {
    // The sandbox gives the money back by itself; elsewhere somebody does it by hand.
    refundPayment: ({ money }: { money: string }) =>
      money === "returned" ? REAL : (real: object) => ({ ...real, money }),
  },
  sights: Object.fromEntries(
    [
      "asking.missing",
      "asking.ready",
      "asking.refused",
      "asking.unsure",
      "byHand",
      "returned",
      "sending",
    ].map((leaf) => [leaf, /^Hoàn .* cho Hạnh Nguyễn\?/]),
  ),
};
