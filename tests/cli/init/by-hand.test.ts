import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readApp } from "../../../src/cli/init/app.js";
import { planOf } from "../../../src/cli/init/plan.js";
import { makeFolder } from "../../support/folder.js";

/** What is left to do by hand in an app with these files. */
function stepsIn(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  for (const [path, text] of Object.entries({
    "package.json": JSON.stringify({ dependencies: { next: "16.4.3" } }),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = { version: "2.8.1", serviceUrl: undefined, hasSqlite: true, providers: [] };
  return planOf(readApp(folder), options).byHand.join("\n");
}

const LAYOUT = "export default ({ children }) => <html><body>{children}</body></html>;\n";

it("a proxy of the app's own becomes an option of the kit's", () => {
  const steps = stepsIn({
    "app/layout.js": LAYOUT,
    "proxy.js": "export const proxy = () => {};\n",
  });
  expect(steps).toContain("becomes its option next");
  expect(steps).toContain("with-other-middleware.md");
});

it("the handler needs a root layout beside that of a language", () => {
  const steps = stepsIn({ "app/[locale]/layout.js": LAYOUT });
  expect(steps).toContain("app/[locale]/layout.js is the root layout of the pages below it only");
  expect(steps).toContain("app/handler/layout");
  expect(steps).not.toContain("No root layout was found");
});
