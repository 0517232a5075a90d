import { useLingui } from "@lingui/react/macro";

/** What the eye of a password field does at a press. */
export function usePasswordEye() {
  const { t } = useLingui();
  return {
    showLabel: t({ id: "auth.show_password", message: "Hiện mật khẩu" }),
    hideLabel: t({ id: "auth.hide_password", message: "Ẩn mật khẩu" }),
  };
}
