import sharp from "sharp";
import { refused } from "#machines/kit/outcome.ts";
import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, guest, type Scene } from "../face.ts";
import { CUT, REAL } from "../stage.ts";

const SENDING = "watchSending";
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n");

async function openForm({ page }: Scene) {
  await page.goto("/contact");
  await page.getByLabel("Nội dung").waitFor();
}
/** All that the form asks for. */
async function fill({ page }: Scene, change: { description?: string; firstName?: string }) {
  if (change.firstName === undefined) {
    await page.getByLabel("Nội dung").fill(change.description ?? "");
    return;
  }
  const isWhole = change.firstName !== "";
  await page.getByLabel("Họ", { exact: true }).fill(isWhole ? "Nguyễn" : "");
  await page.getByLabel("Tên", { exact: true }).fill(change.firstName);
  const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
  await page.getByLabel("Email", { exact: true }).fill(isWhole ? email : "");
  if (isWhole) await page.getByLabel("Chủ đề").selectOption("partnership");
  await page.getByLabel("Nội dung").fill(change.description ?? "");
}
async function chooseFiles({ page }: Scene) {
  const picture = { width: 60, height: 40, channels: 3 as const, background: "#c05a30" };
  const png = await sharp({ create: picture }).png().toBuffer();
  await page.locator("input[type=file]").setInputFiles([
    { name: "Váy đỏ.png", mimeType: "image/png", buffer: png },
    { name: "Hoá đơn.pdf", mimeType: "application/pdf", buffer: PDF },
  ]);
}

export const face: BrowserFace = {
  walk: walks["contact-form"],
  starts: { fresh: guest(openForm) },
  gestures: {
    // Nobody sees the field that traps programs.
    "honeypot.change": null,
    "field.change": (scene, { change }) => fill(scene, change),
    "files.choose": (scene) => chooseFiles(scene),
  },
  outside: {
    "message.arrived": ({ stage }) => stage.end(SENDING, { answer: REAL }),
    "message.refused": ({ stage }, { refusal }) =>
      stage.end(SENDING, refused(refusal.code, refusal)),
    "message.interrupted": ({ stage }) => stage.end(SENDING, CUT),
  },
  // The page reads the files by itself, and tells their types as they are.
  settles: {
    inspectFiles: (types: { type: string }[]) =>
      types.length === 2 ? async () => undefined : null,
  },
  sights: { "form.checking": null },
  away: { from: "form.editing", to: "form.editing" },
};
