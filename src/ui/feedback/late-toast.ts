import type { showToast } from "./toast.tsx";

/** Like showToast, for public pages: what shows it is fetched with the first that has to be said. */
export const showToastLater = (...said: Parameters<typeof showToast>): void =>
  void import("./toast.tsx").then(({ showToast }) => showToast(...said)).catch(() => {});
