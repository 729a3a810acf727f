// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
try {
  const theme = localStorage.getItem("almanac-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off; the system's theme is right then.
}
