import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "#src/ui/actions/button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { NamedSteps } from "#src/ui/feedback/named-steps.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { RenderFailurePanel } from "#src/ui/feedback/render-failure.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import { dismissToast, showToast } from "#src/ui/feedback/toast.tsx";
import { Toaster } from "#src/ui/feedback/toaster.tsx";
import { Column, Row } from "../support/layout.tsx";

const meta = { title: "UI/States" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <Row>
      <EmptyState
        title="Lịch sử còn trống"
        action={<Button look="primary">Tạo ảnh đầu tiên</Button>}
      >
        Mọi ảnh và video bạn tạo sẽ nằm ở đây.
      </EmptyState>
      <EmptyState drawing="hanger" title="Chưa có món đồ nào" />
      <EmptyState drawing="search" title="Không có lượt nào khớp" />
      <EmptyState drawing="plug" title="Đang không có mạng" />
    </Row>
  ),
};

const retry = fn();
export const Failed: Story = {
  render: () => (
    <Column>
      <ErrorState
        title="Không thấy rõ mặt"
        kept="Ảnh gốc vẫn còn. Đã hoàn 1 credit, số dư 17."
        action={<Button size="small">Chọn ảnh khác</Button>}
      />
      <ErrorState title="Chưa mở được kho ảnh" retryLabel="Thử lại" onRetry={retry} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thử lại" }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  render: () => (
    <Column>
      <Spinner text="Đang tải…" />
      <Loading label="Đang mở kho ảnh">
        <Skeleton shape="title" />
        <br />
        <Skeleton />
        <br />
        <Skeleton shape="control" />
      </Loading>
    </Column>
  ),
};

export const Steps: Story = {
  render: () => (
    <Column>
      <NamedSteps
        tone="tryOn"
        label="Các bước"
        doneLabel="xong"
        steps={[
          { name: "Đọc ảnh người mẫu", state: "done", time: "6 giây" },
          { name: "Mặc trang phục lên dáng", state: "current", time: "15 giây…" },
          { name: "Vẽ ảnh hoàn chỉnh", state: "ahead" },
        ]}
      />
      <Notice>Bạn có thể đóng trang này. Ảnh xong sẽ nằm trong Lịch sử.</Notice>
      <Notice look="done">Xong trong 38 giây, tốn 1 credit</Notice>
      <Notice look="caution">20 credit hết hạn 03/12.</Notice>
    </Column>
  ),
};

export const Facts: Story = {
  render: () => (
    <Column width={340}>
      <DefinitionList
        items={[
          { term: "Tạo lúc", detail: "27/11/2025, 09:42" },
          {
            term: "Trang phục",
            detail: "Áo dài lụa cổ vịt thêu sen, tà dài, cổ cao, khuyết tết tay",
          },
          { term: "Chi phí", detail: "1 credit, còn 16" },
        ]}
      />
    </Column>
  ),
};

export const RenderFailed: Story = {
  render: () => (
    <RenderFailurePanel
      texts={{
        title: "Có trục trặc rồi",
        message: "Trang này gặp lỗi khi hiển thị.",
        retryLabel: "Thử lại",
        detailLabel: "Chi tiết kỹ thuật",
      }}
      error={new Error("Cannot read properties of undefined (reading 'width')")}
      onRetry={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const detail = canvas.getByText("Cannot read properties of undefined (reading 'width')");
    await expect(detail).not.toBeVisible();
    await userEvent.click(canvas.getByText("Chi tiết kỹ thuật"));
    await expect(detail).toBeVisible();
  },
};

export const Toasts: Story = {
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Row>
        <Button
          onClick={() =>
            showToast("success", {
              title: "Đã tải xuống",
              description: "Ảnh nằm trong thư mục Tải về của máy.",
            })
          }
        >
          Báo xong
        </Button>
        <Button onClick={() => showToast("error", { title: "Chưa chép được" }, "copy")}>
          Báo hỏng
        </Button>
      </Row>
      <Toaster regionLabel="Thông báo" closeLabel="Đóng" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Báo xong" }));
    await userEvent.click(canvas.getByRole("button", { name: "Báo hỏng" }));
    const said = await screen.findByText("Đã tải xuống");
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await expect(screen.getByRole("region", { name: "Thông báo" })).toHaveFocus();
    dismissToast("copy");
  },
};
