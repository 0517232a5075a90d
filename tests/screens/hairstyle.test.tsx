import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import {
  type HairstyleReason,
  orderReasons,
  photoReasons,
  styleReasons,
} from "#machines/hairstyle/hairstyle.rules.ts";
import { Hairstyle } from "#src/flows/hairstyle/hairstyle.tsx";
import type { HairstyleRef } from "#src/flows/hairstyle/use-hairstyle-ref.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import { byLanguage } from "#wire/values.ts";
import {
  failedFixture,
  hairFixture,
  hairingFixture,
  hairPhotoFixture,
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

const captions: Record<string, string> = {
  [hairPhotoFixture.id]: "Khách quen",
  [tinyFixture.id]: "Bé tí",
};
/** The pictures of the fixtures as samples, so that they can be chosen by their captions. */
const sample = (asset: Asset): Sample => {
  const name = captions[asset.id] as string;
  return { ...asset, origin: "sample", category: null, labels: byLanguage(() => name) };
};
function app() {
  const made = fakeApp();
  made.queries.setQueryData(["samples", "hair"], [sample(hairPhotoFixture), sample(tinyFixture)]);
  return made;
}
const STEPS: Record<string, RegExp> = { photo: /^1\. /, style: /^2\. /, customise: /^3\. / };
const step = (name: string) => button(STEPS[name] as RegExp);
const prompt = () => screen.queryByLabelText(/^Lời dặn thêm/);
const LEAVES = ["photo", "style", "order.customise", ...SENT];
const PICTURES = [...LEAVES, "order.generating", "order.result"];

const wizard = wizardFace({
  verb: "Tạo ảnh",
  step,
  stepLeaves: LEAVES,
  jumps: { photo: PICTURES, style: PICTURES, customise: LEAVES },
  outside: {
    "mask.ready": "the mask editor, walked by itself",
    "mask.painted": "as above",
  },
  accepted: hairingFixture,
  failed: { ...failedFixture, ...hairingFixture, status: "failed", error: failedFixture.error },
  completed: hairFixture,
  ways: [
    {
      event: { type: "step.jump", step: "style" },
      in: "order.generating",
      name: "Thử kiểu khác trong lúc chờ",
      run: "accepted",
    },
    {
      event: { type: "step.jump", step: "photo" },
      in: "order.generating",
      name: "Chọn ảnh khác",
      run: "face_not_found",
    },
    { event: { type: "step.jump", step: "style" }, in: "order.result", name: "Thử kiểu khác" },
  ],
});
const said = saidOf<HairstyleReason>({
  photo_missing: "Còn thiếu ảnh chân dung.",
  photo_too_small: "Ảnh nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  style_missing: "Còn thiếu kiểu tóc.",
  custom_prompt_missing: "Kiểu tự tả cần lời dặn: bạn muốn tóc ra sao?",
  mask_unused: "Nét vừa tô chưa được dùng: bấm Dùng vùng tô, hoặc Bỏ vùng tô.",
  prompt_too_long: "Lời dặn dài quá, bạn viết gọn lại.",
});

const face: Face = {
  ...wizard,
  walk: walks.hairstyle,
  view: (flow: HairstyleRef) => (
    <InApp make={app}>
      <Hairstyle flow={flow} />
    </InApp>
  ),
  gestures: {
    ...wizard.gestures,
    "photo.choose": ({ event }) => pressSample(captions[event.asset.id] as string, "Ảnh có sẵn"),
    "gender.choose": () => fireEvent.click(screen.getByRole("radio", { name: "Nam" })),
    "filter.choose": () => press("Ngắn"),
    "style.choose": ({ event, unpressed }) => {
      const tile = button(event.style === "custom" ? /^Tự tả/ : /^Bob hiện đại/);
      if (tile) fireEvent.click(tile);
      else unpressed("under the men's styles there is no bob");
    },
    "color.choose": ({ event }) =>
      fireEvent.change(screen.getByLabelText("Màu khác"), { target: { value: event.color } }),
    "prompt.change": ({ event }) =>
      fireEvent.change(prompt() as HTMLElement, { target: { value: event.prompt } }),
    "mask.remove": () => press("Bỏ vùng tô"),
  },
  sights: {
    ...wizard.sights,
    photo: (state) => {
      titled("Chọn ảnh chân dung")();
      said(photoReasons(state.context));
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    style: (state) => {
      titled("Chọn kiểu tóc")();
      said([...photoReasons(state.context), ...styleReasons(state.context)]);
      expect(button(/^Bob hiện đại/) !== null).toBe(state.context.gender === "female");
    },
    "order.customise": (state) => {
      titled("Màu tóc và lời dặn")();
      expect(prompt()).toHaveValue(state.context.prompt);
      said(orderReasons(state.context));
      expect(button("Sửa vùng tô") !== null).toBe(
        state.context.mask !== null || state.context.painted !== null,
      );
    },
    "order.result": (state) => {
      expect(factOf("Kiểu tóc")).toBe("Bob hiện đại");
      expect(isShown(nameOf(state.context.photo))).toBe(true);
      expect(screen.getByText("Xong trong 6 giây, tốn 1 credit")).toBeInTheDocument();
      expect(button("Tải xuống")).toBeInTheDocument();
    },
  },
  locks: [
    ...wizard.locks,
    lock({ type: "step.next" }, () => button("Tiếp tục"), "photo", "style"),
    lock({ type: "mask.remove" }, () => button("Bỏ vùng tô"), "order.customise"),
  ],
};
testFace("hairstyle", face, "covering");
