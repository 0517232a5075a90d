import { adminPostFixture } from "#machines/post-editor/post-editor.fixtures.ts";
import worn from "#src/pages/site/pictures/model-tet.webp";
import editAfter from "#src/pages/site/pictures/tool-edit-after.webp";
import video from "#src/pages/site/pictures/tool-video.webp";
import type { Author, Category, Comment, Post, PostSummary, Tag } from "#wire/blog.ts";
import { LIMITS } from "#wire/limits.ts";

export const categories: readonly Category[] = [
  { id: "cat_photo", slug: "chup-anh", name: { vi: "Chụp ảnh", en: "Photography" } },
  { id: "cat_sell", slug: "ban-hang", name: { vi: "Bán hàng", en: "Selling" } },
  { id: "cat_hair", slug: "tiem-toc", name: { vi: "Tiệm tóc", en: "Hair salons" } },
];
export const tags: readonly Tag[] = [
  { id: "tag_dress", slug: "vay-dam", name: "váy đầm" },
  { id: "tag_light", slug: "anh-sang", name: "ánh sáng" },
  { id: "tag_reels", slug: "reels", name: "reels" },
];
export const authors: readonly Author[] = [
  {
    id: "aut_ha",
    name: "Thu Hà",
    bio: "Chụp ảnh hàng cho hơn ba chục shop váy ở Huế và Đà Nẵng.",
    photo_url: null,
  },
  { id: "aut_khoa", name: "Anh Khoa", bio: null, photo_url: null },
];
const [photo, sell, hair] = categories as [Category, Category, Category];
const [dress, light, reels] = tags as [Tag, Tag, Tag];
const [ha, khoa] = authors as [Author, Author];

const summary = (
  slug: string,
  title: string,
  day: string,
  rest: Partial<PostSummary> = {},
): PostSummary => ({
  id: `pst_${slug}`,
  slug,
  title,
  excerpt:
    "Một mảng tường trắng, một cửa sổ quay hướng bắc và mười phút: đủ để món đồ lên ảnh rõ nếp.",
  category: photo,
  tags: [dress, light],
  author: ha,
  cover_url: null,
  published_at: `${day}T02:30:00.000Z`,
  read_minutes: 5,
  language: "vi",
  ...rest,
});

export const posts: readonly PostSummary[] = [
  summary("chup-vay-o-nha", "Chụp váy ở nhà mà rõ từng nếp vải", "2026-11-27", { cover_url: worn }),
  summary("dang-anh-gio-nao", "Đăng ảnh giờ nào thì khách kịp thấy", "2026-11-20", {
    category: sell,
    tags: [reels],
    author: khoa,
    read_minutes: 3,
    cover_url: video,
  }),
  summary("xoa-nen", "Xoá nền rồi thì đặt món đồ lên nền gì", "2026-11-12", {
    cover_url: editAfter,
    tags: [light],
    read_minutes: 4,
  }),
  summary("tu-van-toc", "Cho khách xem kiểu tóc trước khi cầm kéo", "2026-10-30", {
    category: hair,
    tags: [],
    author: khoa,
    read_minutes: 6,
  }),
];

const html = `
<p>Khách lướt qua một tấm ảnh trong chưa đầy hai giây. Trong hai giây đó họ cần thấy <strong>màu, dáng và chất vải</strong>. Cả ba đều đến từ ánh sáng, không phải từ máy đắt tiền.</p>
<h2 id="anh-sang">Ánh sáng cửa sổ</h2>
<p>Treo váy cách cửa sổ hai mét, tắt đèn trong phòng. Đèn vàng trộn với trời xanh làm vải trắng ngả màu, và <a href="/services">sửa lại sau</a> mất công hơn chụp lại.</p>
<ul><li>Trời mây nhẹ là đẹp nhất.</li><li>Nắng gắt thì căng một tấm vải mỏng che cửa.</li></ul>
<h2 id="treo-hay-trai">Treo hay trải phẳng</h2>
<h3 id="treo">Treo</h3>
<p>Váy dài, áo dài nên treo: thân rủ thẳng, tà không gãy.</p>
<blockquote><p>Là ủi năm phút đỡ được nửa tiếng chỉnh ảnh.</p></blockquote>
<h3 id="trai-phang">Trải phẳng</h3>
<p>Áo thun, quần jeans trải trên nền sáng, chụp từ trên xuống.</p>
<table><thead><tr><th>Món đồ</th><th>Cách chụp</th></tr></thead><tbody><tr><td>Áo dài</td><td>Treo</td></tr><tr><td>Áo thun</td><td>Trải phẳng</td></tr></tbody></table>
<h2 id="thu-len-nguoi">Thử lên người mẫu</h2>
<p>Có ảnh rõ rồi thì đưa vào trang <a href="/virtual-tryon">Thử đồ</a>, chọn người mẫu hợp với khách của shop.</p>`;

export const post: Post = {
  ...(posts[0] as PostSummary),
  html,
  headings: [
    { id: "anh-sang", text: "Ánh sáng cửa sổ", level: 2 },
    { id: "treo-hay-trai", text: "Treo hay trải phẳng", level: 2 },
    { id: "treo", text: "Treo", level: 3 },
    { id: "trai-phang", text: "Trải phẳng", level: 3 },
    { id: "thu-len-nguoi", text: "Thử lên người mẫu", level: 2 },
  ],
  updated_at: "2026-11-27T02:30:00.000Z",
  translations: [],
  related: posts.slice(1),
};

export const comments: readonly Comment[] = [
  {
    id: "cmt_1",
    text: "Shop tôi treo váy ngoài hiên, lên ảnh đúng màu thật.\nCảm ơn bài viết.",
    author_name: "Minh Anh",
    is_own: false,
    status: "approved",
    created_at: "2026-11-28T03:00:00.000Z",
  },
  {
    id: "cmt_2",
    text: "Vải đen thì chụp sao cho rõ nếp vậy bạn?",
    author_name: "Hạnh Nguyễn",
    is_own: true,
    status: "pending",
    created_at: "2026-11-29T03:00:00.000Z",
  },
];

const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase();

function found(query: URLSearchParams) {
  const q = plain(query.get("q") ?? "");
  const page = Number(query.get("page") ?? 1);
  const items = posts.filter(
    (one) =>
      plain(one.title).includes(q) &&
      [null, one.category.slug].includes(query.get("category")) &&
      (!query.has("tag") || one.tags.some(({ slug }) => slug === query.get("tag"))) &&
      [null, one.author.id].includes(query.get("author")),
  );
  const sorted = query.get("sort") === "oldest" ? items.toReversed() : items;
  return {
    items: page === 1 ? sorted : [],
    page,
    pages: Math.ceil(items.length / LIMITS.blogPage),
    total: items.length,
  };
}

/** What the made-up server answers of the blog; undefined is a 404. */
export function blogAnswerTo(path: string, query: URLSearchParams): unknown {
  const [, , , what, slug, of] = path.split("/");
  if (what === "categories") return { items: categories };
  if (what === "tags") return { items: tags };
  if (what === "authors") return { items: authors };
  if (slug === undefined) return found(query);
  if (of === "comments") return { items: comments };
  return slug === post.slug ? post : undefined;
}

/** What the made-up server answers the blog's desk. */
export function deskAnswerTo(path: string): unknown {
  const [, , , , what, id] = path.split("/");
  if (what === "categories") return { items: categories };
  if (what === "tags") return { items: tags };
  if (what === "authors") return { items: authors };
  if (what === "preview") return { html, headings: post.headings, read_minutes: 5 };
  if (what === "pictures") return { id: "pic_1", url: worn, width: 800, height: 1200 };
  if (what !== "posts") return undefined;
  if (id !== undefined) return adminPostFixture;
  const items = posts.map((one, index) => ({
    ...one,
    status: index === 0 ? "draft" : "published",
    translation_of: null,
    created_at: one.published_at,
    updated_at: one.published_at,
  }));
  return { items, total: items.length, limit: LIMITS.adminPage, offset: 0 };
}
