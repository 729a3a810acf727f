import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { read } from "../../../ui/form/flow.js";
import type { AccountTeam } from "../../provider/account.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { withLine } from "./membership-keys.js";
import { promote, SuccessorField, successionOf } from "./successor.js";

interface HandOverProps {
  team: AccountTeam;
  members: readonly TeamUser[];
  /** The only member who manages the others. */
  readerId: string;
  title: string;
  /** What happens to the API keys that the reader made for the team, if they leave it. */
  keys?: string | undefined;
  confirm: string;
  work: () => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

const SUCCESSOR = "successor";

/** The last member who manages the others names a successor first. */
export function HandOver({
  team,
  members,
  readerId,
  keys,
  work,
  ...dialog
}: HandOverProps): ReactNode {
  const t = useMessages("teams");
  const succession = successionOf(team, members, readerId);
  const text = t("teams.handOverText", { team: team.displayName });
  return (
    <ConfirmDialog
      {...dialog}
      text={withLine(text, keys)}
      fields={<SuccessorField name={SUCCESSOR} succession={succession} />}
      check={(form) =>
        read(form, SUCCESSOR) === "" ? { [SUCCESSOR]: t("teams.handOverChoose") } : {}
      }
      work={async (form) => {
        await promote(succession, read(form, SUCCESSOR));
        await work();
      }}
    />
  );
}
