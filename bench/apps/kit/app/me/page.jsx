import { StackProvider } from "@stackkit/next";
import { stackServerApp } from "../../stack";
import { Me } from "./me";

export default function Page() {
  return (
    <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>
      <Me />
    </StackProvider>
  );
}
