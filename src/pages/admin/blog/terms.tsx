import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Outcome } from "#machines/kit/outcome.ts";
import { refreshBlog } from "#src/lib/api/blog-news.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { Deed } from "../moderation/deed.tsx";
import { TermDialog, type TermField } from "./term-dialog.tsx";

export interface Term {
  id: string;
  /** As it is called in the list. */
  name: string;
  /** What distinguishes it, beneath its name. */
  note: string | null;
  values: Readonly<Record<string, string>>;
}
export interface TermsProps {
  label: string;
  failed: string;
  none: string;
  fields: readonly TermField[];
  query: UseQueryResult<readonly Term[]>;
  /** `id` is null for a new one. */
  save: (id: string | null, values: Readonly<Record<string, string>>) => Promise<Outcome<unknown>>;
  remove: (id: string) => Promise<Outcome<unknown>>;
  /** What else can be done with one. */
  more?: (id: string) => ReactNode;
}

/** Categories, tags or authors: made, renamed and, while no post uses them, deleted. */
export function Terms({ label, failed, none, fields, query, save, remove, more }: TermsProps) {
  const { t } = useLingui();
  const app = useApp();
  const [open, setOpen] = useState<Term | "new" | null>(null);
  const close = () => setOpen(null);
  const saved = () => {
    close();
    refreshBlog(app);
  };
  return (
    <div className={s.list}>
      <div className={s.actions}>
        <Button size="small" icon="plus" onClick={() => setOpen("new")}>
          {t({ id: "desk.add", message: "Thêm mới" })}
        </Button>
      </div>
      <Asked query={query} failed={failed}>
        {(terms) =>
          terms.length === 0 ? (
            <EmptyState title={none} />
          ) : (
            <ul className={s.rows} aria-label={label}>
              {terms.map((term) => (
                <li key={term.id} className={s.row}>
                  <div className={s.rowName}>
                    <p>{term.name}</p>
                    {term.note && <p className={s.soft}>{term.note}</p>}
                  </div>
                  <div className={s.actions}>
                    {more?.(term.id)}
                    <Button size="small" onClick={() => setOpen(term)}>
                      {t({ id: "desk.rename", message: "Sửa" })}
                    </Button>
                    <Deed
                      verb={t({ id: "subscribers.delete", message: "Xoá" })}
                      ask={{
                        title: t({
                          id: "desk.term_ask",
                          message: `Xoá “${{ name: term.name }}”?`,
                        }),
                        text: t({
                          id: "desk.term_text",
                          message: "Chỉ xoá được khi không còn bài nào dùng.",
                        }),
                      }}
                      // The server names the posts that still use it.
                      say={(refusal) => (refusal.code === "conflict" ? refusal.message : undefined)}
                      call={() => remove(term.id)}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
      {open !== null && (
        <TermDialog
          key={open === "new" ? "new" : open.id}
          title={open === "new" ? t({ id: "desk.add", message: "Thêm mới" }) : open.name}
          fields={fields}
          values={open === "new" ? {} : open.values}
          save={(values) => save(open === "new" ? null : open.id, values)}
          onSaved={saved}
          onClose={close}
        />
      )}
    </div>
  );
}
