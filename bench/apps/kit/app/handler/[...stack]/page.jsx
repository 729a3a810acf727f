import { StackHandler } from "@stackkit/next/handler";
import "@stackkit/next/styles.css";
import { stackServerApp } from "../../../stack";

export default function Handler(props) {
  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
}
