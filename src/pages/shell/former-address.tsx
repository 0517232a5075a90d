import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Leads an address of former times to the wizard of today, however often one lands on it: a login
 * comes back to the address it began at while the wizard's code is still on its way.
 */
export function FormerAddress({
  of,
}: {
  of: "/virtual-tryon" | "/body-generator" | "/hairstyle-changer" | "/image-to-video";
}) {
  const navigate = useNavigate();
  const isHere = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`${of}-legacy`),
  });
  useEffect(() => {
    if (isHere) void navigate({ to: of, replace: true });
  }, [isHere, navigate, of]);
  return null;
}
