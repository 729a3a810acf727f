/** @import { Page } from "@playwright/test" */

/** Applies what HTML cannot state: the palette, open dialogs and menus. Buttons do nothing. */
const SCRIPT = `
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
for (const dialog of document.querySelectorAll("[data-saved-modal]")) dialog.showModal();
for (const menu of document.querySelectorAll("[data-saved-popover]")) menu.showPopover();
addEventListener("submit", (event) => event.preventDefault());
`;

/**
 * Returns the page's present state as HTML without scripts of its own, and its style sheets.
 * @param {Page} page
 * @param {{ stories: readonly string[], styles: string }} names `styles`: the folder of the style sheets, as the saved page sees it
 * @returns {Promise<{ html: string, styles: string[] }>}
 */
export function saveScreen(page, names) {
  return page.evaluate(
    ({ stories, styles, script }) => {
      const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
      const originals = document.querySelectorAll("*");
      for (const [at, element] of [...copy.querySelectorAll("*")].entries()) {
        const original = originals[at + 1];
        if (original instanceof HTMLInputElement) {
          element.setAttribute("value", original.value);
          element.toggleAttribute("checked", original.checked);
          element.removeAttribute("autofocus");
        }
        if (original instanceof HTMLOptionElement)
          element.toggleAttribute("selected", original.selected);
        if (original?.matches("dialog:modal")) {
          element.removeAttribute("open");
          element.setAttribute("data-saved-modal", "");
        }
        if (original?.matches(":popover-open")) element.setAttribute("data-saved-popover", "");
        for (const name of ["action", "formaction"]) element.removeAttribute(name);
      }
      for (const link of copy.querySelectorAll("a[href]")) {
        const story = link.getAttribute("href")?.match(/^\/([\w-]+)/)?.[1] ?? "";
        link.setAttribute("href", stories.includes(story) ? `${story}.html` : "#");
      }
      const sheets = [...copy.querySelectorAll("link[rel=stylesheet]")].map((link) => {
        const address = link.getAttribute("href") ?? "";
        link.setAttribute("href", `${styles}/${address.split(/[?#]/)[0]?.split("/").at(-1)}`);
        return address;
      });
      for (const element of copy.querySelectorAll(
        "script, template, next-route-announcer, .story-bar, link:not([rel=stylesheet])",
      ))
        element.remove();
      const own = document.createElement("script");
      own.textContent = script;
      copy.querySelector("body")?.append(own);
      return { html: `<!doctype html>\n${copy.outerHTML}\n`, styles: sheets };
    },
    { ...names, script: SCRIPT },
  );
}
