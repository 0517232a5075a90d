import { i18n } from "@lingui/core";
import { act, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { AuthNotice } from "#machines/auth-dialog/auth-dialog.setup.ts";
import { refused } from "#machines/kit/outcome.ts";
import { fakeApp, InApp } from "../../../stories/support/app.tsx";
import { activate } from "../../../stories/support/catalogues.ts";
import { sayNotice } from "./auth-notices.ts";

beforeAll(() => activate("en"));

test.each<[AuthNotice, string]>([
  ["loginFailed", "Please check your credentials and try again."],
  ["registrationFailed", "Please try again with different credentials."],
  ["codeNotSent", "Please try again later."],
])("%s without a word of the server says what to do, not a status", async (notice, sentence) => {
  await act(async () => render(<InApp make={fakeApp}>page</InApp>));
  act(() => sayNotice(i18n, notice, refused("http_500", { facts: { status: 500 } })));
  await screen.findByText(sentence);
  expect(screen.queryByText(/status: 500/)).toBeNull();
});

test("what the server says itself is told", async () => {
  await act(async () => render(<InApp make={fakeApp}>page</InApp>));
  act(() => sayNotice(i18n, "loginFailed", refused("http_418", { message: "Tea only." })));
  await screen.findByText("Tea only.");
});
