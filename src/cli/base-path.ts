import { join } from "node:path";
import { readText } from "./project.js";

const BASE_PATH = /^(?!\s*(?:\/\/|\*)).*\bbasePath\s*[:=]\s*(["'`])(?<path>\/[^"'`$]+)\1/m;

/** Next's `basePath` if the app's configuration writes it out, else empty. */
export function basePathOf(folder: string): string {
  const configs = ["ts", "mts", "mjs", "js"].map((ending) => join(folder, `next.config.${ending}`));
  const text = configs.map(readText).find((one) => one !== undefined);
  return BASE_PATH.exec(text ?? "")?.groups?.path ?? "";
}
