import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent } from "storybook/test";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { BeforeAfter } from "#src/ui/pictures/before-after.tsx";
import { Hanging } from "#src/ui/pictures/hanging.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { TestStrip } from "#src/ui/pictures/test-strip.tsx";
import {
  type Ground,
  GroundChoice,
  Toolbar,
  ToolbarRule,
  ToolbarWords,
} from "#src/ui/pictures/toolbar.tsx";
import { ZoomView } from "#src/ui/pictures/zoom-view.tsx";
import { Row } from "../support/layout.tsx";
import { pictures } from "../support/pictures.ts";

const meta = { title: "UI/Pictures" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrintAndHanging: Story = {
  render: () => (
    <Backdrop tone="tryOn">
      <div style={{ display: "flex", justifyContent: "center", gap: 64, padding: 32 }}>
        <div style={{ width: 260 }}>
          <PrintFrame
            src={pictures.model}
            alt="Người mẫu đứng thẳng, áo thun xanh"
            caption="Linh, dáng cao, mảnh"
            action={<TextButton onBackdrop>Đổi người mẫu</TextButton>}
          />
        </div>
        <div style={{ width: 260 }}>
          <Hanging
            src={pictures.teal}
            alt="Áo dài lụa cổ vịt"
            caption="Áo dài lụa cổ vịt"
            action={<TextButton onBackdrop>Bỏ chọn</TextButton>}
          />
        </div>
      </div>
    </Backdrop>
  ),
};

export const BeforeAndAfter: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <BeforeAfter
        before={{ src: pictures.model, alt: "Áo thun và quần jean", label: "Trước" }}
        after={{ src: pictures.dressed, alt: "Áo dài cổ vịt", label: "Sau" }}
        sliderLabel="So ảnh trước và sau"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "So ảnh trước và sau" });
    await fireEvent.input(slider, { target: { value: "20" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "Trước 20%");
  },
};

export const Strip: Story = {
  render: () => (
    <Row>
      {[0, 0.58, 1].map((value) => (
        <div key={value} style={{ width: 220 }}>
          <TestStrip src={pictures.model} alt={`Ảnh gốc, ${value * 100}%`} value={value} />
        </div>
      ))}
    </Row>
  ),
};

function ZoomDemo() {
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<0 | 90 | 180 | 270>(0);
  const [ground, setGround] = useState<Ground>("grey");
  const colours = { white: "#fff", grey: "#DADADA", black: "#141414" };
  return (
    <div style={{ background: colours[ground], padding: 20, display: "grid", gap: 12 }}>
      <div style={{ height: 380 }}>
        <ZoomView src={pictures.dressed} alt="Áo dài cổ vịt" zoom={zoom} turn={turn} label="Ảnh" />
      </div>
      <Toolbar label="Soi ảnh">
        <IconButton
          icon="zoomOut"
          label="Thu nhỏ"
          onClick={() => setZoom(Math.max(1, zoom - 0.5))}
        />
        <ToolbarWords>{zoom * 100}%</ToolbarWords>
        <IconButton icon="zoomIn" label="Phóng to" onClick={() => setZoom(zoom + 0.5)} />
        <IconButton
          icon="rotate"
          label="Xoay"
          onClick={() => setTurn(((turn + 90) % 360) as typeof turn)}
        />
        <ToolbarRule />
        <GroundChoice
          label="Nền soi"
          names={{ white: "Trắng", grey: "Xám", black: "Đen" }}
          value={ground}
          onChange={setGround}
        />
      </Toolbar>
    </div>
  );
}
export const ZoomAndTurn: Story = {
  render: () => <ZoomDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Phóng to" }));
    await expect(canvas.getByText("150%")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Xoay" }));
  },
};
