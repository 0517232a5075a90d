import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import type { BlogFilter, BlogPlace } from "#src/pages/blog/blog-address.ts";
import { BlogPage } from "#src/pages/blog/blog-page.tsx";
import { Pagination } from "#src/pages/blog/pagination.tsx";
import { PostPage } from "#src/pages/blog/post/post-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import { emptyFetch, fakeFetch } from "../support/server.ts";

/** The blog: its lists, its posts, and what stands there when something is missing. */
const meta = { title: "Pages/Blog", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Fetcher = typeof fetch;

const broken: Fetcher = async () => Response.json({ code: "internal" }, { status: 403 });
/** Nothing ever comes. */
const silent: Fetcher = () => new Promise(() => {});
/** The posts fail; the rest is there. */
const without: Fetcher = (input) =>
  String(input instanceof Request ? input.url : input).includes("/posts")
    ? broken(input)
    : fakeFetch(input);

function Blog({ place, begin }: { place: BlogPlace; begin: BlogFilter }) {
  const [filter, setFilter] = useState(begin);
  return <BlogPage place={place} filter={filter} onFilter={setFilter} />;
}
const list =
  (
    place: BlogPlace = {},
    begin: BlogFilter = {},
    fetcher: Fetcher = fakeFetch,
  ): NonNullable<Story["render"]> =>
  () => (
    <InApp path="/blog" make={() => fakeApp({ session: guest(), fetcher })}>
      <PublicPage path="/blog">
        <Blog place={place} begin={begin} />
      </PublicPage>
    </InApp>
  );
const post =
  (slug: string, fetcher: Fetcher = fakeFetch): NonNullable<Story["render"]> =>
  () => (
    <InApp path={`/blog/${slug}`} make={() => fakeApp({ session: guest(), fetcher })}>
      <PublicPage path="/blog">
        <PostPage slug={slug} onMoved={() => {}} />
      </PublicPage>
    </InApp>
  );

export const List: Story = {
  render: list(),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Chụp váy ở nhà mà rõ từng nếp vải" });
  },
};
export const ListEnglish: Story = { render: list(), globals: { locale: "en" } };
export const Searched: Story = {
  render: list({}, { q: "toc" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Cho khách xem kiểu tóc trước khi cầm kéo" });
    await expect(canvas.getByText("1 bài viết")).toBeVisible();
  },
};
export const NoneMatch: Story = {
  render: list({}, { q: "giày" }),
  play: async ({ canvas }) => {
    await canvas.findByText("Không có bài viết nào khớp");
  },
};
export const PastTheEnd: Story = {
  render: list({}, { page: 9 }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Về trang đầu" });
  },
};
export const None: Story = {
  render: list({}, {}, emptyFetch),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa có bài viết nào ở đây");
  },
};
export const Waiting: Story = { render: list({}, {}, silent) };
export const Failed: Story = {
  render: list({}, {}, without),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa mở được danh sách bài viết");
  },
};
export const Category: Story = {
  render: list({ category: "ban-hang" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Bán hàng" });
  },
};
export const CategoryMissing: Story = {
  render: list({ category: "khong-co" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Không có chuyên mục này" });
  },
};
export const Tag: Story = {
  render: list({ tag: "anh-sang" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Nhãn: ánh sáng" });
  },
};
export const TagMissing: Story = {
  render: list({ tag: "khong-co" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Không có nhãn này" });
  },
};
export const ManyPages: Story = {
  render: () => <Pagination page={5} pages={12} addressOf={(page) => `/blog?page=${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Trang 5" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Post: Story = {
  render: post("chup-vay-o-nha"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Ánh sáng cửa sổ" });
    const contents = canvas.getByRole("link", { name: "Trải phẳng" });
    await expect(contents).toHaveAttribute("href", "#trai-phang");
  },
};
export const PostEnglish: Story = { render: post("chup-vay-o-nha"), globals: { locale: "en" } };
export const PostMissing: Story = {
  render: post("khong-co"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Không có bài viết này" });
  },
};
export const PostWaiting: Story = { render: post("chup-vay-o-nha", silent) };
export const PostFailed: Story = {
  render: post("chup-vay-o-nha", broken),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa mở được bài viết này");
  },
};
