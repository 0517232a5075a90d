import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { dressed, linh, ownPictures } from "../support/samples.ts";
import { show } from "../support/try-on.tsx";
import { children, fresh } from "../support/wizard.tsx";

/** The library in a popup over the wizard's first step. */
const meta = { title: "flows/asset-picker", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const film = { ...dressed, id: "ast_film", kind: "video" as const, name: "Linh, lá trúc.mp4" };
const listed = accepted({ items: [dressed, ...ownPictures, film], cursor: "next" });
const open = { type: "picker.open" };
const pick = { type: "asset.pick", asset: dressed };
const more = { type: "more.ask" };

const after = (answers: Record<string, readonly unknown[]>, ...events: AnyEventObject[]) =>
  show(
    () => ({
      input: fresh,
      children: children({ assetPicker: answers }),
      events: events.map((event) => ["assetPicker", event] as const),
    }),
    "assetPicker",
  );

export const Closed: Story = { parameters: { leaf: "closed" }, render: after({}) };
export const Loading: Story = { parameters: { leaf: "open.loading" }, render: after({}, open) };
export const Typing: Story = {
  parameters: { leaf: "open.typing" },
  render: after({ loadAssets: [listed] }, open, { type: "query.change", q: "ao dai" }),
};
export const Ready: Story = {
  parameters: { leaf: "open.ready" },
  render: after({ loadAssets: [listed] }, open),
};
export const LoadingMore: Story = {
  parameters: { leaf: "open.loadingMore" },
  render: after({ loadAssets: [listed] }, open, more),
};
export const PageFailed: Story = {
  parameters: { leaf: "open.pageFailed" },
  render: after({ loadAssets: [listed, refused("internal")] }, open, more),
};
export const Empty: Story = {
  parameters: { leaf: "open.empty" },
  render: after({ loadAssets: [accepted({ items: [], cursor: null })] }, open),
};
export const Failed: Story = {
  parameters: { leaf: "open.failed" },
  render: after({ loadAssets: [refused("internal")] }, open),
};
export const Selecting: Story = {
  parameters: { leaf: "open.selecting" },
  render: after({ loadAssets: [listed] }, open, pick),
};
export const NotLoaded: Story = {
  parameters: { leaf: "open.selectFailed.notLoaded" },
  render: after({ loadAssets: [listed], loadAsset: [refused("not_found")] }, open, pick),
};
export const NotSelected: Story = {
  parameters: { leaf: "open.selectFailed.notSelected" },
  render: after({ loadAssets: [listed], loadAsset: [new Error("unreachable")] }, open, {
    ...pick,
    asset: linh,
  }),
};
