import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { CONSOLE_PATH, shownPath } from "./place.js";
import { requireServed } from "./require-own-page.js";

/** The files that a build packed, by their names; none of a service without the console's build. */
export async function unpackFiles(packed: string): Promise<ReadonlyMap<string, string>> {
  if (packed === "") return new Map();
  const text = await promisify(brotliDecompress)(Buffer.from(packed, "base64"));
  return new Map(Object.entries<string>(JSON.parse(text.toString("utf8"))));
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  md: "text/plain; charset=utf-8",
};

/** Names that the build writes. */
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

/** Registers the files of the console, which are loaded at the first request for one. */
export function addFiles(pages: Pages, { settings }: Context): void {
  let loading: Promise<ReadonlyMap<string, string>> | undefined;
  const fileOf = async (name: string): Promise<string | undefined> => {
    loading ??= import("./app-files.js").then(({ APP_FILES }) => unpackFiles(APP_FILES));
    return (await loading).get(name);
  };
  const zipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const zip = (name: string, file: string) => {
    const made = zipped.get(name) ?? promisify(gzip)(file).then((bytes) => new Uint8Array(bytes));
    zipped.set(name, made);
    return made;
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
      if (file === undefined) return c.text(`There is nothing at ${c.req.path}.`, 404, HEADERS);
      const takesZipped = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
      return c.body(takesZipped ? await zip(name, file) : file, 200, {
        ...HEADERS,
        "content-type": TYPES[type] ?? "application/octet-stream",
        "cache-control": name.startsWith("assets/") ? FOREVER : "no-cache",
        vary: "accept-encoding",
        ...(takesZipped && { "content-encoding": "gzip" }),
      });
    }
    const index = await fileOf("index.html");
    if (index === undefined)
      throw new PlainError(
        404,
        "The files of the console are missing. Built from its sources, the service needs: npm run build",
      );
    const html = index.replace(BUILT_BASE, `href="${base}/"`);
    const etag = `"${hashOf(html)}"`;
    const headers = { ...HEADERS, etag, "cache-control": "no-cache" };
    return c.req.header("if-none-match") === etag
      ? c.body(null, 304, headers)
      : c.html(html, 200, headers);
  });
}
