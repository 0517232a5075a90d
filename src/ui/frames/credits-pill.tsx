import { tabular } from "#src/theme/type.css.ts";
import { Link } from "../actions/link.tsx";
import { Icon } from "../marks/icon.tsx";
import * as s from "./credits-pill.css.ts";

/** The balance at the sidebar's foot, and the way to where it came from and went. */
export function CreditsPill({
  amount,
  unit,
  label,
  href,
}: {
  amount: string;
  unit: string;
  /** Accessible name: what the number is. */
  label: string;
  href: string;
}) {
  return (
    <Link href={href} className={s.pill} aria-label={label}>
      <span className={s.rest}>
        <Icon name="credit" />
      </span>
      <span className={tabular}>{amount}</span>
      <span className={s.rest}>{unit}</span>
    </Link>
  );
}
