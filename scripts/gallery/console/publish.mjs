import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../demo/paths.mjs";
import { escaped, page } from "../page.mjs";
import { VIEWS } from "./views.mjs";

/** Where the views of the console are, beside the gallery's index. */
export const CONSOLE_PAGE = "console.html";

const PICTURES = join(ROOT, "e2e/pictures/linux");
const LOOKS = { light: "Light", dark: "Dark", phone: "Phone, 390 px wide" };

/** @param {string} folder @param {{ name: string, title: string }} view */
function viewSection(folder, { name, title }) {
  const figures = Object.entries(LOOKS).flatMap(([look, caption]) => {
    const picture = join(look, `${name}.png`);
    if (!existsSync(join(PICTURES, picture))) return [];
    cpSync(join(PICTURES, picture), join(folder, "console", picture));
    return `<figure>
<figcaption>${caption}</figcaption>
<img class="${look}-picture" src="console/${look}/${name}.png" alt="${escaped(title)}, ${caption.toLowerCase()}" loading="lazy">
</figure>`;
  });
  return `<h2>${escaped(title)}</h2>\n<div class="looks">\n${figures.join("\n")}\n</div>`;
}

/**
 * Writes a page with the stored pictures of every view of the console.
 * @param {string} folder
 */
export function publishConsole(folder) {
  for (const look of Object.keys(LOOKS))
    mkdirSync(join(folder, "console", look), { recursive: true });
  const sections = VIEWS.map((view) => viewSection(folder, view));
  writeFileSync(
    join(folder, CONSOLE_PAGE),
    page(
      "The console",
      `<nav aria-label="Gallery"><a href="index.html">All stories</a></nav>
<main>
<h1>The console</h1>
<p>${VIEWS.length} views in light, in dark and on a phone, as pictures.</p>
${sections.join("\n")}
</main>`,
    ),
  );
}
