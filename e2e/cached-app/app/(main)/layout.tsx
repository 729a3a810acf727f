import { StackProvider } from "@stackkit/next";
import "@stackkit/next/styles.css";
import Link from "next/link";
import type { ReactNode } from "react";
import { stackServerApp } from "../../stack";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StackProvider app={stackServerApp}>
          <nav>
            <Link href="/">Home</Link> <Link href="/me">Me</Link> <Link href="/notes">Notes</Link>{" "}
            <Link href="/draft">Draft</Link>
          </nav>
          {children}
        </StackProvider>
      </body>
    </html>
  );
}
