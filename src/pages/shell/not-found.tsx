import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";

export function NotFound() {
  const { t } = useLingui();
  return (
    <main id="main">
      <EmptyState
        drawing="search"
        title={t({ id: "shell.not_found", message: "Không có trang này" })}
        action={
          <LinkButton look="primary" href="/">
            {t({ id: "shell.to_home", message: "Về trang chủ" })}
          </LinkButton>
        }
      >
        {t({ id: "shell.not_found_text", message: "Đường dẫn sai, hoặc trang đã dời đi." })}
      </EmptyState>
    </main>
  );
}
