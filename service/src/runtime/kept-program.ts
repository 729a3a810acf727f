import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

const DIGEST_BYTES = 32;
/** Whatever the mask of the user who starts it: nobody else may write what is run. */
const OWNED_FILE = 0o644;
const OWNED_DIRECTORY = 0o755;

export interface KeptProgram<Exports> {
  readonly exports: Exports;
  /** Whether it was run from the code that was kept. */
  readonly reused: boolean;
  /** Keeps what the engine has compiled so far, for the starts to come. Where it cannot be written, they compile again. */
  keep(): void;
}

/**
 * Runs a CommonJS program from the code that the engine compiled of it at an earlier start, where that was kept. Compiling is the greatest part of a start.
 * What is kept is run like the program: it has to lie where nobody else can write. For `import()` the program has to call `importModule`, since code that
 * was kept has lost its way to Node's own.
 */
export function openProgram<Exports>(file: string, keptAt: string): KeptProgram<Exports> {
  const source = readFileSync(file, "utf8");
  const cachedData = readKept(keptAt, source);
  // On its first line, so that the program's own lines keep their numbers in traces.
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname, importModule) {${source}\n})`,
    { filename: file, cachedData },
  );
  const reused = cachedData !== undefined && script.cachedDataRejected === false;
  const module = { exports: {} as Exports };
  script.runInThisContext()(
    module.exports,
    createRequire(file),
    module,
    file,
    dirname(file),
    (specifier: string) => import(specifier),
  );
  return {
    exports: module.exports,
    reused,
    keep: () => void (reused || keep(keptAt, source, script)),
  };
}

const digestOf = (source: string, compiled: Buffer): Buffer =>
  createHash("sha256").update(source).update(compiled).digest();

/** What was kept, where it is whole and of this very source. The engine itself compares lengths, and refuses what another engine compiled. */
function readKept(path: string, source: string): Buffer | undefined {
  try {
    const kept = readFileSync(path);
    const compiled = kept.subarray(DIGEST_BYTES);
    return digestOf(source, compiled).equals(kept.subarray(0, DIGEST_BYTES)) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

function keep(path: string, source: string, script: Script): void {
  const beside = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: OWNED_DIRECTORY });
    try {
      const compiled = script.createCachedData();
      writeFileSync(beside, Buffer.concat([digestOf(source, compiled), compiled]), {
        mode: OWNED_FILE,
      });
      renameSync(beside, path);
    } finally {
      rmSync(beside, { force: true });
    }
  } catch {
    // Read-only, or full.
  }
}
