import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import { tone } from "#src/theme/tone.css.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { roller } from "#src/ui/pictures/backdrop.css.ts";
import { TIMES } from "#wire/limits.ts";
import { PasswordForm } from "./password-form.tsx";
import * as s from "./reset-password.css.ts";
import type { ResetPasswordRef } from "./use-reset-password-ref.ts";

/** The page behind the mailed link: a new password once, or the way to a new link. */
export function ResetPassword({ flow }: { flow: ResetPasswordRef }) {
  const { t } = useLingui();
  const at = useSelector(flow, (snapshot) =>
    (["linkEnded", "linkBroken", "done"] as const).find((name) => snapshot.matches(name)),
  );
  const minutes = TIMES.resetLink / 60_000;
  const renew = (
    <Button look="primary" wide onClick={() => flow.send({ type: "link.renew" })}>
      {t({ id: "reset.renew", message: "Lấy đường dẫn mới" })}
    </Button>
  );
  switch (at) {
    case "linkEnded":
      return (
        <Sheet
          moved
          title={t({ id: "reset.ended", message: "Đường dẫn này không còn dùng được" })}
          words={t({
            id: "reset.ended_text",
            message: `Mỗi đường dẫn chỉ dùng một lần, trong ${minutes} phút. Mật khẩu vừa nhập chưa được lưu.`,
          })}
        >
          {renew}
        </Sheet>
      );
    case "linkBroken":
      return (
        <Sheet
          title={t({ id: "reset.broken", message: "Đường dẫn bị thiếu một phần" })}
          words={t({
            id: "reset.broken_text",
            message: "Bạn mở lại đường dẫn trong thư, hoặc lấy đường dẫn mới.",
          })}
        >
          {renew}
        </Sheet>
      );
    case "done":
      return (
        <Sheet
          moved
          title={t({ id: "profile.password_changed", message: "Đã đổi mật khẩu" })}
          words={t({
            id: "reset.done_text",
            message:
              "Mọi máy đang đăng nhập đều đã đăng xuất. Bạn đăng nhập lại bằng mật khẩu mới.",
          })}
        >
          <Button look="primary" wide onClick={() => flow.send({ type: "login.open" })}>
            {t({ id: "auth.log_in", message: "Đăng nhập" })}
          </Button>
        </Sheet>
      );
    default:
      return (
        <Sheet
          title={t({ id: "reset.title", message: "Đặt lại mật khẩu" })}
          words={t({ id: "reset.text", message: "Chọn mật khẩu mới cho tài khoản của bạn." })}
        >
          <PasswordForm flow={flow} />
        </Sheet>
      );
  }
}

/** `moved`: it took the place of the form, so its head takes the focus and is read out. */
function Sheet({
  title,
  words,
  moved,
  children,
}: {
  title: string;
  words: string;
  moved?: boolean;
  children: ReactNode;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) head.current?.focus();
  }, [moved]);
  return (
    <div className={s.place}>
      <div className={tone.tryOn}>
        <div className={roller} aria-hidden="true" />
        <div className={s.sheet}>
          <div className={s.head}>
            <h1 ref={head} tabIndex={-1} className={heading.title}>
              {title}
            </h1>
            <p className={s.words}>{words}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
