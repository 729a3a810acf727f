import Link from "next/link";
import { AccountSlot } from "../components/account-slot";
import { BoardPicture } from "../components/board/board-picture";
import { LetterPicture } from "../components/board/letter-picture";
import { Footnote } from "../components/footnote";
import { Logo } from "../components/logo";
import { Moon } from "../components/moon";
import { stackServerApp } from "../stack";

const REASONS = [
  {
    stage: "now",
    title: "Three columns, no more",
    text:
      "No priorities to argue about and no filters to set. A card is happening, up next, " +
      "or it can wait.",
  },
  {
    stage: "next",
    title: "One page for the whole team",
    text: "Everyone reads and changes the same board, so no one works from last week’s plan.",
  },
  {
    stage: "later",
    title: "Nothing gets lost",
    text:
      "Finished cards move to the archive. A card removed by mistake can be brought back " +
      "for a day.",
  },
] as const;

function SignUpLink({ children }: { children: string }) {
  return (
    <Link
      className="button"
      data-tone="primary"
      data-size="large"
      href={stackServerApp.urls.signUp}
    >
      {children}
    </Link>
  );
}

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
            Almanac is a roadmap for small teams: what you are doing now, what comes next, and what
            can wait. Everyone sees the same plan, and the weekly update is already written.
          </p>
          <div className="actions">
            <SignUpLink>Start a board</SignUpLink>
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
        <section className="home-letter" aria-labelledby="letter-title">
          <div className="home-letter-text">
            <h2 className="home-heading" id="letter-title">
              Your weekly update, from the board
            </h2>
            <p>
              Finish a card and it joins this week’s letter, above what is under way. Copy it on
              Friday, and send it to everyone who waits for news.
            </p>
          </div>
          <LetterPicture />
        </section>
        <section className="home-close" aria-labelledby="close-title">
          <h2 className="home-heading" id="close-title">
            Begin with one card
          </h2>
          <p>Name your team, write down what you are doing today, and invite the others.</p>
          <SignUpLink>Create your account</SignUpLink>
        </section>
      </main>
      <Footnote page="home" />
    </>
  );
}
