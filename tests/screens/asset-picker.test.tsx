import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { AssetPicker } from "#src/flows/asset-picker/asset-picker.tsx";
import type { AssetPickerRef } from "#src/flows/asset-picker/asset-picker-ref.ts";
import type { Asset } from "#wire/assets.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { staged } from "../../stories/support/at.ts";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = () => screen.queryByRole("dialog", { name: "Chọn ảnh người mẫu" });
const inside = () => within(dialog() as HTMLElement);
const button = (name: string | RegExp) => inside().queryByRole("button", { name });
const tile = (asset: Asset) => button(new RegExp(`^${asset.name.replace(/\.\w+$/, "")}`));
const more = () => button(/^(Xem thêm|Chưa mở thêm được, thử lại)$/);
const tabs = { image: "Ảnh", video: "Video" } as const;

const face: Face = {
  walk: walks["asset-picker"],
  children: () => ({ upload: staged(uploadMachine) }),
  view: (picker: AssetPickerRef) => (
    <InApp make={fakeApp}>
      <AssetPicker picker={picker} />
    </InApp>
  ),
  gestures: {
    "picker.close": () => fireEvent.click(button("Đóng") as HTMLElement),
    "kind.choose": ({ event, unpressed }) => {
      const tab = inside().getByRole("tab", { name: tabs[event.kind as keyof typeof tabs] });
      if (tab.getAttribute("aria-selected") === "true") unpressed("the tab stands open");
      else fireEvent.click(tab);
    },
    "query.change": ({ event, unpressed }) => {
      const field = inside().getByRole<HTMLInputElement>("searchbox");
      if (field.value === event.q) unpressed("these words are typed");
      else fireEvent.change(field, { target: { value: event.q } });
    },
    "more.ask": () => fireEvent.click(more() as HTMLElement),
    "load.retry": () => fireEvent.click(button("Thử lại") as HTMLElement),
    "asset.pick": ({ event, unpressed }) => {
      const found = tile(event.asset as Asset);
      if (found) fireEvent.click(found);
      else unpressed("on the tab of videos they are played, not picked");
    },
  },
  outside: {
    "picker.open": "the button beside the upload box",
    "upload.ready": "the upload child, walked by itself",
  },
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    "open.typing": () => expect(inside().getByText("Đang mở kho ảnh")).toBeInTheDocument(),
    "open.loading": () => expect(inside().getByText("Đang mở kho ảnh")).toBeInTheDocument(),
    "open.ready": (state) => {
      const listed = state.context.kind === "video" ? "listitem" : "button";
      expect(inside().getAllByRole(listed).length).toBeGreaterThan(0);
      expect(inside().queryByRole("alert")).toBeNull();
    },
    "open.loadingMore": () => expect(more()).toHaveAttribute("aria-disabled", "true"),
    "open.pageFailed": () => expect(more()).toHaveTextContent("Chưa mở thêm được, thử lại"),
    "open.empty": (state) =>
      expect(dialog()).toHaveTextContent(
        state.context.kind === "video" ? "Không thấy video nào" : "Không thấy ảnh nào trong kho",
      ),
    "open.failed": () =>
      expect(inside().getByRole("alert")).toHaveTextContent("Chưa mở được kho ảnh"),
    "open.selecting": (state) => expect(state.context.picked).not.toBeNull(),
    "open.selectFailed.notLoaded": () =>
      expect(inside().getByRole("alert")).toHaveTextContent("Chưa mở được tệp này."),
    "open.selectFailed.notSelected": () =>
      expect(inside().getByRole("alert")).toHaveTextContent("Chưa chọn được tệp này."),
  },
  locks: [
    {
      event: { type: "more.ask" },
      find: more,
      where: (state) => state.hasTag("listed") && state.context.cursor !== null,
    },
  ],
};
testFace("asset-picker", face, "covering");
