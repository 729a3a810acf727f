import { directionOf, type Locale } from "@stackkit/next/protocol/internal";

interface Page {
  readonly language: Locale;
  /** Escaped. */
  readonly title: string;
  /** Table rows. */
  readonly rows: string;
  readonly backdropColor?: string | null;
  readonly canvasColor?: string | null;
  readonly textColor?: string | null;
  /** The colour of buttons, as six hexadecimal digits. */
  readonly accentColor?: string | undefined;
}

const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * Colours are in classes, so that dark mode can override them; a template's own colours are inline
 * and win.
 */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; width: 100%; -webkit-text-size-adjust: 100%; font-family: ${FONT}; }
.backdrop { background-color: #f4f4f5; }
.canvas { background-color: #ffffff; border: 1px solid #e4e4e7; border-radius: 12px; }
.text, .fine, .heading { overflow-wrap: anywhere; }
.text { color: #3f3f46; }
.fine { color: #63636d; }
.heading { color: #18181b; }
.link { color: #1d4ed8; }
.button { color: #ffffff; background-color: #18181b; }
.line { border-top-color: #e4e4e7; }
@media (max-width: 520px) { .outer { padding: 0 !important; } .canvas { border: 0 !important; border-radius: 0 !important; } }
@media (prefers-color-scheme: dark) {
  .backdrop { background-color: #0c0c0e; }
  .canvas { background-color: #18181b; border-color: #2f2f35; }
  .text { color: #d4d4d8; }
  .fine { color: #a1a1aa; }
  .heading { color: #fafafa; }
  .link { color: #93c5fd; }
  .button { color: #18181b; background-color: #fafafa; }
  .line { border-top-color: #2f2f35; }
}`;

/** Black or white, whichever is easier to read on a colour (WCAG relative luminance). */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}

/** Links keep their own colour, since an accent can be too light or too dark to read. */
const accentStyles = (color: string | undefined): string =>
  color === undefined || !/^#[0-9a-f]{6}$/i.test(color)
    ? ""
    : `
.button { color: ${textOn(color)} !important; background-color: ${color} !important; }`;

const background = (color: string | null | undefined): string =>
  color ? ` style="background-color:${color}"` : "";

/** The HTML document of a mail. */
export const page = ({
  language,
  title,
  rows,
  backdropColor,
  canvasColor,
  textColor,
  accentColor,
}: Page): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${STYLES}${accentStyles(accentColor)}${textColor ? `\n.text, .fine, .heading { color: ${textColor}; }` : ""}
</style>
</head>
<body class="backdrop"${background(backdropColor)}>
<div role="article" lang="${language}" dir="${directionOf(language)}">
<table role="presentation" class="backdrop" width="100%" cellpadding="0" cellspacing="0" border="0"${background(backdropColor)}>
<tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:start${canvasColor ? `;background-color:${canvasColor}` : ""}">
<tr><td style="height:24px;line-height:24px;font-size:1px">&nbsp;</td></tr>
${rows}
<tr><td style="height:24px;line-height:24px;font-size:1px">&nbsp;</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
