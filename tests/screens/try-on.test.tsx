import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import {
  garmentReasons,
  modelReasons,
  orderReasons,
  type TryOnReason,
} from "#machines/try-on/try-on.rules.ts";
import type { TryOnContext } from "#machines/try-on/try-on.setup.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import type { TryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import { byLanguage } from "#wire/values.ts";
import {
  completedFixture,
  failedFixture,
  garmentFixture,
  generationFixture,
  modelFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import {
  button,
  factOf,
  isShown,
  lock,
  press,
  pressSample,
  putAway,
  SENT,
  saidOf,
  titled,
  wizardFace,
} from "../support/wizard-face.tsx";

const filters = () => screen.queryByRole("group", { name: "Lọc theo loại đồ" });
const filtered = (name: string) => within(filters() as HTMLElement).getByRole("button", { name });
const kind = () => screen.queryByLabelText("Loại đồ");
/** A frame of the step bar, when it can be opened. */
const STEPS: Record<string, RegExp> = { model: /^1\. /, outfit: /^2\. /, review: /^3\. / };
const step = (name: string) => button(STEPS[name] as RegExp);

/** The pictures of the fixtures as samples, so that they can be chosen by their captions. */
const sample = (asset: Asset, name: string, category: Sample["category"] = null): Sample => ({
  ...asset,
  category,
  labels: byLanguage(() => name),
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

const names = ({ context }: AnyMachineSnapshot, role: "model" | "garment") =>
  context[role] === null ? 0 : screen.queryAllByText(captions[context[role].id] as string).length;
const said = saidOf<TryOnReason>({
  model_missing: "Còn thiếu người mẫu.",
  garment_missing: "Còn thiếu món đồ.",
  model_too_small: "Ảnh người mẫu nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  garment_too_small: "Ảnh món đồ nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  mask_unused: "Nét sửa viền vừa tô chưa được dùng. Bấm Dùng vùng tô, hoặc bỏ đi.",
});

const STEP_LEAVES = ["model", "outfit", "order.review", ...SENT];
const PICTURES = [...STEP_LEAVES, "order.generating", "order.result"];
const wizard = wizardFace({
  verb: "Tạo ảnh",
  step,
  stepLeaves: STEP_LEAVES,
  jumps: { model: PICTURES, outfit: PICTURES, review: STEP_LEAVES },
  accepted: generationFixture(),
  failed: failedFixture,
  completed: completedFixture,
  outside: {
    "mask.ready": "the mask editor, walked by itself",
    "mask.painted": "as above",
  },
  kept: ({ category }: TryOnContext) => ({ category }),
  ways: [
    { event: { type: "step.back" }, in: "outfit", name: "Đổi người mẫu" },
    { event: { type: "step.reset" }, in: "outfit", name: "Bỏ chọn" },
    {
      event: { type: "step.jump", step: "outfit" },
      in: "order.generating",
      name: "Thử món khác trong lúc chờ",
      run: "accepted",
    },
    {
      event: { type: "step.jump", step: "outfit" },
      in: "order.generating",
      name: "Chọn món đồ khác",
      run: "garment_not_found",
    },
    {
      event: { type: "step.jump", step: "model" },
      in: "order.generating",
      name: "Chọn ảnh khác",
      run: "no_person",
    },
    { event: { type: "step.jump", step: "outfit" }, in: "order.result", name: "Thử món khác" },
  ],
});

const face: Face = {
  ...wizard,
  walk: walks["try-on"],
  view: (flow: TryOnRef) => (
    <InApp make={app}>
      <TryOn flow={flow} />
    </InApp>
  ),
  gestures: {
    ...wizard.gestures,
    "model.choose": ({ event }) =>
      pressSample(captions[event.asset.id] as string, "Người mẫu có sẵn"),
    "garment.choose": ({ event }) => pressSample(captions[event.asset.id] as string, "Đồ có sẵn"),
    "category.choose": ({ event }) =>
      fireEvent.change(kind() as HTMLElement, { target: { value: event.category } }),
    "mask.remove": () => press("Bỏ nét sửa"),
    "filter.choose": () => fireEvent.click(filtered("Đầm")),
  },
  sights: {
    ...wizard.sights,
    model: (state) => {
      titled("Chọn người mẫu")();
      said(modelReasons(state.context));
      expect(names(state, "model") > 1).toBe(state.context.model !== null);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    outfit: (state) => {
      titled("Chọn trang phục")();
      said(garmentReasons(state.context));
      // Only samples have a kind.
      if (filters())
        expect(filtered("Đầm").getAttribute("aria-pressed")).toBe(
          String(state.context.filter === "dresses"),
        );
      expect(button("Bỏ chọn") !== null).toBe(state.context.garment !== null);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    "order.review": (state) => {
      titled("Xem lại rồi tạo ảnh")();
      expect(kind()).toHaveValue(state.context.category);
      const { mask, painted } = state.context;
      expect(button("Sửa lại viền") !== null).toBe(mask !== null || painted !== null);
      expect(button("Sửa viền") !== null).toBe(mask === null && painted === null);
      said(orderReasons(state.context));
      expect(names(state, "model")).toBeGreaterThan(1);
      expect(names(state, "garment")).toBeGreaterThan(1);
    },
    "order.result": ({ context }) => {
      const [model, garment] = [context.model, context.garment].map(
        ({ id }) => captions[id] as string,
      );
      expect([factOf("Người mẫu"), factOf("Trang phục")]).toEqual([model, garment]);
      // Of the two only the person stands on the stage; the result is called by what is worn.
      expect(isShown(model as string)).toBe(true);
      expect(screen.getByRole("heading", { name: garment as string })).toBeInTheDocument();
      expect(document.querySelector(`main img[src="${context.garment.url}"]`)).toBeNull();
      expect(screen.getByText("Xong trong 5 giây, tốn 1 credit")).toBeInTheDocument();
      expect(button("Tải xuống")).toBeInTheDocument();
    },
  },
  locks: [
    ...wizard.locks,
    lock({ type: "step.next" }, () => button("Tiếp tục"), "model", "outfit"),
    lock({ type: "category.choose", category: "tops" }, kind, "outfit"),
    lock({ type: "mask.remove" }, () => button("Bỏ nét sửa"), "order.review"),
  ],
};
testFace("try-on", face, "covering");
