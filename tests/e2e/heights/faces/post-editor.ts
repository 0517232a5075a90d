import { walks } from "../../../paths/walks.ts";
import { admin, type BrowserFace, type Scene } from "../face.ts";

interface Made {
  id: string;
}
/** A post of its own for each path, opened on the desk. */
async function openPost({ page, studio, account, kept }: Scene) {
  const make = async (path: string, body: object): Promise<Made> => {
    const answer = await studio.post(`/api/admin/blog/${path}`, body, account?.token);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Made;
  };
  const slug = `bai-${crypto.randomUUID().slice(0, 8)}`;
  const category = await make("categories", { name: { vi: slug, en: slug }, slug });
  const author = await make("authors", { name: "Thu Hà" });
  const post = await make("posts", {
    title: "Chụp váy ở nhà",
    excerpt: "Một mảng tường trắng.",
    body_markdown: "## Ánh sáng",
    category_id: category.id,
    author_id: author.id,
    tag_ids: [],
    language: "vi",
    status: "draft",
  });
  kept.set("post", post.id);
  await page.goto(`/admin/blog?post=${post.id}`);
}

export const face: BrowserFace = {
  walk: walks["post-editor"],
  starts: { known: admin(openPost) },
  calls: { savePost: "PUT /api/admin/blog/posts/:id" },
  gestures: {
    "field.change": ({ page }, { change }) => page.getByLabel("Tên bài").fill(change.title),
  },
  // A picture that was being copied is all that comes then.
  notIn: { "field.change": ["saving", "comparing"] },
  sights: {
    "desk.unsure": /^Mất kết nối, chưa rõ bài đã lưu được chưa/,
  },
};
