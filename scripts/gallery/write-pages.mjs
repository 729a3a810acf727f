import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** @import { Story } from "./walk.mjs" */

const STYLES = `:root {
  color-scheme: light dark;
  font: 400 15px / 1.5 system-ui, sans-serif;
  --line: light-dark(#ddd, #3a3a3a);
  --soft: light-dark(#5c5c5c, #a8a8a8);
}
body { max-width: 1280px; margin: 0 auto; padding: 24px; background: light-dark(#fafafa, #141414); }
h1 { margin: 0; font-size: 24px; line-height: 1.25; }
h2 { margin: 32px 0 8px; font-size: 16px; }
p, figcaption { color: var(--soft); }
a { color: inherit; text-underline-offset: 3px; }
ul { margin: 0; padding: 0; columns: 260px; list-style: none; }
li { padding: 2px 0; break-inside: avoid; }
nav { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-bottom: 24px; }
figure { margin: 32px 0 0; }
figcaption { margin-bottom: 8px; }
iframe, img { display: block; box-sizing: border-box; width: 100%; border: 1px solid var(--line); border-radius: 8px; }
iframe { height: 720px; }
.phone { width: 390px; max-width: 100%; height: 844px; }
`;

/** Frames of a story's page. The forced colours of a system cannot be set by a page. */
const FRAMES = [
  { caption: "Light", language: "en", theme: "light" },
  { caption: "Dark", language: "en", theme: "dark" },
  { caption: "Phone, 390 px wide", language: "en", theme: "light", look: "phone" },
  { caption: "Right to left", language: "ar", theme: "light" },
];

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="gallery.css">
<title>${escaped(title)}</title>
</head>
<body>
${body}
</body>
</html>
`;

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
    `<main>
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
