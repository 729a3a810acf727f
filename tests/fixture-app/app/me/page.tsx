import { StackProvider } from "@stackkit/next";
import { stackServerApp } from "@/stack";
import { Visitor } from "../visitor";

/** A dynamic page that hands the user down, without waiting for it. */
export default function MePage() {
  return (
    <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>
      <Visitor />
    </StackProvider>
  );
}
