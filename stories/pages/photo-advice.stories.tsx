import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { adviceFor } from "#src/flows/upload/advice.messages.ts";
import { Examples } from "#src/flows/upload/examples.tsx";
import { PhotoAdvice } from "#src/flows/upload/photo-advice.tsx";
import type { AssetUsage } from "#wire/values.ts";
import { Column } from "../support/layout.tsx";

const meta = { title: "Pages/Photo advice" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const usages = (Object.keys(adviceFor) as AssetUsage[]).filter((usage) => usage !== "mask");
const all = () => (
  <Column>
    {usages.map((usage) => (
      <Examples key={usage} usage={usage} />
    ))}
  </Column>
);

/** Every drawing with its word: what works first, then what is better taken again. */
export const All: Story = {
  render: all,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(usages.flatMap((usage) => adviceFor[usage]).length);
    await expect(canvas.getAllByText("Dùng được:").length).toBeGreaterThanOrEqual(usages.length);
  },
};
export const English: Story = { render: all, globals: { locale: "en" } };
/** Folded away it stays folded the next time. */
export const Folded: Story = {
  render: () => (
    <Column>
      <PhotoAdvice usage="model" />
    </Column>
  ),
  beforeEach: () => {
    localStorage.removeItem("photo-advice");
    return () => localStorage.removeItem("photo-advice");
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText("Ảnh nào dùng được?");
    const wasOpen = title.closest("details")?.open;
    await userEvent.click(title);
    await expect(title.closest("details")?.open).toBe(!wasOpen);
    await expect(localStorage.getItem("photo-advice")).toBe(wasOpen ? "closed" : "open");
  },
};
