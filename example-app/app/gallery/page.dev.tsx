import type { Metadata } from "next";
import Link from "next/link";
import { GROUPS, SCENES } from "../../gallery/scenes";
import { Logo } from "../../parts/logo";

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
          <p>
            The screens of the kit in {Object.keys(SCENES).length} states, without a service. Only
            in development.
          </p>
        </div>
        <nav className="gallery-nav" aria-label="Groups">
          <ul>
            {Object.entries(GROUPS).map(([group, scenes]) => (
              <li key={group}>
                <a href={`#${idOf(group)}`}>
                  {group} <span>{Object.keys(scenes).length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="gallery-groups">
          {Object.entries(GROUPS).map(([group, scenes]) => (
            <section key={group} id={idOf(group)} aria-labelledby={`${idOf(group)}-title`}>
              <h2 id={`${idOf(group)}-title`}>{group}</h2>
              <ul className="gallery-scenes">
                {Object.entries(scenes).map(([name, { title, person }]) => (
                  <li key={name} id={name}>
                    <Link className="gallery-scene" href={`/gallery/${name}`} prefetch={false}>
                      <span className="gallery-scene-title">{title}</span>
                      <span className="gallery-scene-person">
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
