import "@stackkit/next/styles.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "../../../example-app/styles/tokens.css";
import "../../../example-app/styles/base.css";
import "../../../example-app/styles/controls.css";
import "../../../example-app/styles/frame.css";
import "../../../example-app/styles/home.css";
import "../../../example-app/styles/board.css";
import "../../../example-app/styles/card.css";
import "../../../example-app/styles/pages.css";
import "../../../example-app/styles/notice.css";
import "../../../example-app/styles/kit.css";
import "../gallery.css";
import "../signatures.css";

export const metadata: Metadata = { title: { default: "Gallery", template: "%s · Gallery" } };

export const viewport: Viewport = { colorScheme: "light dark" };

/** The stories look as in the example app. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
