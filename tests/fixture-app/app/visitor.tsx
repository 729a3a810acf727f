"use client";

import { UserAvatar, UserButton, useUser } from "@stackkit/next";

/** The current user, as a hook sees them. */
export function Visitor() {
  const user = useUser();
  return (
    <>
      <p data-visitor>{user ? `Signed in as ${user.displayName}` : "Nobody is signed in"}</p>
      <UserAvatar user={user} size={24} />
      <UserButton showUserInfo />
    </>
  );
}
