import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { ColorChoice } from "#src/ui/choices/color-choice.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { Slider } from "#src/ui/fields/slider.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import { Column } from "../support/layout.tsx";
import { pictures } from "../support/pictures.ts";

const meta = { title: "UI/Choices" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function TabsDemo() {
  const [tab, setTab] = useState<"own" | "sample">("sample");
  return (
    <Tabs
      label="Nguồn món đồ"
      items={[
        { value: "own", label: "Đồ của bạn", count: "12" },
        { value: "sample", label: "Đồ có sẵn" },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === "own" ? "Mười hai món của bạn." : "Món có sẵn của studio."}
    </Tabs>
  );
}
export const TabsAndPanels: Story = {
  render: () => <TabsDemo />,
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Đồ có sẵn" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    const panel = await canvas.findByText("Mười hai món của bạn.");
    await waitFor(() => expect(panel).toBeVisible());
  },
};

function FilterDemo() {
  const [kind, setKind] = useState("all");
  return (
    <FilterBar
      label="Loại đồ"
      items={[
        { value: "all", label: "Tất cả" },
        { value: "dresses", label: "Đầm" },
        { value: "tops", label: "Áo" },
        { value: "bottoms", label: "Quần, chân váy" },
        { value: "outerwear", label: "Áo khoác" },
      ]}
      value={kind}
      onChange={setKind}
    />
  );
}
export const Filter: Story = {
  render: () => <FilterDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đầm" }));
    await expect(canvas.getByRole("button", { name: "Đầm" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

function SegmentedDemo() {
  const [period, setPeriod] = useState<"month" | "year">("month");
  return (
    <Segmented
      label="Cách trả"
      items={[
        { value: "month", label: "Theo tháng" },
        { value: "year", label: "Theo năm" },
      ]}
      value={period}
      onChange={setPeriod}
    />
  );
}
export const SegmentedChoice: Story = {
  render: () => (
    <Column>
      <SegmentedDemo />
      <Segmented
        label="Độ nét"
        wide
        items={[
          { value: "480p", label: "480p" },
          { value: "1080p", label: "1080p", disabled: true },
        ]}
        value="480p"
        onChange={() => {}}
        reason="Mô hình này không có 1080p ở 10 giây."
      />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Theo năm" }));
    await expect(canvas.getByRole("radio", { name: "Theo năm" })).toBeChecked();
  },
};

function TilesDemo() {
  const [chosen, setChosen] = useState("teal");
  const items = [
    { id: "teal", src: pictures.teal, caption: "Áo dài lụa cổ vịt" },
    {
      id: "pink",
      src: pictures.pink,
      caption: "Áo dài cánh sen thêu tay nghệ nhân làng Quất Động",
    },
    { id: "canary", src: pictures.canary, caption: "Đầm quấn vàng" },
  ];
  return (
    <Column>
      <TileGrid label="Món đồ">
        {items.map((item) => (
          <PictureTile
            key={item.id}
            src={item.src}
            caption={item.caption}
            selected={item.id === chosen}
            onSelect={() => setChosen(item.id)}
          />
        ))}
        <PictureTile
          src={pictures.pink}
          caption="Ảnh nhỏ quá"
          reason="Cần từ 256 px"
          selected={false}
          onSelect={() => {}}
        />
      </TileGrid>
    </Column>
  );
}
export const Tiles: Story = {
  render: () => <TilesDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đầm quấn vàng" }));
    await expect(canvas.getByRole("button", { name: "Đầm quấn vàng" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const FacesOnBackdrop: Story = {
  render: () => (
    <Column width={260}>
      <TileGrid label="Kiểu tóc">
        <PictureTile
          src={pictures.face}
          caption="Bob hiện đại"
          note="ngang cằm, đuôi gọn"
          ratio="square"
          tone="hairstyle"
          selected
          onSelect={() => {}}
        />
        <PictureTile
          src={pictures.face}
          caption="Hime"
          note="mái bằng, tóc mai cắt ngang má"
          ratio="square"
          selected={false}
          onSelect={() => {}}
        />
      </TileGrid>
    </Column>
  ),
};

function BodyDemo() {
  const [height, setHeight] = useState(168);
  const [skin, setSkin] = useState("light");
  return (
    <Column>
      <Slider
        label="Chiều cao"
        value={height}
        shown={`${height} cm`}
        min={120}
        max={220}
        onChange={setHeight}
        tape={{ major: 20, minor: 4 }}
      />
      <Slider
        label="Độ mạnh"
        value={75}
        shown="0,75"
        min={0}
        max={100}
        onChange={() => {}}
        hint="Càng cao càng khác ảnh gốc."
      />
      <ColorChoice
        label="Nước da"
        wide
        items={[
          { value: "fair", label: "Trắng", color: "#F2D2C0" },
          { value: "light", label: "Sáng", color: "#E3B593" },
          { value: "tan", label: "Bánh mật", color: "#C8946A" },
          { value: "deep", label: "Nâu sẫm", color: "#4A2A1E" },
        ]}
        value={skin}
        onChange={setSkin}
      />
    </Column>
  );
}
export const Measuring: Story = {
  render: () => <BodyDemo />,
  play: async ({ canvas }) => {
    const height = canvas.getByRole("slider", { name: "Chiều cao" });
    await fireEvent.input(height, { target: { value: "169" } });
    await expect(height).toHaveAttribute("aria-valuetext", "169 cm");
  },
};
