import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import type { OrderBase } from "#machines/kit/order-base.ts";
import { draftOfRun, readDraft } from "#machines/try-on/try-on.rules.ts";
import { TRY_ON_STEPS, type TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
import type { WizardSearch } from "#src/flows/kit/search.ts";
import { draftStore } from "#src/flows/kit/use-children.ts";
import type { Generation } from "#wire/generations.ts";
import {
  cancelledFixture,
  completedFixture,
  failedFixture,
  runningFixture,
} from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

const NOW = Date.parse("2026-11-27T03:00:00.000Z");
const MINUTE = 60_000;
const endedAgo = (ms: number, run: Generation = completedFixture): Generation => ({
  ...run,
  completed_at: new Date(NOW - ms).toISOString(),
});
const running = runningFixture("processing", 46);

beforeAll(() => activate("vi"));
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** The account's runs as the server lists them: all, or those of one status. */
function appWith(...runs: Generation[]) {
  const asked: URLSearchParams[] = [];
  const app = fakeApp({
    fetcher: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const one = runs.find(({ id }) => url.pathname === `/api/generations/${id}`);
      if (one) return Response.json(one);
      if (url.pathname !== "/api/generations") {
        return Response.json({ code: "not_found", message: "" }, { status: 404 });
      }
      asked.push(url.searchParams);
      const status = url.searchParams.get("status");
      const items = runs.filter((run) => status === null || run.status === status);
      return Response.json({ items, next_cursor: null });
    },
  });
  return { app, asked, userId: app.session.getSnapshot().context.user?.id ?? "" };
}
type Given = ReturnType<typeof appWith>["app"];
const opened = () => screen.queryByTestId("wizard")?.textContent ?? null;
const open = (app: Given, search: WizardSearch<TryOnStep> = {}) =>
  render(
    <InApp make={() => app}>
      <ComeBack
        feature="virtual_try_on"
        name="try-on"
        steps={TRY_ON_STEPS}
        draftOfRun={draftOfRun}
        search={search}
      >
        {(_, address) => <p data-testid="wizard">{JSON.stringify(address)}</p>}
      </ComeBack>
    </InApp>,
  );
const answered = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(opened()).not.toBeNull();
  });

describe("a tool that is opened where nothing was begun", () => {
  test.each([
    ["goes on", running],
    ["ended a moment ago", endedAgo(9 * MINUTE)],
    ["failed a moment ago", endedAgo(MINUTE, failedFixture)],
  ])("comes back to the account's run that %s", async (_, run) => {
    open(appWith(run).app);
    expect(opened()).toBeNull();
    await answered();
    expect(opened()).toBe('{"generation":"gen_linh"}');
  });
  test("prefers the run that goes on to one that has ended since", async () => {
    const ended = { ...endedAgo(MINUTE), id: "gen_ended" };
    open(appWith(ended, running).app);
    await answered();
    expect(opened()).toBe('{"generation":"gen_linh"}');
  });
  test.each([
    ["ended long ago", endedAgo(11 * MINUTE)],
    ["was cancelled", endedAgo(MINUTE, cancelledFixture)],
  ])("begins anew where the last run %s", async (_, run) => {
    open(appWith(run).app);
    await answered();
    expect(opened()).toBe("{}");
  });
  test("begins anew where the end was seen here", async () => {
    const { app } = appWith(endedAgo(MINUTE));
    app.runs.see("gen_linh");
    open(app);
    await answered();
    expect(opened()).toBe("{}");
  });
  test("waits four seconds for the server, no longer", async () => {
    open(fakeApp({ fetcher: () => new Promise(() => {}) }));
    await act(() => vi.advanceTimersByTimeAsync(3_999));
    expect(opened()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(opened()).toBe("{}");
  });
  test("asks nothing where the address or a draft says what to open", async () => {
    for (const search of [{ step: "model" }, { generation: "gen_x" }, { from: "ast_x" }] as const) {
      const { app, asked } = appWith(running);
      const page = open(app, search);
      expect(opened()).toBe(JSON.stringify(search));
      expect(asked).toEqual([]);
      page.unmount();
    }
    const { app, asked, userId } = appWith(running);
    draftStore(userId, "try-on").save({ version: 1 }, { base: null, isWished: false });
    open(app);
    expect(opened()).toBe("{}");
    expect(asked).toEqual([]);
  });
});

describe("a run that is to be made once more", () => {
  test.each([completedFixture, failedFixture, cancelledFixture])(
    "becomes the draft, whatever stood there, and the last step is opened",
    async (run) => {
      const { app, userId } = appWith(run);
      const drafts = draftStore(userId, "try-on");
      drafts.save({ version: 1 }, { base: null, isWished: false });
      open(app, { again: run.id });
      await answered();
      expect(opened()).toBe('{"step":"review"}');
      expect(readDraft(drafts.read())).toEqual(draftOfRun(run));
      expect(drafts.readBase()).toEqual({ base: { id: run.id, seed: run.seed }, isWished: true });
    },
  );
  test("is opened itself while it goes on, and where it cannot be asked for", async () => {
    const { app, userId } = appWith(running);
    open(app, { again: "gen_linh" });
    await answered();
    expect(opened()).toBe('{"generation":"gen_linh"}');
    cleanup();
    open(appWith().app, { again: "gen_gone" });
    await answered();
    expect(opened()).toBe('{"generation":"gen_gone"}');
    expect(draftStore(userId, "try-on").read()).toBeUndefined();
  });
});

describe("a draft", () => {
  const restored = (app: Given, category: "all" | "tops", base: OrderBase | null = null) =>
    toPromise(
      createActor(loadDraft<"model">(app, "virtual_try_on"), {
        input: { ids: { model: null }, request: { ...completedFixture.settings, category }, base },
      }).start(),
    );
  test("of the order that just ended unseen comes back to it, and is not offered again", async () => {
    const { app } = appWith(endedAgo(MINUTE));
    expect((await restored(app, "all")).openRun).toBe("gen_linh");
    app.runs.see("gen_linh");
    expect((await restored(app, "all")).openRun).toBeNull();
  });
  test("opened from a run is not that run: only one made of it is its own", async () => {
    const base = { id: "gen_linh", seed: 42 };
    const made = { ...running, id: "gen_made", parent_id: "gen_linh" };
    const { app } = appWith(running);
    expect(await restored(app, "all", base)).toMatchObject({ openRun: null, base });
    const again = appWith(running, made).app;
    expect((await restored(again, "all", base)).openRun).toBe("gen_made");
  });
  test("opened from a run that was deleted since stands without it", async () => {
    const base = { id: "gen_gone", seed: 42 };
    expect((await restored(appWith().app, "all", base)).base).toBeNull();
  });
  test("of another order stays what it is", async () => {
    expect((await restored(appWith(running).app, "tops")).openRun).toBeNull();
  });
});
