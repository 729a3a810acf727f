import { join } from "node:path";
import { basePathOf } from "./base-path.js";
import { readText } from "./project.js";

const DEFAULT_PORT = "3000";

/** As in `next dev -p 4000` and `PORT=4000 next dev`. */
const PORTS = [/\bnext\b[^&|;]*?\s(?:-p|--port)(?:\s*|=)(\d+)/, /\bPORT=(\d+)/];

/**
 * The address of the app on this machine, with its `basePath`. Its port is the one that a script of
 * package.json names, else that of the environment.
 */
export function localUrlOf(
  folder: string,
  script: "dev" | "start",
  port: string = DEFAULT_PORT,
): string {
  const text = scriptOf(readText(join(folder, "package.json")) ?? "", script);
  const named = PORTS.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
  return `http://localhost:${named ?? port}${basePathOf(folder)}`;
}

function scriptOf(manifest: string, name: string): string {
  try {
    const { scripts } = JSON.parse(manifest) as { scripts?: Readonly<Record<string, unknown>> };
    return String(scripts?.[name] ?? "");
  } catch {
    // Both commands report a manifest that is not JSON.
    return "";
  }
}
