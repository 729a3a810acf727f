import { lineOf } from "./mention.js";
import type { Rewritten } from "./rewritten.js";

const OLD_RESOLUTION = /("moduleResolution"\s*:\s*)"(?:node|node10|classic)"/i;
/** Module formats with which `bundler` is an error. */
const SCRIPT_MODULES = /"module"\s*:\s*"(?:commonjs|amd|umd|system|none)"/i;

/** Lets TypeScript find the entry points of the kit. `node` ignores the exports of packages. */
export function rewriteModuleResolution(text: string): Rewritten {
  const found = OLD_RESOLUTION.exec(text);
  if (found === null) return { text, changes: [], notes: [] };
  const line = lineOf(text, found.index);
  if (SCRIPT_MODULES.test(text))
    return {
      text,
      changes: [],
      notes: [
        {
          line,
          words:
            'TypeScript finds none of the kit\'s entry points this way. Set "module": ' +
            '"esnext" and "moduleResolution": "bundler", as Next does.',
        },
      ],
    };
  return {
    text: text.replace(OLD_RESOLUTION, '$1"bundler"'),
    changes: [{ line, to: ['"moduleResolution": "bundler"'] }],
    notes: [],
  };
}
