import { type RouteProps, StackHandler, type StackHandlerProps } from "@stackkit/next/handler";
import { stackServerApp } from "@/stack";

const componentProps: StackHandlerProps["componentProps"] = {
  SignIn: { firstTab: "password", extraInfo: <a href="/terms">Terms</a> },
  AccountSettings: {
    extraItems: [
      { id: "billing", title: "Billing", iconName: "CreditCard", content: <p>Paid until May.</p> },
    ],
  },
};

export { generateMetadata } from "@stackkit/next/handler";

export default function Handler(props: PageProps<"/handler/[...stack]">) {
  const routeProps: RouteProps = props;
  return (
    <StackHandler
      fullPage
      app={stackServerApp}
      routeProps={routeProps}
      componentProps={componentProps}
    />
  );
}
