"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { Team } from "../../resources/people.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { CheckIcon } from "../../ui/form/form-icons.js";
import { PlusIcon, SettingsIcon } from "../../ui/icons.js";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu.js";
import { Scope } from "../../ui/theme/scope.js";
import { useSelectedTeam } from "../flows/use-selected-team.js";
import { type Account, useAccount } from "../provider/account.js";
import { useScreenApp } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { ReceivedInvitations } from "./received-invitations.js";
import { ButtonPlaceholder, ChosenTeam, TeamMark, UNKNOWN_TEAM } from "./team-switcher-button.js";

/** Props of {@link SelectedTeamSwitcher}. */
export interface SelectedTeamSwitcherProps {
  /** The address of a team's page, opened when the team is selected. */
  urlMap?: (team: Team) => string;
  /** The team shown as selected. Default: the user's selected team. */
  selectedTeam?: Team;
  /** Leaves the user's selected team unchanged: only the address decides which team is shown. */
  noUpdateSelectedTeam?: boolean;
}

function Switcher({
  account,
  ...options
}: SelectedTeamSwitcherProps & { account: Account }): ReactNode {
  const t = useMessages("teams");
  const app = useScreenApp();
  const urls = useUrls();
  const teams = account.useTeams();
  const canCreate = app.useProject().config.clientTeamCreationEnabled === true;
  const { shown, chosen, failure, choose, join } = useSelectedTeam(account, options);
  // Read when the menu is opened, not on every page with a switcher.
  const [opened, setOpened] = useState(false);
  const current = shown ? `, ${t("teams.current")}: ${shown.displayName}` : "";
  const settings = (section: string): string => `${urls.accountSettings}#${section}`;
  const creation = settings("team-creation");
  return (
    <>
      <Menu
        label={`${t("teams.switcherLabel")}${current}`}
        trigger={<ChosenTeam team={shown} />}
        onOpen={() => setOpened(true)}
      >
        {teams.length > 0 ? (
          <MenuGroup title={t("teams.list")}>
            {teams.map((team) => (
              <MenuItem
                key={team.id}
                chosen={team.id === shown?.id}
                icon={<TeamMark team={team} />}
                onClick={() => void choose(team)}
              >
                <span className="stk-menu-chosen">
                  <bdi className="stk-cut" title={team.displayName}>
                    {team.displayName}
                  </bdi>
                  {team.id === shown?.id ? <CheckIcon /> : null}
                </span>
              </MenuItem>
            ))}
          </MenuGroup>
        ) : null}
        {opened ? (
          <ReceivedInvitations account={account} settings={creation} onJoin={join} />
        ) : null}
        {teams.length === 0 && !canCreate ? (
          <MenuItem aria-disabled>{t("teams.none")}</MenuItem>
        ) : null}
        {shown ? (
          <MenuItem icon={<SettingsIcon />} href={settings(`team-${shown.id}`)}>
            {t("teams.settings")}
          </MenuItem>
        ) : null}
        {canCreate ? (
          <MenuItem icon={<PlusIcon />} href={creation}>
            {t(teams.length === 0 ? "teams.noneAction" : "teams.create")}
          </MenuItem>
        ) : null}
      </Menu>
      <div role="alert">
        <FailureNotice failure={failure} texts={{ TEAM_MEMBERSHIP_NOT_FOUND: t("teams.gone") }} />
      </div>
      <div className="stk-unseen">
        <LiveRegion text={chosen ? t("teams.switched", { team: chosen.displayName }) : undefined} />
      </div>
    </>
  );
}

function AccountSwitcher(props: SelectedTeamSwitcherProps): ReactNode {
  const account = useAccount();
  if (account === null) return null;
  return (
    <Suspense
      fallback={
        <ButtonPlaceholder>
          <ChosenTeam team={props.selectedTeam ?? account.selectedTeam} />
        </ButtonPlaceholder>
      }
    >
      <Switcher account={account} {...props} />
    </Suspense>
  );
}

/** Shows the selected team and switches to another. */
export const SelectedTeamSwitcher = (props: SelectedTeamSwitcherProps): ReactNode => (
  <Scope className="stk-inline stk-team-switcher">
    <Suspense fallback={<ButtonPlaceholder>{UNKNOWN_TEAM}</ButtonPlaceholder>}>
      <AccountSwitcher {...props} />
    </Suspense>
  </Scope>
);
