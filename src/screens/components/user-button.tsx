"use client";

import { type ReactNode, Suspense } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Avatar } from "../../ui/avatar.js";
import { SettingsIcon, SignOutIcon } from "../../ui/icons.js";
import { Menu, MenuItem } from "../../ui/menu.js";
import { className } from "../../ui/theme/class-name.js";
import { Scope } from "../../ui/theme/scope.js";
import { useAfterSignIn, useSignInOverPage } from "../flows/first-page.js";
import { useSignOut } from "../flows/use-sign-out.js";
import { useAccount } from "../provider/account.js";
import { useScreenApp } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { type ColorModeProps, ColorModes } from "./color-modes.js";
import { SignOutFailed } from "./sign-out-failed.js";
import { NameAndAddress, PICTURE_SIZE, UserPlaceholder } from "./user-info.js";

interface Item {
  readonly text: string;
  readonly icon: ReactNode;
  readonly onClick: () => void | Promise<void>;
}

/** Props of {@link UserButton}. */
export interface UserButtonProps extends ColorModeProps {
  /** Shows name and address next to the picture. */
  showUserInfo?: boolean;
  /** The app's own items, between the settings and signing out. */
  extraItems?: readonly Item[];
}

function UserMenu({ showUserInfo = false, extraItems = [], ...mode }: UserButtonProps): ReactNode {
  const t = useMessages();
  const app = useScreenApp();
  const urls = useUrls();
  const user = useAccount();
  const signOut = useSignOut(app);
  const signIn = useSignInOverPage(app);
  useAfterSignIn(app, user !== null);
  const picture = (
    <Avatar
      size={PICTURE_SIZE}
      url={user?.profileImageUrl}
      name={user?.displayName || user?.primaryEmail}
      border
    />
  );
  const name = user?.displayName ?? user?.primaryEmail;
  const trigger = (
    <>
      {picture}
      {showUserInfo ? <NameAndAddress user={user} /> : null}
    </>
  );
  const theme = <ColorModes {...mode} />;
  if (user === null) {
    return (
      <Menu label={t("menu.label")} trigger={trigger} busy={signIn.isOpening}>
        <MenuItem href={urls.signIn} onClick={(event) => void signIn.press(event)}>
          {t("menu.signIn")}
        </MenuItem>
        <MenuItem href={urls.signUp}>{t("menu.signUp")}</MenuItem>
        {theme}
      </Menu>
    );
  }
  return (
    <>
      <Menu
        label={name ? `${t("menu.label")}, ${t("menu.signedInAs", { name })}` : t("menu.label")}
        trigger={trigger}
        busy={signOut.busy}
        head={<NameAndAddress user={user} />}
      >
        <MenuItem icon={<SettingsIcon />} href={urls.accountSettings}>
          {t("menu.account")}
        </MenuItem>
        {extraItems.map(({ text, icon, onClick }) => (
          <MenuItem key={text} icon={icon} onClick={() => void onClick()}>
            {text}
          </MenuItem>
        ))}
        {theme}
        <MenuItem icon={<SignOutIcon />} onClick={() => void signOut.start()}>
          {t("menu.signOut")}
        </MenuItem>
      </Menu>
      <SignOutFailed signOut={signOut} />
    </>
  );
}

/** The signed-in user's picture, with a menu for the account. */
export function UserButton(props: UserButtonProps): ReactNode {
  const { showUserInfo = false } = props;
  return (
    <Scope
      className={className("stk-inline", "stk-user-button")}
      data-info={showUserInfo ? "" : undefined}
    >
      <Suspense fallback={<UserPlaceholder showUserInfo={showUserInfo} />}>
        <UserMenu {...props} />
      </Suspense>
    </Scope>
  );
}
