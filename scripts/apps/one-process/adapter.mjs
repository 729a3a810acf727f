import { writeFileSync } from "node:fs";

/** An adapter as platforms have them, which writes down what `next build` tells it. */
export const name = "one-process";

/**
 * Writes the file of each route handler, and the files that it needs.
 * @type {NonNullable<import("next").NextAdapter["onBuildComplete"]>}
 */
export const onBuildComplete = ({ outputs, repoRoot }) => {
  const routes = outputs.appRoutes.map(({ pathname, filePath, assets }) => ({
    pathname,
    filePath,
    assets,
  }));
  writeFileSync(String(process.env.ADAPTER_OUTPUTS), JSON.stringify({ repoRoot, routes }));
};
