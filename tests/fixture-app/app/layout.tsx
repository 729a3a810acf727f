import { StackProvider, type StackProviderProps, StackTheme } from "@stackkit/next";
import type { ReactNode } from "react";
import "@stackkit/next/styles.css";
import { stackServerApp } from "@/stack";

const given: Pick<StackProviderProps, "app" | "lang"> = { app: stackServerApp, lang: "en-US" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StackProvider {...given}>
          <StackTheme theme={{ light: { primary: "#0a5" } }}>{children}</StackTheme>
        </StackProvider>
      </body>
    </html>
  );
}
