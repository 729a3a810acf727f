import { join, posix, relative } from "node:path";
import ts from "typescript";
import { ROOT } from "../../../scripts/demo/paths.mjs";
import type { Sample } from "../../../scripts/guides/samples.mjs";

const SURROUNDINGS = join(ROOT, "tests/docs/samples/surroundings.d.ts");
/** Nothing is written there: the compiler sees the samples as files below it. */
const FOLDER = join(ROOT, ".samples");

/** As `create-next-app` writes them. The sources of the kit stand for the package. */
const OPTIONS = {
  module: "esnext",
  moduleResolution: "bundler",
  verbatimModuleSyntax: false,
  exactOptionalPropertyTypes: false,
  noUncheckedIndexedAccess: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

const withoutEnding = (path: string): string => path.replace(/(\.d)?\.m?tsx?$/, "");

/** Checks samples as files of an app, and returns the compiler's errors with their lines. */
export function errorsIn(samples: readonly Sample[]): string[] {
  const files = new Map(
    samples.map((sample, index) => [join(FOLDER, String(index), sample.path ?? ""), sample]),
  );
  const config = { extends: "./tsconfig.check.json", compilerOptions: OPTIONS, files: [] };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const sample = files.get(file);
    return sample
      ? ts.createSourceFile(file, sample.code, languageVersion)
      : getSourceFile(file, languageVersion, ...rest);
  };
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const found = text.startsWith(".") ? fileOf(files, from, text) : undefined;
      return found === undefined
        ? ts.resolveModuleName(text, from, options, host, cache)
        : { resolvedModule: { resolvedFileName: found, extension: posix.extname(found) } };
    });
  const program = ts.createProgram([SURROUNDINGS, ...files.keys()], options, host);
  return [...files].flatMap(([file, { guide, line }]) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${guide}:${line} was not compiled`];
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ start = 0, messageText }) => {
      const at = line + source.getLineAndCharacterOfPosition(start).line;
      return `${guide}:${at} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  });
}

/** The file that a sample imports: of the same guide, else of another one. */
function fileOf(
  files: ReadonlyMap<string, Sample>,
  from: string,
  specifier: string,
): string | undefined {
  const importing = files.get(from);
  if (!importing?.path) return undefined;
  const wanted = posix.join(posix.dirname(importing.path), specifier);
  const found = [...files].filter(([, { path }]) => path && withoutEnding(path) === wanted);
  const [file] = found.find(([, { guide }]) => guide === importing.guide) ?? found[0] ?? [];
  return file && relative(file, from) !== "" ? file : undefined;
}
