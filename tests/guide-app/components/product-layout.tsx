import { ActorBanner } from "@stackkit/next";
import type { ReactNode } from "react";

export function ProductLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ActorBanner />
      {children}
    </>
  );
}
