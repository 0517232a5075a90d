import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { HistoryItem, type HistoryItemRef } from "#src/flows/history-item/history-item.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { staged } from "../../stories/support/at.ts";
import { walks } from "../paths/walks.ts";
import { type Face, frame } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button } from "../support/wizard-face.tsx";

const more = () => button("Việc khác với Linh");
const choose = async (name: string) => {
  fireEvent.click(more() as HTMLElement);
  await frame();
  fireEvent.click(screen.getByRole("menuitem", { name }));
};

const face: Face = {
  walk: walks["history-item"],
  children: () => ({ download: staged(downloadMachine), share: staged(shareMachine) }),
  view: (item: HistoryItemRef) => (
    <InApp make={fakeApp}>
      <HistoryItem item={item} href="/virtual-tryon?generation=gen_linh" name="Linh">
        Linh, áo dài
      </HistoryItem>
    </InApp>
  ),
  gestures: {
    "item.delete": () => choose("Xoá"),
    "job.cancel": () => choose("Huỷ lượt này"),
    "cancel.confirm": () => fireEvent.click(button("Huỷ lượt này") as HTMLElement),
    "cancel.keep": () => fireEvent.click(button("Để chạy tiếp") as HTMLElement),
  },
  outside: {
    "item.undo": "the toast's own button",
    "page.leave": "the browser, when the page goes",
  },
  sights: {
    "shown.still": () => expect(screen.getByText("Linh, áo dài")).toBeInTheDocument(),
    "shown.asking": () => expect(screen.getByText("1 credit sẽ về lại số dư.")).toBeInTheDocument(),
    "shown.cancelling": () => expect(screen.getByText("Linh, áo dài")).toBeInTheDocument(),
    hidden: () => expect(screen.queryByText("Linh, áo dài")).toBeNull(),
    deleting: () => expect(screen.queryByText("Linh, áo dài")).toBeNull(),
    deleted: () => expect(screen.queryByText("Linh, áo dài")).toBeNull(),
  },
  locks: [],
};
testFace("history-item", face, "covering");
