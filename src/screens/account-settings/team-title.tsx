import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useNameInTitle } from "../../ui/page-title.js";
import type { Account } from "../provider/account.js";
import { Part } from "./part.js";

interface TeamTitleProps {
  account: Account;
  teamId: string;
  /** Whether the page's title names the team, too. */
  inPageTitle?: boolean;
}

function TeamName({ account, teamId, inPageTitle = false }: TeamTitleProps): ReactNode {
  const t = useMessages("account");
  const name =
    account.useTeams().find(({ id }) => id === teamId)?.displayName ?? t("account.navTeams");
  useNameInTitle(inPageTitle ? name : undefined);
  return <span title={name}>{name}</span>;
}

/** A team's name once known. If loading it fails, the section below reports that. */
export function TeamTitle(props: TeamTitleProps): ReactNode {
  const t = useMessages("account");
  return (
    <Part skeleton={t("account.navTeams")} instead={t("account.navTeams")}>
      <TeamName {...props} />
    </Part>
  );
}
