"use client";

import { useUser } from "@stackkit/next";

export function Me() {
  const user = useUser();
  return <p>Hello {user ? user.primaryEmail : "guest"}</p>;
}
