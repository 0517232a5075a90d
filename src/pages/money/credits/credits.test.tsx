import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { fakeApp, InApp } from "../../../../stories/support/app.tsx";
import { activate } from "../../../../stories/support/catalogues.ts";
import { fakeFetch } from "../../../../stories/support/server.ts";
import { CreditsPage, type CreditsTab } from "./credits-page.tsx";

beforeAll(() => activate("vi"));

async function show(tab: CreditsTab, answer: (path: string) => Response | null = () => null) {
  const sent: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== "GET") sent.push(`${request.method} ${pathname}`);
    return answer(pathname) ?? fakeFetch(input, init);
  };
  await act(async () =>
    render(
      <InApp make={() => fakeApp({ fetcher })} path="/credits">
        <CreditsPage tab={tab} filter={{}} onTab={() => {}} onFilter={() => {}} />
      </InApp>,
    ),
  );
  const [, ...rows] = await screen.findAllByRole("row");
  return { sent, rows: rows.map((row) => within(row).getAllByRole("cell")) };
}

test("the ledger is a statement: one line a run with what it made, and each gift, purchase and change by its name", async () => {
  const { rows } = await show("ledger");
  expect(rows.map((cells) => cells.slice(1).map((cell) => cell.textContent))).toEqual([
    ["Được tặng thêm Xin lỗi vì máy nghỉ", "+10", "27"],
    [expect.stringMatching(/^Thử đồ.* Hỏng, credit đã hoàn$/), "0", "17"],
    [expect.stringMatching(/^Thử đồ: .+ Đã tạo xong$/), "-1", "17"],
    ["Credit của gói Cơ bản xem thanh toán", "+13", "18"],
    ["Quà tặng khi mở tài khoản ", "+5", "5"],
  ]);
});
test("credits are told where they were given alone, and an order that waits can be paid on or given up", async () => {
  const cancelled = () => Response.json({ id: "chk_3", status: "cancelled" });
  const { rows, sent } = await show("payments", (path) =>
    path === "/api/checkout/chk_3/cancel" ? cancelled() : null,
  );
  expect(rows.map((cells) => cells[4]?.textContent)).toEqual(["–", "–", "60"]);
  const [waiting] = rows as [HTMLElement[]];
  const state = within(waiting[3] as HTMLElement);
  expect(state.getByRole("link", { name: "Trả tiếp" })).toHaveAttribute("href", "#gateway");
  await act(async () => fireEvent.click(state.getByRole("button", { name: "Bỏ đơn này" })));
  expect(sent).toEqual(["POST /api/checkout/chk_3/cancel"]);
});
test("an order that ended meanwhile says so", async () => {
  const ended = { code: "conflict", message: "Đơn này đã kết thúc." };
  const { rows } = await show("payments", (path) =>
    path === "/api/checkout/chk_3/cancel" ? Response.json(ended, { status: 409 }) : null,
  );
  const state = within(rows[0]?.[3] as HTMLElement);
  await act(async () => fireEvent.click(state.getByRole("button", { name: "Bỏ đơn này" })));
  await state.findByRole("alert");
});
