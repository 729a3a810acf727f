// Serves one route of an adapter, as a platform's function does:
//   node function.mjs <file of the route>
import { createServer } from "node:http";
import { createRequire } from "node:module";

const [file] = process.argv.slice(2);
const { handler } = createRequire(import.meta.url)(/** @type {string} */ (file));
createServer((request, response) =>
  handler(request, response, {
    waitUntil: (/** @type {Promise<void>} */ work) => void work.catch(console.error),
    requestMeta: { relativeProjectDir: "." },
  }),
).listen(Number(process.env.PORT), "localhost");
