import Link from "next/link";
import { AccountSlot } from "../components/account-slot";
import { BoardPicture } from "../components/board/board-picture";
import { Footnote } from "../components/footnote";
import { Logo } from "../components/logo";
import { Moon } from "../components/moon";
import { stackServerApp } from "../stack";

const REASONS = [
  {
    stage: "now",
    title: "Three columns, no more",
    text: "Now, next and later. Dates come when they are known, and nothing is hidden behind a filter.",
  },
  {
    stage: "next",
    title: "One page for everyone",
    text: "The whole team reads and writes the same board. New members understand it in a minute.",
  },
  {
    stage: "later",
    title: "The letter writes itself",
    text: "Each week Almanac drafts a short letter from what was finished, ready to send to those who wait for it.",
  },
] as const;

/** Static: no part of the page waits for a session. The account at the top right loads later. */
export default function HomePage() {
  return (
    <>
      <header className="site-header">
        <Logo />
        <AccountSlot />
      </header>
      <main className="home">
        <section className="hero">
          <h1>The plan, on one page</h1>
          <p>
            Almanac is a calm roadmap for small teams. See what is happening now, what is next, and
            what can wait.
          </p>
          <div className="actions">
            <Link
              className="button"
              data-tone="primary"
              data-size="large"
              href={stackServerApp.urls.signUp}
            >
              Start a board
            </Link>
            <Link className="button" data-size="large" href="/board">
              Open your board
            </Link>
          </div>
        </section>
        <BoardPicture />
        <section className="reasons" aria-label="Why Almanac">
          {REASONS.map(({ stage, title, text }) => (
            <article key={title}>
              <Moon stage={stage} />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </section>
      </main>
      <Footnote page="home" />
    </>
  );
}
