import { StackProvider } from "@stackkit/next";
import { type ReactNode, Suspense } from "react";
import { AccountBoundary } from "../../components/account-unknown";
import { Logo } from "../../components/logo";
import { MainNav } from "../../components/main-nav";
import { TeamHeader, TeamHeaderSkeleton } from "../../components/team/team-header";
import { stackServerApp } from "../../stack";

/**
 * The signed-in area. A stranger is sent away here, before anything is streamed, by the token alone
 * and without a call of the service. Going from page to page does not render a layout again, so
 * every page asks for itself as well. The user travels to the browser with the page: the header's
 * hooks ask for nothing again.
 */
export default async function TeamLayout({ children }: { children: ReactNode }) {
  await stackServerApp.getUser({ or: "redirect", from: "token" });
  return (
    <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>
      <a className="skip-link" href="#content">
        Skip to the page
      </a>
      <header className="site-header" data-area="team">
        <Logo href="/board" />
        <MainNav />
        <div className="team-header">
          <AccountBoundary>
            <Suspense fallback={<TeamHeaderSkeleton />}>
              <TeamHeader />
            </Suspense>
          </AccountBoundary>
        </div>
      </header>
      {children}
    </StackProvider>
  );
}
