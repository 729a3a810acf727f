import { StackProvider } from "@stackkit/next";
import { type ReactNode, Suspense } from "react";
import { AccountBoundary } from "../../components/account-unknown";
import { Logo } from "../../components/logo";
import { MainNav } from "../../components/main-nav";
import { NeedsScript } from "../../components/needs-script";
import { TeamHeader, TeamHeaderSkeleton } from "../../components/team/team-header";
import { stackServerApp } from "../../stack";

/**
 * The signed-in area. It waits for nothing, so a link shows it at once. The proxy redirects
 * strangers, and every page asks for its user itself. The user travels to the browser with the
 * page, so the header's hooks request nothing.
 */
export default function TeamLayout({ children }: { children: ReactNode }) {
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
      <NeedsScript />
      {children}
    </StackProvider>
  );
}
