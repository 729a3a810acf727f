import { StackProvider, StackTheme, UserButton } from "@stackkit/next";
import "@stackkit/next/styles.css";
import { stackServerApp } from "../../stack";

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en">
      {/* As create-next-app has it: an element of the provider would break the column. */}
      <body style={{ minHeight: "100%", display: "flex", flexDirection: "column" }}>
        <StackProvider app={stackServerApp}>
          <StackTheme>
            <header>
              <UserButton />
            </header>
            {children}
          </StackTheme>
        </StackProvider>
      </body>
    </html>
  );
}
