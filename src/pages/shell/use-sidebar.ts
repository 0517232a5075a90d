import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { changePreferences, usePreferences } from "#src/lib/preferences.ts";

/**
 * Whether the sidebar is folded, and its button. It follows its person to other devices; a guest's
 * choice lasts as long as the page, as does one the server could not be told.
 */
export function useSidebar() {
  const { t } = useLingui();
  const app = useApp();
  const isSignedIn = useIsSignedIn();
  const remembered = usePreferences().data?.sidebar ?? "open";
  const [chosen, setChosen] = useState<"open" | "closed" | null>(null);
  const closed = (chosen ?? (isSignedIn ? remembered : "open")) === "closed";
  return {
    closed,
    label: closed
      ? t({ id: "shell.open_sidebar", message: "Mở rộng thanh bên" })
      : t({ id: "shell.close_sidebar", message: "Thu gọn thanh bên" }),
    onToggle: () => {
      const sidebar = closed ? "open" : "closed";
      setChosen(sidebar);
      if (isSignedIn)
        changePreferences(app, () => ({ sidebar })).catch((error: unknown) =>
          console.warn("sidebar", error),
        );
    },
  };
}
