/**
 * User agent patterns of browsers. Most user agents name other browsers too, so the order matters.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:OS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

/** The user agent that is stored for command-line tools, since the browser's is not theirs. */
export const TERMINAL = "Terminal";

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
  [/^Terminal$/, TERMINAL],
];

const named = (list: typeof BROWSERS, userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The names of a browser and its system, if known. */
export const partsOfDevice = (userAgent: string) => ({
  browser: named(BROWSERS, userAgent),
  system: named(SYSTEMS, userAgent),
});

/**
 * A readable device such as "Chrome, macOS"; null if it is unknown. Versions are left out, since
 * updates change them.
 */
export const deviceOf = (userAgent: string | null): string | null =>
  Object.values(partsOfDevice(userAgent ?? ""))
    .filter((name) => name !== undefined)
    .join(", ") || null;
