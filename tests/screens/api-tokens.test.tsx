import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { ApiTokens } from "#src/flows/api-tokens/api-tokens.tsx";
import type { ApiTokensRef } from "#src/flows/api-tokens/use-api-tokens-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const box = (role: "dialog" | "alertdialog", name: string) => screen.queryByRole(role, { name });
const creating = () => box("dialog", "Tạo khoá API");
const revealing = () => box("alertdialog", "Mã khoá của bạn");
const details = () => box("dialog", "Website bán hàng") ?? box("dialog", "Khoá mới");
const inside = (found: HTMLElement | null) => within(found as HTMLElement);
const pressIn = (found: HTMLElement | null, name: string) =>
  fireEvent.click(inside(found).getByRole("button", { name }));
const alerts = (words: string) => () =>
  expect(inside(details()).getByRole("alert")).toHaveTextContent(words);

const isWhollySelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

const face: Face = {
  walk: walks["api-tokens"],
  view: (tokens: ApiTokensRef) => (
    <InApp make={fakeApp}>
      <ApiTokens tokens={tokens} />
    </InApp>
  ),
  gestures: {
    "tokens.retry": () => press("Thử lại"),
    "token.new": () => press("Tạo khoá API"),
    "draft.change": ({ event, unpressed }) => {
      const { rate } = event.change;
      const field = rate && inside(creating()).getByLabelText("Giới hạn lượt gọi mỗi phút");
      if (field && (field as HTMLInputElement).value !== rate)
        fireEvent.change(field, { target: { value: rate } });
      else unpressed("the value stands there, or a whole draft comes at once");
    },
    "create.submit": () => fireEvent.submit(creating()?.querySelector("form") as HTMLFormElement),
    "create.cancel": () => pressIn(creating(), "Đóng"),
    "value.copy": () => pressIn(revealing(), "Chép mã"),
    "value.saved": () => pressIn(revealing(), "Tôi đã lưu khoá"),
    "token.open": () => press("Xem Website bán hàng"),
    "details.close": () => pressIn(details(), "Đóng"),
    "token.toggle": () => fireEvent.click(inside(details()).getByRole("switch")),
    "token.regenerate": () => pressIn(details(), "Đổi mã"),
    "token.delete": () => pressIn(details(), "Xoá khoá"),
    "change.confirm": ({ actor }) =>
      pressIn(
        details(),
        actor.getSnapshot().matches({ details: "deleting" }) ? "Xoá khoá" : "Đổi mã",
      ),
    "change.keep": ({ actor }) =>
      pressIn(
        details(),
        actor.getSnapshot().matches({ details: { regenerating: "lost" } }) ? "Để sau" : "Giữ lại",
      ),
    "change.check": () => press("Xem lại"),
  },
  outside: {},
  sights: {
    loading: () => expect(screen.getByText("Đang tải…")).toBeInTheDocument(),
    loadFailed: () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở được các khoá API"),
    "list.empty": () => expect(screen.getByText("Chưa có khoá API nào")).toBeInTheDocument(),
    "list.ready": (state) =>
      expect(screen.getAllByRole("listitem")).toHaveLength(state.context.tokens.length),
    "creating.editing": (state) =>
      expect(inside(creating()).queryAllByText("Bạn chưa đặt tên cho khoá")).toHaveLength(
        state.context.problems.includes("name_missing") ? 1 : 0,
      ),
    "creating.submitting": () =>
      expect(inside(creating()).getByRole("button", { name: "Tạo khoá API" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    "creating.checking": () =>
      expect(inside(creating()).getByRole("status")).toHaveTextContent("Chưa nhận được trả lời"),
    "creating.unsure": () =>
      expect(inside(creating()).getByRole("alert")).toHaveTextContent("Chưa biết máy chủ"),
    "creating.failed": () =>
      expect(inside(creating()).getByRole("alert")).toHaveTextContent("Chưa tạo được khoá"),
    "revealing.shown": (state) => {
      const field = inside(revealing()).getByLabelText<HTMLInputElement>("Mã khoá");
      expect(field).toHaveValue(state.context.issued.value);
      // The cursor is put elsewhere: what could not be copied must select it.
      field.setSelectionRange(0, 0);
    },
    "revealing.copying": () => expect(revealing()).toBeVisible(),
    "revealing.copied": () =>
      expect(inside(revealing()).getByRole("status")).toHaveTextContent("Đã chép"),
    "revealing.copyFailed": () => {
      expect(inside(revealing()).getByRole("status")).toHaveTextContent("bạn chép bằng Ctrl+C");
      expect(isWhollySelected(inside(revealing()).getByRole("textbox"))).toBe(true);
    },
    "details.viewing": () => expect(inside(details()).getByRole("switch")).toBeEnabled(),
    "details.toggling": () => expect(inside(details()).getByRole("switch")).toBeDisabled(),
    "details.checking": () =>
      expect(inside(details()).getByRole("status")).toHaveTextContent("Chưa nhận được trả lời"),
    "details.unsure": alerts("Chưa biết máy chủ đã làm hay chưa"),
    "details.regenerating.lost": alerts("Mã mới chưa tới đây"),
    "details.toggleFailed": alerts("khoá vẫn như cũ"),
    "details.regenerating.confirm": () =>
      expect(details()).toHaveTextContent("Mã cũ ngừng chạy ngay."),
    "details.regenerating.submitting": () =>
      expect(inside(details()).getByRole("button", { name: "Đổi mã" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    "details.regenerating.failed": alerts("mã cũ vẫn chạy"),
    "details.deleting.confirm": () =>
      expect(details()).toHaveTextContent("Chương trình đang dùng sẽ dừng ngay."),
    "details.deleting.submitting": () =>
      expect(inside(details()).getByRole("button", { name: "Xoá khoá" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    "details.deleting.failed": alerts("khoá vẫn còn"),
  },
  locks: [
    {
      event: { type: "details.close" },
      find: () => inside(details()).queryByRole("button", { name: "Đóng" }),
      where: (state) => state.hasTag("details"),
    },
    {
      event: { type: "token.new" },
      find: () => button("Tạo khoá API"),
      where: (state) => state.matches("list"),
    },
  ],
};
testFace("api-tokens", face, "covering");
