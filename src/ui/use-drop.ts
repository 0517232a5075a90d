import { type DragEvent, useEffect, useRef, useState } from "react";

const filesOf = (data: DataTransfer | null): File[] => Array.from(data?.files ?? []);

/** Files dropped on an element; `over` is true while a drag hangs above it. */
export function useDrop(onFiles: (files: File[]) => void, enabled: boolean) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = enabled ? "copy" : "none";
        setOver(enabled);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = filesOf(event.dataTransfer);
        if (enabled && files.length > 0) onFiles(files);
      },
    },
  };
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
