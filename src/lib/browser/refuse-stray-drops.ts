/**
 * A file dropped where nothing takes it must not be opened by the browser in place of the page: what
 * one is working on would be gone. Places that take files have prevented the event before.
 */
export function refuseStrayDrops(target: Window): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  target.addEventListener("dragover", refuse);
  target.addEventListener("drop", refuse);
}
