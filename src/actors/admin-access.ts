import { type ActorRefFrom, fromCallback, fromPromise } from "xstate";
import type { AdminAccessEvent } from "#machines/admin-access/admin-access.machine.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import { readConfig } from "#src/lib/api/config.ts";
import type { Services } from "#src/lib/api/services.ts";
import { claimsOf } from "#src/lib/api/token.ts";

/** The claims of whoever is signed in, each time the token becomes another. */
export const watchPerson = (session: ActorRefFrom<typeof sessionMachine>) =>
  fromCallback<AdminAccessEvent, undefined>(({ sendBack }) => {
    let last: string | null | undefined;
    const look = (snapshot = session.getSnapshot()) => {
      const { token } = snapshot.context;
      if (snapshot.hasTag("signedIn") && token !== null) {
        const claims = token === last ? null : claimsOf(token);
        last = token;
        if (claims) sendBack({ type: "person.known", claims });
      } else if (snapshot.matches("guest") && last !== null) {
        last = null;
        sendBack({ type: "person.gone" });
      }
    };
    const watch = session.subscribe(look);
    look();
    return () => watch.unsubscribe();
  });

export const loadHashes = (services: Pick<Services, "api" | "answers" | "queries">) =>
  fromPromise<Outcome<readonly string[]>, undefined>(async () =>
    accepted((await readConfig(services)).admin_hashes),
  );
