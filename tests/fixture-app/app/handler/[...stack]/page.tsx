import { type RouteProps, StackHandler, type StackHandlerProps } from "@stackkit/next/handler";
import { stackServerApp } from "@/stack";

const componentProps: StackHandlerProps["componentProps"] = { SignIn: { firstTab: "password" }, SignUp: { firstTab: "password" } };

export default function Handler(props: PageProps<"/handler/[...stack]">) {
  const routeProps: RouteProps = props;
  return <StackHandler fullPage app={stackServerApp} routeProps={routeProps} componentProps={componentProps} />;
}
