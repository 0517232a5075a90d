import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { usePageTitle } from "#src/pages/shell/page-title.ts";
import { RouterLink } from "#src/pages/shell/router-link.tsx";
import { routeTree } from "#src/routeTree.gen.ts";
import { LANGUAGES } from "#wire/values.ts";
import { activate } from "../../stories/support/catalogues.ts";

/** Every route that is a page, by its address; the router ends that of an index with a slash. */
const pages = Object.values(
  createRouter({
    routeTree,
    context: { app: null as never, needPeople: () => undefined, isSentWhole: () => false },
  }).routesByPath,
).map((route) => ({
  path: (route.fullPath as string).replace(/(.)\/$/, "$1"),
  data: route.options.staticData ?? {},
}));

describe("every page has a title of its own", () => {
  test.each(LANGUAGES)("in %s", async (language) => {
    await activate(language);
    const titles = pages.map(({ path, data }) => [
      path,
      data.title ? i18n._(data.title) : "has no title",
    ]);
    expect(titles.filter(([, title]) => title === "has no title")).toEqual([]);
    // Two addresses of one page have one title.
    const own = titles.filter(([path]) => !pages.find((page) => page.path === path)?.data.sameAs);
    const twice = own.filter(([, title], n) => own.findIndex((t) => t[1] === title) !== n);
    expect(twice).toEqual([]);
    for (const { path, data } of pages.filter((page) => page.data.sameAs)) {
      const titleOf = (at: string) => titles.find(([known]) => known === at)?.[1];
      expect(titleOf(path)).toBe(titleOf(data.sameAs ?? ""));
    }
    expect(pages.length).toBeGreaterThanOrEqual(5);
  });
  test("a page that a mailed secret opens is not for search engines", () => {
    const hidden = pages.filter(({ data }) => data.noindex).map(({ path }) => path);
    expect(hidden).toContain("/reset-password");
    expect(hidden).not.toContain("/");
  });
});

describe("the tab follows the page and the language", () => {
  const root = createRootRoute({
    component: function Root() {
      usePageTitle();
      return <Outlet />;
    },
    notFoundComponent: () => <p>nothing</p>,
  });
  const page = (path: string, title: ReturnType<typeof msg>, noindex = false) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { title, noindex },
      component: () => <RouterLink href="/history?status=failed#top">{path}</RouterLink>,
    });
  const tree = root.addChildren([
    page("/dashboard", msg({ id: "nav.dashboard", message: "Tổng quan" })),
    page("/history", msg({ id: "nav.history", message: "Lịch sử" })),
    page("/secret", msg({ id: "reset.title", message: "Đặt lại mật khẩu" }), true),
  ]);
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content");
  beforeAll(() => activate("vi"));

  test("on navigation, on a change of language, where nothing is, and without leaving marks", async () => {
    const history = createMemoryHistory({ initialEntries: ["/dashboard"] });
    const router = createRouter({ routeTree: tree, history });
    const { findByText } = render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    );
    await waitFor(() => expect(document.title).toBe("Tổng quan · Mẫu Studio"));
    // A link with a query leads to the page, not to one called "history?status=failed".
    (await findByText("/dashboard")).click();
    await waitFor(() => expect(document.title).toBe("Lịch sử · Mẫu Studio"));
    expect(history.location.href).toBe("/history?status=failed#top");
    await act(() => activate("en"));
    expect(document.title).toBe("History · Mẫu Studio");
    expect(robots()).toBeUndefined();
    await act(() => router.navigate({ href: "/secret" } as never));
    expect(robots()).toBe("noindex");
    await act(() => router.navigate({ href: "/no-such-page" } as never));
    await waitFor(() => expect(document.title).toMatch(/^Page not found · /));
    expect(robots()).toBe("noindex");
    await act(() => router.navigate({ href: "/dashboard" } as never));
    await waitFor(() => expect(document.title).toBe("Dashboard · Mẫu Studio"));
    expect(robots()).toBeUndefined();
  });
});
