import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type CheckoutInput, checkoutMachine } from "#machines/checkout/checkout.machine.ts";
import { createCheckout, loadPlans, readCheckout } from "#src/actors/checkout.ts";
import { useApp } from "#src/lib/app.tsx";
import { randomKey } from "#src/lib/random-key.ts";

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;

/** The order's actor with its real effects; a page kept by the browser tells it when it is shown again. */
export function useCheckoutRef(input: Omit<CheckoutInput, "keyBase">): CheckoutRef {
  const app = useApp();
  const [keyBase] = useState(randomKey);
  const refresh = async () => {
    for (const name of ["credits", "plans", "payments", "entries", "dashboard"])
      void app.queries.invalidateQueries({ queryKey: [name] });
    if (app.session.getSnapshot().context.token === null) return;
    const answer = await app.api.call("GET", "/auth/profile").catch(() => null);
    if (answer?.ok) app.session.send({ type: "user.changed", user: answer.value.user });
  };
  const ref: CheckoutRef = useActorRef(
    checkoutMachine.provide({
      actors: {
        loadPlans: loadPlans(app),
        createCheckout: createCheckout(app),
        readCheckout: readCheckout(app),
      },
      actions: {
        goToGateway: (_, { url }) => window.location.assign(url),
        tellPaid: () => void refresh(),
      },
    }),
    { input: { ...input, keyBase } },
  );
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) ref.send({ type: "page.returned" });
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [ref]);
  return ref;
}
