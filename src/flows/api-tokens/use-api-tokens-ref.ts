import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { apiTokensMachine } from "#machines/api-tokens/api-tokens.machine.ts";
import {
  createToken,
  deleteToken,
  loadTokens,
  patchToken,
  regenerateToken,
} from "#src/actors/api-tokens.ts";
import { copyText } from "#src/actors/copy-text.ts";
import { useApp } from "#src/lib/app.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";

export type ApiTokensRef = ActorRefFrom<typeof apiTokensMachine>;

/** The page's actor with its real effects; `hasApi` is what the plan allows. */
export function useApiTokensRef(hasApi: boolean): ApiTokensRef {
  const app = useApp();
  const { t } = useLingui();
  return useActorRef(
    apiTokensMachine.provide({
      actors: {
        loadTokens: loadTokens(app),
        createToken: createToken(app),
        patchToken: patchToken(app),
        regenerateToken: regenerateToken(app),
        deleteToken: deleteToken(app),
        copyText,
      },
      actions: {
        sayDeleted: () =>
          void showToast("success", {
            title: t({ id: "tokens.deleted", message: "Đã xoá khoá" }),
          }),
      },
    }),
    { input: { hasApi } },
  );
}
