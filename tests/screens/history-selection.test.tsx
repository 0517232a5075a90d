import { fireEvent, screen, within } from "@testing-library/react";
import { useSelector } from "@xstate/react";
import { expect } from "vitest";
import {
  doneChosen,
  failedChosen,
} from "#machines/history-selection/history-selection.fixtures.ts";
import { SelectionBar } from "#src/flows/history-selection/selection-bar.tsx";
import type { HistorySelectionRef } from "#src/flows/history-selection/use-history-selection-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button } from "../support/wizard-face.tsx";

const bar = () => screen.queryByRole("toolbar", { name: "Việc với các lượt đã chọn" });
const inBar = (name: string) => {
  const found = bar();
  return found && within(found).queryByRole("button", { name });
};

/** The bar with the page's two rows beside it, as far as choosing goes. */
function Page({ selection }: { selection: HistorySelectionRef }) {
  const state = useSelector(selection, (snapshot) => snapshot);
  return (
    <>
      <button type="button" onClick={() => selection.send({ type: "selection.start" })}>
        Chọn nhiều
      </button>
      {[doneChosen, failedChosen].map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={state.context.chosen.some(({ id }) => id === item.id)}
          onClick={() => selection.send({ type: "item.toggle", item })}
        >
          {item.id}
        </button>
      ))}
      <SelectionBar selection={selection} listed={[doneChosen, failedChosen]} />
    </>
  );
}
const counts = (state: { context: { chosen: readonly unknown[] } }) =>
  expect(bar()).toHaveTextContent(`Đã chọn ${state.context.chosen.length}`);

const face: Face = {
  walk: walks["history-selection"],
  view: (selection: HistorySelectionRef) => (
    <InApp make={fakeApp}>
      <Page selection={selection} />
    </InApp>
  ),
  gestures: {
    "selection.start": () => fireEvent.click(button("Chọn nhiều") as HTMLElement),
    "selection.stop": () => fireEvent.click(inBar("Thôi chọn") as HTMLElement),
    "item.toggle": ({ event }) => fireEvent.click(button(event.item.id) as HTMLElement),
    "items.choose": () => fireEvent.click(inBar("Chọn tất cả đang hiện") as HTMLElement),
    "chosen.download": () => fireEvent.click(inBar("Tải xuống (zip)") as HTMLElement),
    "chosen.delete": () => fireEvent.click(inBar("Xoá") as HTMLElement),
  },
  outside: {
    "chosen.undo": "the toast's own button",
    "page.leave": "the browser, when the page goes",
  },
  sights: {
    off: () => expect(bar()).toBeNull(),
    "choosing.ready": counts,
    "choosing.notPacked": () => expect(bar()).toHaveTextContent("Chưa gói được các kết quả"),
    packing: counts,
    hidden: () => expect(bar()).toBeNull(),
    deleting: () => expect(bar()).toBeNull(),
  },
  locks: [
    {
      event: { type: "chosen.delete" },
      find: () => inBar("Xoá"),
      where: (state) => state.hasTag("choosing"),
    },
    {
      event: { type: "chosen.download" },
      find: () => inBar("Tải xuống (zip)"),
      where: (state) => state.hasTag("choosing"),
    },
  ],
};
testFace("history-selection", face, "covering");
