import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Statechart } from "../../.storybook/statechart/panel.tsx";
import type { Told } from "../../.storybook/statechart/told.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const told = (leaf: string): Told => ({
  machine: "download",
  leaf,
  chart: JSON.parse(read("machines/download/download.chart.json")),
  ways: JSON.parse(read("machines/download/download.ways.json")),
  drawing: read("docs/machines/download.svg"),
  stories: { closed: "flows-download--closed", done: "flows-download--done" },
});
const show = (leaf: string) => {
  const open = vi.fn();
  const { container, rerender } = render(<Statechart told={told(leaf)} states={[]} open={open} />);
  const told$ = container.querySelector(".sc-told") as HTMLElement;
  return { open, rerender, lit: () => container.querySelector(".lit .title")?.textContent, told$ };
};

test("the state of the story is lit, with a path that rests there", () => {
  const { lit, rerender, told$ } = show("choosing");
  expect(lit()).toBe("choosing");
  expect(within(told$).getByRole("heading", { name: "choosing" })).toBeDefined();
  expect(within(told$).getByText("download.open → choosing")).toBeDefined();
  rerender(<Statechart told={told("done")} states={[]} open={() => {}} />);
  expect(lit()).toBe("done");
});

test("a state that has a story opens it, by press and by key", () => {
  const { open } = show("choosing");
  fireEvent.click(screen.getByRole("link", { name: "Story of done" }));
  expect(open).toHaveBeenLastCalledWith("flows-download--done");
  fireEvent.keyDown(screen.getByRole("link", { name: "Story of closed" }), { key: "Enter" });
  expect(open).toHaveBeenLastCalledWith("flows-download--closed");
  expect(screen.queryByRole("link", { name: "Story of failed" })).toBeNull();
});

test("an arrow tells its rule, its actions and a path while it is pointed at, and stays when pressed", () => {
  const { told$, open } = show("closed");
  const [arrow] = screen.getAllByRole("button", { name: "Arrow download.open" });
  fireEvent.pointerOver(arrow as HTMLElement);
  expect(within(told$).getByText("clearRefusal")).toBeDefined();
  fireEvent.pointerOver(screen.getByRole("link", { name: "Story of done" }));
  expect(within(told$).queryByText("clearRefusal")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Arrow size.choose ◇" }));
  fireEvent.pointerOver(screen.getByRole("link", { name: "Story of done" }));
  expect(within(told$).getByText("isPicture")).toBeDefined();
  expect(within(told$).getByText("assign size")).toBeDefined();
  expect(open).not.toHaveBeenCalled();
});

test("the end of a drag is no press", () => {
  const { open } = show("closed");
  const done = screen.getByRole("link", { name: "Story of done" });
  fireEvent.mouseDown(done, { clientX: 10, clientY: 10 });
  fireEvent.click(done, { clientX: 60, clientY: 10 });
  expect(open).not.toHaveBeenCalled();
});
