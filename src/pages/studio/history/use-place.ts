import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { GridStateSnapshot } from "react-virtuoso";

/** Where a reader of the list stood, by the place in the browser's own history. */
interface Place {
  grid: GridStateSnapshot | null;
  /** The row from which one left, by its index. */
  row: number | null;
}
const places = new Map<string, Place>();

/** A row's link or button: what a reader stood on. */
const rowOf = (list: HTMLElement, row: number): HTMLElement | null =>
  list.querySelector(`[data-index="${row}"]`)?.querySelector<HTMLElement>("a, button") ?? null;
/** Frames in which a list that is drawn anew may still be measuring itself. */
const PATIENCE = 30;

/** Puts the focus on a row once it is drawn, without moving the page; on nothing that has taken it meanwhile. */
export function focusRow(list: RefObject<HTMLElement | null>, row: number): () => void {
  let frame = 0;
  let left = PATIENCE;
  const look = () => {
    const found = list.current && rowOf(list.current, row);
    if (found && isLost()) found.focus({ preventScroll: true });
    else if (!found && --left > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Whoever comes back by the browser's own button finds the list where it was left, and the focus on
 * the row that was opened. A list that is opened anew begins at its top.
 */
export function usePlace(list: RefObject<HTMLElement | null>) {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? "" });
  const [before] = useState(() => places.get(key));
  const now = useRef(key);
  now.current = key;
  const keep = useCallback((change: Partial<Place>) => {
    const known = places.get(now.current) ?? { grid: null, row: null };
    places.set(now.current, { ...known, ...change });
  }, []);
  useEffect(() => {
    if (before?.row != null) return focusRow(list, before.row);
  }, [before, list]);
  return {
    restored: before?.grid ?? null,
    keepGrid: useCallback((grid: GridStateSnapshot) => keep({ grid }), [keep]),
    /** What is pressed in the list is where one may leave it from. */
    keepRow: useCallback(
      (target: EventTarget) => {
        const row = target instanceof Element && target.closest<HTMLElement>("[data-index]");
        if (row) keep({ row: Number(row.dataset.index) });
      },
      [keep],
    ),
  };
}
