"use client";

import { useUser } from "@stackkit/next";

/** Whoever is signed in, as a client component knows it. */
export function Name() {
  const user = useUser();
  return (
    <p data-testid="hook">
      {user === null ? "Nobody is signed in" : `The hook knows ${user.displayName}`}
    </p>
  );
}
