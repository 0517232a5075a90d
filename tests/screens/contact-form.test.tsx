import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { contactFormEvents as events } from "#machines/contact-form/contact-form.fixtures.ts";
import type { ContactDraft } from "#machines/contact-form/contact-form.rules.ts";
import type { FileRef } from "#machines/kit/file.ts";
import { ContactForm } from "#src/flows/contact-form/contact-form.tsx";
import type { ContactFormRef } from "#src/flows/contact-form/use-contact-form-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { fileOf } from "../support/file-of.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const LABELS: Record<keyof ContactDraft, string> = {
  lastName: "Họ",
  firstName: "Tên",
  email: "Email",
  topic: "Chủ đề",
  phone: "Số điện thoại (không bắt buộc)",
  description: "Nội dung",
};
const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const field = (name: keyof ContactDraft) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const send = () => button(/^(Gửi tin|Đang gửi tin)$/);
/** One for each file: the same may be attached twice. */
const remove = ({ name }: FileRef) => screen.queryAllByRole("button", { name: `Bỏ tệp ${name}` });
const inForm = (state: AnyMachineSnapshot) => state.matches("form");
/** What was typed stands in the fields; what is wrong is marked and said. */
const filled = (state: AnyMachineSnapshot) => {
  const { draft, problems, files } = state.context;
  for (const name of Object.keys(LABELS) as (keyof ContactDraft)[]) {
    expect([name, field(name).value]).toEqual([name, draft[name]]);
    expect([name, field(name).hasAttribute("aria-invalid")]).toEqual([name, name in problems]);
  }
  const typed = draft.description.length.toLocaleString("vi");
  if (!("description" in problems))
    expect(field("description")).toHaveAccessibleDescription(
      new RegExp(`^${typed} / [\\d.]+ ký tự$`),
    );
  for (const file of files as FileRef[]) expect(remove(file)[0]).toBeVisible();
};

const face: Face = {
  walk: walks["contact-form"],
  view: (flow: ContactFormRef) => (
    <InApp make={fakeApp}>
      <ContactForm flow={flow} />
    </InApp>
  ),
  uncompared: {
    edition: "counts the changes: a hand fills a field at a time, the walk all at once",
  },
  gestures: {
    // A field at a time; the walk changes them together.
    "field.change": ({ event, unpressed }) => {
      const changes = Object.entries(event.change as ContactDraft).filter(
        ([name, value]) => field(name as keyof ContactDraft).value !== value,
      );
      for (const [name, value] of changes)
        fireEvent.change(field(name as keyof ContactDraft), { target: { value } });
      if (changes.length === 0) unpressed("all fields stand so");
    },
    "honeypot.change": ({ event }) =>
      fireEvent.change(screen.getByLabelText("Để trống ô này"), {
        target: { value: event.value },
      }),
    "files.choose": ({ event, unpressed }) => {
      const files = (event.files as FileRef[]).map(fileOf);
      if (files.length === 0) return unpressed("who chooses no file closes the window for it");
      const picker = screen.getByLabelText("Thả tệp vào đây, hoặc chọn tệp", { selector: "input" });
      fireEvent.change(picker, { target: { files } });
    },
    "file.remove": ({ event, unpressed }) => {
      const [one] = remove(event.file as FileRef);
      if (one) fireEvent.click(one);
      else unpressed("the file is not among those listed");
    },
    "message.send": () => fireEvent.click(send() as HTMLElement),
    "message.cancel": () => fireEvent.click(button("Ngừng gửi") as HTMLElement),
    "message.another": () => fireEvent.click(button("Viết tin khác") as HTMLElement),
  },
  outside: {
    "sender.arrived": "the session, known after the page",
    "message.progressed": "watchSending",
    "message.arrived": "watchSending",
    "message.refused": "watchSending",
    "message.interrupted": "watchSending",
  },
  sights: {
    "form.editing": filled,
    "form.checking": () => expect(send()).toHaveAttribute("aria-disabled", "true"),
    "form.sending": () => expect(send()).toHaveAttribute("aria-busy", "true"),
    "form.failed": (state) => {
      filled(state);
      expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
    },
    sent: (state) => {
      const head = screen.getByRole("heading", { level: 2, name: "Tin của bạn đã tới" });
      expect(head).toHaveFocus();
      expect(screen.getByText(new RegExp(state.context.draft.email))).toBeVisible();
    },
  },
  locks: [
    { event: events["message.send"][0], find: send, where: inForm },
    { event: { type: "message.cancel" }, find: () => button("Ngừng gửi"), where: () => true },
    { event: { type: "message.another" }, find: () => button("Viết tin khác"), where: () => true },
  ],
};
testFace("contact-form", face, "covering");
