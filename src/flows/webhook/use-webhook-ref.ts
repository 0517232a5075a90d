import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { webhookMachine } from "#machines/webhook/webhook.machine.ts";
import { copyText } from "#src/actors/copy-text.ts";
import { deleteWebhook, loadWebhook, saveWebhook, testWebhook } from "#src/actors/webhook.ts";
import { useApp } from "#src/lib/app.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";

export type WebhookRef = ActorRefFrom<typeof webhookMachine>;

/** The page's actor with its real effects. */
export function useWebhookRef(): WebhookRef {
  const app = useApp();
  const { t } = useLingui();
  return useActorRef(
    webhookMachine.provide({
      actors: {
        loadWebhook: loadWebhook(app),
        saveWebhook: saveWebhook(app),
        testWebhook: testWebhook(app),
        deleteWebhook: deleteWebhook(app),
        copyText,
      },
      actions: {
        saySaved: () =>
          void showToast("success", {
            title: t({ id: "webhook.saved", message: "Đã lưu webhook" }),
          }),
        sayTested: () =>
          void showToast("success", {
            title: t({ id: "webhook.tested", message: "Đã gửi thử, xem kết quả bên dưới" }),
          }),
      },
    }),
  );
}
