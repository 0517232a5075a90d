import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Shows the language in use; a press changes to the other. */
export function LanguageToggle({
  code,
  label,
  onToggle,
  quiet,
}: {
  /** "VI" or "EN". */
  code: string;
  /** What a press does: "Đổi sang English". Read out after the code, which is what one sees. */
  label: string;
  onToggle: () => void;
  /** Without an edge, as in the public header. */
  quiet?: boolean;
}) {
  return (
    <Button size="small" look={quiet ? "quiet" : "plain"} icon="globe" onClick={onToggle}>
      <span>
        {code}
        <VisuallyHidden>. {label}</VisuallyHidden>
      </span>
    </Button>
  );
}
