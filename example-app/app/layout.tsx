import { StackProvider, StackTheme } from "@stackkit/next";
import "@stackkit/next/styles.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/frame.css";
import "../styles/home.css";
import "../styles/board.css";
import "../styles/card.css";
import "../styles/pages.css";
import "../styles/notice.css";
import "../styles/kit.css";
import { stackServerApp } from "../stack";

export const metadata: Metadata = {
  title: { default: "Almanac, the plan on one page", template: "%s · Almanac" },
  description:
    "A calm roadmap for small teams: what is happening now, what is next, and what can wait.",
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#151816" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
      </head>
      <body>
        <StackProvider app={stackServerApp}>
          <StackTheme>{children}</StackTheme>
        </StackProvider>
      </body>
    </html>
  );
}
