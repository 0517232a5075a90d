import { useLingui } from "@lingui/react/macro";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import * as s from "./shell.css.ts";

/** The shape of a page whose data, or whose person, is not known yet. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <PageBody>
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.stack}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="fill" />
      </Loading>
    </PageBody>
  );
}

/** A page whose code is still on its way. */
export function LoadingPage() {
  const { t } = useLingui();
  return <Spinner text={t({ id: "shell.loading", message: "Đang tải…" })} />;
}
