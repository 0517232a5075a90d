import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DropZone } from "#src/ui/fields/drop-zone.tsx";
import { Column } from "../support/layout.tsx";
import { triable } from "../support/panels.ts";

const meta = {
  title: "UI/DropZone",
  component: DropZone,
  parameters: triable,
  args: {
    title: "Thả ảnh món đồ vào đây, hoặc",
    verb: "chọn tệp",
    hint: "JPEG, PNG, WebP, tối đa 10 MB. Chụp phẳng hoặc treo móc đều được.",
    accept: "image/jpeg,image/png,image/webp",
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = () => new File(["x"], "áo dài.png", { type: "image/png" });

export const ByPicker: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector("input") as HTMLInputElement;
    await userEvent.upload(input, photo());
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: "áo dài.png" }),
    ]);
  },
};

export const ByPaste: Story = {
  play: async ({ canvasElement, args }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo());
    canvasElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const ByDrop: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo());
    const zone = canvas.getByRole("button");
    zone.dispatchEvent(
      new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }),
    );
    zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const Tall: Story = { args: { tall: true } };
export const Refused: Story = {
  args: { error: "Tệp nặng quá. Tối đa 10 MB" },
};
export const Locked: Story = { args: { reason: "Chọn người mẫu trước đã." } };
