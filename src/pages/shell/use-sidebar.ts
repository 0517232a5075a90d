import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { changePreferences, usePreferences } from "#src/lib/api/preferences.ts";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { STORAGE_KEYS } from "#wire/values.ts";

/**
 * Whether the sidebar is folded, and its button. It follows its person to other devices; this
 * browser keeps it too, so that it stands rightly before the server has answered, and for guests.
 */
export function useSidebar() {
  const { t } = useLingui();
  const app = useApp();
  const isSignedIn = useIsSignedIn();
  const remembered = usePreferences().data?.sidebar;
  const [kept] = useState(() => readStored(STORAGE_KEYS.sidebar));
  const [chosen, setChosen] = useState<"open" | "closed" | null>(null);
  const now = chosen ?? (isSignedIn ? remembered : undefined) ?? kept;
  const closed = now === "closed";
  useEffect(() => {
    if (now !== null) writeStored(STORAGE_KEYS.sidebar, now);
  }, [now]);
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
