import type { FileRef } from "../kit/file.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { refused } from "../kit/outcome.ts";
import type { ContactFormEvent, ContactFormInput } from "./contact-form.machine.ts";
import { type ContactDraft, EMPTY_DRAFT, type Sender } from "./contact-form.rules.ts";

export const contactDraftFixture: ContactDraft = {
  firstName: "Hạnh",
  lastName: "Nguyễn",
  email: "hanh@sennha.vn",
  phone: "0901 234 567",
  topic: "billing",
  description: "Xưởng mình có 12 người, cần gói riêng.\nCho mình xin báo giá.",
};
export const senderFixture: Sender = {
  firstName: "Hạnh",
  lastName: "Nguyễn",
  email: "hanh@sennha.vn",
};
export const pictureFile: FileRef = { name: "Váy đỏ.png", size: 84_000, handle: null };
export const billFile: FileRef = { name: "Hoá đơn.pdf", size: 240_000, handle: null };
export const webpFile: FileRef = { name: "Áo.webp", size: 12_000, handle: null };

const fresh: ContactFormInput = { draft: null, topic: null, sender: null, keyBase: "key" };
export const contactFormInputs = {
  fresh,
  whole: { ...fresh, draft: contactDraftFixture },
  billing: { ...fresh, topic: "billing", sender: senderFixture },
} satisfies Record<string, ContactFormInput>;

export const contactFormEvents = {
  "field.change": [
    { type: "field.change", change: contactDraftFixture },
    { type: "field.change", change: { description: "Ngắn" } },
    { type: "field.change", change: { ...EMPTY_DRAFT } },
  ],
  "honeypot.change": [{ type: "honeypot.change", value: "https://spam.example" }],
  "sender.arrived": [{ type: "sender.arrived", sender: senderFixture }],
  "files.choose": [
    { type: "files.choose", files: [pictureFile, billFile] },
    { type: "files.choose", files: [] },
  ],
  "file.remove": [{ type: "file.remove", file: pictureFile }],
  "message.send": [{ type: "message.send" }],
  "message.cancel": [{ type: "message.cancel" }],
  "message.another": [{ type: "message.another" }],
  "message.progressed": [{ type: "message.progressed", percent: 40 }],
  "message.arrived": [{ type: "message.arrived" }],
  "message.refused": [
    { type: "message.refused", refusal: refused("rate_limited", { facts: { retry_after: 1800 } }) },
    {
      type: "message.refused",
      refusal: refused("unreadable_image", {
        message: "Váy đỏ.png: Ảnh bị hỏng nên không đọc được. Bạn chọn tệp khác.",
      }),
    },
  ],
  "message.interrupted": [{ type: "message.interrupted" }],
} satisfies EventFixtures<ContactFormEvent>;

export const contactFormOutcomes = {
  inspectFiles: [
    [
      { file: pictureFile, type: "image/png" },
      { file: billFile, type: "application/pdf" },
    ],
    [{ file: webpFile, type: "image/webp" }],
  ],
};
