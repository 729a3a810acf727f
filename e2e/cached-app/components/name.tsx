"use client";

import { useUser } from "@stackkit/next";

/** The signed-in user in a client component. */
export function Name() {
  const user = useUser();
  return (
    <p data-testid="hook">
      {user === null ? "Nobody is signed in" : `The hook knows ${user.displayName}`}
    </p>
  );
}
