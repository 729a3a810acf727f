import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { Avatar } from "../../ui/avatar.js";
import { Icon } from "../../ui/icon.js";
import { ChevronDownIcon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import type { Account } from "../provider/account.js";
import { useUrls } from "../provider/use-urls.js";

type BarMenu = "team" | "user";

/** The menus need the whole client app, which the settings themselves do without at first. */
const BarMenus = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./bar-menus.js")).BarMenus,
}));

const TEAM = 24;
const PERSON = 34;

interface SettingsBarProps {
  account: Account;
}

/** The way back to the app, and the menus of the team and the account. */
export function SettingsBar({ account }: SettingsBarProps): ReactNode {
  const t = useMessages("account");
  const urls = useUrls();
  const [opened, setOpened] = useState<BarMenu>();
  const isHydrated = useHydrated();
  const { selectedTeam: team, profileImageUrl, displayName, primaryEmail } = account;
  const open = (menu: BarMenu, label: string, children: ReactNode) => (
    <button
      type="button"
      disabled={!isHydrated}
      className="stk-menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      title={label}
      onClick={() => setOpened(menu)}
    >
      {children}
    </button>
  );
  const buttons = (
    <>
      {team ? (
        open(
          "team",
          `${t("account.navTeams")}, ${team.displayName}`,
          <>
            <Avatar square size={TEAM} url={team.profileImageUrl} name={team.displayName} />
            <bdi className="stk-cut">{team.displayName}</bdi>
            <ChevronDownIcon />
          </>,
        )
      ) : (
        <span />
      )}
      {open(
        "user",
        t("menu.label"),
        <Avatar size={PERSON} url={profileImageUrl} name={displayName || primaryEmail} border />,
      )}
    </>
  );
  return (
    <div className="stk-bar">
      <Link className="stk-back" href={urls.home}>
        <Icon d="M15 5 8 12 15 19" />
        {t("account.back")}
      </Link>
      {opened ? (
        <Suspense fallback={buttons}>
          <BarMenus opened={opened} hasTeam={!!team} />
        </Suspense>
      ) : (
        buttons
      )}
    </div>
  );
}
