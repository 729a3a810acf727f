import type { Metadata } from "next";
import Link from "next/link";
import { developmentOnly } from "../../gallery/development-only";
import { SCENES } from "../../gallery/scenes";
import { Logo } from "../../parts/logo";

export const metadata: Metadata = { title: "Gallery" };

export default function GalleryPage() {
  developmentOnly();
  const scenes = Object.entries(SCENES);
  const groups = [...new Set(scenes.map(([, { group }]) => group))];
  return (
    <>
      <header className="site-header">
        <Logo />
      </header>
      <main className="page" data-width="text">
        <div className="page-head">
          <h1>Gallery</h1>
          <p>The screens of the kit in every state that needs no service. Only in development.</p>
        </div>
        {groups.map((group) => (
          <section className="gallery-group" key={group}>
            <h2>{group}</h2>
            <ul className="rows">
              {scenes
                .filter(([, scene]) => scene.group === group)
                .map(([name, { title }]) => (
                  <li key={name}>
                    <Link className="row" href={`/gallery/${name}`}>
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
