import { useEffect, useRef, useState } from "react";

const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Components that take dropped (or pasted) files now, in the order they were mounted; the last
 * wins.
 */
const drops: object[] = [];
const pastes: object[] = [];
/** Registers a component in a list. Returns whether it is the last, and how to remove it. */
function enter(places: object[]): { isOnTop: () => boolean; leave: () => void } {
  const place = {};
  places.push(place);
  return {
    isOnTop: () => places.at(-1) === place,
    leave: () => void places.splice(places.indexOf(place), 1),
  };
}

/**
 * Takes files dropped anywhere on the page; with several users of this hook the one mounted last (a
 * dialog's before the page's). Returns whether files are being dragged over the page.
 */
export function usePageDrop(onFiles: (files: File[]) => void, enabled: boolean): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!enabled) return;
    const place = enter(drops);
    const drag = (event: DragEvent) => {
      if (!place.isOnTop() || event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!place.isOnTop() || event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      const files = filesOf(event.dataTransfer);
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener("dragover", drag);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", drag);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
      place.leave();
      setOver(false);
    };
  }, [enabled]);
  return over;
}

/** Takes files pasted anywhere on the page, except into a text box. */
export function usePaste(onFiles: (files: File[]) => void, enabled: boolean) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!enabled) return;
    const place = enter(pastes);
    const paste = (event: ClipboardEvent) => {
      if (!place.isOnTop()) return;
      const files = filesOf(event.clipboardData);
      const inText =
        event.target instanceof Element &&
        event.target.closest("input, textarea, [contenteditable]");
      if (files.length === 0 || inText) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("paste", paste);
      place.leave();
    };
  }, [enabled]);
}
