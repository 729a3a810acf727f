import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { CONSOLE_PATH, shownPath } from "./place.js";
import { requireServed } from "./require-own-page.js";

/** The folder of the console in the installed package; undefined if the package is not there. */
function findFolder(): string | undefined {
  // In a bundle the module's own place has no packages; the app's has.
  for (const place of [import.meta.url, join(process.cwd(), "package.json")]) {
    try {
      const found = createRequire(place).resolve("@stackkit/service/package.json");
      return join(dirname(found), "dist", "console-app");
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  md: "text/plain; charset=utf-8",
};

/** Names that the build writes: no path leads out of the folder. */
const FILE = /^(?:assets\/)?[\w-]+(?:\.[\w-]+)*\.(js|css|svg|md)$/;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self)",
};

const FOREVER = "public, max-age=31536000, immutable";
const BUILT_BASE = 'href="/console/"';

/** Registers the files of the console, which are read at the first request for each. */
export function addFiles(pages: Pages, { settings }: Context): void {
  const files = new Map<string, Buffer>();
  let folder: string | undefined;
  const fileOf = async (name: string): Promise<Buffer | undefined> => {
    folder ??= findFolder();
    const known = files.get(name);
    if (known || folder === undefined) return known;
    const file = await readFile(join(folder, name)).catch(() => undefined);
    // Only files that are there: names are the caller's choice.
    if (file) files.set(name, file);
    return file;
  };
  const base = shownPath(settings);

  pages.get(`${CONSOLE_PATH}/*`, async (c) => {
    requireServed(settings, c.get("info"));
    // Next takes the slash away again, so a redirect inside an app would never end.
    if (c.get("info").path === CONSOLE_PATH && base === CONSOLE_PATH)
      return c.redirect(`${base}/`, 308);
    const name = c.req.path.slice(CONSOLE_PATH.length + 1);
    const type = FILE.exec(name)?.[1];
    if (type !== undefined) {
      const file = await fileOf(name);
      if (!file) return c.text(`There is nothing at ${c.req.path}.`, 404, HEADERS);
      return c.body(new Uint8Array(file), 200, {
        ...HEADERS,
        "content-type": TYPES[type] ?? "application/octet-stream",
        "cache-control": name.startsWith("assets/") ? FOREVER : "no-cache",
      });
    }
    const index = await fileOf("index.html");
    if (!index)
      throw new PlainError(
        404,
        "The files of the console are missing. Inside an app with a standalone output, add them to " +
          "outputFileTracingIncludes, as docs/guide/console.md shows. Built from its sources, the " +
          "service needs: npm run build",
      );
    const html = index.toString("utf8").replace(BUILT_BASE, `href="${base}/"`);
    const etag = `"${hashOf(html)}"`;
    const headers = { ...HEADERS, etag, "cache-control": "no-cache" };
    return c.req.header("if-none-match") === etag
      ? c.body(null, 304, headers)
      : c.html(html, 200, headers);
  });
}
