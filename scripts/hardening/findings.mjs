import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../demo/paths.mjs";

const { outputFiles } = await build({
  entryPoints: [join(ROOT, "tests/hardening/findings/index.ts")],
  bundle: true,
  format: "esm",
  write: false,
});
const code = outputFiles[0]?.contents ?? new Uint8Array();

/**
 * The findings listed in `tests/hardening/findings/`.
 * @type {{ FINDINGS: readonly import("./report.mjs").Finding[] }}
 */
export const { FINDINGS } = await import(
  `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
);
