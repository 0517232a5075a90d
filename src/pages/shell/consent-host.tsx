import { ConsentDialog } from "#src/flows/consent/consent-dialog.tsx";
import { useApp } from "#src/lib/app.tsx";

/** A chunk of its own: an account meets it once. */
export default function ConsentHost() {
  return <ConsentDialog consent={useApp().consent} />;
}
