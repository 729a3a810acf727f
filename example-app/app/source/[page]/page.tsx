import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Logo } from "../../../components/logo";
import { FOOTNOTES, isPageName } from "../../../footnotes";

export const generateStaticParams = () => Object.keys(FOOTNOTES).map((page) => ({ page }));

export async function generateMetadata({ params }: PageProps<"/source/[page]">): Promise<Metadata> {
  const { page } = await params;
  return { title: isPageName(page) ? FOOTNOTES[page].source : "Source" };
}

/** The source file of a page of this app. */
export default async function SourcePage({ params }: PageProps<"/source/[page]">) {
  const { page } = await params;
  if (!isPageName(page)) notFound();
  const { source, entryPoints } = FOOTNOTES[page];
  // Build time only: every page is in `generateStaticParams`. Without the hint the bundler would trace the whole app.
  const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), source), "utf8");
  return (
    <>
      <header className="site-header">
        <Logo />
      </header>
      <main className="page" data-width="code">
        <div className="page-head">
          <h1 className="path">{source}</h1>
          <p>
            Uses{" "}
            {entryPoints.map(({ from, names }, index) => (
              <span key={from}>
                {index > 0 && " and "}
                <code>{from}</code> ({names})
              </span>
            ))}
            .
          </p>
        </div>
        {/* Focusable, so that the keyboard can scroll long lines. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
        <pre className="source" tabIndex={0}>
          <code>{text}</code>
        </pre>
        <nav className="sources" aria-label="Other files">
          {Object.entries(FOOTNOTES).map(([name, other]) => (
            <Link
              key={name}
              href={`/source/${name}`}
              aria-current={name === page ? "page" : undefined}
            >
              {other.source}
            </Link>
          ))}
        </nav>
      </main>
    </>
  );
}
