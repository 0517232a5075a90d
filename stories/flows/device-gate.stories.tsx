import type { Meta, StoryObj } from "@storybook/react-vite";
import { deviceGateInputs, devices } from "#machines/device-gate/device-gate.fixtures.ts";
import { deviceGateMachine } from "#machines/device-gate/device-gate.machine.ts";
import { DeviceGate } from "#src/flows/device-gate/device-gate.tsx";
import { addressOfTool, FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { LanguageSwitch } from "#src/pages/shell/language-switch.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** What a window too small for the studio shows, and what it keeps behind. */
const meta = { title: "flows/device-gate", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const still =
  (
    input: keyof typeof deviceGateInputs,
    path: string,
    ...events: NonNullable<Script<typeof deviceGateMachine>["events"]>
  ): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={deviceGateMachine}
      script={{ input: deviceGateInputs[input], events }}
    >
      {(gate) => (
        <InApp path={path} make={fakeApp}>
          <DeviceGate gate={gate} path={path} language={<LanguageSwitch quiet />}>
            <main style={{ padding: 32 }}>
              <h1>Thử đồ</h1>
            </main>
          </DeviceGate>
        </InApp>
      )}
    </Still>
  );
const narrowed = { type: "size.changed", reading: devices.narrowWindow } as const;

export const Barred: Story = {
  parameters: { leaf: "device.barred" },
  render: still("phone", addressOfTool("hairstyle_changer")),
};
/** The wizard waits behind it. */
export const Covering: Story = {
  parameters: { leaf: "device.covering" },
  render: still("desktop", FIRST_TOOL, narrowed, 150),
};
export const Tablet: Story = {
  parameters: { leaf: "device.tablet" },
  render: still("tablet", FIRST_TOOL),
};
export const Desktop: Story = {
  parameters: { leaf: "device.desktop" },
  render: still("desktop", FIRST_TOOL),
};
export const WindowStill: Story = {
  parameters: { leaf: "window.still" },
  render: still("phone", "/dashboard"),
};
export const WindowChanging: Story = {
  parameters: { leaf: "window.changing" },
  render: still("desktop", FIRST_TOOL, narrowed),
};
