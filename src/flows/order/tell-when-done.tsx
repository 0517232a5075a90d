import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/actions/button.tsx";

/**
 * Offers that the browser says when the run has ended, which it asks its person for: only ever at a
 * press. Nothing stands here where that was answered with no, or can't be done.
 */
export function TellWhenDone() {
  const { t } = useLingui();
  const [permission, setPermission] = useState(() =>
    typeof Notification === "undefined" ? "denied" : Notification.permission,
  );
  if (permission === "denied") return null;
  if (permission === "granted")
    return (
      <p role="status">
        {t({ id: "processing.will_tell", message: "Xong sẽ có thông báo trên máy này." })}
      </p>
    );
  return (
    <Button
      size="small"
      onClick={() => void Notification.requestPermission().then(setPermission, () => {})}
    >
      {t({ id: "processing.tell_me", message: "Báo khi xong" })}
    </Button>
  );
}
