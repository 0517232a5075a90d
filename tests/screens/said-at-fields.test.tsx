import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import { contactDraftFixture } from "#machines/contact-form/contact-form.fixtures.ts";
import { contactFormMachine } from "#machines/contact-form/contact-form.machine.ts";
import { refused } from "#machines/kit/outcome.ts";
import { AuthDialog } from "#src/flows/auth-dialog/auth-dialog.tsx";
import { ContactForm } from "#src/flows/contact-form/contact-form.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { at } from "../../stories/support/at.ts";
import { activate } from "../../stories/support/catalogues.ts";

beforeAll(() => activate("vi"));

test("what the server says of a field stands at that field", () => {
  const said = "Số này không gọi được.";
  const flow = at(contactFormMachine, {
    input: { draft: contactDraftFixture, topic: null, sender: null, keyBase: "base" },
    events: [
      { type: "message.send" },
      {
        type: "message.refused",
        refusal: refused("validation_failed", { fields: { phone: said } }),
      },
    ],
  });
  render(
    <InApp make={fakeApp}>
      <ContactForm flow={flow} />
    </InApp>,
  );
  const phone = screen.getByLabelText("Số điện thoại (không bắt buộc)");
  expect(phone).toHaveAccessibleDescription(said);
  expect(phone).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Email")).not.toHaveAttribute("aria-invalid");
});

test("a code that belongs to no address says so above it", () => {
  const dialog = at(authDialogMachine, {
    events: [
      { type: "dialog.open", view: "verify" },
      { type: "code.submit", code: "123456" },
    ],
  });
  render(
    <InApp make={fakeApp}>
      <AuthDialog dialog={dialog} />
    </InApp>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(/email/i);
});
