import { useEffect, useState } from "react";
import { useSession } from "#src/lib/app.tsx";
import { useConfig } from "./queries.ts";
import { claimsOf } from "./token.ts";

/** Whether to show what only administrators can use; what they may do is the server's say. */
export function useIsAdmin(): boolean {
  const token = useSession((snapshot) =>
    snapshot.hasTag("signedIn") ? snapshot.context.token : null,
  );
  const hashes = useConfig().data?.admin_hashes;
  const [found, setFound] = useState<{ token: string; is: boolean } | null>(null);
  useEffect(() => {
    if (token === null || hashes === undefined) return;
    let isOver = false;
    // The digest weighs 3 KB, and hardly anybody is one.
    void import("#machines/admin-access/admin-access.rules.ts").then(
      ({ isAdmin }) => {
        if (!isOver) setFound({ token, is: isAdmin(claimsOf(token), hashes) });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [token, hashes]);
  return found !== null && found.token === token && found.is;
}
