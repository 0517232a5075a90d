import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { type CreditsTab, CreditsPage as Page } from "#src/pages/money/credits/credits-page.tsx";
import { PublicPricing, StudioPricing } from "#src/pages/money/pricing/pricing-page.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";

/** Prices, the ledger and payments. */
const meta = { title: "Pages/Money", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inStudio =
  (path: string, page: ReactNode): NonNullable<Story["render"]> =>
  () => (
    <InApp path={path} make={fakeApp}>
      <StudioShell guarded>{page}</StudioShell>
    </InApp>
  );
function Credits({ tab }: { tab: CreditsTab }) {
  const [shown, setShown] = useState(tab);
  const [filter, setFilter] = useState({});
  return <Page tab={shown} filter={filter} onTab={setShown} onFilter={setFilter} />;
}

export const Pricing: Story = {
  render: () => (
    <InApp path="/pricing" make={() => fakeApp({ session: guest() })}>
      <PublicPricing />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("399.000 ₫");
    await userEvent.click(canvas.getByText("Theo năm"));
    await canvas.findByText("319.200 ₫");
  },
};
export const PricingInStudio: Story = {
  render: inStudio("/studio-pricing", <StudioPricing back="/image-to-video" />),
  play: async ({ canvas }) => {
    const upgrade = await canvas.findByRole("link", { name: "Nâng lên Pro" });
    await expect(upgrade.getAttribute("href")).toContain("return=%2Fimage-to-video");
    await expect(canvas.getByText("Gói của bạn")).toBeVisible();
  },
};
export const PricingEnglish: Story = {
  ...PricingInStudio,
  play: () => {},
  globals: { locale: "en" },
};
export const Ledger: Story = {
  render: inStudio("/credits", <Credits tab="ledger" />),
  play: async ({ canvas }) => {
    await canvas.findByRole("cell", { name: /Quà tặng khi mở tài khoản/ });
  },
};
export const Payments: Story = {
  render: inStudio("/credits?tab=payments", <Credits tab="payments" />),
  play: async ({ canvas }) => {
    await canvas.findByRole("cell", { name: "Đã thanh toán" });
  },
};
export const PaymentsEnglish: Story = {
  render: inStudio("/credits?tab=payments", <Credits tab="payments" />),
  globals: { locale: "en" },
};
