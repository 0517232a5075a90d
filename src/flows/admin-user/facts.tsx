import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import type { AdminUser } from "#wire/admin.ts";

/** The account as it is now. */
export function Facts({ account }: { account: AdminUser }) {
  const { t } = useLingui();
  const language = currentLanguage();
  return (
    <DefinitionList
      items={[
        { term: t({ id: "auth.email", message: "Email" }), detail: account.email },
        {
          term: t({ id: "admin_user.balance", message: "Số dư credit" }),
          detail: formatNumber(language, account.credits),
        },
        {
          term: t({ id: "admin.generations", message: "Lượt tạo" }),
          detail: formatNumber(language, account.generations),
        },
        {
          term: t({ id: "admin.last_run", message: "Lần tạo gần nhất" }),
          detail: account.last_generation_at
            ? formatDateTime(language, account.last_generation_at)
            : t({ id: "admin.never", message: "Chưa tạo" }),
        },
        {
          term: t({ id: "admin.joined", message: "Ngày mở" }),
          detail: formatDateTime(language, account.created_at),
        },
        { term: t({ id: "admin_user.id", message: "Mã tài khoản" }), detail: account.id },
      ]}
    />
  );
}
