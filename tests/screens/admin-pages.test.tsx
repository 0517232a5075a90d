import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Analytics } from "#src/pages/admin/analytics/analytics.tsx";
import { Audit } from "#src/pages/admin/audit/audit.tsx";
import { AdminDashboard } from "#src/pages/admin/dashboard/dashboard.tsx";
import type { AnalyticsFilter, UsersFilter } from "#src/pages/admin/filters.ts";
import { Moderation } from "#src/pages/admin/moderation/moderation.tsx";
import { AdminPayments } from "#src/pages/admin/payments/payments.tsx";
import { Users } from "#src/pages/admin/users/users.tsx";
import { adminApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";
import { fakeFetch } from "../../stories/support/server.ts";

beforeAll(() => activate("vi"));

/** The addresses asked for, in order. */
function watching() {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url.pathname + url.search);
    if (input instanceof Request && input.method === "PATCH")
      void input
        .clone()
        .json()
        .then((body) => sent.push([url.pathname, body]));
    return fakeFetch(input, init);
  };
  return { asked, sent, make: () => adminApp({ fetcher }) };
}
function UsersAt({ begin }: { begin: UsersFilter }) {
  const [filter, setFilter] = useState(begin);
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <Users filter={filter} open={undefined} onFilter={setFilter} onOpen={() => {}} />
    </>
  );
}
function AnalyticsAt() {
  const [filter, setFilter] = useState<AnalyticsFilter>({});
  return <Analytics filter={filter} onFilter={setFilter} />;
}
const SEARCH = "/api/admin/users/search";

describe("the list of accounts", () => {
  test("asks for the first fifty at first", async () => {
    const { asked, make } = watching();
    render(
      <InApp make={make} path="/admin/users">
        <UsersAt begin={{}} />
      </InApp>,
    );
    await screen.findByRole("button", { name: "Trần Đạt" });
    expect(asked.filter((path) => path.startsWith(SEARCH))).toEqual([
      `${SEARCH}?limit=50&offset=0`,
    ]);
  });
  test("asks by all four filters, and begins at the first page again when one changes", async () => {
    const { asked, make } = watching();
    render(
      <InApp make={make} path="/admin/users">
        <UsersAt begin={{ email: "tiem", name: "anh", plan: "pro", offset: 50 }} />
      </InApp>,
    );
    await screen.findByRole("button", { name: "Trần Đạt" });
    expect(asked).toContain(`${SEARCH}?limit=50&offset=50&email=tiem&name=anh&plan=pro`);
    fireEvent.change(screen.getByLabelText("Xác nhận email"), { target: { value: "false" } });
    await vi.waitFor(() =>
      expect(asked).toContain(
        `${SEARCH}?limit=50&offset=0&email=tiem&name=anh&plan=pro&is_verified=false`,
      ),
    );
  });
  test("follows what is typed once one has stopped", async () => {
    const { asked, make } = watching();
    render(
      <InApp make={make} path="/admin/users">
        <UsersAt begin={{}} />
      </InApp>,
    );
    const field = await screen.findByLabelText("Tên, gõ không dấu cũng ra");
    for (const value of ["h", "ha", "hanh "]) fireEvent.change(field, { target: { value } });
    await vi.waitFor(() => expect(asked).toContain(`${SEARCH}?limit=50&offset=0&name=hanh`));
    expect(asked.filter((path) => path.includes("name="))).toHaveLength(1);
  });
});

test("the statistics are of months until another period is chosen", async () => {
  const { asked, make } = watching();
  render(
    <InApp make={make} path="/admin/analytics">
      <AnalyticsAt />
    </InApp>,
  );
  const byPeriod = await screen.findByRole("region", { name: "Theo kỳ và công cụ" });
  const rowOf = (name: string) =>
    within(within(byPeriod).getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  // Their sum, then a tool each; nothing was made in September.
  expect(rowOf("08/2026")).toEqual(["40", "12", "10", "8", "6", "4"]);
  expect(rowOf("09/2026")).toEqual(["0", "0", "0", "0", "0", "0"]);
  // The drawing has a code of its own, and says what the table says in figures.
  const drawn = await screen.findByRole("img", { name: "Theo kỳ và công cụ" });
  const columns = [...drawn.querySelectorAll("rect.visx-bar")];
  expect(columns).toHaveLength(15);
  const [first, second] = columns.map((bar) => Number(bar.getAttribute("height")));
  expect((first ?? 0) / (second ?? 1)).toBeCloseTo(12 / 10);
  expect(asked).toContain("/api/admin/statistics/generations?period=monthly");
  expect(asked).toContain("/api/admin/users/generation-summary?limit=50&offset=0");
  fireEvent.change(screen.getByLabelText("Kỳ"), { target: { value: "weekly" } });
  fireEvent.change(screen.getByLabelText("Từ ngày"), { target: { value: "2026-11-01" } });
  await vi.waitFor(() =>
    expect(asked).toContain(
      "/api/admin/statistics/generations?period=weekly&start_date=2026-11-01",
    ),
  );
});

test("the first page draws fourteen days with what failed, and tells the newest payments", async () => {
  const { make } = watching();
  render(
    <InApp make={make} path="/admin">
      <AdminDashboard />
    </InApp>,
  );
  const drawn = await screen.findByRole("img", {
    name: "Lượt tạo theo ngày: 865 lượt trong 14 ngày, 19 lượt hỏng",
  });
  expect(drawn.querySelectorAll("path.visx-linepath")).toHaveLength(2);
  const rows = within(screen.getByRole("region", { name: /^Lượt tạo theo ngày/ })).getAllByRole(
    "row",
  );
  expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    "NgàyĐã tạoHỏng",
    "16/11/2026410",
  ]);
  expect(rows).toHaveLength(15);
  expect(await screen.findAllByText(/^99\.000\s₫$/)).toHaveLength(3);
});

test("a payment is given back with a reason only, and what is left to do by hand stays to be read", async () => {
  const { asked, make } = watching();
  render(
    <InApp make={make} path="/admin/payments">
      <AdminPayments filter={{ status: "completed" }} onFilter={() => {}} />
    </InApp>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Hoàn tiền" }));
  expect(asked).toContain("/api/admin/payments?limit=50&offset=0&status=completed");
  const dialog = within(await screen.findByRole("alertdialog"));
  const refunds = () => asked.filter((path) => path.endsWith("/refund"));
  fireEvent.click(dialog.getByRole("button", { name: "Hoàn tiền" }));
  await dialog.findByText("Hoàn tiền phải ghi lý do");
  expect(refunds()).toEqual([]);
  fireEvent.change(dialog.getByLabelText("Lý do"), { target: { value: "Trả nhầm hai lần" } });
  fireEvent.click(dialog.getByRole("button", { name: "Hoàn tiền" }));
  await dialog.findByText(/thu về 42 credit.*chuyển 99\.000 ₫ cho khách bằng tay/);
  expect(refunds()).toEqual(["/api/admin/payments/pay_1/refund"]);
});

describe("what is moderated", () => {
  test("a picture that waits is approved with one press", async () => {
    const { asked, sent, make } = watching();
    render(
      <InApp make={make} path="/admin/moderation">
        <Moderation
          filter={{ tab: "community", status: "pending", offset: 0 }}
          onFilter={() => {}}
        />
      </InApp>,
    );
    const [first] = await screen.findAllByRole("button", { name: "Duyệt" });
    expect(asked).toContain("/api/admin/community?limit=50&offset=0&status=pending");
    fireEvent.click(first as HTMLElement);
    await vi.waitFor(() =>
      expect(sent).toEqual([["/api/admin/community/com_1", { approved: true }]]),
    );
  });
  test("a reported result is removed only after it is asked", async () => {
    const { asked, sent, make } = watching();
    render(
      <InApp make={make} path="/admin/moderation?tab=reports">
        <Moderation filter={{ tab: "reports", status: "all", offset: 50 }} onFilter={() => {}} />
      </InApp>,
    );
    const [first] = await screen.findAllByRole("button", { name: "Gỡ xuống" });
    expect(asked).toContain("/api/admin/reports?limit=50&offset=50");
    fireEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Gỡ xuống" }));
    await vi.waitFor(() =>
      expect(sent).toEqual([["/api/admin/reports/rep_1", { status: "removed" }]]),
    );
  });
});

test("the audit list says what was changed in words, and shows what it has none for", async () => {
  const { make } = watching();
  render(
    <InApp make={make} path="/admin/audit">
      <Audit filter={{}} onFilter={() => {}} />
    </InApp>,
  );
  await screen.findByText("+20 credit, số dư sau đó 37");
  for (const words of ["Gói Cơ bản → Gói Pro", "Lý do: Trả nhầm", "site.moved", "place: Huế"])
    expect(screen.getByText(words)).toBeInTheDocument();
});
