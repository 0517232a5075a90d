import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, guest, member, type Scene } from "../face.ts";

/** The newest post of the blog as it comes with the product. */
async function openPost({ page, studio }: Scene) {
  const { items } = await studio.get<{ items: { slug: string }[] }>("/api/blog/posts");
  await page.goto(`/blog/${items[0]?.slug}`);
  // The comments come once one has scrolled to them.
  await page.getByRole("heading", { name: "Bình luận", exact: true }).waitFor();
  await page.keyboard.press("End");
}

export const face: BrowserFace = {
  walk: walks.comment,
  starts: { member: member(openPost), guest: guest(openPost) },
  gestures: {
    // The dialog's own walk goes on from here.
    "login.ask": null,
    "text.change": ({ page }, { text }) => page.getByLabel("Bình luận của bạn").fill(text),
  },
  answers: { findComment: (found: object | null) => (found === null ? { items: [] } : undefined) },
  sights: {
    guest: "Đăng nhập",
    held: "Bình luận của bạn đang chờ duyệt. Duyệt xong thì mọi người cùng thấy.",
  },
  away: { from: "writing.editing", to: "writing.editing" },
};
