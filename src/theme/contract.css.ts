import { createGlobalTheme } from "@vanilla-extract/css";
import { colors } from "./colors.ts";

/** Every style reads these; nothing else in the product names a raw colour, size or duration. */
export const vars = createGlobalTheme(":root", {
  color: colors,
  font: {
    display: '"Archivo Display", "Archivo Wait", "Archivo Wait Wide", "Arial Narrow", sans-serif',
    text: '"Be Vietnam Pro", system-ui, sans-serif',
  },
  text: {
    "12": "0.75rem",
    "13": "0.8125rem",
    "14": "0.875rem",
    "15": "0.9375rem",
    "16": "1rem",
    "18": "1.125rem",
    "22": "1.375rem",
    "28": "1.75rem",
    "30": "1.875rem",
    "44": "2.75rem",
    "68": "4.25rem",
    "112": "7rem",
  },
  /** Below these Vietnamese stacked marks (ệ ỗ ặ) touch the line above. */
  leading: { display: "1.25", text: "1.5" },
  /** Archivo's width axis: the bigger the word, the narrower. */
  width: { display: "62%", title: "66%", label: "70%", figure: "75%" },
  space: {
    "1": "4px",
    "2": "8px",
    "3": "12px",
    "4": "16px",
    "5": "24px",
    "6": "32px",
    "7": "48px",
    "8": "72px",
    "9": "112px",
  },
  radius: { control: "3px", round: "999px" },
  height: { control: "44px", small: "36px" },
  shadow: {
    floating: "0 12px 40px -8px rgb(20 26 24 / 0.28)",
    print: "0 18px 30px -18px rgb(20 26 24 / 0.5), 0 2px 6px rgb(20 26 24 / 0.14)",
  },
  motion: { quick: "140ms", steady: "200ms", ease: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  layer: { sticky: "10", header: "20", dialog: "40", menu: "50", tooltip: "60", toast: "70" },
});
