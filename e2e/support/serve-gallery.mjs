import { createServer } from "node:http";
import { startGallery } from "../../scripts/gallery/app.mjs";
import { PORTS } from "./apps.mjs";

/**
 * Builds and starts the gallery on the first request, since most tests do not need it. Responds
 * once it is ready.
 * @param {{ directory: string }} plan
 */
export function offerGallery({ directory }) {
  /** @type {Promise<string> | undefined} */
  let starting;
  const starter = createServer((_, response) => {
    starting ??= startGallery({ directory, port: PORTS.gallery });
    starting.then(
      () => response.end(),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  starter.listen(PORTS.galleryStarter, "127.0.0.1");
}
