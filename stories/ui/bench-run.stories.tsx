import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { NamedSteps } from "#src/ui/feedback/named-steps.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { JudgingStage, Stage } from "#src/ui/frames/stage.tsx";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { BeforeAfter } from "#src/ui/pictures/before-after.tsx";
import { TestStrip } from "#src/ui/pictures/test-strip.tsx";
import { GroundChoice, Toolbar, ToolbarRule, ToolbarWords } from "#src/ui/pictures/toolbar.tsx";
import { pictures } from "../support/pictures.ts";
import { credits, frame } from "../support/studio.tsx";

const meta = { title: "Frames/Running", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
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
          },
          { name: "Trang phục", note: "Áo dài lụa cổ vịt", picture: pictures.teal, state: "done" },
          { name: "Tạo ảnh", note: "Đang chạy, 0:21", state: "current" },
        ]}
        credits={credits}
        stage={
          <Stage tone="tryOn">
            <div>
              <TestStrip src={pictures.model} alt="Ảnh gốc của Linh" value={0.63} />
              <div style={{ marginTop: 16 }}>
                <StepWedge value={0.63} label="Tiến độ" tone="tryOn" valueText="bước 2 trên 3" />
              </div>
            </div>
          </Stage>
        }
        inspectorLabel="Tiến độ"
        inspector={
          <InspectorBody title="Đang tạo ảnh">
            <NamedSteps
              tone="tryOn"
              label="Các bước của máy"
              doneLabel="xong"
              steps={[
                { name: "Đọc ảnh người mẫu", state: "done", time: "6 giây" },
                { name: "Mặc trang phục lên dáng", state: "current", time: "15 giây…" },
                { name: "Vẽ ảnh hoàn chỉnh", state: "ahead" },
              ]}
            />
            <Notice>Bạn có thể đóng trang này. Ảnh xong sẽ nằm trong Lịch sử.</Notice>
          </InspectorBody>
        }
        foot={{
          start: (
            <Button look="danger" icon="close">
              Huỷ lượt này
            </Button>
          ),
          said: "Đang giữ 1 credit, còn dùng được 16.",
        }}
      />
    </StudioFrame>
  ),
};

export const Result: Story = {
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
          },
          { name: "Trang phục", note: "Áo dài lụa cổ vịt", picture: pictures.teal, state: "done" },
          { name: "Kết quả", note: "Đã lưu", picture: pictures.dressed, state: "current" },
        ]}
        credits={credits}
        stage={
          <JudgingStage>
            <BeforeAfter
              before={{ src: pictures.model, alt: "Ảnh gốc của Linh", label: "Trước" }}
              after={{ src: pictures.dressed, alt: "Linh mặc áo dài cổ vịt", label: "Sau" }}
              sliderLabel="So trước và sau"
              start={36}
            />
            <Toolbar label="Soi ảnh">
              <IconButton icon="zoomOut" label="Thu nhỏ" />
              <ToolbarWords>100%</ToolbarWords>
              <IconButton icon="zoomIn" label="Phóng to" />
              <ToolbarRule />
              <GroundChoice
                label="Nền soi"
                names={{ white: "Trắng", grey: "Xám", black: "Đen" }}
                value="grey"
                onChange={() => {}}
              />
            </Toolbar>
          </JudgingStage>
        }
        inspectorLabel="Kết quả"
        inspector={
          <InspectorBody title="Linh, áo dài cổ vịt">
            <Button look="primary" icon="download" wide>
              Tải xuống
            </Button>
            <DefinitionList
              items={[
                { term: "Tạo lúc", detail: "27/11/2025, 09:42" },
                { term: "Chi phí", detail: "1 credit, còn 16" },
              ]}
            />
          </InspectorBody>
        }
        foot={{
          start: <Button icon="arrowLeft">Đổi trang phục</Button>,
          end: <Button iconEnd="arrowRight">Chọn món khác</Button>,
        }}
      />
    </StudioFrame>
  ),
};
