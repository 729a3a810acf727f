"use client";

import { type ReactNode, useState } from "react";
import { pendingRedirect } from "../../app/navigation/pending-redirect.js";
import { useFailureText } from "../../messages/use-failure-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { SESSION_ENDED_PARAM } from "../../protocol/urls.js";
import { Frame } from "../../ui/card.js";
import { useTakeFocus } from "../../ui/feedback/use-take-focus.js";
import { SignInFirst } from "../pages/auth/sign-in-first.js";
import type { PageProps } from "../pages/screen-props.js";
import { type Account, useAccount } from "../provider/account.js";
import { WithAppearance } from "../provider/with-appearance.js";
import { WithChosenLanguage } from "../provider/with-chosen-language.js";
import type { ExtraItem } from "./extra-item.js";
import { SectionView } from "./section-view.js";
import { FIRST_SECTION } from "./sections.js";
import { SecurityOverview } from "./security-overview.js";
import { SettingsBar } from "./settings-bar.js";
import { SettingsNav } from "./settings-nav.js";
import type { GivenTeams } from "./teams/teams-nav.js";
import { useSection } from "./use-section.js";

/** Props of {@link AccountSettings}. */
export interface AccountSettingsProps extends Pick<PageProps, "fullPage" | "searchParams"> {
  /** The app's own sections, shown after the kit's. */
  extraItems?: readonly ExtraItem[];
  /** The section shown if the hash names none: the rest of the path after the page's own. */
  section?: string;
  /**
   * The teams, if they came with the page; null if reading them failed. Otherwise the app loads
   * them.
   */
  teams?: Promise<GivenTeams | null>;
  /**
   * Shown above the settings of a full page, such as the app's own header. Default: a link to the
   * app, the team switcher and the user button. With null there is nothing.
   */
  header?: ReactNode;
}

function SignedIn({
  account,
  fullPage = false,
  extraItems = [],
  section: first = FIRST_SECTION,
  teams,
  header = fullPage ? <SettingsBar account={account} /> : null,
}: AccountSettingsProps & { account: Account }): ReactNode {
  const t = useMessages("account");
  const section = useSection(first);
  const takeFocus = useTakeFocus();
  return (
    <Frame wide fullPage={fullPage}>
      {header}
      <div className="stk-settings-head" ref={takeFocus}>
        <h1 className="stk-settings-title">{t("account.title")}</h1>
        <SecurityOverview account={account} />
      </div>
      <div className="stk-settings">
        <SettingsNav account={account} section={section} extraItems={extraItems} teams={teams} />
        <SectionView account={account} section={section} extraItems={extraItems} />
      </div>
    </Frame>
  );
}

const SESSION_ENDED = { code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED" } as const;

interface SignedOutProps {
  /** The session ended while the settings were open. */
  hasEnded: boolean;
  fullPage: boolean | undefined;
}

function SignedOut({ hasEnded, fullPage }: SignedOutProps): ReactNode {
  const t = useMessages("account");
  const ended = useFailureText(hasEnded ? SESSION_ENDED : undefined);
  return (
    <SignInFirst
      title={t("account.signedOutTitle")}
      text={hasEnded ? (ended ?? "") : t("account.signedOutText")}
      fullPage={fullPage}
    />
  );
}

function Settings(props: AccountSettingsProps): ReactNode {
  const account = useAccount();
  const [wasSignedIn, setWasSignedIn] = useState(
    account !== null || props.searchParams?.[SESSION_ENDED_PARAM] !== undefined,
  );
  if (account && !wasSignedIn) setWasSignedIn(true);
  // Nothing that was begun for one account goes on for another.
  if (account) return <SignedIn key={account.id} account={account} {...props} />;
  // People who signed out themselves are about to leave the page.
  const { from } = pendingRedirect;
  const hasEnded = wasSignedIn && (from === undefined || from !== location.href);
  return <SignedOut hasEnded={hasEnded} fullPage={props.fullPage} />;
}

/** Everything that people can see and change about their own account and teams. */
export const AccountSettings = (props: AccountSettingsProps): ReactNode => (
  <WithChosenLanguage>
    <WithAppearance>
      <Settings {...props} />
    </WithAppearance>
  </WithChosenLanguage>
);
