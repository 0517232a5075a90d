import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is made ahead on the server, and for the first look at it in a browser. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
