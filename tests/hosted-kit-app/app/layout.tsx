import { StackProvider, StackTheme } from "@stackframe/stack";
import type { Metadata } from "next";
import { stackServerApp } from "../stack";
import "./globals.css";

export const metadata: Metadata = { title: "Notebook" };

export default function RootLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    <html lang="en">
      <body>
        <StackProvider app={stackServerApp}>
          <StackTheme theme={{ radius: "6px" }}>{children}</StackTheme>
        </StackProvider>
      </body>
    </html>
  );
}
