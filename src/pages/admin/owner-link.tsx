import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as s from "./admin.css.ts";

/** Whose something is; opens the account. */
export const OwnerLink = ({ owner }: { owner: { id: string; name: string; email: string } }) => (
  <div className={s.named}>
    <span>
      <TextLink href={`/admin/users?user=${owner.id}`}>{owner.name}</TextLink>
    </span>
    <span className={s.soft}>{owner.email}</span>
  </div>
);
