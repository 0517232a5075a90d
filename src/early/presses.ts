/**
 * A page sent whole is seen before its code can answer. A press meanwhile is kept and made again
 * once the page is alive. Links, forms with an address of their own and folded texts work by
 * themselves and are left alone.
 */
const CONTROLS = "button, label, input";
const LOOK_AGAIN_MS = 50;

const kept = new Set<HTMLElement>();
const { documentElement: page } = document;
/** Set by AppRoot. */
const isAlive = () => "alive" in page.dataset;

function keep(event: Event): void {
  if (isAlive()) {
    removeEventListener("click", keep, true);
    return;
  }
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (!control || control.closest("form[action]")) return;
  event.preventDefault();
  // Who presses one thing twice is impatient, and wants it once.
  if (kept.size === 0) setTimeout(again, LOOK_AGAIN_MS);
  kept.delete(control);
  kept.add(control);
}
function again(): void {
  if (!isAlive()) {
    setTimeout(again, LOOK_AGAIN_MS);
    return;
  }
  for (const control of kept) control.click();
  kept.clear();
}
addEventListener("click", keep, true);
