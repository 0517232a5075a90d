import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { contactDraftFixture } from "#machines/contact-form/contact-form.fixtures.ts";
import { contactFormMachine } from "#machines/contact-form/contact-form.machine.ts";
import { refused } from "#machines/kit/outcome.ts";
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
