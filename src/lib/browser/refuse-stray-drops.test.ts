import { expect, test } from "vitest";
import { refuseStrayDrops } from "./refuse-stray-drops.ts";

function drop(type: string, types: string[], taken = false) {
  const page = new EventTarget();
  if (taken) page.addEventListener(type, (event) => event.preventDefault());
  refuseStrayDrops(page as Window);
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  page.dispatchEvent(event);
  return { prevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

test("a file that nothing takes does not replace the page", () => {
  expect(drop("drop", ["Files"])).toEqual({ prevented: true, effect: "none" });
  expect(drop("dragover", ["Files"])).toEqual({ prevented: true, effect: "none" });
});
test("what another place has taken, and text, are left alone", () => {
  expect(drop("drop", ["Files"], true)).toEqual({ prevented: true, effect: "copy" });
  expect(drop("drop", ["text/plain"])).toEqual({ prevented: false, effect: "copy" });
});
