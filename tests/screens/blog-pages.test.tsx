import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  addressOf,
  type BlogFilter,
  type BlogPlace,
  isNarrowed,
  readFilter,
} from "#src/pages/blog/blog-address.ts";
import { BlogPage } from "#src/pages/blog/blog-page.tsx";
import { pagesShown } from "#src/pages/blog/pagination.tsx";
import { PostPage } from "#src/pages/blog/post/post-page.tsx";
import { fakeApp, guest, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";
import { fakeFetch } from "../../stories/support/server.ts";

beforeAll(() => activate("vi"));

function watching(answer: typeof fetch = fakeFetch) {
  const asked: string[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(decodeURIComponent(url.pathname + url.search));
    return answer(input, init);
  };
  return { asked, make: () => fakeApp({ session: guest(), fetcher }) };
}
function Blog({ place = {}, begin = {} }: { place?: BlogPlace; begin?: BlogFilter }) {
  const [filter, setFilter] = useState(begin);
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <BlogPage place={place} filter={filter} onFilter={setFilter} />
    </>
  );
}
const LIST = "/api/blog/posts";

describe("the list of posts", () => {
  test("asks in the language chosen, by everything that narrows it", async () => {
    const { asked, make } = watching();
    render(
      <InApp make={make} path="/blog">
        <Blog place={{ tag: "anh-sang" }} begin={{ author: "aut_ha", sort: "oldest", page: 2 }} />
      </InApp>,
    );
    await screen.findByRole("link", { name: "Về trang đầu" });
    expect(asked).toContain(`${LIST}?author=aut_ha&sort=oldest&page=2&tag=anh-sang&language=vi`);
  });
  test("another filter begins at the first page; one taken off is gone from the address", async () => {
    const { make } = watching();
    render(
      <InApp make={make} path="/blog">
        <Blog begin={{ q: "toc", author: "aut_ha", page: 3 }} />
      </InApp>,
    );
    await screen.findByRole("option", { name: "Thu Hà" });
    const status = () => document.querySelector("output")?.textContent;
    fireEvent.change(screen.getByLabelText("Sắp xếp"), { target: { value: "oldest" } });
    expect(status()).toBe('{"q":"toc","author":"aut_ha","sort":"oldest"}');
    fireEvent.change(screen.getByLabelText("Tác giả"), { target: { value: "" } });
    expect(status()).toBe('{"q":"toc","sort":"oldest"}');
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
    await vi.waitFor(() => expect(status()).toBe('{"sort":"oldest"}'));
  });
  test("links to categories keep what else narrows the list, but not its page", async () => {
    const { make } = watching();
    render(
      <InApp make={make} path="/blog">
        <Blog begin={{ q: "ảnh", page: 2 }} />
      </InApp>,
    );
    const link = await screen.findByRole("link", { name: "Tiệm tóc" });
    expect(link).toHaveAttribute("href", `/blog/category/tiem-toc?q=${encodeURIComponent("ảnh")}`);
  });
  test("a category or tag that is not there says so, and shows no list", async () => {
    const { make } = watching();
    render(
      <InApp make={make} path="/blog">
        <Blog place={{ category: "khong-co" }} />
      </InApp>,
    );
    await screen.findByRole("heading", { level: 1, name: "Không có chuyên mục này" });
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});

describe("a post", () => {
  const shown = (slug: string, make: () => ReturnType<typeof fakeApp>, onMoved = vi.fn()) => {
    render(
      <InApp make={make} path={`/blog/${slug}`}>
        <PostPage slug={slug} onMoved={onMoved} />
      </InApp>,
    );
    return onMoved;
  };
  test("stays at its address, and another address of it is told", async () => {
    const { make, asked } = watching();
    const moved = shown("chup-vay-o-nha", make);
    await screen.findByRole("heading", { level: 2, name: "Ánh sáng cửa sổ" });
    expect(moved).not.toHaveBeenCalled();
    expect(asked).toContain(`${LIST}/chup-vay-o-nha?language=vi`);
    const answer = await (await fakeFetch(`http://x.test${LIST}/chup-vay-o-nha`)).json();
    const other = watching(async (input, init) =>
      String(input instanceof Request ? input.url : input).includes("/posts/ten-cu")
        ? Response.json(answer)
        : fakeFetch(input, init),
    );
    const onMoved = shown("ten-cu", other.make);
    await vi.waitFor(() => expect(onMoved).toHaveBeenCalledWith("chup-vay-o-nha"));
  });
  test("is read by nobody's token, so that readers share an answer; its comments too", async () => {
    const tokens: (string | null)[] = [];
    const { make } = watching((input, init) => {
      if (input instanceof Request && input.url.includes("/api/blog/"))
        tokens.push(input.headers.get("authorization"));
      return fakeFetch(input, init);
    });
    shown("chup-vay-o-nha", make);
    await screen.findByText(/^Shop tôi treo váy/);
    expect(new Set(tokens)).toEqual(new Set([null]));
  });
});

describe("addresses", () => {
  test("say what differs from the plain list, and are read back the same", () => {
    const filter = { q: "áo dài", tag: "reels", author: "aut_ha", sort: "title", page: 2 } as const;
    const [path = "", search = ""] = addressOf({ category: "ban-hang" }, filter).split("?");
    expect(path).toBe("/blog/category/ban-hang");
    expect(readFilter(Object.fromEntries(new URLSearchParams(search)), { category: "" })).toEqual(
      filter,
    );
    expect(addressOf({}, { page: 1 })).toBe("/blog");
    expect(readFilter({ page: 1, sort: "random", tag: "x" }, { tag: "y" })).toEqual({});
    expect([isNarrowed({ sort: "oldest", page: 2 }), isNarrowed({ q: "x" })]).toEqual([
      false,
      true,
    ]);
  });
  test("pages worth a link: the ends and those beside, no gap of one", () => {
    expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
    expect(pagesShown(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
    expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });
});
