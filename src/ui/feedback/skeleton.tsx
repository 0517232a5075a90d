import type { ReactNode } from "react";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import * as s from "./skeleton.css.ts";

/** One grey shape where something will stand. It does not shimmer. */
export function Skeleton({ shape = "line" }: { shape?: keyof typeof s.shape }) {
  return <span className={s.shape[shape]} aria-hidden="true" />;
}

/** Wraps the skeletons of one region and says once what it waits for. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
