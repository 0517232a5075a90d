import { useLingui } from "@lingui/react";
import type { GoogleReturn } from "#machines/google-callback/google-callback.machine.ts";
import { GoogleCallback } from "#src/flows/google-callback/google-callback.tsx";
import { useGoogleCallbackRef } from "#src/flows/google-callback/use-google-callback-ref.ts";
import { useApp } from "#src/lib/app.tsx";
import { sayGoogleFailed } from "./auth-notices.ts";

/** A bare page: mostly it stands in a small window for the blink of an eye. */
export function GoogleCallbackPage({ back }: { back: GoogleReturn }) {
  const { i18n } = useLingui();
  const { authDialog } = useApp();
  const flow = useGoogleCallbackRef(back, ({ way, refusal }) =>
    sayGoogleFailed(i18n, way, refusal),
  );
  return (
    <main>
      <GoogleCallback
        flow={flow}
        onLogIn={() => authDialog.send({ type: "dialog.open", view: "login" })}
      />
    </main>
  );
}
