import { StackProvider } from "@stackkit/next";
import type { ReactNode } from "react";
import { stackServerApp } from "../../stack";

/** Does not read the user, so pages without a user make no call and are prerendered. */
export default function QuietLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StackProvider app={stackServerApp} user={false}>
          {children}
        </StackProvider>
      </body>
    </html>
  );
}
