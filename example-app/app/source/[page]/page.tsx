import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { FOOTNOTES, isPageName } from "../../../footnotes";
import { Logo } from "../../../parts/logo";

// Every source page is made at build time, so a running server reads no file by name.
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(FOOTNOTES).map((page) => ({ page }));

export async function generateMetadata({ params }: PageProps<"/source/[page]">): Promise<Metadata> {
  const { page } = await params;
  return { title: isPageName(page) ? FOOTNOTES[page].source : "Source" };
}

/** The file behind a page, as it stands in this app. */
export default async function SourcePage({ params }: PageProps<"/source/[page]">) {
  const { page } = await params;
  if (!isPageName(page)) notFound();
  const { source, doors } = FOOTNOTES[page];
  // Read while building only; without the hint the bundler would put the whole app beside the server.
  const text = await readFile(join(/* turbopackIgnore: true */ process.cwd(), source), "utf8");
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
            {doors.map(({ from, names }, index) => (
              <span key={from}>
                {index > 0 && " and "}
                <code>{from}</code> ({names})
              </span>
            ))}
            .
          </p>
        </div>
        {/* A long line scrolls sideways, which the keyboard can do only where the focus can go. */}
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
