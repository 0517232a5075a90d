import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { userEvent } from "storybook/test";
import { AdminShell } from "#src/pages/admin/admin-shell.tsx";
import { Analytics as AnalyticsPage } from "#src/pages/admin/analytics/analytics.tsx";
import { Audit as AuditPage } from "#src/pages/admin/audit/audit.tsx";
import { AdminBlog } from "#src/pages/admin/blog/blog.tsx";
import { AdminContact } from "#src/pages/admin/contact/contact.tsx";
import { AdminDashboard } from "#src/pages/admin/dashboard/dashboard.tsx";
import type { DeskTab, ModerationFilter } from "#src/pages/admin/filters.ts";
import { Moderation } from "#src/pages/admin/moderation/moderation.tsx";
import { AdminPayments } from "#src/pages/admin/payments/payments.tsx";
import { Subscribers as SubscribersPage } from "#src/pages/admin/subscribers/subscribers.tsx";
import { Users as UsersPage } from "#src/pages/admin/users/users.tsx";
import { adminApp, InApp } from "../support/app.tsx";
import { emptyFetch } from "../support/server.ts";

/** The administrators' pages. */
const meta = { title: "Pages/Admin", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inArea =
  (path: string, page: ReactNode, make = () => adminApp()): NonNullable<Story["render"]> =>
  () => (
    <InApp path={path} make={make}>
      <AdminShell>{page}</AdminShell>
    </InApp>
  );
const nothing = () => adminApp({ fetcher: emptyFetch });
const broken = () =>
  adminApp({ fetcher: async () => Response.json({ code: "forbidden" }, { status: 403 }) });

function Filtered<Filter extends object>({
  begin,
  children,
}: {
  begin: Filter;
  children: (filter: Filter, onFilter: (filter: Filter) => void) => ReactNode;
}) {
  const [filter, setFilter] = useState(begin);
  return children(filter, setFilter);
}
const users = (
  <Filtered begin={{}}>
    {(filter, onFilter) => (
      <UsersPage filter={filter} open={undefined} onFilter={onFilter} onOpen={() => {}} />
    )}
  </Filtered>
);
const analytics = (
  <Filtered begin={{}}>
    {(filter, onFilter) => <AnalyticsPage filter={filter} onFilter={onFilter} />}
  </Filtered>
);

export const Dashboard: Story = {
  render: inArea("/admin", <AdminDashboard />),
  play: async ({ canvas }) => {
    await canvas.findByText("18.460.000 ₫");
    await canvas.findByRole("img", { name: /^Lượt tạo theo ngày: 865 lượt trong 14 ngày/ });
  },
};
export const DashboardFailed: Story = {
  render: inArea("/admin", <AdminDashboard />, broken),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa mở được số liệu tổng quan");
  },
};
export const Users: Story = {
  render: inArea("/admin/users", users),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Lê Thị Ngọc Ánh" });
  },
};
export const UsersNone: Story = {
  render: inArea("/admin/users", users, nothing),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa có tài khoản nào");
  },
};
export const UsersEnglish: Story = {
  render: inArea("/admin/users", users),
  globals: { locale: "en" },
};
export const Analytics: Story = {
  render: inArea("/admin/analytics", analytics),
  play: async ({ canvas }) => {
    await canvas.findByRole("img", { name: "Theo kỳ và công cụ" });
  },
};

const payments = (
  <Filtered begin={{}}>
    {(filter, onFilter) => <AdminPayments filter={filter} onFilter={onFilter} />}
  </Filtered>
);
export const Payments: Story = {
  render: inArea("/admin/payments", payments),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Hoàn tiền" });
  },
};
export const Refund: Story = {
  render: inArea("/admin/payments", payments),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hoàn tiền" }));
  },
};

const moderation = (begin: ModerationFilter) => (
  <Filtered begin={begin}>
    {(filter, onFilter) => <Moderation filter={filter} onFilter={onFilter} />}
  </Filtered>
);
const waiting = moderation({ tab: "community", status: "pending", offset: 0 });
const reported = moderation({ tab: "reports", status: "open", offset: 0 });
export const Community: Story = {
  render: inArea("/admin/moderation", waiting),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: "Duyệt" });
  },
};
export const CommunityNoneWaits: Story = {
  render: inArea("/admin/moderation", waiting, nothing),
  play: async ({ canvas }) => {
    await canvas.findByText("Không còn gì chờ duyệt");
  },
};
export const Reports: Story = {
  render: inArea("/admin/moderation?tab=reports", reported),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: "Gỡ xuống" });
  },
};
export const Audit: Story = {
  render: inArea("/admin/audit", <AuditPage filter={{}} onFilter={() => {}} />),
  play: async ({ canvas }) => {
    await canvas.findByText("Lý do: Bù lượt hỏng");
  },
};
export const AuditEnglish: Story = {
  render: inArea("/admin/audit", <AuditPage filter={{}} onFilter={() => {}} />),
  globals: { locale: "en" },
};

const contact = (
  <Filtered begin={{}}>
    {(filter, onFilter) => <AdminContact filter={filter} onFilter={onFilter} />}
  </Filtered>
);
export const Contact: Story = {
  render: inArea("/admin/contact", contact),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Hoá đơn\.pdf/ });
  },
};
export const ContactNone: Story = {
  render: inArea("/admin/contact", contact, nothing),
  play: async ({ canvas }) => {
    await canvas.findByText("Chưa ai gửi tin");
  },
};
export const ContactEnglish: Story = {
  render: inArea("/admin/contact", contact),
  globals: { locale: "en" },
};

const desk = (tab: DeskTab, post?: string) => (
  <Filtered begin={{}}>
    {(filter, onFilter) => (
      <AdminBlog
        tab={tab}
        post={post}
        filter={filter}
        onFilter={onFilter}
        onTab={() => {}}
        onOpen={() => {}}
      />
    )}
  </Filtered>
);
export const BlogPosts: Story = {
  render: inArea("/admin/blog", desk("posts")),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Chụp váy ở nhà mà rõ từng nếp vải" });
  },
};
export const BlogCategories: Story = {
  render: inArea("/admin/blog", desk("categories")),
  play: async ({ canvas }) => {
    await canvas.findByText("/blog/category/chup-anh");
  },
};
export const BlogPost: Story = {
  render: inArea("/admin/blog", desk("posts", "pst_1")),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Treo hay trải phẳng" });
  },
};
export const Comments: Story = {
  render: inArea(
    "/admin/moderation?tab=comments",
    moderation({ tab: "comments", status: "pending", offset: 0 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Duyệt" });
  },
};
export const Subscribers: Story = {
  render: inArea(
    "/admin/subscribers",
    <Filtered begin={{}}>
      {(filter, onFilter) => <SubscribersPage filter={filter} onFilter={onFilter} />}
    </Filtered>,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("hanh@sennha.vn");
  },
};
