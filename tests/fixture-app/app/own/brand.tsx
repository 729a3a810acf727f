"use client";

import { type Slots, StackTheme } from "@stackkit/next";
import type { ReactNode } from "react";

const slots: Slots = {
  Logo: (props) => <div {...props}>Acme</div>,
  Button: (props) => <button {...props} className={`${props.className} pill`} />,
};

export function Brand({ children }: { children: ReactNode }) {
  return <StackTheme slots={slots}>{children}</StackTheme>;
}
