import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { LIMITS, TRIAL_CREDITS } from "#wire/limits.ts";
import { ForgotView } from "./forgot-view.tsx";
import { LoginView } from "./login-view.tsx";
import { RegisterView } from "./register-view.tsx";
import { StepView } from "./step-view.tsx";
import type { AuthDialogRef } from "./use-auth-form.ts";
import { useVerifyText } from "./use-verify-text.ts";
import { VerifyView } from "./verify-view.tsx";

/** The one modal host: shows one view at a time, over whatever page asked for it. */
export function AuthDialog({ dialog, side }: { dialog: AuthDialogRef; side?: ReactNode }) {
  const { t } = useLingui();
  const view = useSelector(dialog, (snapshot) =>
    (["login", "step", "register", "verify", "forgot"] as const).find((name) =>
      snapshot.matches(name),
    ),
  );
  const verifyText = useVerifyText(dialog);
  const returnPath = useSelector(dialog, (snapshot) => snapshot.context.returnPath);
  const heads = {
    login: {
      title:
        returnPath === null
          ? t({ id: "auth.login_title", message: "Đăng nhập" })
          : t({ id: "auth.login_needed", message: "Cần đăng nhập" }),
      text:
        returnPath === null
          ? t({ id: "auth.login_text", message: "Ảnh, credit và lịch sử đang chờ bạn." })
          : t({ id: "error.login_needed", message: "Đăng nhập để dùng tính năng này." }),
    },
    step: {
      title: t({ id: "totp.title", message: "Đăng nhập hai bước" }),
      text: t({
        id: "auth.step_text",
        message: `Nhập mã ${{ digits: LIMITS.codeDigits }} số đang hiện trong ứng dụng xác thực của bạn.`,
      }),
    },
    register: {
      title: t({ id: "auth.register_title", message: "Tạo tài khoản" }),
      text: t({
        id: "auth.register_text",
        message: `Tặng ${{ credits: TRIAL_CREDITS }} credit để thử, không cần thẻ.`,
      }),
    },
    verify: {
      title: t({ id: "auth.verify_title", message: "Nhập mã xác nhận" }),
      text: verifyText,
    },
    forgot: {
      title: t({ id: "auth.forgot_title", message: "Quên mật khẩu" }),
      text: t({
        id: "auth.forgot_text",
        message: "Nhập email của tài khoản, hướng dẫn sẽ tới hộp thư.",
      }),
    },
  };
  return (
    <Dialog
      open={view !== undefined}
      onClose={() => dialog.send({ type: "dialog.close" })}
      title={view && heads[view].title}
      description={view && heads[view].text}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      tone="tryOn"
      side={side}
    >
      {view === "login" && <LoginView dialog={dialog} />}
      {view === "step" && <StepView dialog={dialog} />}
      {view === "register" && <RegisterView dialog={dialog} />}
      {view === "verify" && <VerifyView dialog={dialog} />}
      {view === "forgot" && <ForgotView dialog={dialog} />}
    </Dialog>
  );
}
