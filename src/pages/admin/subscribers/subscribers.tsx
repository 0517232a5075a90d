import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { saveSubscribers } from "#src/actors/fetch-file.ts";
import { known } from "#src/lib/address/search-params.ts";
import { refreshBlog } from "#src/lib/api/blog-news.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Every, SubscribersFilter } from "#src/pages/admin/filters.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { Subscriber } from "#wire/newsletter.ts";
import { LANGUAGE_TRAITS, SUBSCRIBER_STATUSES, type SubscriberStatus } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { Deed } from "../moderation/deed.tsx";
import { PagedTable } from "../paged-table.tsx";
import { useSubscribers } from "../queries.ts";

const statusTexts: Record<SubscriberStatus, MessageDescriptor> = {
  pending: msg({ id: "subscribers.pending", message: "Chưa xác nhận" }),
  confirmed: msg({ id: "subscribers.confirmed", message: "Đang nhận" }),
  left: msg({ id: "subscribers.left", message: "Đã ngừng" }),
};

/** Who asked for the newsletter, who confirmed it, who left. */
export function Subscribers({
  filter,
  onFilter,
}: {
  filter: SubscribersFilter;
  onFilter: (filter: SubscribersFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const title = t({ id: "admin.subscribers", message: "Người nhận thư tin" });
  const { status, q } = filter;
  const narrow = (
    change: { [Key in keyof SubscribersFilter]: SubscribersFilter[Key] | undefined },
  ) => onFilter(known<SubscribersFilter>({ ...filter, ...change, offset: undefined }));
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <div className={s.list}>
          <div className={s.filters}>
            <FilterText
              label={t({ id: "auth.email", message: "Email" })}
              value={q ?? ""}
              onChange={(next) => narrow({ q: next || undefined })}
            />
            <FilterBar<Every<SubscriberStatus>>
              label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
              items={[
                { value: "all" as const, label: t({ id: "history.all", message: "Tất cả" }) },
                ...SUBSCRIBER_STATUSES.map((value) => ({
                  value,
                  label: i18n._(statusTexts[value]),
                })),
              ]}
              value={status ?? "all"}
              onChange={(next) => narrow({ status: next === "all" ? undefined : next })}
            />
          </div>
          <Export />
          <PagedTable<Subscriber>
            query={useSubscribers(filter)}
            label={title}
            failed={t({
              id: "admin.subscribers_failed",
              message: "Chưa mở được danh sách nhận thư",
            })}
            none={t({ id: "admin.no_subscribers", message: "Chưa ai nhận thư tin" })}
            filtered={status !== undefined || q !== undefined}
            onClear={() => onFilter({})}
            onOffset={(offset) => onFilter({ ...filter, offset })}
            head={
              <tr>
                <th className={table.head}>{t({ id: "auth.email", message: "Email" })}</th>
                <th className={table.head}>
                  {t({ id: "subscribers.status", message: "Trạng thái" })}
                </th>
                <th className={table.head}>
                  {t({ id: "subscribers.language", message: "Ngôn ngữ" })}
                </th>
                <th className={table.head}>
                  {t({ id: "subscribers.asked", message: "Xin nhận lúc" })}
                </th>
                <th className={table.head}>{t({ id: "subscribers.deed", message: "Việc" })}</th>
              </tr>
            }
          >
            {(subscriber) => <Row key={subscriber.id} subscriber={subscriber} />}
          </PagedTable>
        </div>
      </PageBody>
    </>
  );
}

/** Confirmed addresses with their links to leave by, for whatever program sends the letters. */
function Export() {
  const { t, i18n } = useLingui();
  const app = useApp();
  const { busy, refusal, run } = useCall(
    (_: undefined) => saveSubscribers(app.api),
    () => refreshBlog(app),
  );
  return (
    <div className={s.list}>
      <p className={s.soft}>
        {t({
          id: "subscribers.export_text",
          message:
            "Studio không tự gửi thư tin. Xuất danh sách người đang nhận, mỗi người kèm đường dẫn ngừng nhận riêng để đặt ở cuối thư.",
        })}
      </p>
      <div className={s.actions}>
        <Button size="small" icon="download" busy={busy} onClick={() => void run(undefined)}>
          {t({ id: "subscribers.export", message: "Xuất người đang nhận" })}
        </Button>
      </div>
      {refusal && (
        <p role="alert" className={s.off}>
          {sentenceFor(i18n, refusal)}
        </p>
      )}
    </div>
  );
}

function Row({ subscriber }: { subscriber: Subscriber }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const language = currentLanguage();
  const { email } = subscriber;
  const since = subscriber.left_at ?? subscriber.confirmed_at;
  return (
    <tr>
      <td className={table.cell}>{email}</td>
      <td className={table.cell}>
        {i18n._(statusTexts[subscriber.status])}
        {since && <span className={s.soft}>{` ${formatDateTime(language, since)}`}</span>}
      </td>
      <td className={table.cell}>{LANGUAGE_TRAITS[subscriber.language].name}</td>
      <td className={table.cell}>{formatDateTime(language, subscriber.created_at)}</td>
      <td className={table.cell}>
        <Deed
          verb={t({ id: "subscribers.delete", message: "Xoá" })}
          ask={{
            title: t({ id: "subscribers.ask", message: `Xoá ${email} khỏi danh sách?` }),
            text: t({
              id: "subscribers.ask_text",
              message: "Địa chỉ này không nhận thư tin nữa, và không còn dấu vết trong danh sách.",
            }),
          }}
          call={() =>
            api.call("DELETE", "/api/admin/subscribers/:id", { params: { id: subscriber.id } })
          }
        />
      </td>
    </tr>
  );
}
