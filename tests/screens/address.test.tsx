import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { viewOf as bodyView } from "#src/flows/body-generator/body-generator.select.ts";
import { useBodyGeneratorRef } from "#src/flows/body-generator/use-body-generator-ref.ts";
import { viewOf as hairView } from "#src/flows/hairstyle/hairstyle.select.ts";
import { useHairstyleRef } from "#src/flows/hairstyle/use-hairstyle-ref.ts";
import { viewOf as editingView } from "#src/flows/image-editing/image-editing.select.ts";
import { useImageEditingRef } from "#src/flows/image-editing/use-image-editing-ref.ts";
import { viewOf as videoView } from "#src/flows/image-to-video/image-to-video.select.ts";
import { useImageToVideoRef } from "#src/flows/image-to-video/use-image-to-video-ref.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { draftStore } from "#src/flows/kit/use-children.ts";
import { viewOf as tryOnView } from "#src/flows/try-on/try-on.select.ts";
import { useTryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import { hairPhotoFixture, modelFixture, sourceFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

/** A wizard with its real effects, and the first thing chosen in it. */
interface Wired {
  name: string;
  use: (userId: string, address: object) => AnyActorRef;
  view: (snapshot: never) => string;
  choose: readonly object[];
  /** What the draft must hold then. */
  chosen: Readonly<Record<string, unknown>>;
}
const WIZARDS: readonly Wired[] = [
  {
    name: "try-on",
    use: useTryOnRef,
    view: tryOnView,
    choose: [{ type: "model.choose", asset: modelFixture }],
    chosen: { model: modelFixture.id },
  },
  {
    name: "hairstyle",
    use: useHairstyleRef,
    view: hairView,
    choose: [{ type: "photo.choose", asset: hairPhotoFixture }],
    chosen: { photo: hairPhotoFixture.id },
  },
  {
    name: "body-generator",
    use: useBodyGeneratorRef,
    view: bodyView,
    choose: [{ type: "parameter.change", change: { weight: "58" } }],
    chosen: { weight: "58" },
  },
  {
    name: "image-editing",
    use: useImageEditingRef,
    view: editingView,
    choose: [{ type: "image.choose", asset: sourceFixture }],
    chosen: { image: sourceFixture.id },
  },
  {
    name: "image-to-video",
    use: useImageToVideoRef,
    view: videoView,
    choose: [{ type: "image.choose", asset: sourceFixture }],
    chosen: { image: sourceFixture.id },
  },
];

/** The wizard at an address, as its page makes it; `written` takes up what it writes there. */
function opened({ use, view }: Wired, start: object = {}) {
  const written: object[] = [];
  const write = (next: object) => void written.push(next);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InApp make={fakeApp}>{children}</InApp>
  );
  const hook = renderHook(
    (search: object) => {
      const flow = use("usr_hanh", search);
      useAddress(flow as never, view as never, search as never, write as never);
      return flow;
    },
    { initialProps: start, wrapper },
  );
  return { flow: hook.result.current, go: hook.rerender, written };
}

beforeAll(() => activate("vi"));

describe.each(WIZARDS.map((wired) => [wired.name, wired] as const))("%s", (name, wired) => {
  const draft = draftStore("usr_hanh", name);
  beforeEach(() => draft.drop());

  test("keeps what is chosen in this browser, for this person, until one starts over", () => {
    const { flow } = opened(wired);
    for (const event of wired.choose) act(() => flow.send(event as never));
    expect(draft.read()).toMatchObject(wired.chosen);
    expect(draftStore("usr_lan", name).read()).toBeUndefined();
    act(() => flow.send({ type: "over.ask" } as never));
    act(() => flow.send({ type: "over.confirm" } as never));
    expect(draft.read()).toBeUndefined();
  });

  test("opens the run that the address comes to name, and writes back what can't be opened", () => {
    const { flow, go, written } = opened(wired);
    const [first] = written;
    go({ generation: "gen_linh" });
    expect(flow.getSnapshot().context.generationId).toBe("gen_linh");
    expect(written).toEqual([first]);
    go({ step: "no-such-step" });
    expect(written.at(-1)).toEqual({ generation: "gen_linh" });
  });
});
