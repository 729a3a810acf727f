import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { CONSOLE_PAGE } from "./console/publish.mjs";
import { escaped, page, STYLES } from "./page.mjs";

/** @import { Story } from "./walk.mjs" */

/** Frames of a story's page. The forced colours of a system cannot be set by a page. */
const FRAMES = [
  { caption: "Light", language: "en", theme: "light" },
  { caption: "Dark", language: "en", theme: "dark" },
  { caption: "Phone, 390 px wide", language: "en", theme: "light", look: "phone" },
  { caption: "Right to left", language: "ar", theme: "light" },
];

/** @param {Story | undefined} story @param {string} words */
const linkTo = (story, words) =>
  story ? `<a href="${story.name}.html" title="${escaped(story.title)}">${words}</a>` : "";

/** @param {readonly Story[]} stories @param {number} at */
function storyPage(stories, at) {
  const { name, title, group } = /** @type {Story} */ (stories[at]);
  const heading = `${group}: ${title}`;
  const frames = FRAMES.map(
    ({ caption, language, theme, look = "" }) => `<figure>
<figcaption>${caption}</figcaption>
<iframe class="${look}" src="screens/${language}/${name}.html?theme=${theme}" title="${escaped(heading)}, ${caption.toLowerCase()}" loading="lazy"></iframe>
</figure>`,
  );
  return page(
    heading,
    `<nav aria-label="Gallery"><a href="index.html">All stories</a>${linkTo(stories[at - 1], "Previous")}${linkTo(stories[at + 1], "Next")}</nav>
<main>
<h1>${escaped(heading)}</h1>
${frames.join("\n")}
<figure>
<figcaption>Forced colours, a picture</figcaption>
<img src="forced-colors/${name}.png" alt="${escaped(heading)}, with forced colours" loading="lazy">
</figure>
</main>`,
  );
}

/** @param {readonly Story[]} stories */
function indexPage(stories) {
  const groups = [...new Set(stories.map(({ group }) => group))];
  const sections = groups.map(
    (group) =>
      `<h2>${escaped(group)}</h2>\n<ul>\n${stories
        .filter((story) => story.group === group)
        .map(({ name, title }) => `<li><a href="${name}.html">${escaped(title)}</a></li>`)
        .join("\n")}\n</ul>`,
  );
  return page(
    "Gallery",
    `<nav aria-label="Gallery"><a href="${CONSOLE_PAGE}">The console</a></nav>
<main>
<h1>Gallery</h1>
<p>${stories.length} states of the screens: light, dark, on a phone, right to left and with forced colours.</p>
${sections.join("\n")}
</main>`,
  );
}

/**
 * Writes the index and a page for each story. @param {string} folder @param {readonly Story[]}
 * stories
 */
export function writePages(folder, stories) {
  writeFileSync(join(folder, "gallery.css"), STYLES);
  writeFileSync(join(folder, "index.html"), indexPage(stories));
  for (const [at, { name }] of stories.entries())
    writeFileSync(join(folder, `${name}.html`), storyPage(stories, at));
}
