import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  newsletterEvents,
  newsletterInputs,
  newsletterOutcomes,
} from "#machines/newsletter/newsletter.fixtures.ts";
import {
  type NewsletterEvent,
  newsletterMachine,
} from "#machines/newsletter/newsletter.machine.ts";
import { Newsletter } from "#src/flows/newsletter/newsletter.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** The newsletter, at the end of the blog's pages. */
const meta = { title: "flows/newsletter" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (answers: readonly unknown[], ...events: NewsletterEvent[]): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/blog" make={() => fakeApp({ session: guest() })}>
      <Still
        leaf={leaf}
        machine={newsletterMachine}
        script={{
          input: newsletterInputs.guest,
          answers: { askLetter: answers },
          events,
        }}
      >
        {(flow) => <Newsletter flow={flow} />}
      </Still>
    </InApp>
  );
const [type, wrong] = newsletterEvents["email.change"];
const [ask] = newsletterEvents["letter.ask"];
const [resend] = newsletterEvents["letter.resend"];
const [done, tooOften] = newsletterOutcomes.askLetter;

export const TypingEditing: Story = {
  parameters: { leaf: "typing.editing" },
  render: at([], wrong, ask),
};
export const TypingFailed: Story = {
  parameters: { leaf: "typing.failed" },
  render: at([tooOften], type, ask),
};
export const Sending: Story = { parameters: { leaf: "sending" }, render: at([], type, ask) };
export const SentTold: Story = { parameters: { leaf: "sent.told" }, render: at([done], type, ask) };
export const SentResending: Story = {
  parameters: { leaf: "sent.resending" },
  render: at([done], type, ask, resend),
};
export const SentResent: Story = {
  parameters: { leaf: "sent.resent" },
  render: at([done, done], type, ask, resend),
};
export const SentFailed: Story = {
  parameters: { leaf: "sent.failed" },
  render: at([done, tooOften], type, ask, resend),
};
