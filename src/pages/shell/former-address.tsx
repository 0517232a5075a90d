import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

/**
 * Leads an address of former times to the wizard of today, however often one lands on it: a login
 * comes back to the address it began at while the wizard's code is still on its way.
 */
export function FormerAddress({ of }: { of: Feature }) {
  const navigate = useNavigate();
  const { address, aliases } = TOOLS[of];
  const isHere = useRouterState({
    select: ({ location }) => aliases.some((alias) => location.pathname.startsWith(alias)),
  });
  useEffect(() => {
    if (isHere) void navigate({ to: address, replace: true });
  }, [isHere, navigate, address]);
  return null;
}
