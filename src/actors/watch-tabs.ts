import { fromCallback } from "xstate";
import type { SessionEvent } from "#machines/session/session.setup.ts";
import type { User } from "#wire/accounts.ts";
import { STORAGE_KEYS } from "#wire/values.ts";
import { serverNow } from "../lib/clock.ts";
import { readCachedUser, readStored } from "../lib/storage.ts";
import { remainingLife } from "../lib/token.ts";

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
