import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  newsletterLinkEvents,
  newsletterLinkInputs,
  newsletterLinkOutcomes,
} from "#machines/newsletter-link/newsletter-link.fixtures.ts";
import {
  type NewsletterLinkEvent,
  type NewsletterLinkInput,
  newsletterLinkMachine,
} from "#machines/newsletter-link/newsletter-link.machine.ts";
import { NewsletterLink } from "#src/flows/newsletter-link/newsletter-link.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** The pages behind the links of the newsletter's mails. */
const meta = {
  title: "flows/newsletter-link",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: readonly unknown[],
    input: NewsletterLinkInput = newsletterLinkInputs.confirm,
    ...events: NewsletterLinkEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/newsletter/confirm" make={() => fakeApp({ session: guest() })}>
      <PublicPage path="/newsletter/confirm">
        <Still
          leaf={leaf}
          machine={newsletterLinkMachine}
          script={{ input, answers: { followLink: answers }, events }}
        >
          {(flow) => <NewsletterLink flow={flow} />}
        </Still>
      </PublicPage>
    </InApp>
  );
const [done, expired, , broken] = newsletterLinkOutcomes.followLink;

const { confirm, leave, bare } = newsletterLinkInputs;
const [follow] = newsletterLinkEvents["link.follow"];

export const Ready: Story = { parameters: { leaf: "ready" }, render: at([]) };
export const Asking: Story = { parameters: { leaf: "asking" }, render: at([], confirm, follow) };
export const Done: Story = { parameters: { leaf: "done" }, render: at([done], confirm, follow) };
export const Expired: Story = {
  parameters: { leaf: "expired" },
  render: at([expired], confirm, follow),
};
export const Unknown: Story = {
  parameters: { leaf: "unknown" },
  render: at([], bare),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: at([broken], leave, follow),
};
