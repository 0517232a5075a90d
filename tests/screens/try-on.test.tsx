import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { jobOf } from "#src/flows/kit/wizard-ref.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import type { TryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import {
  completedFixture,
  failedFixture,
  garmentFixture,
  generationFixture,
  modelFixture,
  quoteFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { staged } from "../../stories/support/at.ts";
import { walks } from "../paths/walks.ts";
import { scripted } from "../support/model.ts";
import { coveringPaths, type Face, frame, type Lock, type Scene } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const question = () => screen.queryByRole("alertdialog", { name: "Làm lại từ đầu?" });
const answer = (name: string) =>
  question() && within(question() as HTMLElement).queryByRole("button", { name });
const kind = () => screen.queryByLabelText("Loại đồ");
/** A frame of the step bar, when it can be opened. */
const STEPS: Record<string, RegExp> = { model: /^1\. /, outfit: /^2\. /, review: /^3\. / };
const step = (name: string) => button(STEPS[name] as RegExp);

/** What closes the word above a step; the question has a cross of the same name. */
const putAway = () =>
  screen
    .queryAllByRole("button", { name: "Đóng" })
    .find((found) => !found.closest('[role="alertdialog"]')) ?? null;

/** The pictures of the fixtures as samples, so that they can be chosen by their captions. */
const sample = (asset: Asset, vi: string, category: Sample["category"] = null): Sample => ({
  ...asset,
  category,
  labels: { vi, en: vi },
});
const captions: Record<string, string> = {
  [modelFixture.id]: "Linh, toàn thân",
  [tinyFixture.id]: "Bé tí",
  [garmentFixture.id]: "Áo dài lụa cổ vịt",
};
function app() {
  const made = fakeApp();
  const put = (usage: string, items: Sample[]) =>
    made.queries.setQueryData(["samples", usage], items);
  put("model", [sample(modelFixture, "Linh, toàn thân"), sample(tinyFixture, "Bé tí")]);
  put("garment", [sample(garmentFixture, "Áo dài lụa cổ vịt", "dresses")]);
  return made;
}

/** The run inside the wizard: the real machine, its actors played by the gestures below. */
let job = scripted(walks.generation);
const jobIn = ({ root }: Scene) => jobOf(root.getSnapshot());
const outcome = (actor: string, output: unknown) =>
  job.settle({ type: `xstate.done.actor.${actor}`, output });

/** Lets the run itself report that it is as given. */
async function report(scene: Scene, generation: Generation): Promise<void> {
  const ref = jobIn(scene);
  await act(async () => {
    if (ref?.getSnapshot().matches("affordable")) ref.send({ type: "order.confirm" });
    const state = ref?.getSnapshot();
    if (state?.matches("submitting")) outcome("submitGeneration", accepted(generation));
    else if (state?.matches("finding")) outcome("readGeneration", accepted(generation));
    else if (state?.matches("running")) ref?.send({ type: "job.progressed", generation });
  });
  await frame();
}

/** A run that goes on comes to its end first: until then the foot bar offers to cancel it. */
const endRun = async (scene: Scene) => {
  if (scene.actor.getSnapshot().matches({ order: "generating" }))
    await report(scene, failedFixture);
};

const titled = (title: string) => () =>
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
const names = ({ context }: AnyMachineSnapshot, role: "model" | "garment") =>
  context[role] === null ? 0 : screen.queryAllByText(captions[context[role].id] as string).length;
const said = (state: AnyMachineSnapshot) =>
  expect(screen.queryByText(/^Còn thiếu|nhỏ quá/) === null).toBe(
    state.can({ type: "step.next" } as AnyEventObject as never),
  );

const lock = (event: AnyEventObject, find: Lock["find"], ...leaves: string[]): Lock => ({
  event,
  find,
  where: (state) => leaves.some((leaf) => state.matches(toValue(leaf) as never)),
});
const toValue = (leaf: string): unknown =>
  leaf.split(".").reduceRight<unknown>((value, key) => (value === "" ? key : { [key]: value }), "");
/** While the order is on its way nothing leads out of the wizard's third step. */
const isNotSending = (scene: Scene) => !jobIn(scene)?.getSnapshot().matches("submitting");
/** While a run goes on, the foot bar offers to cancel it instead of the ways back. */
const isAtRest = (scene: Scene) => {
  const job = jobIn(scene)?.getSnapshot();
  return !(["submitting", "finding", "running", "cancelling"] as const).some((name) =>
    job?.matches(name),
  );
};
const STEP_LEAVES = ["model", "outfit", "order.review"];

const face: Face = {
  walk: walks["try-on"],
  children: () => {
    job = scripted(walks.generation);
    return {
      upload: staged(uploadMachine),
      download: staged(downloadMachine),
      generation: job.machine,
    };
  },
  // A price is there as soon as it is asked for: what happens before is the generation's own walk.
  between: (scene) => {
    if (jobIn(scene)?.getSnapshot().matches("quoting")) outcome("getQuote", accepted(quoteFixture));
  },
  view: (flow: TryOnRef) => (
    <InApp make={app}>
      <TryOn flow={flow} />
    </InApp>
  ),
  gestures: {
    "model.choose": ({ event }) => press(captions[event.asset.id] as string),
    "garment.choose": ({ event }) => press(captions[event.asset.id] as string),
    "category.choose": ({ event }) =>
      fireEvent.change(kind() as HTMLElement, { target: { value: event.category } }),
    "filter.choose": () =>
      fireEvent.click(
        within(screen.getByRole("group", { name: "Lọc theo loại đồ" })).getByRole("button", {
          name: "Đầm",
        }),
      ),
    "step.next": () => press("Tiếp tục"),
    "step.back": async (scene) => {
      await endRun(scene);
      press("Quay lại");
    },
    "step.jump": ({ actor, event }) => {
      const open = step(event.step);
      // From a run or its result the order is reached by the browser's back button alone.
      if (open) fireEvent.click(open);
      else act(() => actor.send(event));
    },
    "step.reset": () => press("Làm lại bước này"),
    "over.ask": async (scene) => {
      await endRun(scene);
      press("Làm lại từ đầu");
    },
    "over.confirm": () =>
      fireEvent.click(answer("Làm lại từ đầu") ?? (button("Làm lại từ đầu") as HTMLElement)),
    "over.keep": () => fireEvent.click(answer("Giữ lại") as HTMLElement),
    "order.confirm": () => press("Tạo ảnh"),
    "order.again": async (scene) => {
      if (scene.actor.getSnapshot().matches("result")) return press("Tạo lại");
      await report(scene, failedFixture);
      return press("Thử lại");
    },
    "draft.retry": () => press("Thử lại"),
    "notice.dismiss": ({ actor, event }) => {
      const close = putAway();
      // Nothing is said, or the step has no room for it: there is nothing to put away.
      if (close) fireEvent.click(close);
      else actor.send(event);
    },
    "job.accepted": async (scene) => {
      const runs = jobIn(scene)?.getSnapshot().matches("running");
      if (runs) act(() => scene.actor.send(scene.event));
      else await report(scene, generationFixture());
    },
    "job.succeeded": (scene) => report(scene, completedFixture),
    "job.missing": async (scene) => {
      const isAsked = jobIn(scene)?.getSnapshot().matches("finding");
      await act(async () => {
        if (isAsked) outcome("readGeneration", refused("not_found"));
        else scene.actor.send(scene.event);
      });
    },
  },
  outside: { "upload.ready": "the upload child, walked by itself" },
  sights: {
    restoring: () => expect(screen.getByRole("status")).toHaveTextContent("Đang tải…"),
    unread: () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở lại được những gì bạn đã chọn"),
    model: (state) => {
      titled("Chọn người mẫu")();
      said(state);
      expect(names(state, "model") > 1).toBe(state.context.model !== null);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    outfit: (state) => {
      titled("Chọn trang phục")();
      said(state);
      expect(button("Bỏ chọn") !== null).toBe(state.context.garment !== null);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    "order.review": (state) => {
      titled("Xem lại rồi tạo ảnh")();
      expect(kind()).toHaveValue(state.context.category);
      expect(names(state, "model")).toBeGreaterThan(1);
      expect(names(state, "garment")).toBeGreaterThan(1);
    },
    "order.asking": () => expect(question()).toBeInTheDocument(),
    "order.generating": () =>
      expect(screen.getByRole("region", { name: "Đang tráng ảnh" })).toBeInTheDocument(),
    result: () => {
      expect(screen.getByText("Xong trong 5 giây, tốn 1 credit")).toBeInTheDocument();
      expect(button("Tải xuống")).toBeInTheDocument();
    },
    askingOver: () => expect(question()).toBeInTheDocument(),
  },
  locks: [
    lock({ type: "step.next" }, () => button("Tiếp tục"), "model", "outfit"),
    {
      ...lock({ type: "step.back" }, () => button("Quay lại"), ...STEP_LEAVES, "order.generating"),
      also: isAtRest,
    },
    lock({ type: "step.reset" }, () => button("Làm lại bước này"), ...STEP_LEAVES),
    {
      ...lock(
        { type: "over.ask" },
        () => button("Làm lại từ đầu"),
        ...STEP_LEAVES,
        "order.generating",
        "result",
      ),
      also: isAtRest,
    },
    ...["model", "outfit", "review"].map((name) => ({
      ...lock(
        { type: "step.jump", step: name },
        () => step(name),
        ...STEP_LEAVES,
        ...(name === "review" ? [] : ["order.generating", "result"]),
      ),
      also: isNotSending,
    })),
    {
      ...lock({ type: "order.confirm" }, () => button("Tạo ảnh"), "order.review"),
      also: (scene) => jobIn(scene)?.getSnapshot().can({ type: "order.confirm" }) ?? false,
    },
    lock({ type: "order.again" }, () => button("Tạo lại"), "result"),
    lock({ type: "category.choose", category: "tops" }, kind, "outfit"),
    lock({ type: "draft.retry" }, () => button("Thử lại"), "restoring", "unread"),
    lock(
      { type: "over.keep" },
      () => answer("Giữ lại"),
      "askingOver",
      "order.asking",
      ...STEP_LEAVES,
    ),
    lock(
      { type: "over.confirm" },
      () => answer("Làm lại từ đầu"),
      "askingOver",
      "order.asking",
      ...STEP_LEAVES,
    ),
  ],
};
testFace("try-on", face, () => coveringPaths(walks["try-on"]));
