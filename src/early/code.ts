/**
 * Fetches the page's code: after the page is seen, so that it takes nothing from the words and the
 * picture, at once where somebody reaches for the page, and in any case before long. The server
 * names the files in the element that brings this one, the entry first.
 */
const PATIENCE_MS = 3_000;
const SIGNS = ["pointerdown", "keydown", "focusin"];

const named = document.querySelector("script[data-code]")?.getAttribute("data-code") ?? "";
const [entry = "", ...others] = named.split(" ");

function fetchCode(): void {
  clearTimeout(late);
  removeEventListener("load", onceSeen);
  for (const sign of SIGNS) removeEventListener(sign, fetchCode, true);
  // The entry would name them only once it runs.
  for (const href of others) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}
/** Everything in sight has come; the frame that shows it goes first. */
function onceSeen(): void {
  requestAnimationFrame(() => setTimeout(fetchCode));
}

const late = setTimeout(fetchCode, PATIENCE_MS);
for (const sign of SIGNS) addEventListener(sign, fetchCode, true);
if (document.readyState === "complete") onceSeen();
else addEventListener("load", onceSeen);
