import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { readerFixture } from "#machines/newsletter/newsletter.fixtures.ts";
import { Newsletter } from "#src/flows/newsletter/newsletter.tsx";
import type { NewsletterRef } from "#src/flows/newsletter/use-newsletter-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { above, isBusy, told } from "../support/form-sights.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const field = () => screen.getByLabelText<HTMLInputElement>("Email nhận thư tin");
const trap = () => screen.getByLabelText("Để trống ô này");
const ask = () => screen.queryByRole("button", { name: /^(Nhận thư tin|Đang gửi thư xác nhận)$/ });
const resend = () => screen.queryByRole("button", { name: /^(Gửi lại thư|Đang gửi lại)$/ });
const SENTENCES: Readonly<Record<string, string>> = {
  rate_limited: "Bạn thao tác nhanh quá.",
  unreachable: "Mạng đang chập chờn.",
};
const typed = ({ context }: AnyMachineSnapshot) => {
  // A field for addresses lets go of what stands around one.
  expect(field().value.trim()).toBe(context.email.trim());
  told(field(), context.isWrong ? "Nhập đúng địa chỉ email" : undefined);
};
/** The address the mail went to. */
const sentTo = () => expect(screen.getByText(new RegExp(`gửi tới ${readerFixture}`))).toBeVisible();

const face: Face = {
  walk: walks.newsletter,
  view: (flow: NewsletterRef) => (
    <InApp make={fakeApp} path="/blog">
      <Newsletter flow={flow} />
    </InApp>
  ),
  gestures: {
    "email.change": ({ event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (field().value.trim() === event.email.trim())
        fireEvent.change(field(), { target: { value: "" } });
      fireEvent.change(field(), { target: { value: event.email } });
    },
    "honeypot.change": ({ event }) => fireEvent.change(trap(), { target: { value: event.value } }),
    "letter.ask": () => fireEvent.submit(ask()?.closest("form") as HTMLElement),
    "letter.resend": () => fireEvent.click(resend() as HTMLElement),
    "letter.other": () => press("Dùng email khác"),
  },
  uncompared: { email: "a field for addresses lets go of what stands around one" },
  outside: { "reader.arrived": "the session, known after the page" },
  sights: {
    "typing.editing": (state) => {
      typed(state);
      isBusy(ask(), false);
      above(null);
    },
    "typing.failed": (state) => {
      typed(state);
      above(SENTENCES[state.context.refusal.code] ?? "?");
    },
    sending: (state) => {
      typed(state);
      isBusy(ask(), true);
      above(null);
    },
    "sent.told": () => {
      sentTo();
      expect(screen.getByText("Bạn xem hộp thư nhé")).toBeVisible();
      above(null);
    },
    "sent.resending": () => {
      sentTo();
      isBusy(resend(), true);
      above(null);
    },
    "sent.resent": () => {
      sentTo();
      expect(screen.getByText("Đã gửi lại thư")).toBeVisible();
    },
    "sent.failed": (state) => {
      sentTo();
      above(SENTENCES[state.context.refusal.code] ?? "?");
    },
  },
  locks: [
    { event: { type: "letter.ask" }, find: ask, where: (state) => !state.hasTag("sent") },
    { event: { type: "letter.resend" }, find: resend, where: (state) => state.hasTag("sent") },
    {
      event: { type: "letter.other" },
      find: () => button("Dùng email khác"),
      where: (state) => state.hasTag("sent"),
    },
  ],
};
testFace("newsletter", face, "covering");
