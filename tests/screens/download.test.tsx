import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { DownloadDialog, type DownloadRef } from "#src/flows/download/download-dialog.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face, Lock } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = () => screen.queryByRole("dialog", { name: "Tải xuống" });
const inside = () => within(dialog() as HTMLElement);
const start = () => inside().queryByRole("button", { name: /^(Tải xuống|Đang tải xuống)$/ });
const radio = (name: string) => inside().queryByRole("radio", { name });

const isChosen = (name: string, chosen: boolean) =>
  expect([name, (radio(name) as HTMLInputElement).checked]).toEqual([name, chosen]);

const lock = (event: AnyEventObject, find: Lock["find"]): Lock => ({
  event,
  find,
  where: (state) => state.hasTag("open"),
});

const face: Face = {
  walk: walks.download,
  view: (download: DownloadRef) => (
    <InApp make={fakeApp}>
      <DownloadDialog download={download} />
    </InApp>
  ),
  gestures: {
    "download.close": ({ actor }) =>
      fireEvent.click(
        inside().getByRole("button", {
          name: actor.getSnapshot().matches("done") ? "Xong" : "Đóng",
        }),
      ),
    "quality.choose": () => fireEvent.click(inside().getByRole("radio", { name: "Thấp" })),
    "size.choose": () => fireEvent.click(inside().getByRole("radio", { name: "Vừa 1280 × 720" })),
    "download.start": () => fireEvent.click(start() as HTMLElement),
  },
  outside: { "download.open": "the button beside the result" },
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    choosing: (state) => {
      if (state.context.target.media === "video")
        expect(dialog()).toHaveTextContent("Video tải về ở bản gốc.");
      else {
        const { quality, size } = state.context;
        expect(inside().getAllByRole("radio", { checked: true })).toHaveLength(2);
        isChosen("Thấp", quality === "low");
        isChosen("Vừa 1280 × 720", size === "medium");
      }
    },
    preparing: () => expect(start()).toHaveTextContent("Đang tải xuống"),
    done: () => expect(dialog()).toHaveTextContent("Ảnh đã lưu về máy."),
    failed: () => expect(inside().getByRole("alert")).toHaveTextContent("Chưa tải xuống được"),
  },
  locks: [
    lock({ type: "download.start" }, start),
    lock({ type: "quality.choose", quality: "low" }, () => radio("Thấp")),
    lock({ type: "size.choose", size: "medium" }, () => radio("Vừa 1280 × 720")),
  ],
};
testFace("download", face, "all");
