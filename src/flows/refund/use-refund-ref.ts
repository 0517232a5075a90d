import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { refundMachine } from "#machines/refund/refund.machine.ts";
import { refundPayment } from "#src/actors/refund.ts";
import { useApp } from "#src/lib/app.tsx";

export type RefundRef = ActorRefFrom<typeof refundMachine>;

/** The actor of one payment's refund, with its real effects. */
export function useRefundRef(id: string, onClose: () => void): RefundRef {
  const app = useApp();
  return useActorRef(
    refundMachine.provide({
      actors: { refundPayment: refundPayment(app) },
      actions: {
        sayChanged: () => void app.queries.invalidateQueries({ queryKey: ["admin"] }),
        close: onClose,
      },
    }),
    { input: { id } },
  );
}
