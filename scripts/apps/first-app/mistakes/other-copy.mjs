import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KIT = "node_modules/@stackkit/next";

/** Adds a package that brings another version of the kit. @param {string} app */
export function addOtherCopy(app) {
  const folder = join(app, "node_modules/other-kit");
  const copy = join(folder, KIT);
  mkdirSync(copy, { recursive: true });
  cpSync(join(app, KIT), copy, { recursive: true });
  const manifest = readFileSync(join(copy, "package.json"), "utf8");
  const { version } = JSON.parse(manifest);
  const files = readdirSync(join(copy, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.c?js$/.test(file))
    .map((file) => join(copy, "dist", file));
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    if (code.includes(`"${version}"`))
      writeFileSync(file, code.replaceAll(`"${version}"`, '"0.0.1"'));
  }
  writeFileSync(
    join(folder, "package.json"),
    '{ "name": "other-kit", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  );
  writeFileSync(
    join(folder, "index.js"),
    '"use client";\nimport { useStackApp } from "@stackkit/next";\n' +
      "export const Name = () => useStackApp().projectId;\n",
  );
  return () => rmSync(folder, { recursive: true });
}
