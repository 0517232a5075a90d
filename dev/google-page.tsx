import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { googleSignInMachine } from "#machines/google-sign-in/google-sign-in.machine.ts";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import { googleActors } from "#src/actors/google.ts";
import { GoogleSignIn } from "#src/flows/google-sign-in/google-sign-in.tsx";
import { Api } from "#src/lib/api/api.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { text } from "#src/theme/type.css.ts";
import type { AppConfig } from "#wire/config.ts";
import { deafParent } from "../stories/support/deaf-parent.ts";
import { decodeJwt } from "./decode-jwt.ts";
import * as s from "./dev.css.ts";

interface Told {
  heading: string;
  value: unknown;
}

/**
 * Both ways of Google's sign-in, run for real and looked into: what came from Google, and what our
 * server made of it. Nobody is signed in by it: the token is shown and thrown away.
 */
export default function GooglePage() {
  const [config, setConfig] = useState<AppConfig | null>(null);
  useEffect(() => {
    void newApi()
      .call("GET", "/api/config", { anonymous: true })
      .then((answer) => answer.ok && setConfig(answer.value));
  }, []);
  return (
    <>
      <p className={s.intro} lang="en">
        Each runs the machine google-sign-in with its real actors, then shows the claims of the
        tokens. The account is made or found as in a real sign-in; this browser is not signed in.
      </p>
      {config && (
        <>
          <Try config={{ ...config, firebase: null }} title="Code flow (GOOGLE_CLIENT_ID)" />
          <Try config={{ ...config, google: null }} title="Firebase popup (FIREBASE_PROJECT_ID)" />
        </>
      )}
    </>
  );
}

const newApi = () =>
  new Api({ base: "", token: () => null, language: currentLanguage, onUnauthorized: () => {} });

/** The machine with its real actors, but that entering tells what it got instead of signing in. */
function lookedInto(config: AppConfig, tell: (told: Told) => void) {
  const api = newApi();
  const enter = fromPromise<Outcome<null>, { proof: GoogleProof; returnPath: string | null }>(
    async ({ input: { proof } }) => {
      const options = { anonymous: true };
      let answer: Outcome<{ access_token: string; user?: unknown }>;
      if (proof.kind === "firebase") {
        const { idToken, userData } = proof;
        tell({ heading: "Claims of Google's token", value: decodeJwt(idToken) });
        const body = { idToken, userData };
        answer = await api.call("POST", "/auth/firebase/login", { ...options, body });
      } else {
        const { code, state, redirectUri } = proof;
        tell({ heading: "What Google sent back", value: proof });
        const body = { code, state, redirect_uri: redirectUri };
        answer = await api.call("POST", "/auth/google/callback", { ...options, body });
      }
      if (!answer.ok) return answer;
      const { access_token, user } = answer.value;
      tell({ heading: "Claims of our server's token", value: decodeJwt(access_token) });
      tell({ heading: "The account", value: user });
      return accepted(null);
    },
  );
  const { prepareGoogle, connectGoogle, leaveForGoogle } = googleActors(api, async () => config);
  return googleSignInMachine.provide({
    actors: { prepareGoogle, connectGoogle, leaveForGoogle, enterWithGoogle: enter },
    actions: {
      sayFailed: (_, { refusal }) => tell({ heading: "Refused", value: refusal }),
      logOutcome: (_, { outcome }) => tell({ heading: "Outcome", value: outcome }),
    },
  });
}

function Try({ config, title }: { config: AppConfig; title: string }) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const [machine] = useState(() =>
    lookedInto(config, (next) => setTold((before) => [...before, next])),
  );
  const flow = useActorRef(machine, { input: { returnPath: null, parent: deafParent } });
  const state = useSelector(flow, (snapshot) => JSON.stringify(snapshot.value));
  return (
    <section className={s.group} aria-label={title}>
      <h2 className={text.head} lang="en">
        {title}
      </h2>
      <p className={s.about} lang="en">
        State <output>{state}</output>
      </p>
      <div className={s.signIn}>
        <GoogleSignIn flow={flow} />
      </div>
      {told.map(({ heading, value }) => (
        <div key={heading} lang="en">
          <h3 className={s.about}>{heading}</h3>
          <pre className={s.code}>{JSON.stringify(value, null, 2)}</pre>
        </div>
      ))}
    </section>
  );
}
