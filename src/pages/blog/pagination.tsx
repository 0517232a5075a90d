import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import * as s from "./pagination.css.ts";

/** The pages worth a link: the first, the last, and those beside the one shown; null is a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const gap = one - (sorted[index - 1] ?? one - 1) - 1;
    return gap === 0 ? [one] : gap === 1 ? [one - 1, one] : [null, one];
  });
}

/** Links to the pages of a list; each is an address of its own. */
export function Pagination({
  page,
  pages,
  addressOf,
}: {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t({ id: "blog.pages", message: "Các trang" })}>
      <ul className={s.list}>
        {page > 1 && (
          <li>
            <Link href={addressOf(page - 1)} rel="prev" className={s.step}>
              <Icon name="chevronLeft" size="small" />
              {t({ id: "blog.previous", message: "Trang trước" })}
            </Link>
          </li>
        )}
        {pagesShown(page, pages).map((one, index) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by.
            <li key={`gap${index}`} aria-hidden="true" className={s.gap}>
              …
            </li>
          ) : (
            <li key={one}>
              <Link
                href={addressOf(one)}
                className={s.page}
                aria-current={one === page ? "page" : undefined}
                aria-label={t({
                  id: "blog.page",
                  message: `Trang ${{ page: formatNumber(currentLanguage(), one) }}`,
                })}
              >
                {formatNumber(currentLanguage(), one)}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={addressOf(page + 1)} rel="next" className={s.step}>
              {t({ id: "blog.next", message: "Trang sau" })}
              <Icon name="chevronRight" size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
