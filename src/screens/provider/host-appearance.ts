/** How theme switchers mark a page; `styles.css` follows the same marks. */
const MARKS = [
  "data-theme",
  "data-color-scheme",
  "data-mui-color-scheme",
  "data-joy-color-scheme",
  "data-mode",
  "data-bs-theme",
].flatMap((name) => [`[${name}="light"]`, `[${name}="dark"]`]);
const MARKED = [".light", ".dark", ...MARKS].map((mark) => `html${mark}, body${mark}`).join();

/** Whether the app says by itself which colours its pages have. */
export const hostDecidesAppearance = (): boolean =>
  document.querySelector(MARKED) !== null || document.documentElement.style.colorScheme !== "";
