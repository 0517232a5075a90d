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
  /** What a press does: "Đổi sang English". Its name is the code, which is what one sees, then this. */
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
      aria-label={`${code}. ${label}`}
      onClick={onToggle}
    >
      {code}
    </Button>
  );
}
