import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Badge } from "../../../ui/badge.js";
import { BareSelect } from "../../../ui/form/select.js";
import { roleName } from "./member-words.js";

interface RoleSelectProps {
  /** The member's name. */
  name: string;
  /** Undefined if the service does not say. */
  roleId: string | null | undefined;
  /** The roles that the reader may give to the member. */
  choices: readonly string[];
  onChoose: (roleId: string) => void;
}

/** A member's role, as a choice for those who may change it. */
export function RoleSelect({ name, roleId, choices, onChoose }: RoleSelectProps): ReactNode {
  const t = useMessages("teams");
  if (!choices.some((id) => id !== roleId))
    return roleId ? <Badge>{roleName(t, roleId)}</Badge> : null;
  const shown = roleId && !choices.includes(roleId) ? [roleId, ...choices] : choices;
  return (
    <BareSelect
      className="stk-role"
      aria-label={t("teams.roleOf", { name })}
      title={roleId ? roleName(t, roleId) : undefined}
      value={roleId ?? ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      {roleId ? null : <option value="">{t("teams.roleNone")}</option>}
      {shown.map((id) => (
        <option key={id} value={id}>
          {roleName(t, id)}
        </option>
      ))}
    </BareSelect>
  );
}
