import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { assetPickerMachine } from "#machines/asset-picker/asset-picker.machine.ts";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { SAID } from "#src/flows/kit/foot-parts.tsx";
import { jobOf } from "#src/flows/kit/wizard-ref.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { quoteFixture } from "#wire/wire.fixtures.ts";
import { staged } from "../../stories/support/at.ts";
import { walks } from "../paths/walks.ts";
import { scripted } from "./model.ts";
import { type Face, frame, type Lock, type Scene, type Way } from "./view.tsx";

/** What the five wizards' screens have in common, for the generated walks through them. */
export const button = (name: string | RegExp) => screen.queryByRole("button", { name });
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
/** Chooses a sample by its caption; its tab is opened when one's own pictures stand in front. */
export async function pressSample(caption: string, tab: string): Promise<void> {
  if (button(caption) === null) {
    const trigger = screen.getByRole("tab", { name: tab });
    await act(async () => {
      fireEvent.focus(trigger);
      fireEvent.click(trigger);
    });
    await frame();
  }
  press(caption);
}
export const question = () => screen.queryByRole("alertdialog", { name: "Làm lại từ đầu?" });
const answer = (name: string) =>
  question() && within(question() as HTMLElement).queryByRole("button", { name });
/** What closes the word above a step; the question has a cross of the same name. */
export const putAway = () =>
  screen
    .queryAllByRole("button", { name: "Đóng" })
    .find((found) => !found.closest('[role="alertdialog"]')) ?? null;
/** The foot says why the verb is locked, in this very sentence, or nothing of the kind. */
export const saidOf =
  <Reason extends string>(sentences: Readonly<Record<Reason, string>>) =>
  (reasons: readonly Reason[]): void => {
    const said = document.getElementById(SAID)?.textContent?.replace(/\s+/g, " ") ?? "";
    const [first] = reasons;
    if (first === undefined) expect(Object.values(sentences)).not.toContain(said);
    else expect(said).toBe(sentences[first]);
  };
/** What the result's list says of this; null when it says nothing of it. */
export const factOf = (term: string): string | null =>
  screen
    .queryAllByText(term)
    .find(({ tagName }) => tagName === "DT")
    ?.nextElementSibling?.textContent?.replace(/\s+/g, " ") ?? null;
/** Whether a picture of this name stands on the screen; one that only adorns a control has none. */
export const isShown = (name: string): boolean => screen.queryAllByAltText(name).length > 0;
export const titled = (title: string) => () =>
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();

const toValue = (leaf: string): unknown =>
  leaf.split(".").reduceRight<unknown>((value, key) => (value === "" ? key : { [key]: value }), "");
/** Where the order is looked over while nothing of it can change. */
export const SENT = ["order.sending", "order.unanswered.still"];
export const lock = (event: AnyEventObject, find: Lock["find"], ...leaves: string[]): Lock => ({
  event,
  find,
  where: (state) => leaves.some((leaf) => state.matches(toValue(leaf) as never)),
});

/** A control beside the step bar and the foot bar that sends an event of theirs too. */
interface Other extends Omit<Way, "make"> {
  /** How the run stands when it is there: on its way, or ended so. */
  run?: "accepted" | GenerationErrorCode;
}

/** The run inside the wizard: the real machine, its actors played by the gestures below. */
export function wizardFace({
  verb,
  step,
  stepLeaves,
  jumps,
  outside,
  accepted: begun,
  failed,
  completed,
  kept = () => ({}),
  ways = [],
}: {
  /** The word on the button that orders. */
  verb: string;
  /** A frame of the step bar, when it can be opened. */
  step: (name: string) => HTMLElement | null;
  /** The leaves in which a person chooses. */
  stepLeaves: readonly string[];
  /** Each step with the leaves from which its frame leads there. */
  jumps: Readonly<Record<string, readonly string[]>>;
  outside?: Face["outside"];
  accepted: Generation;
  failed: Generation;
  completed: Generation;
  /** What a run keeps of the order as it stands: the wizard takes it over from the run. */
  kept?: (context: never) => Generation["settings"];
  ways?: readonly Other[];
}) {
  let job = scripted(walks.order);
  const jobIn = ({ root }: Scene) => jobOf(root.getSnapshot());
  const outcome = (actor: string, output: unknown) =>
    job.settle({ type: `xstate.done.actor.${actor}`, output });
  const is = (scene: Scene, ...names: ("finding" | "running")[]) =>
    names.some((name) => jobIn(scene)?.getSnapshot().matches(name));
  /** While a run goes on, the foot bar offers to cancel it instead of the ways back. */
  const isAtRest = (scene: Scene) => !is(scene, "finding", "running");

  const state = (scene: Scene) => jobIn(scene)?.getSnapshot();
  /** The server says no; once more, and there is a price again. */
  async function refuse(): Promise<void> {
    await answered(refused("image_too_small"));
    await frame();
    press("Thử lại");
    await frame();
    act(() => outcome("getQuote", accepted(quoteFixture)));
  }
  async function send(scene: Scene): Promise<void> {
    const open = button(verb);
    if (open && open.getAttribute("aria-disabled") !== "true") fireEvent.click(open);
    else
      scene.unpressed("the verb is locked while the order is not whole", () =>
        jobIn(scene)?.send({ type: "order.confirm" }),
      );
    await frame();
  }
  const answered = (output: unknown) => act(async () => outcome("submitGeneration", output));
  /** Lets the run itself report that it is as given. */
  async function report(scene: Scene, generation: Generation): Promise<void> {
    const now = state(scene);
    await act(async () => {
      if (now?.matches("submitting")) outcome("submitGeneration", accepted(generation));
      else if (now?.matches("finding")) outcome("readGeneration", accepted(generation));
      else if (now?.matches("running")) jobIn(scene)?.send({ type: "job.progressed", generation });
    });
    await frame();
  }
  /** The run that stands fails, as a run of what was ordered. */
  const fail = (scene: Scene, code = failed.error?.code) => {
    const settings = { ...failed.settings, ...kept(scene.actor.getSnapshot().context as never) };
    const error = failed.error && code ? { ...failed.error, code } : failed.error;
    return report(scene, { ...failed, settings, error });
  };
  /** A run that goes on comes to its end first: until then the foot bar offers to cancel it. */
  const endRun = async (scene: Scene) => {
    if (scene.actor.getSnapshot().matches({ order: "generating" })) await fail(scene);
  };

  const gestures: Face["gestures"] = {
    "step.next": () => press("Tiếp tục"),
    "step.back": async (scene) => {
      await endRun(scene);
      press("Quay lại");
    },
    "step.jump": ({ event, unpressed }) => {
      const open = step(event.step);
      if (open) fireEvent.click(open);
      else unpressed("from a run or its result by the browser's back button alone");
    },
    "step.reset": () => press("Làm lại bước này"),
    "over.ask": async (scene) => {
      await endRun(scene);
      press("Làm lại từ đầu");
    },
    "over.confirm": () =>
      fireEvent.click(answer("Làm lại từ đầu") ?? (button("Làm lại từ đầu") as HTMLElement)),
    "over.keep": () => fireEvent.click(answer("Giữ lại") as HTMLElement),
    // The server refuses, so that the order is looked over again.
    "order.confirm": async (scene) => {
      await send(scene);
      await refuse();
    },
    "order.sending": async (scene) => {
      if (state(scene)?.matches("unsent") !== true) return send(scene);
      if (question() === null) return press("Gửi lại");
      return scene.unpressed("the question lies over the button", () =>
        jobIn(scene)?.send({ type: "submit.retry" }),
      );
    },
    "order.unanswered": () =>
      act(async () => {
        job.settle({ type: "xstate.error.actor.submitGeneration", error: new Error("no answer") });
      }),
    "order.refused": () => refuse(),
    "order.again": async (scene) => {
      if (scene.actor.getSnapshot().matches({ order: "result" })) return press("Tạo lại");
      await fail(scene);
      return press("Thử lại");
    },
    "draft.retry": () => press("Thử lại"),
    "notice.dismiss": ({ unpressed }) => {
      const close = putAway();
      if (close) fireEvent.click(close);
      else unpressed("nothing is said, or the step has no room for it");
    },
    "job.accepted": async (scene) => {
      if (is(scene, "running")) scene.unpressed("the run reports what it has reported");
      else await report(scene, begun);
    },
    "job.succeeded": (scene) => report(scene, completed),
  };
  const asking = ["askingOver", "order.asking", "order.unanswered.asking", ...stepLeaves];
  const locks: Lock[] = [
    {
      ...lock({ type: "step.back" }, () => button("Quay lại"), ...stepLeaves, "order.generating"),
      also: isAtRest,
    },
    lock({ type: "step.reset" }, () => button("Làm lại bước này"), ...stepLeaves),
    {
      ...lock(
        { type: "over.ask" },
        () => button("Làm lại từ đầu"),
        ...stepLeaves,
        "order.generating",
        "order.result",
      ),
      also: isAtRest,
    },
    ...Object.entries(jumps).map(([name, leaves]) =>
      lock({ type: "step.jump", step: name }, () => step(name), ...leaves),
    ),
    {
      event: { type: "order.confirm" },
      find: () => button(verb),
      where: (state: AnyMachineSnapshot) =>
        state.matches("order" as never) &&
        !state.matches({ order: "generating" } as never) &&
        !state.matches({ order: "result" } as never) &&
        !state.matches({ order: "asking" } as never) &&
        !state.matches({ order: { unanswered: "asking" } } as never),
      also: (scene: Scene) => jobIn(scene)?.getSnapshot().can({ type: "order.confirm" }) ?? false,
    },
    lock({ type: "order.again" }, () => button("Tạo lại"), "order.result"),
    lock({ type: "draft.retry" }, () => button("Thử lại"), "restoring", "unread"),
    lock({ type: "over.keep" }, () => answer("Giữ lại"), ...asking),
    lock({ type: "over.confirm" }, () => answer("Làm lại từ đầu"), ...asking),
  ];
  const sights: Face["sights"] = {
    restoring: () => expect(screen.getByRole("status")).toHaveTextContent("Đang tải…"),
    unread: () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở lại được những gì bạn đã chọn"),
    "order.asking": () => expect(question()).toBeInTheDocument(),
    "order.sending": () => {
      expect(button(verb)).toHaveAttribute("aria-busy", "true");
      for (const name of ["Quay lại", "Làm lại từ đầu"]) expect(button(name)).toBeNull();
    },
    "order.unanswered.still": () => {
      expect(screen.getByText("Chưa gửi được yêu cầu")).toBeInTheDocument();
      expect(button(verb)).not.toHaveAttribute("aria-busy", "true");
    },
    "order.unanswered.asking": () => expect(question()).toBeInTheDocument(),
    "order.generating": () =>
      expect(
        screen.getByRole("region", { name: /^Đang (tạo ảnh|dựng video)$/ }),
      ).toBeInTheDocument(),
    askingOver: () => expect(question()).toBeInTheDocument(),
  };
  return {
    gestures,
    ways: ways.map(({ run, ...way }) => ({
      ...way,
      // Of a run that is known: what it was ordered with stands in the machine.
      ...(run && { after: "job.accepted" }),
      make: async (scene: Scene) => {
        if (run === "accepted") await report(scene, begun);
        else if (run) await fail(scene, run);
        press(way.name);
      },
    })),
    locks,
    sights,
    uncompared: {
      orders: "the run that stands after an order was accepted by the gesture's own child",
      base: "as orders: a run that was accepted so is what the next order is opened from",
      isWished: "as orders: a run that was accepted so is no longer wished for",
    },
    outside: {
      "upload.ready": "the upload child, walked by itself",
      "asset.picked": "the picker, walked by itself",
      "job.missing": "the order's machine, walked by itself",
      "run.open": "the browser's forward button: the address is what asks",
      ...outside,
    },
    children: () => {
      job = scripted(walks.order);
      return {
        upload: staged(uploadMachine),
        // Of those that have something painted.
        maskEditor: staged(maskEditorMachine),
        assetPicker: staged(assetPickerMachine),
        order: job.machine.provide({
          actors: { download: staged(downloadMachine), share: staged(shareMachine) },
        } as never),
      };
    },
    // A price is there as soon as it is asked for: what happens before is the generation's own walk.
    between: (scene: Scene) => {
      if (jobIn(scene)?.getSnapshot().matches("quoting"))
        outcome("getQuote", accepted(quoteFixture));
    },
  };
}
