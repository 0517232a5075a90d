import { fromCallback } from "xstate";
import type { SessionEvent } from "#machines/session/session.setup.ts";
import { remainingLife } from "#src/lib/api/token.ts";
import { serverNow } from "#src/lib/browser/clock.ts";
import { readCachedUser, readStored } from "#src/lib/browser/storage.ts";
import type { User } from "#wire/accounts.ts";
import { STORAGE_KEYS } from "#wire/values.ts";

/** Follows the other tabs: their logout ends this session too, their login is taken up. */
export const watchTabs = fromCallback<SessionEvent, undefined>(({ sendBack }) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== STORAGE_KEYS.token && event.key !== STORAGE_KEYS.user)
      return;
    const token = readStored(STORAGE_KEYS.token);
    const user = readCachedUser<User>();
    if (token === null) sendBack({ type: "session.left" });
    else if (user)
      sendBack({
        type: "session.joined",
        token,
        user,
        expiresIn: remainingLife(token, serverNow()),
      });
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
});
