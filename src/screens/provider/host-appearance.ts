/** How theme switchers mark a page; `styles.css` matches the same selectors. */
const MARKS = [
  "data-theme",
  "data-color-scheme",
  "data-mui-color-scheme",
  "data-joy-color-scheme",
  "data-mode",
  "data-bs-theme",
].flatMap((name) => [`[${name}="light"]`, `[${name}="dark"]`]);
const MARKED = [".light", ".dark", ...MARKS].map((mark) => `html${mark}, body${mark}`).join();

/** Whether the app sets the colour scheme of its pages. */
export const hostDecidesAppearance = (): boolean =>
  document.querySelector(MARKED) !== null || document.documentElement.style.colorScheme !== "";
