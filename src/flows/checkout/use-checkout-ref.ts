import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type CheckoutInput, checkoutMachine } from "#machines/checkout/checkout.machine.ts";
import { createCheckout, loadPlans, readCheckout } from "#src/actors/checkout.ts";
import { useApp } from "#src/lib/app.tsx";
import { randomKey } from "#src/lib/browser/random-key.ts";

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;

/**
 * Writes the order into the order form's address before it is left. A browser that comes back by
 * its back button and had not kept the page then opens the order, not a form to pay once more.
 */
function nameOrder(order: string | null): void {
  const here = new URL(window.location.href);
  if (order === null || here.pathname !== "/checkout") return;
  here.searchParams.set("order", order);
  window.history.replaceState(window.history.state, "", here);
}

/** The order's actor with its real effects; a page kept by the browser tells it when it is shown again. */
export function useCheckoutRef(input: Omit<CheckoutInput, "keyBase">): CheckoutRef {
  const app = useApp();
  const [keyBase] = useState(randomKey);
  const refresh = async () => {
    for (const name of ["credits", "payments", "entries", "dashboard"])
      void app.queries.invalidateQueries({ queryKey: [name] });
    app.answers.forget("plans");
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
        goToGateway: ({ context }, { url }) => {
          nameOrder(context.orderId);
          window.location.assign(url);
        },
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
