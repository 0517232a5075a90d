import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  contactFormEvents,
  contactFormInputs,
  contactFormOutcomes,
} from "#machines/contact-form/contact-form.fixtures.ts";
import { contactFormMachine } from "#machines/contact-form/contact-form.machine.ts";
import { ContactForm } from "#src/flows/contact-form/contact-form.tsx";
import { Contact } from "#src/pages/contact/contact-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** The contact page. */
const meta = { title: "flows/contact-form", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (script: Script<typeof contactFormMachine>): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={contactFormMachine}
      script={{ input: contactFormInputs.whole, ...script }}
    >
      {(flow) => (
        <InApp path="/contact" make={() => fakeApp({ session: guest() })}>
          <PublicPage path="/contact">
            <Contact>
              <ContactForm flow={flow} />
            </Contact>
          </PublicPage>
        </InApp>
      )}
    </Still>
  );
const [choose] = contactFormEvents["files.choose"];
const [pictures, wrong] = contactFormOutcomes.inspectFiles;
const [send] = contactFormEvents["message.send"];
const looked = { inspectFiles: [pictures] };

/** One file is attached, another refused; sent too early, what is missing stands beside each field. */
export const FormEditing: Story = {
  parameters: { leaf: "form.editing" },
  render: after({
    input: contactFormInputs.fresh,
    events: [choose, send],
    answers: { inspectFiles: [[...(pictures ?? []), ...(wrong ?? [])]] },
  }),
};
export const FormChecking: Story = {
  parameters: { leaf: "form.checking" },
  render: after({ events: [choose] }),
};
export const FormSending: Story = {
  parameters: { leaf: "form.sending" },
  render: after({
    events: [choose, send, { type: "message.progressed", percent: 40 }],
    answers: looked,
  }),
};
export const FormFailed: Story = {
  parameters: { leaf: "form.failed" },
  render: after({ events: [choose, send, { type: "message.interrupted" }], answers: looked }),
};
export const Sent: Story = {
  parameters: { leaf: "sent" },
  render: after({ events: [send, { type: "message.arrived" }] }),
};
