import { StackHandler } from "@stackkit/next/handler";
import { stackServerApp } from "../../../../stack";

export default function HandlerPage(props: PageProps<"/handler/[...stack]">) {
  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
}
