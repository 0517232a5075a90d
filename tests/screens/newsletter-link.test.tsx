import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { NewsletterLink } from "#src/flows/newsletter-link/newsletter-link.tsx";
import type { NewsletterLinkRef } from "#src/flows/newsletter-link/use-newsletter-link-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const head = (name: string) =>
  expect(screen.getByRole("heading", { level: 1, name })).toBeInTheDocument();
const verb = () => screen.queryByRole("button", { name: /^(Nhận thư tin|Ngừng nhận|Thử lại)$/ });
const isLeaving = ({ context }: AnyMachineSnapshot) => context.kind === "leave";

const face: Face = {
  walk: walks["newsletter-link"],
  view: (flow: NewsletterLinkRef) => (
    <InApp make={fakeApp} path="/newsletter/confirm">
      <NewsletterLink flow={flow} />
    </InApp>
  ),
  gestures: { "link.follow": () => fireEvent.submit(verb()?.closest("form") as HTMLElement) },
  outside: {},
  sights: {
    ready: (state) => {
      head(isLeaving(state) ? "Ngừng nhận thư tin?" : "Bấm một lần nữa là xong");
      const { email } = state.context;
      if (email) expect(screen.getByText(new RegExp(email))).toBeVisible();
    },
    asking: (state) => head(isLeaving(state) ? "Đang ngừng thư tin" : "Đang xác nhận thư tin"),
    done: (state) => {
      head(isLeaving(state) ? "Đã ngừng thư tin" : "Từ nay bạn nhận thư tin");
      expect(screen.getByText(new RegExp(state.context.email))).toBeVisible();
    },
    expired: () => head("Đường dẫn này đã quá hạn"),
    unknown: () => head("Không nhận ra đường dẫn này"),
    failed: (state) => {
      head("Thư tin");
      const said = isLeaving(state) ? "Chưa ngừng được" : "Chưa xác nhận được";
      expect(screen.getByRole("alert")).toHaveTextContent(said);
    },
  },
  locks: [
    {
      event: { type: "link.follow" },
      find: verb,
      where: (state) => state.matches("ready") || state.matches("failed"),
    },
  ],
};
testFace("newsletter-link", face, "covering");
