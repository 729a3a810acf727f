import type { ComponentProps, ReactNode } from "react";
import { useSlot } from "./slots.js";
import { className } from "./theme/class-name.js";

/** A link in a text. */
export function Link({ className: extra, ...props }: ComponentProps<"a">): ReactNode {
  const Native = useSlot("Link", "a");
  return <Native className={className("stk-link", extra)} {...props} />;
}
