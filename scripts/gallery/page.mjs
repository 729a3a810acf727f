/** The gallery's own styles. */
export const STYLES = `:root {
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
.looks { display: flex; flex-wrap: wrap; align-items: start; gap: 0 24px; }
.looks figure { flex: 1 1 320px; max-width: 480px; margin: 0 0 16px; }
.looks figure:has(.phone-picture) { flex: 0 1 260px; }
.phone { width: 390px; max-width: 100%; height: 844px; }
`;

/** Text as HTML. @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A page of the gallery. @param {string} title @param {string} body */
export const page = (title, body) => `<!doctype html>
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
