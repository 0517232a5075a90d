import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent } from "storybook/test";
import {
  AboutPage,
  PrivacyPage,
  QuestionsPage,
  ShippingPage,
  TermsPage,
  WarrantyPage,
} from "#src/pages/site/reading/pages.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";

/** The public pages that are read: about, the questions and the legal pages. */
const meta = { title: "Pages/Reading", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const read = (path: string, Page: ComponentType): NonNullable<Story["render"]> =>
  function Read() {
    return (
      <InApp path={path} make={() => fakeApp({ session: guest() })}>
        <Page />
      </InApp>
    );
  };
/** Every entry of the contents leads to a chapter, and a lawyer's review is asked for. */
const legal: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  await expect(canvas.getByText(/chưa qua tay luật sư/)).toBeVisible();
  const anchors = [...canvasElement.querySelectorAll("article nav a")].map((link) =>
    link.getAttribute("href"),
  );
  const chapters = [...canvasElement.querySelectorAll("article section")].map(({ id }) => `#${id}`);
  await expect(chapters.length).toBeGreaterThan(2);
  await expect(anchors).toEqual(chapters);
};

export const About: Story = { render: read("/about", AboutPage) };
export const Terms: Story = { render: read("/terms", TermsPage), play: legal };
export const Privacy: Story = { render: read("/privacy", PrivacyPage), play: legal };
export const Shipping: Story = { render: read("/shipping", ShippingPage), play: legal };
export const Warranty: Story = { render: read("/warranty", WarrantyPage), play: legal };
export const Questions: Story = {
  render: read("/faq", QuestionsPage),
  play: async ({ canvas }) => {
    const question = canvas.getByText("Dùng thử có cần thẻ không?");
    await expect(canvas.getByText(/thử được mọi công cụ/)).not.toBeVisible();
    await userEvent.click(question);
    await expect(canvas.getByText(/thử được mọi công cụ/)).toBeVisible();
  },
};
/** Words without their marks find them all the same, and what is found stands open. */
export const QuestionsFound: Story = {
  render: read("/faq", QuestionsPage),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Tìm câu hỏi" }), "hoan tien");
    await expect(canvas.getByText("Tôi muốn hoàn tiền thì làm sao?")).toBeVisible();
    await expect(canvas.getByText(/Quản trị viên xem từng khoản/)).toBeVisible();
    await expect(canvas.queryByText("Người mẫu có sẵn là ai?")).toBeNull();
  },
};
export const QuestionsNone: Story = {
  render: read("/faq", QuestionsPage),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Tìm câu hỏi" }), "xích lô");
    await expect(canvas.getByText("Chưa có câu nào như vậy")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Viết cho chúng tôi" })).toHaveAttribute(
      "href",
      "/contact",
    );
  },
};
export const AboutEnglish: Story = { ...About, globals: { locale: "en" } };
export const TermsEnglish: Story = {
  ...Terms,
  globals: { locale: "en" },
  play: async () => {},
};
