import { useLingui } from "@lingui/react";
import { fireEvent, screen } from "@testing-library/react";
import { useSelector } from "@xstate/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { MaskEditor } from "#src/flows/mask-editor/mask-editor.tsx";
import type { MaskEditorRef } from "#src/flows/mask-editor/mask-editor-ref.ts";
import { sourceFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, lock, press } from "../support/wizard-face.tsx";

/** As its wizard shows it: while it is open. */
function Shown({ editor }: { editor: MaskEditorRef }) {
  const { _ } = useLingui();
  const open = useSelector(editor, (snapshot) => snapshot.hasTag("open"));
  return open ? (
    <MaskEditor editor={editor} picture={sourceFixture} />
  ) : (
    <button type="button" onClick={() => editor.send({ type: "mask.open" })}>
      {_("hair.mask.paint")}
    </button>
  );
}
const canvas = () => screen.getByRole("region", { name: /^Vùng tô/ });
const OPEN = ["resting", "painting", "erasing", "storing", "failed"];
const isOpen = () => expect(canvas()).toBeInTheDocument();
const used = () => button("Dùng vùng tô");

const face: Face = {
  walk: walks["mask-editor"],
  uncompared: {
    points:
      "a document without a layout has no places; Chromium paints in tests/e2e/studios.test.ts",
  },
  view: (editor: MaskEditorRef) => (
    <InApp make={fakeApp}>
      <Shown editor={editor} />
    </InApp>
  ),
  gestures: {
    "mask.open": () => press("Tô vùng tóc"),
    "mask.close": () => press("Đóng"),
    "tool.choose": ({ actor }) =>
      press(actor.getSnapshot().context.meaning === "outline" ? "Bỏ đi" : "Xoá"),
    "brush.resize": ({ event }) =>
      fireEvent.change(screen.getByLabelText("Cỡ cọ, px"), { target: { value: event.size } }),
    "brush.step": () => fireEvent.wheel(canvas(), { deltaY: -100 }),
    "stroke.begin": ({ event }) =>
      fireEvent.pointerDown(canvas(), { pointerId: 1, shiftKey: event.tool === "erase" }),
    "stroke.extend": () => fireEvent.pointerMove(canvas(), { pointerId: 1, clientX: 20 }),
    "stroke.end": () => fireEvent.pointerUp(canvas(), { pointerId: 1 }),
    // A second finger comes, and both are lifted again.
    "stroke.cancel": () => {
      fireEvent.pointerDown(canvas(), { pointerId: 2 });
      for (const pointerId of [2, 1]) fireEvent.pointerUp(canvas(), { pointerId });
    },
    "undo.press": () => press("Hoàn tác"),
    "redo.press": () => press("Làm lại"),
    "mask.reset": () => press("Xoá vùng tô"),
    "mask.use": () => press("Dùng vùng tô"),
  },
  outside: {},
  sights: {
    closed: () => expect(button("Tô vùng tóc")).toBeInTheDocument(),
    "resting.empty": isOpen,
    "resting.dirty": (state: AnyMachineSnapshot) => {
      isOpen();
      expect(screen.getByLabelText("Cỡ cọ, px")).toHaveValue(state.context.size);
    },
    painting: isOpen,
    erasing: isOpen,
    storing: () => expect(used()).toHaveAttribute("aria-busy", "true"),
    failed: () => expect(screen.getByRole("alert")).toHaveTextContent("Chưa lưu được vùng tô"),
  },
  locks: [
    lock({ type: "mask.use" }, used, "resting", "failed"),
    lock({ type: "undo.press" }, () => button("Hoàn tác"), ...OPEN),
    lock({ type: "redo.press" }, () => button("Làm lại"), ...OPEN),
    lock({ type: "mask.reset" }, () => button("Xoá vùng tô"), ...OPEN),
  ],
};
testFace("mask-editor", face, "covering");
