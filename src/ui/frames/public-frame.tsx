import type { ReactNode } from "react";
import * as s from "./public-frame.css.ts";
import { SkipLink } from "./skip-link.tsx";

/** Header, one main, footer. */
export function PublicFrame({
  header,
  footer,
  skipLabel,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  skipLabel: string;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink label={skipLabel} />
      {header}
      <main id="main" tabIndex={-1} className={s.main}>
        {children}
      </main>
      {footer}
    </>
  );
}
