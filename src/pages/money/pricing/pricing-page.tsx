import { useLingui } from "@lingui/react/macro";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { PublicPage } from "../../shell/public-page.tsx";
import { Faq } from "../../site/faq.tsx";
import * as section from "../../site/section.css.ts";
import { PriceBoard } from "./price-board.tsx";
import * as s from "./pricing.css.ts";

/** The price board for anyone, with what buyers ask. */
export function PublicPricing() {
  const { t } = useLingui();
  return (
    <PublicPage path="/pricing">
      <section className={section.section}>
        <h1 className={cx(heading.page, s.title)}>
          {t({ id: "pricing.title", message: "Bảng giá" })}
        </h1>
        <PriceBoard />
      </section>
      <Faq />
    </PublicPage>
  );
}

/** The same inside the studio; `back` is the page credit was short on. */
export function StudioPricing({ back }: { back: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "pricing.title", message: "Bảng giá" })} />
      <PageBody>
        <PriceBoard back={back} />
        <Faq />
      </PageBody>
    </>
  );
}
