import type { AdminPost } from "#wire/blog-desk.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { PostEditorEvent, PostEditorInput } from "./post-editor.machine.ts";
import { draftOf } from "./post-editor.rules.ts";

export const adminPostFixture: AdminPost = {
  id: "pst_1",
  slug: "chup-vay-o-nha",
  title: "Chụp váy ở nhà mà rõ từng nếp vải",
  excerpt: "Một mảng tường trắng và một cửa sổ là đủ.",
  category: { id: "cat_photo", slug: "chup-anh", name: { vi: "Chụp ảnh", en: "Photography" } },
  tags: [{ id: "tag_light", slug: "anh-sang", name: "ánh sáng" }],
  author: { id: "aut_ha", name: "Thu Hà", bio: null, photo_url: null },
  cover_url: null,
  published_at: "2026-11-27T02:30:00.000Z",
  read_minutes: 5,
  language: "vi",
  html: '<h2 id="anh-sang">Ánh sáng</h2>',
  headings: [{ id: "anh-sang", text: "Ánh sáng", level: 2 }],
  updated_at: "2026-11-27T02:30:00.000Z",
  created_at: "2026-11-26T02:30:00.000Z",
  translations: [],
  related: [],
  status: "published",
  translation_of: null,
  body_markdown: "## Ánh sáng",
  cover: null,
  former_slugs: [],
};
export const postDraftFixture = draftOf(adminPostFixture);
/** The same after somebody else saved it. */
export const theirPostFixture: AdminPost = {
  ...adminPostFixture,
  title: "Chụp váy ở nhà: năm bước",
  updated_at: "2026-11-28T02:30:00.000Z",
};
export const postEditorInputs = {
  fresh: { id: null, kept: null },
  whole: { id: null, kept: postDraftFixture },
  known: { id: adminPostFixture.id, kept: null },
  kept: { id: adminPostFixture.id, kept: { ...postDraftFixture, title: "Chụp váy ở nhà" } },
} satisfies Record<string, PostEditorInput>;

/** What a person changes of it. */
const { basedOn: _, ...typed } = postDraftFixture;
export const postEditorEvents = {
  "load.retry": [{ type: "load.retry" }],
  "field.change": [
    { type: "field.change", change: typed },
    { type: "field.change", change: { title: "" } },
  ],
  "kept.drop": [{ type: "kept.drop" }],
  "mine.keep": [{ type: "mine.keep" }],
  "post.save": [{ type: "post.save" }],
} satisfies EventFixtures<PostEditorEvent>;

export const postEditorOutcomes = {
  loadPost: [accepted(adminPostFixture), refused("not_found")],
  savePost: [
    accepted(adminPostFixture),
    refused("invalid_request", { fields: { slug: "Đường dẫn này không dùng được" } }),
    refused("conflict", { message: "Quản trị viên khác vừa lưu bài này." }),
    refused("internal"),
  ],
};
