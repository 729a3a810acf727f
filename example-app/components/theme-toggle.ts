/** Toggles between light and dark and stores the choice, which `public/theme.js` reads. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const shown =
    root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const chosen = shown === "dark" ? "light" : "dark";
  root.dataset.theme = chosen;
  try {
    localStorage.setItem("almanac-theme", chosen);
  } catch {
    // The choice then lasts until the next page.
  }
}
