import type { Meta, StoryObj } from "@storybook/react-vite";
import { HomePage } from "#src/pages/site/home/home.tsx";
import { SiteFrame } from "#src/pages/site/site-frame.tsx";
import { LanguageToggle } from "#src/ui/language-toggle.tsx";

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { globals }) => (
      <SiteFrame
        path="/"
        language={
          <LanguageToggle
            quiet
            code={String(globals.locale).toUpperCase()}
            label={globals.locale === "en" ? "Đổi sang Tiếng Việt" : "Đổi sang English"}
            onToggle={() => {}}
          />
        }
      >
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = { args: { onRegister: () => {} } };
export const English: Story = { globals: { locale: "en" } };
