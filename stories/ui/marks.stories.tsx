import type { Meta, StoryObj } from "@storybook/react-vite";
import { toneOfTool, useTools } from "#src/flows/kit/tools.ts";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import { Logo } from "#src/ui/marks/logo.tsx";
import { Swatch } from "#src/ui/marks/swatch.tsx";
import { Tape } from "#src/ui/marks/tape.tsx";
import { Viewfinder } from "#src/ui/marks/viewfinder.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES } from "#wire/values.ts";
import { Column, Row } from "../support/layout.tsx";

/** Six marks, one meaning each. */
const meta = { title: "UI/Marks" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The papers of a tool that makes pictures, and of one that makes videos. */
const ofMedia = (media: "image" | "video") =>
  FEATURES.filter((feature) => TOOLS[feature].media === media).map(toneOfTool)[0];
const [PICTURE, VIDEO] = [ofMedia("image"), ofMedia("video")];

const Papers = () => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", gap: 34, padding: 20 }}>
    {useTools().map(({ tone, name }) => (
      <Backdrop key={tone} tone={tone}>
        <p style={{ padding: 16, minHeight: 220, fontWeight: 600 }}>{name}</p>
      </Backdrop>
    ))}
  </div>
);
export const RollerAndBackdrop: Story = { render: () => <Papers /> };

const Block = () => <div style={{ width: 150, height: 100, background: "#E8ECEA" }} />;
export const ViewfinderCorners: Story = {
  render: () => (
    <Row>
      <Viewfinder>
        <Block />
      </Viewfinder>
      <Viewfinder look="ink" gap="close">
        <Block />
      </Viewfinder>
      <Viewfinder look="open">
        <Block />
      </Viewfinder>
    </Row>
  ),
};

export const GafferTape: Story = {
  render: () => (
    <Row>
      <Tape>Mới</Tape>
      <Tape look="ink">Nhiều shop chọn</Tape>
      <div style={{ background: "#DADADA", padding: 12 }}>
        <Tape look="paper">Trước</Tape>
      </div>
    </Row>
  ),
};

export const Wedge: Story = {
  render: () => (
    <Column>
      <StepWedge value={0} label="Tiến độ lượt chưa chạy" />
      <StepWedge value={0.63} label="Tiến độ thử đồ" tone={PICTURE} valueText="bước 2 trên 3" />
      <StepWedge value={1} label="Tiến độ video" tone={VIDEO} cells={12} />
    </Column>
  ),
};

const Marked = () => (
  <Row>
    {useTools().map(({ tone, name }) => (
      <span key={tone} style={{ display: "inline-flex", gap: 8 }}>
        <Swatch tone={tone} /> {name}
      </span>
    ))}
  </Row>
);
export const Swatches: Story = { render: () => <Marked /> };

export const TheLogo: Story = { render: () => <Logo /> };
