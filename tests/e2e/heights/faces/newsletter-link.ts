import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, guest, type Scene } from "../face.ts";

/** Opens the link that was mailed to somebody who asked for the newsletter. */
async function openConfirm({ page, studio }: Scene) {
  const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
  await studio.post("/api/newsletter", { email });
  await page.goto(await studio.linkFor(email, "/newsletter/confirm"));
}

export const face: BrowserFace = {
  walk: walks["newsletter-link"],
  starts: {
    confirm: guest(openConfirm),
    bare: guest(at("/newsletter/confirm")),
  },
  sights: { ready: "Bấm một lần nữa là xong", asking: null, done: "Từ nay bạn nhận thư tin" },
  away: { from: "unknown", to: "unknown" },
};
