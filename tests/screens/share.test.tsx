import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { ShareDialog, type ShareRef } from "#src/flows/share/share-dialog.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = () => screen.queryByRole("dialog", { name: "Chia sẻ" });
const inside = () => within(dialog() as HTMLElement);
const button = (name: string | RegExp) => inside().queryByRole("button", { name });
const make = () => button(/^(Tạo đường dẫn|Chia sẻ lại)$/);
const end = () => button("Ngừng chia sẻ");
const copy = () => button("Chép đường dẫn");
/** The address stands there to be read, and the link beside it leads to it. */
const readsAs = (url: string) => {
  expect(inside().getByRole("textbox")).toHaveValue(url);
  expect(inside().getByRole("link", { name: /^Xem trang chia sẻ/ })).toHaveAttribute("href", url);
};

const face: Face = {
  walk: walks.share,
  view: (share: ShareRef) => (
    <InApp make={fakeApp}>
      <ShareDialog share={share} />
    </InApp>
  ),
  gestures: {
    "share.close": () => fireEvent.click(button("Đóng") as HTMLElement),
    "share.retry": () => fireEvent.click(make() as HTMLElement),
    "share.end": () => fireEvent.click(end() as HTMLElement),
    "link.copy": () => fireEvent.click(copy() as HTMLElement),
  },
  outside: { "share.open": "the button beside the result" },
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    asking: () => expect(dialog()).toHaveTextContent("Ai có đường dẫn đều xem được ảnh này"),
    creating: () => expect(make()).toHaveAttribute("aria-disabled", "true"),
    notMade: () => expect(inside().getByRole("alert")).toHaveTextContent("Chưa tạo được đường dẫn"),
    "shared.ready": (state) => readsAs(state.context.url),
    "shared.copying": (state) => readsAs(state.context.url),
    "shared.copied": () => expect(inside().getByRole("status")).toHaveTextContent("Đã chép"),
    "shared.copyFailed": () => {
      expect(inside().getByRole("status")).toHaveTextContent("bạn chép bằng Ctrl+C");
      const field = inside().getByRole<HTMLInputElement>("textbox");
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    },
    "shared.endFailed": () =>
      expect(inside().getByRole("alert")).toHaveTextContent("Chưa ngừng chia sẻ được"),
    ending: () => expect(end()).toHaveAttribute("aria-disabled", "true"),
    ended: () => expect(dialog()).toHaveTextContent("đường dẫn cũ không mở được nữa"),
  },
  locks: [
    { event: { type: "share.retry" }, find: make, where: (state) => state.hasTag("open") },
    {
      event: { type: "share.end" },
      find: end,
      where: (state) => state.hasTag("open"),
    },
    { event: { type: "link.copy" }, find: copy, where: (state) => state.matches("shared") },
  ],
};
testFace("share", face, "covering");
