import { Button } from "./button.tsx";

/** Shows the language in use; a press changes to the other. */
export function LanguageToggle({
  code,
  label,
  onToggle,
  quiet,
}: {
  /** "VI" or "EN". */
  code: string;
  /** Begins with the code, so that saying what one sees works: "VI, chuyển sang English". */
  label: string;
  onToggle: () => void;
  /** Without an edge, as in the public header. */
  quiet?: boolean;
}) {
  return (
    <Button
      size="small"
      look={quiet ? "quiet" : "plain"}
      icon="globe"
      aria-label={label}
      onClick={onToggle}
    >
      {code}
    </Button>
  );
}
