import { StackProvider } from "@stackkit/next";
import type { ReactNode } from "react";
import { stackServerApp } from "../../stack";

/** Hands nobody down: pages that ask for no user cost no call, and are finished when the app is built. */
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
