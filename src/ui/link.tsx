import type { ComponentProps, ReactNode } from "react";
import { className } from "./class-name.js";
import { useSlot } from "./slots.js";

/** A link in a text. */
export function Link({ className: extra, ...props }: ComponentProps<"a">): ReactNode {
  const Native = useSlot("Link", "a");
  return <Native className={className("stk-link", extra)} {...props} />;
}
