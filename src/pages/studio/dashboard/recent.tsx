import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { useGenerations } from "#src/lib/api/queries.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import type { Generation } from "#wire/generations.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { GenerationGrid } from "../generation-card.tsx";
import * as s from "./dashboard.css.ts";

/** As many as the dashboard's own answer holds. */
const SHOWN = 12;

/** The latest runs of every tool, or of one. */
export function Recent({ recent }: { recent: readonly Generation[] }) {
  const { t, i18n } = useLingui();
  const [feature, setFeature] = useState<Feature | "all">("all");
  const title = t({ id: "dashboard.recent", message: "Ảnh gần đây" });
  return (
    <section aria-labelledby="recent">
      <div className={s.sectionHead}>
        <h2 id="recent" className={s.sectionTitle}>
          {title}
        </h2>
        {recent.length > 0 && (
          <FilterBar<Feature | "all">
            label={t({ id: "history.filter_tool", message: "Lọc theo công cụ" })}
            items={[
              { value: "all", label: t({ id: "history.all", message: "Tất cả" }) },
              ...FEATURES.map((value) => ({ value, label: i18n._(TOOL_FACES[value].short) })),
            ]}
            value={feature}
            onChange={setFeature}
          />
        )}
      </div>
      {recent.length === 0 ? (
        <EmptyState
          title={t({ id: "history.empty", message: "Lịch sử còn trống" })}
          action={
            <LinkButton look="primary" href={FIRST_TOOL}>
              {t({ id: "history.first", message: "Tạo ảnh đầu tiên" })}
            </LinkButton>
          }
        />
      ) : feature === "all" ? (
        <GenerationGrid label={title} items={recent} />
      ) : (
        <OfTool feature={feature} label={title} />
      )}
      {recent.length > 0 && (
        <p className={s.all}>
          <TextLink href="/history">
            {t({ id: "dashboard.all", message: "Xem cả lịch sử" })}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function OfTool({ feature, label }: { feature: Feature; label: string }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useGenerations({ feature });
  if (isError && !data) {
    return (
      <ErrorState
        title={t({ id: "generations.failed", message: "Chưa mở được ảnh và video của bạn" })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void refetch()}
      />
    );
  }
  const items = (data?.pages[0]?.items ?? []).slice(0, SHOWN);
  if (data && items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={t({ id: "history.none_match", message: "Không thấy lượt nào trong lịch sử" })}
      />
    );
  }
  return <GenerationGrid label={label} items={items} />;
}
