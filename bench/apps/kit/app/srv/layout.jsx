import { StackProvider } from "@stackkit/next";
import { stackServerApp } from "../../stack";

export default async function Layout({ children }) {
  const user = await stackServerApp.getUser();
  return (
    <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>
      <header>{user?.primaryEmail}</header>
      {children}
    </StackProvider>
  );
}
