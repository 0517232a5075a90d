import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { Late, LateView, useFetchedLater } from "#src/ui/late-view.tsx";
import type { Generation } from "#wire/generations.ts";

const dialog = new LateView(async () => (await import("./code-dialog.tsx")).CodeDialog);

/** The way to this result's order as code. */
export function GetCode({ generation }: { generation: Generation }) {
  const { t } = useLingui();
  const [wasOpen, setWasOpen] = useState(false);
  const [open, setOpen] = useState(false);
  useFetchedLater(dialog);
  return (
    <>
      <Button
        size="small"
        icon="page"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {t({ id: "code.get", message: "Lấy mã lệnh" })}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <Late of={dialog} props={{ generation, open, onClose: () => setOpen(false) }} />
        </Suspense>
      )}
    </>
  );
}
