import { useEffect, useRef, useState } from "react";

const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Files dropped anywhere on the page, for a page with one place that takes them; `over` is true
 * while a drag hangs above it. Another place that has taken the drop goes before.
 */
export function usePageDrop(onFiles: (files: File[]) => void, enabled: boolean): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!enabled) return;
    const drag = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !holdsFiles(event)) return;
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
      setOver(false);
    };
  }, [enabled]);
  return over;
}

/** Pictures pasted anywhere on the page, except into a text box. */
export function usePaste(onFiles: (files: File[]) => void, enabled: boolean) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!enabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      const inText = (event.target as Element | null)?.closest?.(
        "input, textarea, [contenteditable]",
      );
      if (files.length === 0 || inText) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [enabled]);
}
