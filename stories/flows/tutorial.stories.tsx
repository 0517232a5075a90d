import type { Meta, StoryObj } from "@storybook/react-vite";
import { tutorialInputs } from "#machines/tutorial/tutorial.fixtures.ts";
import { tutorialMachine } from "#machines/tutorial/tutorial.machine.ts";
import { TourButton } from "#src/flows/tutorial/tour-button.tsx";
import { TourContext } from "#src/flows/tutorial/tour-context.ts";
import { Tutorial } from "#src/flows/tutorial/tutorial.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import type { Script } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** The tour over a page: the veil with its hole, the card with the way on, back and out. */
const meta = { title: "flows/tutorial", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Events = NonNullable<Script<typeof tutorialMachine>["events"]>;

const words: Record<string, { title: string; content: string }> = {
  first: { title: "Chọn món đồ", content: "Món đồ của bạn chụp phẳng hay treo móc đều được." },
  second: { title: "Lời dặn", content: "Viết như đang dặn thợ ảnh." },
  third: { title: "Xem kết quả", content: "Kết quả nằm trong Lịch sử." },
};
const still =
  (hooks: number, ...events: Events): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={tutorialMachine}
      script={{
        input: tutorialInputs.tour,
        answers: { runHooks: Array.from({ length: hooks }, () => undefined) },
        events,
      }}
    >
      {(tutorial) => (
        <TourContext value={tutorial}>
          <main style={{ display: "grid", gap: 24, padding: 24, minHeight: 480, maxWidth: 560 }}>
            <h1>Thử đồ</h1>
            <p>
              <TourButton />
            </p>
            <p>
              <Button id="first">Chọn món đồ</Button>
            </p>
            <TextArea id="second" label="Lời dặn" />
          </main>
          <Tutorial
            tutorial={tutorial}
            words={(step) => words[step] ?? { title: step, content: step }}
          />
        </TourContext>
      )}
    </Still>
  );
const shown: Events = [{ type: "tour.start" }, 100];
const located: Events = [...shown, 100];
const settled: Events = [...located, { type: "target.found" }];

export const Inactive: Story = { parameters: { leaf: "inactive" }, render: still(0) };
/** Asked for while the tool stands elsewhere: it waits. */
export const Due: Story = {
  parameters: { leaf: "due" },
  render: still(0, { type: "tour.ask" }),
};
export const Starting: Story = {
  parameters: { leaf: "starting" },
  render: still(0, { type: "tour.start" }),
};
export const Leaving: Story = {
  parameters: { leaf: "showing.moving.leaving" },
  render: still(0, ...shown),
};
export const Arriving: Story = {
  parameters: { leaf: "showing.moving.arriving" },
  render: still(1, ...shown),
};
/** Its target may still come; the words are there already. */
export const Locating: Story = {
  parameters: { leaf: "showing.locating" },
  render: still(1, ...located),
};
/** The second step: it goes on by itself after four seconds. */
export const Settled: Story = {
  parameters: { leaf: "showing.settled" },
  render: still(2, ...settled, { type: "tour.next" }, 100, { type: "target.found" }),
};
/** The last step points at nothing: it stands in the middle. */
export const Unanchored: Story = {
  parameters: { leaf: "showing.unanchored" },
  render: still(
    3,
    ...settled,
    { type: "tour.next" },
    100,
    { type: "target.found" },
    { type: "tour.next" },
    100,
    { type: "target.missing" },
  ),
};
export const Ending: Story = {
  parameters: { leaf: "ending" },
  render: still(1, ...settled, { type: "tour.skip" }),
};
