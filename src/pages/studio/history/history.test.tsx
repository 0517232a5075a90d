import { act, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { fakeApp, InApp } from "../../../../stories/support/app.tsx";
import { activate } from "../../../../stories/support/catalogues.ts";
import { finishedRun } from "../../../../stories/support/samples.ts";
import { History } from "./history.tsx";

beforeAll(() => activate("vi"));

/** A list whose pages are asked for by their cursors; null for one that does not come. */
async function show(pages: Readonly<Record<string, readonly unknown[] | null>>) {
  const asked: string[] = [];
  const names = Object.keys(pages);
  const fetcher = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    if (pathname !== "/api/generations") return Response.json({});
    const cursor = searchParams.get("cursor") ?? "";
    asked.push(cursor);
    const items = pages[cursor];
    const next_cursor = names[names.indexOf(cursor) + 1] ?? null;
    if (!items) return Response.json({ code: "not_found", message: "" }, { status: 404 });
    return Response.json({ items, next_cursor });
  };
  await act(async () =>
    render(
      <InApp make={() => fakeApp({ fetcher: fetcher as typeof fetch })} path="/history">
        <History filter={{}} onFilter={() => {}} />
      </InApp>,
    ),
  );
  return asked;
}
const EMPTY = /Lịch sử còn trống/;

test("where all that was shown is gone, the next page comes; the history is not empty", async () => {
  const asked = await show({ "": [], two: [], three: [finishedRun] });
  await screen.findByRole("button", { name: "Chọn nhiều" });
  expect(asked).toEqual(["", "two", "three"]);
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test("a next page that does not come is told, and can be asked for again", async () => {
  await show({ "": [], two: null });
  await screen.findByRole("button", { name: "Thử lại" });
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test("with no more to come it is empty", async () => {
  const asked = await show({ "": [] });
  await screen.findByText(EMPTY);
  expect(asked).toEqual([""]);
});
