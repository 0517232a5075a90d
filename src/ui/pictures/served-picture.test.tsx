import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BeforeAfter } from "./before-after.tsx";
import { PictureTexts } from "./picture-texts.ts";
import { ServedPicture, ServedVideo } from "./served-picture.tsx";

const TEXTS = {
  picture: "Chưa tải được ảnh này",
  video: "Chưa tải được video này",
  retry: "Tải lại",
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const img = () => document.querySelector("img");
const lose = () => fireEvent.error(document.querySelector("img,video") as Element);
const inWords = (view: ReactNode) => <PictureTexts value={TEXTS}>{view}</PictureTexts>;
const show = (view: ReactNode) => render(inWords(view));

test("a picture that does not come is told with its name, and a press asks for it anew", () => {
  show(<ServedPicture src="/files/a.png" alt="Linh, áo dài" className="its" />);
  const first = img();
  lose();
  expect(img()).toBeNull();
  const words = screen.getByText(/Chưa tải được ảnh này/);
  expect(words).toHaveTextContent("Linh, áo dài");
  expect(words.closest(".its")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Tải lại" }));
  expect(img()).toHaveAttribute("src", "/files/a.png");
  expect(img()).not.toBe(first);
});
test("it is asked for again by itself twice, and when the network is back", () => {
  show(<ServedPicture src="/files/a.png" alt="" />);
  for (const pause of [3_000, 12_000]) {
    lose();
    act(() => vi.advanceTimersByTime(pause - 1));
    expect(img()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(img()).not.toBeNull();
  }
  lose();
  act(() => vi.advanceTimersByTime(600_000));
  expect(img()).toBeNull();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(img()).not.toBeNull();
});
test("another address begins anew", () => {
  const { rerender } = show(<ServedPicture src="/files/a.png" alt="" />);
  lose();
  rerender(inWords(<ServedPicture src="/files/b.png" alt="" />));
  expect(img()).toHaveAttribute("src", "/files/b.png");
});
test("inside a control it has words and no other control; in a thumbnail's room a sign with a name", () => {
  show(
    <button type="button">
      <ServedPicture room="card" src="/files/a.png" alt="" />
    </button>,
  );
  lose();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("Chưa tải được ảnh này")).toBeInTheDocument();
});
test("a thumbnail is a sign with a name", () => {
  show(<ServedPicture room="thumb" src="/files/a.png" alt="Linh" />);
  lose();
  expect(screen.getByRole("img", { name: "Linh: Chưa tải được ảnh này" })).toBeInTheDocument();
});
test("of two that are compared the one that does not come is told alone, with nothing over its retry", () => {
  const shot = (name: string) => ({ src: `/files/${name}.png`, alt: name, label: name });
  show(<BeforeAfter before={shot("trước")} after={shot("sau")} sliderLabel="Kéo để so" />);
  fireEvent.error(screen.getByAltText("trước"));
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByText(/Chưa tải được ảnh này/)).toHaveTextContent("trước");
  fireEvent.click(screen.getByRole("button", { name: "Tải lại" }));
  expect(screen.getByRole("slider")).toBeInTheDocument();
});
test("a video likewise", () => {
  show(<ServedVideo src="/files/a.mp4" aria-label="Video của Linh" />);
  lose();
  expect(screen.getByText(/Chưa tải được video này/)).toHaveTextContent("Video của Linh");
  fireEvent.click(screen.getByRole("button", { name: "Tải lại" }));
  expect(document.querySelector("video")).toHaveAttribute("src", "/files/a.mp4");
});
