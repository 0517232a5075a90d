import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";

export const NOT_FOUND = msg({ id: "shell.not_found", message: "Không có trang này" });

export function NotFound() {
  const { t, i18n } = useLingui();
  return (
    <main id="main">
      <EmptyState
        drawing="search"
        heading
        title={i18n._(NOT_FOUND)}
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
