import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeAll, vi } from "vitest";
import { fetchLateViews } from "#src/ui/late-view.tsx";

// Testing Library looks for jest's timers; with this shim findBy and user-event move fake ones.
(globalThis as { jest?: unknown }).jest = {
  advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms),
};
// Files share what they load, and with it what stands in it.
afterEach(() => {
  cleanup();
  toast.remove();
});
// What a page fetches later is here from the start: paths are walked without a wait.
beforeAll(fetchLateViews);
