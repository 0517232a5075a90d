import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { TellWhenDone } from "#src/flows/order/tell-when-done.tsx";
import type { EventHub, StreamSignal } from "#src/lib/api/stream.ts";
import { followRuns } from "#src/lib/runs/follow-runs.ts";
import { OwnRuns } from "#src/lib/runs/own-runs.ts";
import { useShownRun, useUnseenRuns } from "#src/lib/runs/use-own-runs.ts";
import { AppRoot } from "#src/pages/shell/app-root.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import RunEnds from "#src/pages/studio/run-ends/run-ends.tsx";
import type { Generation } from "#wire/generations.ts";
import { cancelledFixture, completedFixture, failedFixture } from "#wire/wire.fixtures.ts";
import { fakeApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

beforeAll(() => activate("vi"));
let looksAt: DocumentVisibilityState;
beforeEach(() => {
  looksAt = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => looksAt);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const look = (at: DocumentVisibilityState) => {
  looksAt = at;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};
const Wizard = ({ of }: { of: string }) => {
  useShownRun(of);
  return null;
};
const Ends = () => useUnseenRuns().length > 0 && <RunEnds />;

/** A page of the studio whose stream says what the test lets it say. */
function open({ shown, answer }: { shown?: string; answer?: Generation } = {}) {
  let tell: (signal: StreamSignal) => void = () => {};
  const hub = {
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  } as EventHub;
  const app = fakeApp(
    answer && { fetcher: async () => Response.json({ items: [answer], next_cursor: null }) },
  );
  const runs = new OwnRuns();
  const stops = [runs.watch(), followRuns(app.api, hub, runs)];
  runs.start("usr_hanh");
  const served = { ...app, runs };
  served.serverState = Object.assign(app.serverState, { value: { ...app, runs } });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/assets"] }),
  });
  const go = vi.spyOn(router, "navigate").mockResolvedValue();
  const page = render(
    <RouterContextProvider router={router}>
      <AppRoot app={served}>
        <StudioShell guarded>{shown && <Wizard of={shown} />}</StudioShell>
        <Ends />
      </AppRoot>
    </RouterContextProvider>,
  );
  return {
    runs,
    go,
    stop: () => {
      page.unmount();
      for (const stop of stops) stop();
    },
    told: (signal: StreamSignal) => act(async () => tell(signal)),
    end: (data: Generation) => act(async () => tell({ type: "event", event: "generation", data })),
  };
}
const toolLink = () => screen.getByRole("link", { name: /^Thử đồ/ });

/** What the browser said outside the page. */
function notifications(permission: NotificationPermission) {
  const said: { title: string; tag: string | undefined; onclick?: () => void }[] = [];
  class Said {
    static permission = permission;
    static requestPermission = vi.fn(async () => "granted" as const);
    onclick?: () => void;
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      said.push(this as never);
    }
    get tag() {
      return this.options.tag;
    }
    close() {}
  }
  vi.stubGlobal("Notification", Said);
  return { said, asked: Said.requestPermission };
}

describe("a run that ends while another page is looked at", () => {
  test("is told with its picture and the way to it, and marked at its tool and in the title until seen", async () => {
    const page = open();
    page.runs.follow(completedFixture);
    expect(toolLink()).toHaveAccessibleName("Thử đồ");
    await page.end(completedFixture);
    expect(screen.getByText("Ảnh của bạn đã xong")).toBeInTheDocument();
    const toast = screen.getByText("Ảnh của bạn đã xong").closest("li");
    expect(toast?.querySelector("img")).toHaveAttribute(
      "src",
      completedFixture.result?.asset.thumb_url,
    );
    expect(toolLink()).toHaveTextContent("1 lượt đã xong, chưa xem");
    fireEvent.click(screen.getByRole("button", { name: "Xem ảnh" }));
    expect(page.go).toHaveBeenCalledWith({ href: "/virtual-tryon?generation=gen_linh" });
    expect(toolLink()).toHaveTextContent("1 lượt đã xong, chưa xem");
    act(() => void page.runs.show("gen_linh"));
    expect(toolLink()).not.toHaveTextContent("chưa xem");
    expect(page.runs.hasSeen("gen_linh")).toBe(true);
    page.stop();
  });
  test("that failed is told with what came back", async () => {
    const page = open();
    page.runs.follow(failedFixture);
    await page.end({ ...failedFixture, refunded: 1 });
    expect(screen.getByText("Chưa tạo được ảnh")).toBeInTheDocument();
    expect(screen.getByText("Thử đồ. Đã hoàn 1 credit.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Xem vì sao" })).toBeInTheDocument();
    page.stop();
  });
  test.each([
    ["its own page is shown", { shown: "gen_linh" }, completedFixture, true],
    ["it was cancelled", {}, cancelledFixture, true],
    ["it was never ordered or opened here", {}, completedFixture, false],
  ])("is not told where %s", async (_, shown, end, isFollowed) => {
    const page = open(shown);
    if (isFollowed) page.runs.follow(end);
    await page.end(end);
    expect(page.runs.all()).toEqual([]);
    expect(screen.queryByText("Ảnh của bạn đã xong")).toBeNull();
    page.stop();
  });
  test("while the line was down is asked for when it stands again", async () => {
    const page = open({ answer: completedFixture });
    page.runs.follow(completedFixture);
    await page.told({ type: "open" });
    await vi.waitFor(() => expect(page.runs.all()[0]?.end).not.toBeNull());
    await act(async () => {});
    expect(screen.getByText("Ảnh của bạn đã xong")).toBeInTheDocument();
    page.stop();
  });
});

describe("where no tab is looked at", () => {
  test("the browser says it if it was allowed, once, and leads to the picture", async () => {
    const { said } = notifications("granted");
    const page = open({ shown: "gen_linh" });
    page.runs.follow(completedFixture);
    look("hidden");
    await page.end(completedFixture);
    expect(said).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(said.map(({ title, tag }) => [title, tag])).toEqual([
      ["Ảnh của bạn đã xong", "gen_linh"],
    ]);
    expect(screen.queryByText("Ảnh của bạn đã xong")).toBeNull();
    act(() => said[0]?.onclick?.());
    expect(page.go).toHaveBeenCalledWith({ href: "/virtual-tryon?generation=gen_linh" });
    look("visible");
    expect(page.runs.all()).toEqual([]);
    page.stop();
  });
  test("nothing is said by the browser that was not allowed; the toast waits for somebody", async () => {
    const { said, asked } = notifications("default");
    const page = open();
    page.runs.follow(completedFixture);
    look("hidden");
    await page.end(completedFixture);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(said).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    look("visible");
    expect(screen.getByText("Ảnh của bạn đã xong")).toBeInTheDocument();
    page.stop();
  });
  test("a hidden tab is silent about what another tab has told", async () => {
    const { said } = notifications("granted");
    const page = open();
    page.runs.follow(completedFixture);
    look("hidden");
    await page.end(completedFixture);
    const other = new OwnRuns();
    other.start("usr_hanh");
    expect(other.claim("gen_linh")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(said).toEqual([]);
    page.stop();
  });
});

describe("the offer to tell", () => {
  test("asks at a press, never before, and says that it will", async () => {
    const { asked } = notifications("default");
    render(<AppRoot app={fakeApp()}>{<TellWhenDone />}</AppRoot>);
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Báo khi xong" }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(asked).toHaveBeenCalledOnce();
    expect(screen.getByText("Xong sẽ có thông báo trên máy này.")).toBeInTheDocument();
  });
  test("is not made where the browser was told no", () => {
    notifications("denied");
    render(<AppRoot app={fakeApp()}>{<TellWhenDone />}</AppRoot>);
    expect(screen.queryByRole("button", { name: "Báo khi xong" })).toBeNull();
  });
});
