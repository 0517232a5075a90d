import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { DropZone } from "#src/ui/fields/drop-zone.tsx";
import { GuestCard } from "#src/ui/frames/guest-card.tsx";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import { JudgingStage, Stage } from "#src/ui/frames/stage.tsx";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { Hanging } from "#src/ui/pictures/hanging.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { pictures } from "../support/pictures.ts";
import { credits, frame } from "../support/studio.tsx";

const meta = { title: "Frames/Choosing", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const garments = [
  { id: "teal", src: pictures.teal, caption: "Áo dài lụa cổ vịt" },
  { id: "pink", src: pictures.pink, caption: "Áo dài cánh sen" },
  { id: "canary", src: pictures.canary, caption: "Đầm quấn vàng" },
];

export const Wizard: Story = {
  render: () => (
    <StudioFrame {...frame}>
      <WizardFrame
        title="Thử đồ"
        stepsLabel="Các bước"
        steps={[
          {
            name: "Người mẫu",
            note: "Linh, dáng cao, mảnh",
            picture: pictures.model,
            state: "done",
            onOpen: () => {},
          },
          {
            name: "Trang phục",
            note: "Áo dài lụa cổ vịt",
            picture: pictures.teal,
            state: "current",
          },
          { name: "Tạo ảnh", note: "30–45 giây", state: "ahead" },
        ]}
        credits={credits}
        stage={
          <Stage tone="tryOn" across>
            <PrintFrame
              src={pictures.model}
              alt="Linh, dáng cao, mảnh"
              caption="Linh, dáng cao, mảnh"
              action={<TextButton onBackdrop>Đổi người mẫu</TextButton>}
            />
            <Hanging
              src={pictures.teal}
              alt="Áo dài lụa cổ vịt"
              caption="Áo dài lụa cổ vịt"
              action={<TextButton onBackdrop>Bỏ chọn</TextButton>}
            />
          </Stage>
        }
        inspectorLabel="Chọn món đồ"
        inspector={
          <>
            <InspectorBody title="Chọn món đồ để mặc thử">
              <TileGrid label="Món đồ">
                {garments.map((item) => (
                  <PictureTile
                    key={item.id}
                    src={item.src}
                    caption={item.caption}
                    selected={item.id === "teal"}
                    onSelect={() => {}}
                  />
                ))}
              </TileGrid>
            </InspectorBody>
            <InspectorFoot>
              <DropZone
                title="Thả ảnh món đồ vào đây, hoặc"
                verb="chọn tệp"
                hint="JPEG, PNG, WebP, tối đa 10 MB."
                accept="image/png"
                onFiles={() => {}}
              />
            </InspectorFoot>
          </>
        }
        foot={{
          start: (
            <>
              <Button icon="arrowLeft">Quay lại</Button>
              <Button look="quiet">Làm lại từ đầu</Button>
            </>
          ),
          said: "Đã đủ người mẫu và trang phục.",
          cost: "Ảnh này tốn 1 credit, còn lại 16.",
          end: (
            <Button look="primary" iconEnd="arrowRight">
              Tiếp tục
            </Button>
          ),
        }}
      />
    </StudioFrame>
  ),
};

export const WizardLocked: Story = {
  render: () => (
    <StudioFrame
      {...frame}
      account={
        <GuestCard
          title="Chưa đăng nhập"
          note="Đăng nhập để giữ ảnh và credit."
          verb="Đăng nhập"
          onPress={() => {}}
        />
      }
    >
      <WizardFrame
        title="Thử đồ"
        stepsLabel="Các bước"
        steps={[
          { name: "Người mẫu", state: "current" },
          { name: "Trang phục", state: "ahead" },
          { name: "Tạo ảnh", state: "ahead" },
        ]}
        stage={
          <JudgingStage>
            <PrintFrame src={pictures.dressed} alt="Áo dài cổ vịt" />
          </JudgingStage>
        }
        inspectorLabel="Kết quả"
        foot={{
          said: "Còn thiếu món đồ.",
          saidId: "missing",
          end: (
            <Button
              look="primary"
              reason="Còn thiếu món đồ."
              reasonPlace="elsewhere"
              reasonId="missing"
            >
              Tạo ảnh
            </Button>
          ),
        }}
      />
    </StudioFrame>
  ),
};
