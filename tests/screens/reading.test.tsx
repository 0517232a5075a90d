import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { ReadingRef } from "#src/flows/reading/use-reading-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { Read } from "../../stories/support/reading.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const again = () => screen.queryByRole("button", { name: "Xem lại ảnh" });
const outline = () => document.querySelector("figure svg path[d*='L']");
/** What is said, whether an outline lies over the picture, and nothing to press but what is given. */
const says = (words: RegExp, hasOutline = false) => {
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(document.querySelector("figure > div > svg") !== null).toBe(hasOutline);
};
const found = (state: AnyMachineSnapshot, words: RegExp) => {
  const { message, found } = state.context;
  says(words, true);
  if (message) expect(screen.getByRole("status")).toHaveTextContent(message);
  expect(outline()?.getAttribute("d")).toContain(`M${found.outlines[0][0][0] * 100} `);
  const kind = found.kind ? "Máy nhận ra là áo." : "";
  expect(screen.getByRole("status").textContent?.includes("Máy nhận ra là")).toBe(kind !== "");
};

const face: Face = {
  walk: walks.reading,
  view: (reading: ReadingRef) => (
    <InApp make={fakeApp}>
      <Read reading={reading} />
    </InApp>
  ),
  gestures: { "reading.retry": () => fireEvent.click(again() as HTMLElement) },
  outside: {},
  sights: {
    "looking.first": () => says(/^Đang xem ảnh này có hợp không…$/),
    "looking.again": () => says(/^Máy đang khởi động/),
    "looking.pausing": () => says(/^Máy đang tải dữ liệu lần đầu/),
    fits: (state) => found(state, /^Món đồ rõ nét, dùng được\. Máy nhận ra là áo\.$/),
    limited: (state) => found(state, /Máy nhận ra là áo\.$/),
    unfit: (state) =>
      found(state, /Bạn vẫn tạo được; lượt nào không thành thì credit được hoàn lại\.$/),
    unread: (state) => {
      const { refusal } = state.context;
      const why =
        refusal === null
          ? ""
          : refusal.code === "unreachable"
            ? "Mạng đang chập chờn"
            : "Bạn thao tác nhanh quá";
      says(new RegExp(`^Chưa xem trước được ảnh này. Bạn vẫn tạo ảnh được. ?${why}`));
      expect(screen.getByRole("status").textContent?.trim().endsWith("được.")).toBe(
        refusal === null,
      );
    },
  },
  locks: [{ event: { type: "reading.retry" }, find: again, where: () => true }],
};
testFace("reading", face, "covering");
