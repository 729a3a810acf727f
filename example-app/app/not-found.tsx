import type { Metadata } from "next";
import Link from "next/link";
import { Logo } from "../components/logo";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <header className="site-header">
        <Logo />
      </header>
      <main className="page" data-width="text">
        <div className="page-head">
          <h1>There is no page here</h1>
          <p>The address may be mistyped, or the page has moved.</p>
          <div className="actions">
            <Link className="button" data-tone="primary" href="/">
              Go to the start
            </Link>
            <Link className="button" href="/board">
              Open your board
            </Link>
          </div>
        </div>
      </main>
    </>
  );
}
