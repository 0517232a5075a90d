import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { CommunityChoice } from "#src/flows/community-choice/community-choice.tsx";
import {
  type CommunityChoiceRef,
  useCommunityChoiceRef,
} from "#src/flows/community-choice/use-community-choice-ref.ts";
import type { Generation } from "#wire/generations.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";
import { finishedRun } from "../../stories/support/samples.ts";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const control = () => screen.getByRole("switch", { name: "Cho hiện ở cộng đồng" });
const WORDS: Readonly<Record<string, string>> = {
  null: "Ai cũng thấy, không kèm tên bạn và ảnh gốc. Được duyệt rồi mới hiện.",
  pending: "Đang chờ duyệt.",
  approved: "Đang hiện ở trang Tổng quan.",
  rejected: "Ảnh này không được duyệt.",
};
const SENTENCES: Readonly<Record<string, string>> = {
  conflict: "Mục này vừa đổi ở nơi khác. Bạn xem lại rồi thử tiếp.",
  internal: "Máy chủ gặp trục trặc. Không mất gì cả, bạn đợi một lát rồi thử lại.",
  unreachable: "Mạng đang chập chờn. Những gì bạn đã nhập vẫn còn, bạn thử lại nhé.",
};
/** The switch stands as the server has it, with what that means beside it. */
const stands = ({ context: { standing } }: AnyMachineSnapshot) => {
  const isOffered = standing === "pending" || standing === "approved";
  expect(control()).toHaveAttribute("aria-checked", String(isOffered));
  expect(control()).toHaveAccessibleDescription(WORDS[String(standing)] ?? "?");
};

const face: Face = {
  walk: walks["community-choice"],
  view: (choice: CommunityChoiceRef) => (
    <InApp make={fakeApp}>
      <CommunityChoice choice={choice} />
    </InApp>
  ),
  gestures: {
    "choice.offer": () => fireEvent.click(control()),
    "choice.withdraw": () => fireEvent.click(control()),
  },
  outside: { "standing.changed": "the list of runs is read anew" },
  sights: {
    private: stands,
    pending: stands,
    approved: stands,
    rejected: stands,
    offering: stands,
    withdrawing: stands,
    checking: stands,
    failed: ({ context }) =>
      expect(control()).toHaveAccessibleDescription(SENTENCES[context.refusal.code] ?? "?"),
  },
  locks: [
    {
      event: { type: "choice.offer" },
      find: control,
      where: ({ context }) => context.standing === null,
    },
    {
      event: { type: "choice.withdraw" },
      find: control,
      where: ({ context }) => context.standing !== null,
    },
  ],
};
testFace("community-choice", face, "covering");

const Own = ({ run }: { run: Generation }) => (
  <CommunityChoice choice={useCommunityChoiceRef(run)} />
);
beforeAll(() => activate("vi"));
test("the switch follows what the list knows of its run", () => {
  const app = fakeApp();
  const view = (community: Generation["community"]) => (
    <InApp make={() => app}>
      <Own run={{ ...finishedRun, community }} />
    </InApp>
  );
  const { rerender } = render(view("pending"));
  for (const standing of ["pending", "approved", "rejected", null] as const) {
    rerender(view(standing));
    expect(control()).toHaveAccessibleDescription(WORDS[String(standing)] ?? "?");
  }
});
