import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.js";

/** Edge of the picture in pixels. */
export const PICTURE_SIZE = 34;

type ShownUser = {
  readonly displayName: string | null;
  readonly primaryEmail: string | null;
  readonly profileImageUrl: string | null;
} | null;

/** A name above an address, each truncated to fit. */
export const NameAndAddress = ({ user }: { user: ShownUser }): ReactNode => (
  <span className="stk-user-info">
    <bdi className="stk-cut" title={user?.displayName ?? user?.primaryEmail ?? undefined}>
      {user?.displayName ?? user?.primaryEmail}
    </bdi>
    {user?.displayName && user.primaryEmail ? (
      <bdi className="stk-cut stk-hint" title={user.primaryEmail}>
        {user.primaryEmail}
      </bdi>
    ) : null}
  </span>
);

/** Placeholder until the user is known, to prevent layout shifts. */
export const UserPlaceholder = ({ showUserInfo }: { showUserInfo: boolean }): ReactNode => (
  <span className="stk-menu-button" aria-hidden="true">
    <Avatar size={PICTURE_SIZE} border />
    {showUserInfo ? <NameAndAddress user={null} /> : null}
  </span>
);
