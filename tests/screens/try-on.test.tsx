import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
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
  lock,
  press,
  pressSample,
  putAway,
  SENT,
  titled,
  wizardFace,
} from "../support/wizard-face.tsx";

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
const said = (state: AnyMachineSnapshot) =>
  expect(screen.queryByText(/^Còn thiếu|nhỏ quá/) === null).toBe(
    state.can({ type: "step.next" } as AnyEventObject as never),
  );

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
    "filter.choose": () =>
      fireEvent.click(
        within(screen.getByRole("group", { name: "Lọc theo loại đồ" })).getByRole("button", {
          name: "Đầm",
        }),
      ),
  },
  sights: {
    ...wizard.sights,
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
      const { mask, painted } = state.context;
      expect(button("Sửa lại viền") !== null).toBe(mask !== null || painted !== null);
      expect(button("Sửa viền") !== null).toBe(mask === null && painted === null);
      expect(screen.queryByText(/^Nét sửa viền vừa tô/) === null).toBe(painted === null);
      expect(names(state, "model")).toBeGreaterThan(1);
      expect(names(state, "garment")).toBeGreaterThan(1);
    },
    "order.result": () => {
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
