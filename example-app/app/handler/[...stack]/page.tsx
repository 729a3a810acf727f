import { StackHandler, type StackHandlerProps } from "@stackkit/next/handler";
import { stackServerApp } from "../../../stack";

export { generateMetadata } from "@stackkit/next/handler";

/** The sign-in page asks for the address first, if the environment says so. */
const componentProps: StackHandlerProps["componentProps"] =
  process.env.EXAMPLE_APP_SIGN_IN === "one-field" ? { SignIn: { layout: "one-field" } } : {};

export default function HandlerPage(props: PageProps<"/handler/[...stack]">) {
  return (
    <StackHandler
      fullPage
      app={stackServerApp}
      routeProps={props}
      componentProps={componentProps}
    />
  );
}
