import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PublicFrame } from "#src/ui/frames/public-frame.tsx";
import type { PaymentMark } from "./payment-marks.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header and footer around a public page. */
export function SiteFrame({
  path,
  language,
  action,
  payments = ["visa", "mastercard"],
  children,
}: {
  path: string;
  language: ReactNode;
  action?: ReactNode;
  payments?: readonly PaymentMark[];
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <PublicFrame
      skipLabel={t({ id: "shell.skip", message: "Tới nội dung chính" })}
      header={<SiteHeader path={path} language={language} action={action} />}
      footer={<SiteFooter payments={payments} />}
    >
      {children}
    </PublicFrame>
  );
}
