import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilterText } from "./filter-text.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list's page: the address follows what is said, as late as `lag` ms. */
function Page({ lag, said }: { lag: number; said: string[] }) {
  const [q, setQ] = useState("");
  return (
    <>
      <FilterText
        label="Tìm"
        value={q}
        onChange={(value) => {
          said.push(value);
          setTimeout(() => setQ(value), lag);
        }}
      />
      <button type="button" onClick={() => setQ("")}>
        Bỏ lọc
      </button>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Tìm");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing is written over what is being typed: a space, a pause, another word", async () => {
  const said: string[] = [];
  render(<Page lag={100} said={said} />);
  type("ao");
  await wait(300);
  type("ao ");
  await wait(400);
  expect(field().value).toBe("ao ");
  type("ao d");
  await wait(260);
  type("ao dai");
  await wait(1000);
  expect(field().value).toBe("ao dai");
  expect(said).toEqual(["ao", "ao d", "ao dai"]);
});

test("a word that is being composed is not looked for, however long the pause", async () => {
  const said: string[] = [];
  render(<Page lag={10} said={said} />);
  fireEvent.compositionStart(field());
  type("ao");
  await wait(2000);
  type("áo");
  await wait(2000);
  expect([said, field().value]).toEqual([[], "áo"]);
  fireEvent.compositionEnd(field());
  await wait(300);
  expect(said).toEqual(["áo"]);
});

test("what is taken back elsewhere leaves the field too", async () => {
  const said: string[] = [];
  render(<Page lag={10} said={said} />);
  type("ao");
  await wait(400);
  fireEvent.click(screen.getByRole("button", { name: "Bỏ lọc" }));
  await wait(400);
  expect([field().value, said]).toEqual(["", ["ao"]]);
});
