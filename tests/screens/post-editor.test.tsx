import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { PostDraft } from "#machines/post-editor/post-editor.rules.ts";
import { PostEditor } from "#src/flows/post-editor/post-editor.tsx";
import type { Choices } from "#src/flows/post-editor/post-settings.tsx";
import type { PostEditorRef } from "#src/flows/post-editor/use-post-editor-ref.ts";
import { adminApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { above, isBusy } from "../support/form-sights.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const choices: Choices = {
  categories: [{ id: "cat_photo", name: "Chụp ảnh" }],
  authors: [{ id: "aut_ha", name: "Thu Hà" }],
  tags: [{ id: "tag_light", name: "ánh sáng" }],
  posts: [],
};
const LABELS = {
  title: "Tên bài",
  slug: "Đường dẫn (không bắt buộc)",
  excerpt: "Tóm tắt (không bắt buộc)",
  markdown: "Nội dung, viết bằng Markdown",
  category: "Chuyên mục",
  author: "Tác giả",
  status: "Trạng thái",
} as const satisfies Partial<Record<keyof PostDraft, string>>;
type Typed = keyof typeof LABELS;
const field = (name: Typed) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const save = () => screen.queryByRole("button", { name: /^(Lưu bài|Đang lưu bài)$/ });
const drop = () => button("Bỏ phần chưa lưu") ?? button("Lấy bản vừa lưu");
const keep = () => button("Lưu bản của tôi thay vào");
const tag = () => screen.getByRole("button", { name: "ánh sáng" });
/** What was typed stands in the fields; what is wrong is marked. */
const typed = ({ context }: AnyMachineSnapshot) => {
  for (const name of Object.keys(LABELS) as Typed[]) {
    expect([name, field(name).value]).toEqual([name, context.draft[name]]);
    const isWrong = name in context.problems || (name === "slug" && context.refusal?.fields?.slug);
    expect([name, field(name).hasAttribute("aria-invalid")]).toEqual([name, Boolean(isWrong)]);
  }
  expect(tag()).toHaveAttribute("aria-pressed", String(context.draft.tags.includes("tag_light")));
};
const onDesk = (state: AnyMachineSnapshot) => state.hasTag("desk");

const face: Face = {
  walk: walks["post-editor"],
  view: (flow: PostEditorRef) => (
    <InApp make={adminApp} path="/admin/blog">
      <PostEditor
        flow={flow}
        choices={choices}
        text={{ current: null }}
        onPicture={() => {}}
        cover={null}
        preview={null}
      />
    </InApp>
  ),
  gestures: {
    "load.retry": () => press("Thử lại"),
    // A field at a time; the walk changes them together.
    "field.change": ({ event, unpressed }) => {
      if (field("title").readOnly) return unpressed("a picture that was being copied comes");
      const changed = event.change as Partial<PostDraft>;
      let pressed = 0;
      for (const [name, value] of Object.entries(changed)) {
        if (!(name in LABELS) || field(name as Typed).value === value) continue;
        fireEvent.change(field(name as Typed), { target: { value } });
        pressed += 1;
      }
      const wantsTag = changed.tags?.includes("tag_light");
      if (wantsTag !== undefined && (tag().getAttribute("aria-pressed") === "true") !== wantsTag) {
        fireEvent.click(tag());
        pressed += 1;
      }
      const time = screen.queryByLabelText<HTMLInputElement>("Giờ đăng");
      if (changed.publishedAt !== undefined && time && time.value !== changed.publishedAt) {
        fireEvent.change(time, { target: { value: changed.publishedAt } });
        pressed += 1;
      }
      if (pressed === 0) unpressed("all fields stand so");
    },
    "kept.drop": ({ unpressed }) => {
      const one = drop();
      if (one) fireEvent.click(one);
      else unpressed("nothing differs from what is saved");
    },
    "mine.keep": () => press("Lưu bản của tôi thay vào"),
    "post.save": () => fireEvent.submit(save()?.closest("form") as HTMLElement),
  },
  outside: {},
  sights: {
    loading: () => expect(screen.getByRole("status")).toHaveAttribute("aria-busy", "true"),
    loadFailed: () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở được bài này để sửa"),
    "desk.editing": (state) => {
      typed(state);
      isBusy(save(), false);
      above(null);
    },
    "desk.saved": (state) => {
      typed(state);
      expect(screen.getByText("Đã lưu")).toBeVisible();
    },
    "desk.failed": (state) => {
      typed(state);
      const { fields, code } = state.context.refusal;
      if (fields) return;
      above(code === "internal" ? "Máy chủ gặp trục trặc." : "Mục này vừa đổi ở nơi khác");
    },
    "desk.unsure": (state) => {
      typed(state);
      above("chưa rõ bài đã lưu được chưa");
    },
    "desk.outdated": (state) => {
      typed(state);
      above("Quản trị viên khác vừa lưu bài này");
      expect(screen.getByRole("heading", { name: "Bản vừa được lưu" })).toBeVisible();
    },
    comparing: (state) => {
      typed(state);
      isBusy(save(), true);
    },
    saving: (state) => {
      typed(state);
      isBusy(save(), true);
      above(null);
    },
  },
  locks: [
    { event: { type: "post.save" }, find: save, where: onDesk },
    { event: { type: "kept.drop" }, find: drop, where: onDesk },
    {
      event: { type: "mine.keep" },
      find: keep,
      where: (state) => state.matches({ desk: "outdated" }),
    },
  ],
};
testFace("post-editor", face, "covering");
