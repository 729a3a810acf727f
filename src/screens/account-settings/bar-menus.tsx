import { type ReactNode, useEffect, useRef } from "react";
import { SelectedTeamSwitcher } from "../components/selected-team-switcher.js";
import { UserButton } from "../components/user-button.js";

type BarMenu = "team" | "user";

/** Opens the menu whose button was pressed before its code had loaded. */
function Opened({ menu }: { menu: BarMenu }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = place.current?.parentElement;
    if (!bar) return;
    const open = () => {
      const button = bar.querySelector<HTMLElement>(
        `.stk-${menu === "team" ? "team-switcher" : "user-button"} button.stk-menu-button`,
      );
      if (button === null) return;
      observer.disconnect();
      button.focus();
      button.click();
    };
    // The teams may still be loading.
    const observer = new MutationObserver(open);
    observer.observe(bar, { childList: true, subtree: true });
    open();
    return () => observer.disconnect();
  }, [menu]);
  return <span ref={place} hidden />;
}

/** The menus of the team and the account. */
export const BarMenus = ({ opened, hasTeam }: { opened: BarMenu; hasTeam: boolean }): ReactNode => (
  <>
    {hasTeam ? <SelectedTeamSwitcher /> : <span />}
    <UserButton />
    <Opened menu={opened} />
  </>
);
