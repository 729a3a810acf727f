import { StackHandler } from "@stackkit/next/handler";
import { stackServerApp } from "../../../../stack";

export { generateMetadata } from "@stackkit/next/handler";

export default function Handler(props: PageProps<"/handler/[...stack]">) {
  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
}
