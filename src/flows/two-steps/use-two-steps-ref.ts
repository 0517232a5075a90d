import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { twoStepsMachine } from "#machines/two-steps/two-steps.machine.ts";
import { copyText } from "#src/actors/copy-text.ts";
import { readSteps, startSteps, turnOffSteps, turnOnSteps } from "#src/actors/two-steps.ts";
import { useApp } from "#src/lib/app.tsx";
import { startDownload } from "#src/lib/browser/start-download.ts";
import { showToast } from "#src/ui/feedback/toast.tsx";
import type { User } from "#wire/accounts.ts";
import { PRODUCT } from "#wire/product.ts";

export type TwoStepsRef = ActorRefFrom<typeof twoStepsMachine>;

/** The actor of the second step at login, with its real effects; told when the account changes. */
export function useTwoStepsRef({ totp_enabled: isOn }: User): TwoStepsRef {
  const app = useApp();
  const { t } = useLingui();
  const say = (title: string) => showToast("success", { title }, "profile");
  const steps = useActorRef(
    twoStepsMachine.provide({
      actors: {
        startSteps: startSteps(app),
        turnOnSteps: turnOnSteps(app),
        turnOffSteps: turnOffSteps(app),
        readSteps: readSteps(app),
        copyText,
      },
      actions: {
        tellSession: (_, told) => {
          const { user } = app.session.getSnapshot().context;
          if (user)
            app.session.send({ type: "user.changed", user: { ...user, totp_enabled: told.isOn } });
        },
        sayOn: () => void say(t({ id: "totp.on", message: "Đã bật đăng nhập hai bước" })),
        sayOff: () => void say(t({ id: "totp.off", message: "Đã tắt đăng nhập hai bước" })),
        saveCodes: (_, { codes }) => {
          const text = encodeURIComponent(`${PRODUCT}\n\n${codes.join("\n")}\n`);
          startDownload(`data:text/plain;charset=utf-8,${text}`, "mau-studio-recovery-codes.txt");
        },
      },
    }),
    { input: { isOn } },
  );
  useEffect(() => steps.send({ type: "steps.changed", isOn }), [steps, isOn]);
  return steps;
}
