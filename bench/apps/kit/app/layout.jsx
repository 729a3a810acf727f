import { StackProvider } from "@stackkit/next";
import { stackServerApp } from "../stack";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StackProvider app={stackServerApp}>{children}</StackProvider>
      </body>
    </html>
  );
}
