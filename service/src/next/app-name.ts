import { readFileSync } from "node:fs";
import { join } from "node:path";

const UNNAMED = "App";

/** The name of the app's package as people read it: "My shop" for `@acme/my-shop`. */
export function appName(folder = process.cwd()): string {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const words = String(name ?? "")
      .replace(/^@[^/]*\//, "")
      .replace(/[-_.]+/g, " ")
      .trim();
    return words === "" ? UNNAMED : words.charAt(0).toUpperCase() + words.slice(1);
  } catch {
    // Some hosts keep no package.json beside the build.
    return UNNAMED;
  }
}
