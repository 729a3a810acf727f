const INLINE = /\bimport\("(\.[^"]+)"\)\.(\w+)/g;
const INDENT = /^(?: {4})+/gm;

/**
 * A declaration as it is published: the compiler repeats the path of each type that the source does
 * not import by name. Here each is imported once, unless the file has another of that name.
 * @param {string} text
 */
export function declaration(text) {
  const code = text.replace(INDENT, (indent) => "\t".repeat(indent.length / 4));
  /** @type {Map<string, string>} the file of each name that can be imported */
  const files = new Map();
  for (const [, file, name] of code.matchAll(INLINE)) {
    const others = code.replaceAll(`import("${file}").${name}`, "");
    if (file && name && !new RegExp(`(?<![.\\w])${name}\\b`).test(others)) files.set(name, file);
  }
  if (files.size === 0) return code;
  const short = code.replace(INLINE, (whole, file, name) =>
    files.get(name) === file ? name : whole,
  );
  const imports = [...new Set(files.values())].map((file) => {
    const names = [...files].filter(([, from]) => from === file).map(([name]) => name);
    return `import type { ${names.join(", ")} } from "${file}";\n`;
  });
  return imports.join("") + short;
}
