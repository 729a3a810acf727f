import type { Metadata } from "next";
import Link from "next/link";
import { Logo } from "../../../example-app/components/logo";
import { GROUPS, STORIES } from "../gallery/stories";

export const metadata: Metadata = { title: "Gallery" };

const idOf = (group: string): string => group.toLowerCase().replace(/\W+/g, "-");

export default function GalleryPage() {
  return (
    <>
      <header className="site-header">
        <Logo />
      </header>
      <main className="page gallery">
        <div className="page-head">
          <h1>Gallery</h1>
          <p>The screens of the kit in {Object.keys(STORIES).length} states, without a service.</p>
        </div>
        <nav className="gallery-nav" aria-label="Groups">
          <ul>
            {Object.entries(GROUPS).map(([group, stories]) => (
              <li key={group}>
                <a href={`#${idOf(group)}`}>
                  {group} <span>{Object.keys(stories).length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="gallery-groups">
          {Object.entries(GROUPS).map(([group, stories]) => (
            <section key={group} id={idOf(group)} aria-labelledby={`${idOf(group)}-title`}>
              <h2 id={`${idOf(group)}-title`}>{group}</h2>
              <ul className="gallery-stories">
                {Object.entries(stories).map(([name, { title, page, person }]) => (
                  <li key={name} id={name}>
                    <Link
                      className="gallery-story"
                      href={`/${name}`}
                      prefetch={false}
                      data-screen={page}
                    >
                      <span className="gallery-story-title">{title}</span>
                      <span className="gallery-story-person">
                        {person ? "Signed in" : "Signed out"}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
