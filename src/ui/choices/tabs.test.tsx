import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

function Three() {
  const [value, setValue] = useState("a");
  const items = ["a", "b", "c"].map((name) => ({ value: name, label: name.toUpperCase() }));
  return (
    <Tabs label="Letters" items={items} value={value} onChange={setValue}>
      panel of {value}
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole("tab", { name });
const chosen = () => screen.getByRole("tab", { selected: true });

test("arrow keys, Home and End move the focus and choose, round and round", () => {
  render(<Three />);
  tab("A").focus();
  for (const [key, name] of [
    ["ArrowRight", "B"],
    ["End", "C"],
    ["ArrowRight", "A"],
    ["ArrowLeft", "C"],
    ["Home", "A"],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect([chosen(), document.activeElement]).toEqual([tab(name), tab(name)]);
  }
});

test("the chosen tab alone is in the tab order, and its panel is named by it", () => {
  render(<Three />);
  fireEvent.click(tab("B"));
  expect(["A", "B", "C"].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
  const panel = screen.getByRole("tabpanel", { name: "B" });
  expect(panel).toHaveTextContent("panel of b");
  expect([tab("B").getAttribute("aria-controls"), panel.tabIndex]).toEqual([panel.id, 0]);
});
