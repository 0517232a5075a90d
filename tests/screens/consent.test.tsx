import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { ConsentDialog, type ConsentRef } from "#src/flows/consent/consent-dialog.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = () => screen.queryByRole("alertdialog", { name: "Trước khi tải ảnh lên" });
const give = () => screen.queryByRole("button", { name: "Tải ảnh lên" });
const decline = () => screen.queryByRole("button", { name: "Không tải lên" });
const box = () => screen.getByRole("checkbox", { name: /^Tôi được phép dùng những ảnh này/ });

const face: Face = {
  walk: walks.consent,
  view: (consent: ConsentRef) => (
    <InApp make={fakeApp}>
      <ConsentDialog consent={consent} />
    </InApp>
  ),
  gestures: {
    "consent.tick": ({ event, unpressed }) => {
      if ((box() as HTMLInputElement).checked === event.on) unpressed("it stands so");
      else fireEvent.click(box());
    },
    "consent.give": () => fireEvent.click(give() as HTMLElement),
    "consent.decline": () => fireEvent.click(decline() as HTMLElement),
  },
  outside: {
    "consent.ask": "an upload about to travel",
    "consent.withdraw": "an upload that was stopped",
  },
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    "asking.unticked": () => {
      expect(dialog()).toBeVisible();
      expect(box()).not.toBeChecked();
      expect(give()).toHaveAccessibleDescription("Đánh dấu ô trên để tải ảnh lên.");
    },
    "asking.ticked": () => expect(box()).toBeChecked(),
    "asking.failed": () => {
      expect(box()).toBeChecked();
      expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
    },
    giving: () => {
      expect(give()).toHaveAttribute("aria-busy", "true");
      expect(box()).toBeChecked();
    },
  },
  ways: [
    {
      event: { type: "consent.decline" },
      in: "asking.ticked",
      name: "Escape",
      make: () => fireEvent.keyDown(dialog() as HTMLElement, { key: "Escape" }),
    },
  ],
  locks: [
    { event: { type: "consent.give" }, find: give, where: () => true },
    { event: { type: "consent.decline" }, find: decline, where: () => true },
  ],
};
testFace("consent", face, "all");
