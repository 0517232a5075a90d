import { useSyncExternalStore } from "react";

const never = () => () => {};
/**
 * False on the server and in the browser's first pass over what the server rendered, which must be
 * the same; true from then on, and at once on a page that was not rendered ahead.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
