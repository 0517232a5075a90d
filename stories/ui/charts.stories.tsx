import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { useTools } from "#src/flows/kit/tools.ts";
import { BarChart } from "#src/ui/charts/bar-chart.tsx";
import type { ChartRow } from "#src/ui/charts/chart.ts";
import { ColumnChart } from "#src/ui/charts/column-chart.tsx";
import { LineChart } from "#src/ui/charts/line-chart.tsx";
import { Column } from "../support/layout.tsx";

/** What administrators read figures off. */
const meta = { title: "UI/Charts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const format = (count: number) => count.toLocaleString("vi-VN");
const days: readonly ChartRow[] = [41, 52, 0, 47, 60, 72, 55, 49, 63, 58, 71, 84, 79, 96].map(
  (value, n) => ({
    key: `day ${n}`,
    name: `${16 + n}/11/2026`,
    tick: `${16 + n}/11`,
    values: [value, n % 4],
  }),
);
const plans: readonly ChartRow[] = [
  ["Dùng thử", 980],
  ["Chuyên nghiệp", 12],
  ["Doanh nghiệp", 0],
].map(([name, value]) => ({ key: String(name), name: String(name), values: [Number(value)] }));
const none = days.map((day) => ({ ...day, values: [0, 0] }));

export const Lines: Story = {
  render: () => (
    <LineChart
      label="Lượt tạo theo ngày"
      rows={days}
      series={[
        { name: "Đã tạo", look: "main" },
        { name: "Hỏng", look: "failed" },
      ]}
      format={format}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = await canvas.findByRole("img", { name: "Lượt tạo theo ngày" });
    await expect(drawn.getBoundingClientRect().width).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().width,
    );
    const day = drawn.querySelectorAll("rect")[12];
    if (day === undefined) throw new Error("No day can be pointed at.");
    await userEvent.hover(day);
    await canvas.findByText("28/11/2026");
  },
};
/** A window that grows narrower takes its charts along, in a grid too, which what is in it can widen. */
export const Narrowed: Story = {
  render: () => (
    <div style={{ display: "grid" }}>
      <section>
        <LineChart
          label="Lượt tạo theo ngày"
          rows={days}
          series={[{ name: "Đã tạo", look: "main" }]}
          format={format}
        />
      </section>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = await canvas.findByRole("img", { name: "Lượt tạo theo ngày" });
    const before = drawn.getBoundingClientRect().width;
    canvasElement.style.width = `${before / 2}px`;
    await waitFor(() =>
      expect(drawn.getBoundingClientRect().width).toBeLessThanOrEqual(before / 2),
    );
    canvasElement.style.width = "";
    await waitFor(() => expect(drawn.getBoundingClientRect().width).toBe(before));
  },
};
export const NothingYet: Story = {
  render: () => (
    <LineChart
      label="Lượt tạo theo ngày"
      rows={none}
      series={[{ name: "Đã tạo", look: "main" }]}
      format={format}
    />
  ),
};
const ByTool = () => (
  <ColumnChart
    label="Theo kỳ và công cụ"
    rows={days.map((day) => ({ ...day, values: [...day.values, 12, 8, 5] }))}
    series={useTools().map(({ name, tone }) => ({ name, look: tone }))}
    format={format}
  />
);
export const Columns: Story = { render: () => <ByTool /> };
export const Kinds: Story = {
  render: () => (
    <Column>
      <BarChart label="Theo gói" rows={plans} format={format} />
    </Column>
  ),
};
