import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../project.js";

const METADATA = /\b(?:client(?:ReadOnly)?|server)Metadata\b/;
const DECLARED = "StackKitTypes";
const FILE = "stack-kit.d.ts";

const NAMES = [
  "client",
  "clientReadOnly",
  "server",
  "teamClient",
  "teamClientReadOnly",
  "teamServer",
];

const UNTYPED = `/* eslint-disable @typescript-eslint/no-explicit-any */
// Metadata has any shape, as before. Declare yours here: { theme?: "light" | "dark" } | null
declare global {
  interface ${DECLARED} {
${NAMES.map((name) => `    ${name}Metadata: any;`).join("\n")}
  }
}
export {};
`;

/**
 * A file that keeps metadata `any`, as the old package typed it, so that its uses compile. Undefined
 * if nothing uses metadata or its shapes are declared.
 */
export function untypedMetadata(
  folder: string,
  under: string,
  sources: readonly Source[],
): Source | undefined {
  const isUsed = sources.some(({ path, text }) => /\.[cm]?tsx?$/.test(path) && METADATA.test(text));
  if (!isUsed || sources.some(({ text }) => text.includes(DECLARED))) return undefined;
  const path = under + FILE;
  return existsSync(join(folder, path)) ? undefined : { path, text: UNTYPED };
}
