import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { Profile } from "#src/pages/account/profile.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { at } from "../support/at.ts";
import { fakeFetch } from "../support/server.ts";

const meta = {
  title: "Pages/Profile",
  component: Profile,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => (
      <InApp path="/profile" make={parameters.make ?? fakeApp}>
        <StudioShell guarded>
          <Story />
        </StudioShell>
      </InApp>
    ),
  ],
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Cài đặt tài khoản");
    await canvas.findByText("Máy này");
    await expect(canvas.getByText("Máy không rõ tên")).toBeVisible();
    const end = canvas.getByRole("button", { name: "Đăng xuất Safari, iPhone" });
    await expect(end).toBeVisible();
  },
};

/** What is wrong stands beside its field before anything travels. */
export const Problems: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText("Họ và tên");
    await userEvent.clear(name);
    await userEvent.type(name, "H");
    await userEvent.click(canvas.getByRole("button", { name: "Lưu tên" }));
    await canvas.findByText("Tên cần ít nhất 2 ký tự");
    await userEvent.type(canvas.getByLabelText("Mật khẩu mới", { selector: "input" }), "ngan");
    await userEvent.click(canvas.getByRole("button", { name: "Đổi mật khẩu" }));
    await canvas.findByText("Bạn chưa nhập mật khẩu");
    await canvas.findByText("Mật khẩu cần ít nhất 8 ký tự");
    await canvas.findByText("Nhập lại mật khẩu để xác nhận");
  },
};

type Canvas = ReturnType<typeof within>;
async function beginSecondStep(canvas: Canvas): Promise<void> {
  const part = within(canvas.getByRole("region", { name: "Đăng nhập hai bước" }));
  const begin = part.getByRole("button", { name: "Bật đăng nhập hai bước" });
  await userEvent.click(begin);
  await part.findByText("Bạn chưa nhập mật khẩu");
  await userEvent.type(part.getByLabelText("Mật khẩu", { selector: "input" }), "matkhau88");
  await userEvent.click(begin);
}

/** The key of a second step, to be carried into an authenticator; a code that cannot be one. */
export const SecondStep: Story = {
  play: async ({ canvas }) => {
    await beginSecondStep(canvas);
    await expect(await canvas.findByLabelText("Khoá")).toHaveValue(
      "JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP",
    );
    await userEvent.type(canvas.getByLabelText("Mã 6 số"), "12");
    await userEvent.click(canvas.getByRole("button", { name: "Bật hai bước" }));
    await canvas.findByText("Nhập đúng mã xác nhận");
  },
};

/** The codes for the day the phone is gone, once it is on. */
export const CodesToKeep: Story = {
  play: async ({ canvas }) => {
    await beginSecondStep(canvas);
    await userEvent.type(await canvas.findByLabelText("Mã 6 số"), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Bật hai bước" }));
    await canvas.findByText("abcde-23456");
    await userEvent.click(canvas.getByRole("button", { name: "Tôi đã cất mã" }));
    await waitFor(() => expect(canvas.queryByText("abcde-23456")).toBeNull());
  },
};

export const DeleteAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xoá tài khoản" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Xoá tài khoản này?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Xoá tài khoản" }));
    await within(dialog).findByText("Bạn chưa nhập mật khẩu");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const byGoogle = () =>
  fakeApp({
    session: at(sessionMachine, {
      input: { token: null, expiresIn: null, user: null },
      events: [
        {
          type: "session.joined",
          ...credentialsFixture,
          user: { ...credentialsFixture.user, has_password: false, google_linked: true },
        },
      ],
    }),
    fetcher: async (input, init) =>
      new URL(input instanceof Request ? input.url : String(input)).pathname ===
      "/auth/change_email"
        ? Response.json(
            { code: "invalid_request", fields: { password: "google_again" } },
            { status: 422 },
          )
        : fakeFetch(input, init),
  });
/** An account without a password proves itself by signing in with Google once more. */
export const GoogleAgain: Story = {
  parameters: { make: byGoogle },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email mới"), "moi@sennha.vn");
    await userEvent.click(canvas.getByRole("button", { name: "Gửi mã tới email mới" }));
    await canvas.findByRole("button", { name: "Đăng nhập lại bằng Google" });
  },
};

export const English: Story = { globals: { locale: "en" } };
