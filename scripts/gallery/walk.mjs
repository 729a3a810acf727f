/** @import { Page } from "@playwright/test" */

/** @typedef {{ name: string, title: string, group: string, screen: string }} Story */

const MIN_STORIES = 100;
const PLAY_MILLIS = 60_000;

/**
 * Returns all stories of the gallery in its order. Leaves the page at the gallery's index.
 * @param {Page} page @param {string} url the gallery's origin
 * @returns {Promise<Story[]>}
 */
export async function listStories(page, url) {
  await page.goto(`${url}/`);
  const stories = await page.locator("a.gallery-story").evaluateAll((links) =>
    links.map((link) => ({
      name: link.parentElement?.id ?? "",
      title: link.querySelector(".gallery-story-title")?.textContent ?? "",
      group: link.closest("section")?.querySelector("h2")?.textContent ?? "",
      screen: link.getAttribute("data-screen") ?? "",
    })),
  );
  if (stories.length < MIN_STORIES) throw new Error(`The gallery has ${stories.length} stories.`);
  return stories;
}

/**
 * Checks in each frame, since a selector would be looked for twice a second. After a link, titles
 * come last.
 * @param {Page} page @param {string} name
 */
async function waitUntilPlayed(page, name) {
  await page
    .waitForFunction(
      (expected) =>
        document.documentElement?.dataset.played === expected &&
        document.title !== "" &&
        document.querySelector("h1") !== null,
      name,
      { timeout: PLAY_MILLIS },
    )
    .catch((cause) => {
      throw new Error(`The story "${name}" does not end; the page is ${page.url()}.`, { cause });
    });
}

/**
 * Loads a story in a new document.
 * @param {Page} page @param {string} url @param {string} name
 */
export async function openStory(page, url, name) {
  await page.goto(`${url}/${name}`, { waitUntil: "commit" });
  await waitUntilPlayed(page, name);
}

/**
 * Follows the link to the next story, in the same document. The link may be behind a dialog.
 * @param {Page} page @param {string} name the next story
 */
export async function openNextStory(page, name) {
  await page.locator(".story-link[rel=next]").dispatchEvent("click");
  await waitUntilPlayed(page, name);
}
