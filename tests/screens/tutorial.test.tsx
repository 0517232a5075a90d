import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { tutorialInputs } from "#machines/tutorial/tutorial.fixtures.ts";
import { tutorialMachine } from "#machines/tutorial/tutorial.machine.ts";
import {
  type HookCall,
  type TutorialConfig,
  tutorialStep,
} from "#machines/tutorial/tutorial.rules.ts";
import { watchTarget } from "#src/actors/watch-target.ts";
import { TourButton } from "#src/flows/tutorial/tour-button.tsx";
import { TourContext } from "#src/flows/tutorial/tour-context.ts";
import { TourHost } from "#src/flows/tutorial/tour-host.tsx";
import { Tutorial } from "#src/flows/tutorial/tutorial.tsx";
import type { TutorialRef } from "#src/flows/tutorial/use-tutorial-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";
import { walks } from "../paths/walks.ts";
import { unheard } from "../support/unheard.ts";
import type { Face, Lock } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const card = () => screen.queryByRole("dialog");
const inside = () => within(card() as HTMLElement);
const button = (name: RegExp) => (card() ? inside().queryByRole("button", { name }) : null);
const next = () => button(/^(Tiếp|Xong)$/);
const previous = () => button(/^Trước$/);
const skip = () => button(/^Bỏ qua$/);

/** A page with two things to point at, and the tour over it. */
function Page({ tutorial }: { tutorial: TutorialRef }) {
  return (
    <InApp make={fakeApp}>
      <TourContext value={tutorial}>
        <TourButton />
        <button type="button" id="first">
          Món đồ
        </button>
        <input id="second" aria-label="Lời dặn" />
        <Tutorial
          tutorial={tutorial}
          words={(step) => ({ title: `Tên ${step}`, content: `Lời của ${step}.` })}
        />
      </TourContext>
    </InApp>
  );
}

const lock = (event: Lock["event"], find: Lock["find"]): Lock => ({
  event,
  find,
  where: (state) => state.hasTag("shown"),
});
const shows = (state: { context: { steps: readonly { id: string }[]; index: number } }) => {
  const id = state.context.steps[state.context.index]?.id;
  expect(inside().getByRole("heading")).toHaveTextContent(`Tên ${id}`);
  expect(card()).toHaveAccessibleName(`Tên ${id}`);
};
const face: Face = {
  walk: walks.tutorial,
  view: (tutorial: TutorialRef) => <Page tutorial={tutorial} />,
  gestures: {
    "tour.start": () => fireEvent.click(screen.getByRole("button", { name: "Hướng dẫn" })),
    "tour.next": () => fireEvent.click(next() as HTMLElement),
    "tour.previous": () => fireEvent.click(previous() as HTMLElement),
    "tour.skip": () => fireEvent.click(skip() as HTMLElement),
  },
  outside: {
    "tour.ask": "an address with the tour's hash",
    "tour.offer": "the preferences say that it was never seen",
    "stage.changed": "the tool says whether it stands where the tour begins",
    "target.found": "the actor that looks for the target",
    "target.missing": "the same",
  },
  sights: {
    inactive: () => expect(card()).toBeNull(),
    due: () => expect(card()).toBeNull(),
    starting: () => expect(card()).toBeNull(),
    "showing.moving.leaving": shows,
    "showing.moving.arriving": shows,
    "showing.locating": shows,
    "showing.settled": (state) => {
      shows(state);
      const { autoNext } = state.context.steps[state.context.index];
      expect(inside().queryByText(/^Tự qua bước sau \d giây$/) !== null).toBe(autoNext !== null);
    },
    "showing.unanchored": (state) => {
      shows(state);
      expect(card()).toHaveAttribute("data-side", "centre");
    },
    ending: shows,
  },
  locks: [
    lock({ type: "tour.next" }, next),
    lock({ type: "tour.previous" }, previous),
    lock({ type: "tour.skip" }, skip),
  ],
};
testFace("tutorial", face, "covering");

/** The tour running at its first step, its targets found at once, its hooks none. */
async function running(config: TutorialConfig = tutorialInputs.tour) {
  const tutorial = createActor(
    tutorialMachine.provide({
      actors: {
        runHooks: fromPromise<void, { calls: readonly HookCall[] }>(async () => {}),
        watchTarget: fromCallback(({ sendBack }) => sendBack({ type: "target.found" })),
      },
      actions: unheard(tutorialMachine),
      delays: { firstStepDelay: 0, stepFlagDelay: 0, endDelay: 0 },
    }),
    { input: config },
  ).start() as TutorialRef;
  tour = tutorial;
  render(<Page tutorial={tutorial} />);
  const start = screen.getByRole("button", { name: "Hướng dẫn" });
  start.focus();
  fireEvent.click(start);
  await settled();
  const step = () => tutorial.getSnapshot().context.index + 1;
  return { tutorial, step, start };
}
/** Until the tour stands at a step, or is over, and the page has caught up. */
const settled = () =>
  act(async () => {
    if (tour)
      await waitFor(tour, (state) =>
        ["inactive", { showing: "settled" }, { showing: "unanchored" }].some((rest) =>
          state.matches(rest as never),
        ),
      );
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
let tour: TutorialRef | null = null;
const press = async (key: string, at: Element = document.activeElement ?? document.body) => {
  fireEvent.keyDown(at, { key });
  await settled();
};

describe("by keyboard", () => {
  beforeAll(() => activate("vi"));
  test("arrows, Enter and space move; Esc leaves and the focus goes home", async () => {
    const { step, start } = await running();
    expect(card()).toHaveFocus();
    for (const [key, at] of [
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["Enter", 2],
      [" ", 3],
    ] as const) {
      await press(key);
      expect(step()).toBe(at);
    }
    await press("Escape");
    expect(card()).toBeNull();
    expect(start).toHaveFocus();
  });
  test("Enter on a button of the tour or of the page presses that button, not the tour on", async () => {
    const { step } = await running();
    await press("Enter", skip() as HTMLElement);
    await press(" ", document.querySelector("#first") as Element);
    expect(step()).toBe(1);
  });
  test("nothing is taken from someone who types", async () => {
    const { step, tutorial } = await running();
    for (const key of ["ArrowRight", "Enter", " ", "Escape"])
      await press(key, screen.getByRole("textbox", { name: "Lời dặn" }));
    expect([step(), tutorial.getSnapshot().hasTag("active")]).toEqual([1, true]);
  });
  test("a key held down moves one step", async () => {
    const { step } = await running();
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await settled();
    fireEvent.keyDown(document.body, { key: "ArrowRight", repeat: true });
    await settled();
    expect(step()).toBe(2);
  });
  test("Tab goes round the tour and what it points at, never out", async () => {
    await running();
    const order = [];
    for (let i = 0; i < 4; i += 1) {
      await press("Tab");
      order.push(document.activeElement?.textContent);
    }
    expect(order).toEqual(["Bỏ qua", "Tiếp", "Món đồ", "Bỏ qua"]);
    fireEvent.keyDown(document.activeElement as Element, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toHaveTextContent("Món đồ");
  });
  test("a target that is only looked at is not reached by Tab", async () => {
    const { step } = await running({
      allowSkip: true,
      steps: [tutorialStep({ id: "only", target: "#first", disableInteraction: true })],
    });
    await press("Tab");
    await press("Tab");
    await press("Tab");
    expect([step(), document.activeElement?.textContent]).toEqual([1, "Bỏ qua"]);
  });
});

describe("started by itself", () => {
  beforeAll(() => activate("vi"));
  const tool = { name: "try-on", config: tutorialInputs.tour, words: {} };
  /** A tool's page, for someone who has seen these tours, at this address. */
  const page = (seen: readonly string[], hash = "") => {
    const app = fakeApp();
    app.queries.setQueryData(["preferences"], {
      tutorials_seen: seen,
      sidebar: "open",
      banner_dismissed: [],
    });
    const view = (isReady: boolean) => (
      <InApp make={() => app} path={`/virtual-tryon${hash}`}>
        <TourHost tour={tool} usual="" isReady={isReady}>
          <TourButton />
        </TourHost>
      </InApp>
    );
    const { rerender } = render(view(false));
    return {
      ready: async () => {
        rerender(view(true));
        await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
      },
    };
  };
  test("for someone who never saw it, once the tool stands where it begins", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { ready } = page([]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(card()).toBeNull();
    await ready();
    expect(card()).not.toBeNull();
  });
  test("for an address that asks for it, though it was seen", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await page(["try-on"], "#tour").ready();
    expect(card()).not.toBeNull();
  });
  test("not for someone who saw it", async () => {
    await page(["try-on"]).ready();
    expect(card()).toBeNull();
  });
});

describe("what is seen", () => {
  const veil = () => document.querySelector("[data-tour-veil]") as SVGElement;
  const place = (id: string, x: number, y: number) => {
    const element = document.querySelector(id) as HTMLElement;
    element.getBoundingClientRect = () => new DOMRect(x, y, 100, 40);
  };
  test("the hole lies around the target and follows it when the page scrolls", async () => {
    await running({
      allowSkip: true,
      steps: [tutorialStep({ id: "one", target: "#first", highlightPadding: 4 })],
    });
    place("#first", 200, 100);
    fireEvent.scroll(window);
    await settled();
    expect(veil().getAttribute("d")).toContain("M204 96");
    place("#first", 200, 60);
    fireEvent.scroll(window);
    await settled();
    expect(veil().getAttribute("d")).toContain("M204 56");
    expect(card()).toHaveAttribute("data-side", "bottom");
  });
  test("a press on the veil skips where skipping is allowed, else does nothing", async () => {
    const bound = await running(tutorialInputs.bound);
    fireEvent.click(veil());
    await settled();
    expect(bound.tutorial.getSnapshot().hasTag("active")).toBe(true);
    bound.tutorial.stop();
  });
  test("a press on the veil leaves a tour that may be skipped", async () => {
    const free = await running();
    fireEvent.click(veil());
    await settled();
    expect(free.tutorial.getSnapshot().matches("inactive")).toBe(true);
  });
  test("counter, progress and the step's own class", async () => {
    await running({
      allowSkip: true,
      steps: [
        tutorialStep({ id: "one", customClass: "rieng" }),
        tutorialStep({ id: "two", showSkip: false, showPrevious: false }),
      ],
    });
    expect(inside().getByText("1 trên 2")).toBeInTheDocument();
    expect(inside().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    expect(card()).toHaveClass("rieng");
    await press("ArrowRight");
    expect(inside().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    expect([skip(), previous()]).toEqual([null, null]);
    expect(next()).toHaveTextContent("Xong");
  });
});

describe("looking for a target", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  /** A running tour at a step that waits for #late; its state after so many milliseconds. */
  const waiting = (waitForElement: boolean) => {
    const tutorial = createActor(
      tutorialMachine.provide({
        actors: {
          runHooks: fromPromise<void, { calls: readonly HookCall[] }>(async () => {}),
          watchTarget,
        },
        actions: unheard(tutorialMachine),
      }),
      {
        input: {
          allowSkip: true,
          steps: [tutorialStep({ id: "late", target: "#late", waitForElement })],
        },
      },
    ).start();
    tutorial.send({ type: "tour.start" });
    const after = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return tutorial.getSnapshot().value;
    };
    return { after, begin: () => after(200) };
  };
  const appear = () =>
    document.body.append(Object.assign(document.createElement("p"), { id: "late" }));

  test("it is found at the forty-ninth and at the last of fifty tries", async () => {
    for (const missed of [48, 49]) {
      const tour = waiting(true);
      expect(await tour.begin()).toEqual({ showing: "locating" });
      expect(await tour.after(missed * 100 - 50)).toEqual({ showing: "locating" });
      appear();
      expect(await tour.after(50)).toEqual({ showing: "settled" });
      document.body.replaceChildren();
    }
  });
  test("after fifty tries the tour stops waiting", async () => {
    const tour = waiting(true);
    await tour.begin();
    expect(await tour.after(4_999)).toEqual({ showing: "locating" });
    expect(await tour.after(1)).toEqual({ showing: "unanchored" });
  });
  test("what is not waited for is looked for once; what is hidden is not there", async () => {
    expect(await waiting(false).begin()).toEqual({ showing: "unanchored" });
    appear();
    expect(await waiting(false).begin()).toEqual({ showing: "settled" });
    document.body.firstElementChild?.toggleAttribute("hidden", true);
    expect(await waiting(false).begin()).toEqual({ showing: "unanchored" });
  });
});
