import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { writeStored } from "#src/lib/browser/storage.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/actions/link.tsx";
import { STORAGE_KEYS } from "#wire/values.ts";
import { activate } from "../stories/support/catalogues.ts";
import * as s from "./dev.css.ts";

const places = [
  { href: "/dev-tools", name: "Mailbox, orders" },
  { href: "/dev-tools/machines", name: "Machines" },
  { href: "/dev/states", name: "States" },
  { href: "/test", name: "Test" },
  { href: "/test-google-auth", name: "Google sign-in" },
  { href: "/", name: "Studio" },
];

/** What stands around every developer's page. These pages speak English; what they show speaks both. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { i18n } = useLingui();
  const other = i18n.locale === "vi" ? "en" : "vi";
  const turn = async () => {
    await activate(other);
    writeStored(STORAGE_KEYS.language, other);
  };
  return (
    <>
      <header className={s.header} lang="en">
        <h1 className={heading.small}>{title}</h1>
        <nav className={s.places} aria-label="Dev pages">
          {places.map(({ href, name }) => (
            <Link
              key={href}
              href={href}
              className={s.place}
              aria-current={href === window.location.pathname ? "page" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <Button
          size="small"
          icon="globe"
          aria-label={`${i18n.locale.toUpperCase()}. Show everything in ${other.toUpperCase()}`}
          onClick={() => void turn()}
        >
          {i18n.locale.toUpperCase()}
        </Button>
      </header>
      <main className={s.main}>{children}</main>
    </>
  );
}
