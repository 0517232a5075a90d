import { act, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import type { PlanId } from "#wire/values.ts";
import { fakeApp, InApp } from "../../../stories/support/app.tsx";
import { at } from "../../../stories/support/at.ts";
import { activate } from "../../../stories/support/catalogues.ts";
import { finishedRun } from "../../../stories/support/samples.ts";
import { ResultFacts } from "./result-facts.tsx";
import type { WizardRef } from "./wizard-ref.ts";

beforeAll(() => activate("vi"));

/** The facts of a finished run, as somebody on this plan reads them. */
async function show(plan: PlanId): Promise<void> {
  const user = { ...credentialsFixture.user, plan };
  const session = at(sessionMachine, {
    input: { token: null, expiresIn: null, user: null },
    events: [{ type: "session.joined", ...credentialsFixture, user }],
  });
  await act(async () =>
    render(
      <InApp make={() => fakeApp({ session })}>
        <ResultFacts
          flow={{ send: () => {} } as unknown as WizardRef}
          download={null}
          share={null}
          generation={finishedRun}
          result={finishedRun.result?.asset ?? null}
          title="Linh"
          facts={[]}
          againReason={null}
        />
      </InApp>,
    ),
  );
}

test("the trial's mark is mentioned to the trial, and code to plans that have the API", async () => {
  await show("free_trial");
  expect(screen.getByText(/^Bản xem trước, máy tại chỗ\. Gói Dùng thử có dấu mờ\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Lấy mã lệnh" })).toBeNull();
});

test("whoever pays reads nothing of a mark", async () => {
  await show("pro");
  expect(screen.getByText("Bản xem trước, máy tại chỗ.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Lấy mã lệnh" })).toBeVisible();
});
