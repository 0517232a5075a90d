import { useLingui } from "@lingui/react/macro";
import { ApiTokens } from "#src/flows/api-tokens/api-tokens.tsx";
import { useApiTokensRef } from "#src/flows/api-tokens/use-api-tokens-ref.ts";
import { useWebhookRef } from "#src/flows/webhook/use-webhook-ref.ts";
import { Webhook } from "#src/flows/webhook/webhook.tsx";
import { useUser } from "#src/lib/app.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { PLAN_LIMITS } from "#wire/limits.ts";
import * as s from "./api.css.ts";

/** Keys for other programs, and where to read how they are used. */
export function ApiManagement() {
  const { t } = useLingui();
  const user = useUser();
  const hasApi = PLAN_LIMITS[user?.plan ?? "free_trial"].api;
  return (
    <>
      <PageHead title={t({ id: "nav.api", message: "Quản lý API" })}>
        <LinkButton icon="page" href="/api/docs" target="_blank">
          {t({ id: "tokens.docs", message: "Đọc cách dùng API" })}
        </LinkButton>
      </PageHead>
      <PageBody>
        <div className={s.stack}>
          <Page key={String(hasApi)} hasApi={hasApi} />
          {hasApi && <Hook />}
        </div>
      </PageBody>
    </>
  );
}
const Page = ({ hasApi }: { hasApi: boolean }) => <ApiTokens tokens={useApiTokensRef(hasApi)} />;
const Hook = () => <Webhook webhook={useWebhookRef()} />;
