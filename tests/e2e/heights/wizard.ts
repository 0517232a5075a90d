import type { Page } from "playwright";
import { refused } from "#machines/kit/outcome.ts";
import type { Walk } from "../../support/model.ts";
import type { Call } from "./calls.ts";
import { type Act, type BrowserFace, member, type Scene } from "./face.ts";
import { CUT, REAL } from "./stage.ts";

/** A limit against hanging: a run takes as long as the machine has time for it. */
const RUN_WAIT = 240_000;

/** What is a wizard's own: the rest of its walk is the same in all. */
interface OwnWizard {
  walk: Walk;
  address: string;
  /** The call by which its order is sent. */
  order: Call;
  /** What its last step's button says. */
  create: string;
  /** By event type: what is chosen on its steps. */
  choices: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
  /** What its last step still needs before it can be sent. */
  complete?: (page: Page) => Promise<unknown>;
  /** Why its draft is never asked for, where it is not. */
  noDraft?: string;
  /** What stands on its steps. */
  sights: Readonly<Record<string, RegExp>>;
  /** What is said while the run is under way. */
  underWay: RegExp;
}

const ASKING = ["askingOver", "order.asking", "order.unanswered.asking"];

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
export const sample = (page: Page, index = 0) =>
  page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").nth(index).click();

/** The walk of a wizard: choosing, ordering, the three answers to an order, starting over, the draft. */
export function wizardFace(own: OwnWizard): BrowserFace {
  const { walk, choices, create } = own;
  const byHand = Object.fromEntries(
    Object.entries(choices).map(([type, choose]) => [type, ({ page }: Scene) => choose(page)]),
  ) as Record<string, Act>;
  const [first = ""] = Object.keys(choices);
  /** Something is chosen, and the page opened again: what was chosen is asked for. */
  const leaveAndComeBack = async ({ page, stage }: Scene) => {
    stage.await([]);
    await page.goto(own.address);
    await choices[first]?.(page);
    await press("Tiếp tục")(page);
    stage.await(["loadDraft"]);
    await page.goto(own.address);
  };
  return {
    walk,
    only: [
      ...Object.keys(choices),
      "step.next",
      "over.ask",
      "over.keep",
      "draft.retry",
      "order.sending",
      "order.refused",
      "order.unanswered",
      "job.accepted",
      "job.succeeded",
    ],
    calls: { order: own.order },
    starts: {
      fresh: member(({ page }) => page.goto(own.address)),
      ...(own.noDraft === undefined && { draft: member(leaveAndComeBack) }),
    },
    gestures: {
      ...byHand,
      "step.next": ({ page }) => press("Tiếp tục")(page),
      "order.sending": async ({ page }) => {
        const again = page.getByRole("button", { name: "Gửi lại", exact: true });
        if (await again.isVisible()) return again.click();
        await own.complete?.(page);
        await press(create)(page);
        // What this account made a moment ago, in this walk, is asked about first.
        const more = page.getByRole("button", { name: /^Tạo thêm một/ });
        await more.or(page.locator('button[aria-busy="true"]')).first().waitFor();
        if (await more.isVisible()) await more.click();
      },
    },
    outside: {
      "job.accepted": ({ stage }) => stage.end("order", { answer: REAL }),
      "job.succeeded": ({ page }) => page.getByText(/^Xong trong/).waitFor({ timeout: RUN_WAIT }),
      "order.refused": ({ stage }) => stage.end("order", refused("image_too_small")),
      "order.unanswered": ({ stage }) => stage.end("order", CUT),
    },
    // The question lies over the steps.
    notIn: { "order.sending": ASKING, "step.next": ASKING },
    // A draft that comes back whole is walked by hand (tests/e2e/studios.test.ts).
    settles: { loadDraft: () => null },
    sights: {
      ...own.sights,
      "order.sending": null,
      "order.generating": own.underWay,
      "order.result": /^Xong trong/,
    },
    ...(own.noDraft !== undefined && {
      unreachable: { restoring: own.noDraft, unread: own.noDraft },
    }),
    away: { from: Object.keys(own.sights)[0] ?? "", to: Object.keys(own.sights)[0] ?? "" },
  };
}
