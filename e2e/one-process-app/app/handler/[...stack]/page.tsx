import { StackHandler } from "@stackkit/next/handler";
import { stackServerApp } from "../../../stack";

export default function Handler(props: PageProps<"/handler/[...stack]">) {
  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
}
