import { ReflectionKind } from "typedoc";

/** @import { DeclarationReflection, ProjectReflection, ReferenceReflection } from "typedoc" */

const KINDS = new Map([
  [ReflectionKind.Class, "Classes"],
  [ReflectionKind.Function, "Functions and components"],
  [ReflectionKind.Variable, "Values"],
  [ReflectionKind.Interface, "Types"],
  [ReflectionKind.TypeAlias, "Types"],
]);

/**
 * A name that an entry point exports again refers to its declaration. @param
 * {DeclarationReflection} name
 */
const declarationOf = (name) =>
  name.isReference() ? /** @type {ReferenceReflection} */ (name).getTargetReflectionDeep() : name;

/** Breaks a paragraph into lines of 100 columns. @param {string} text */
const wrap = (text) => text.replace(/(.{1,100})(?: |$)/g, "$1\n").trimEnd();

/** @param {DeclarationReflection} entryPoint */
function namesOf(entryPoint) {
  const rows = [...new Set(KINDS.values())].flatMap((title) => {
    const names = (entryPoint.children ?? [])
      .filter((name) => KINDS.get(declarationOf(name).kind) === title)
      .map(({ name }) => name)
      .sort();
    return names.length === 0 ? [] : [wrap(`${title}: \`${names.join("`, `")}\`.`)];
  });
  const path = entryPoint.name === "index" ? "" : `/${entryPoint.name}`;
  return [`## @stackkit/next${path}`, ...rows].join("\n\n");
}

/**
 * The list of exported names, by entry point.
 * @param {ProjectReflection} project
 */
export const namesPage = (project) =>
  `${[
    "# Exported names",
    "`npm run reference` writes this list, and a page for each name into `reference/`.",
    ...(project.children ?? []).map(namesOf),
  ].join("\n\n")}\n`;
