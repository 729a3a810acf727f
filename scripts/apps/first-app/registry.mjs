import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, join } from "node:path";

/** Package managers may refuse versions that are hours old. */
const PUBLISHED = "2026-01-01T00:00:00.000Z";

/**
 * Serves packed packages as a registry does, so that commands name them as users do.
 * @param {readonly { source: string, file: string }[]} packed folder and packed file of each
 * @returns {Promise<{ url: string, stop(): void }>}
 */
export async function startRegistry(packed) {
  /** @type {Map<string, Buffer | string>} */
  const contents = new Map();
  const server = createServer(({ url = "" }, response) => {
    const content = contents.get(decodeURIComponent(url));
    response.writeHead(content === undefined ? 404 : 200, {
      "content-type": typeof content === "string" ? "application/json" : "application/octet-stream",
      "cache-control": "no-store",
    });
    response.end(content ?? "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  for (const { source, file } of packed) {
    const { devDependencies: _, ...manifest } = JSON.parse(
      readFileSync(join(source, "package.json"), "utf8"),
    );
    const { name, version } = manifest;
    const bytes = readFileSync(file);
    const path = `/${name}/-/${basename(file)}`;
    const dist = {
      tarball: url + path,
      integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
      shasum: createHash("sha1").update(bytes).digest("hex"),
    };
    contents.set(path, bytes);
    contents.set(
      `/${name}`,
      JSON.stringify({
        name,
        "dist-tags": { latest: version },
        versions: { [version]: { ...manifest, dist } },
        time: { created: PUBLISHED, modified: PUBLISHED, [version]: PUBLISHED },
      }),
    );
  }
  return {
    url,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
