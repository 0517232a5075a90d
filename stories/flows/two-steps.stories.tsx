import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted } from "#machines/kit/outcome.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import {
  ownerRefusal,
  stepCodeRefusal,
  stepSecretFixture,
  twoStepsEvents,
  twoStepsInputs,
} from "#machines/two-steps/two-steps.fixtures.ts";
import { twoStepsMachine } from "#machines/two-steps/two-steps.machine.ts";
import type { TwoStepsEvent } from "#machines/two-steps/two-steps.setup.ts";
import { StepsSection } from "#src/pages/account/two-steps.tsx";
import { InAccount } from "../support/account-page.tsx";
import { Still } from "../support/still.tsx";

/** The second step at login, in its place among the account's settings. */
const meta = { title: "flows/two-steps", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    from: keyof typeof twoStepsInputs,
    answers: Record<string, readonly unknown[]>,
    ...events: TwoStepsEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InAccount>
      <Still
        leaf={leaf}
        machine={twoStepsMachine}
        script={{ input: twoStepsInputs[from], answers, events }}
      >
        {(steps) => <StepsSection user={credentialsFixture.user} steps={steps} />}
      </Still>
    </InAccount>
  );
const [begin, empty] = twoStepsEvents["steps.begin"];
const [type, short] = twoStepsEvents["code.change"];
const [turnOn] = twoStepsEvents["steps.turnOn"];
const [turnOff] = twoStepsEvents["steps.turnOff"];
const [copy] = twoStepsEvents["codes.copy"];
const startSteps = [accepted(stepSecretFixture)];
const done = { startSteps, turnOnSteps: [accepted(null)] };
const lost = new Error("unreachable");

export const Off: Story = { parameters: { leaf: "off.editing" }, render: at("off", {}, empty) };
export const Starting: Story = { parameters: { leaf: "starting" }, render: at("off", {}, begin) };
export const OffFailed: Story = {
  parameters: { leaf: "off.failed" },
  render: at("off", { startSteps: [ownerRefusal] }, begin),
};
export const Confirming: Story = {
  parameters: { leaf: "confirming.editing" },
  render: at("off", { startSteps }, begin, short, turnOn),
};
export const ConfirmingFailed: Story = {
  parameters: { leaf: "confirming.failed" },
  render: at("off", { startSteps, turnOnSteps: [stepCodeRefusal] }, begin, type, turnOn),
};
export const TurningOn: Story = {
  parameters: { leaf: "turningOn" },
  render: at("off", { startSteps }, begin, type, turnOn),
};
export const CheckingOn: Story = {
  parameters: { leaf: "checkingOn" },
  render: at("off", { startSteps, turnOnSteps: [lost] }, begin, type, turnOn),
};
export const Shown: Story = {
  parameters: { leaf: "revealing.shown" },
  render: at("off", done, begin, type, turnOn),
};
export const Copying: Story = {
  parameters: { leaf: "revealing.copying" },
  render: at("off", done, begin, type, turnOn, copy),
};
export const Copied: Story = {
  parameters: { leaf: "revealing.copied" },
  render: at("off", { ...done, copyText: [true] }, begin, type, turnOn, copy),
};
export const CopyFailed: Story = {
  parameters: { leaf: "revealing.copyFailed" },
  render: at("off", { ...done, copyText: [false] }, begin, type, turnOn, copy),
};
export const On: Story = {
  parameters: { leaf: "on.editing" },
  render: at("on", {}, short, turnOff),
};
export const OnFailed: Story = {
  parameters: { leaf: "on.failed" },
  render: at("on", { turnOffSteps: [stepCodeRefusal] }, type, turnOff),
};
export const TurningOff: Story = {
  parameters: { leaf: "turningOff" },
  render: at("on", {}, type, turnOff),
};
export const CheckingOff: Story = {
  parameters: { leaf: "checkingOff" },
  render: at("on", { turnOffSteps: [lost] }, type, turnOff),
};
