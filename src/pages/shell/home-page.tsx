import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { useAnswer } from "#src/lib/asked-once.ts";
import { publicEstimates } from "#src/lib/estimates.ts";
import { HomePage as Home } from "../site/home/home.tsx";
import { PublicPage } from "./public-page.tsx";

/** The landing page: guests are invited, whoever is signed in is shown the way to their studio. */
export function HomePage() {
  const { authDialog } = useApp();
  const isSignedIn = useIsSignedIn();
  const { p50_ms = null, p90_ms = null } = useAnswer(publicEstimates)?.virtual_try_on ?? {};
  return (
    <PublicPage path="/">
      <Home
        isSignedIn={isSignedIn}
        usualMs={p50_ms !== null && p90_ms !== null ? [p50_ms, p90_ms] : null}
        onRegister={() => authDialog.send({ type: "dialog.open", view: "register" })}
      />
    </PublicPage>
  );
}
