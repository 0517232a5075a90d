import type { Meta, StoryObj } from "@storybook/react-vite";
import { readingInputs, readingOutcomes } from "#machines/reading/reading.fixtures.ts";
import { readingMachine } from "#machines/reading/reading.machine.ts";
import { fakeApp, InApp } from "../support/app.tsx";
import { Read } from "../support/reading.tsx";
import { Still } from "../support/still.tsx";

/** A chosen garment is looked at before anything is paid: what the machine sees in it. */
const meta = { title: "flows/reading", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (...answers: readonly unknown[]): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={readingMachine}
      script={{ input: readingInputs.garment, answers: { readPicture: answers } }}
    >
      {(reading) => (
        <InApp make={fakeApp}>
          <Read reading={reading} />
        </InApp>
      )}
    </Still>
  );
const [fits, limited, unfit, unended, dataAway, , tooMany] = readingOutcomes.readPicture;

export const LookingFirst: Story = { parameters: { leaf: "looking.first" }, render: after() };
export const LookingAgain: Story = {
  parameters: { leaf: "looking.again" },
  render: after(unended),
};
export const LookingPausing: Story = {
  parameters: { leaf: "looking.pausing" },
  render: after(dataAway),
};
export const Fits: Story = { parameters: { leaf: "fits" }, render: after(fits) };
export const Limited: Story = { parameters: { leaf: "limited" }, render: after(limited) };
export const Unfit: Story = { parameters: { leaf: "unfit" }, render: after(unfit) };
export const Unread: Story = { parameters: { leaf: "unread" }, render: after(tooMany) };
