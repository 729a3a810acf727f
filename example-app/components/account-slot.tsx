"use client";
import { UserButton, useStackApp, useUser } from "@stackkit/next";
import Link from "next/link";
import { Suspense } from "react";
import { AccountBoundary } from "./account-unknown";
import { useColorMode } from "./color-mode";

function Account() {
  const app = useStackApp();
  const user = useUser();
  const colorMode = useColorMode();
  if (user !== null)
    return (
      <>
        <Link className="button" href="/board">
          Your board
        </Link>
        <UserButton {...colorMode} />
      </>
    );
  return (
    <>
      <Link className="button" data-tone="plain" href={app.urls.signIn}>
        Sign in
      </Link>
      <Link className="button" href={app.urls.signUp}>
        Sign up
      </Link>
    </>
  );
}

/**
 * The signed-in user, on a page that is the same for everyone. The slot has its size from the start,
 * so nothing moves when it fills.
 */
export function AccountSlot() {
  return (
    <div className="account-slot">
      <AccountBoundary>
        <Suspense fallback={<span className="skeleton" data-shape="button" />}>
          <Account />
        </Suspense>
      </AccountBoundary>
    </div>
  );
}
