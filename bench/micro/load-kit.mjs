import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the modules of `kit.ts` as the package does, without the libraries, and loads them. */
export async function loadKit() {
  // Inside the repository, where its libraries are found.
  const outfile = at("../../node_modules/.cache/stackkit/micro-kit.mjs");
  await build({
    entryPoints: [at("kit.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: {
      "#environment": at("../../src/environment/default.ts"),
      "#rendering": at("../../src/environment/rendering/default.ts"),
    },
    logLevel: "error",
  });
  return import(outfile);
}
