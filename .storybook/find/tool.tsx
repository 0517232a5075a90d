// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import { Button, PopoverProvider } from "storybook/internal/components";
import { useGlobals, useStorybookApi } from "storybook/manager-api";
import { Find } from "./find.tsx";
import { KNOWN } from "./known.ts";

const ID = "mau-studio/find";

/** The toolbar's way to a state: a press or Q. */
export function FindTool() {
  const api = useStorybookApi();
  const [{ locale }] = useGlobals();
  const [isOpen, setOpen] = React.useState(false);
  React.useEffect(() => {
    void api.setAddonShortcut(ID, {
      label: "Find a state",
      defaultShortcut: ["Q"],
      actionName: "find",
      action: () => setOpen(true),
    });
  }, [api]);
  const open = (story: string) => {
    setOpen(false);
    api.selectStory(story);
  };
  return (
    <PopoverProvider
      ariaLabel="Find a state"
      placement="bottom-start"
      padding={0}
      visible={isOpen}
      onVisibleChange={setOpen}
      popover={<Find states={KNOWN} language={String(locale)} open={open} />}
    >
      <Button variant="ghost" padding="small" ariaLabel="Find a state (Q)">
        Find a state
      </Button>
    </PopoverProvider>
  );
}
