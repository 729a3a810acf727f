import type { ReactNode } from "react";
import { Logo } from "../../components/logo";

export default function HandlerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="site-header">
        <Logo />
      </header>
      {children}
    </>
  );
}
