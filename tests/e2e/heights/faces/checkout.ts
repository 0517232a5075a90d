import type { CheckoutStatusAnswer, Plan } from "#wire/credits.ts";
import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";
import { REAL } from "../stage.ts";

/** An order that was placed and left: back from the gateway by the address it gives. */
const backFrom = (place: "success" | "cancel") => async (scene: Scene) => {
  const { studio, account, page } = scene;
  const order = { plan_id: "pro", cycle: "monthly" };
  const placed = await studio.post("/api/checkout", order, account?.token);
  const { id } = (await placed.json()) as { id: string };
  await page.goto(`/payment/${place}?order=${id}`);
};

/** The gateway's page does not open: what the studio says meanwhile stays on the screen. */
const withoutGateway = (address: string) => async (scene: Scene) => {
  await scene.page.route("**/sandbox/**", (route) => route.fulfill({ status: 204 }));
  await scene.page.goto(address);
};

export const face: BrowserFace = {
  walk: walks.checkout,
  anew: "Its address tells the order, and back leads to the address before.",
  starts: {
    fresh: member(withoutGateway("/checkout")),
    plan: member(withoutGateway("/checkout?plan=pro&cycle=annual")),
    success: member(backFrom("success")),
    cancel: member(backFrom("cancel")),
  },
  gestures: {
    // The one gateway of a fresh start leaves nothing to choose.
    "gateway.choose": null,
    "order.confirm": ({ page }) => page.getByRole("button", { name: /^Thanh toán [\d.]+/ }).click(),
    "cycle.choose": null,
  },
  answers: {
    loadPlans: (plans: readonly Plan[]) => (plans.length > 0 ? REAL : { items: [] }),
    createCheckout: () => REAL,
    readCheckout: (order: CheckoutStatusAnswer) => order,
  },
  away: { from: "choosing", to: "choosing" },
};
