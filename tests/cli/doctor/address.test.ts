import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inspectApp } from "../../../src/cli/doctor/inspected-app.js";
import { makeFolder } from "../../support/folder.js";

it("looks for the running app under its basePath, unless its address is given", () => {
  const folder = makeFolder();
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "next.config.mjs"), 'export default { basePath: "/shop" };\n');
  const urlBy = (url?: string) => inspectApp({ folder, url, isProduction: false }).url;
  expect(urlBy()).toBe("http://localhost:3000/shop");
  expect(urlBy("http://localhost:5000/")).toBe("http://localhost:5000");
});

it("looks for the running app at the port of its script", () => {
  const folder = makeFolder();
  const scripts = { dev: "next dev --port=4000", start: "PORT=5000 next start" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));
  const urlIf = (isProduction: boolean) => inspectApp({ folder, url: undefined, isProduction }).url;
  expect(urlIf(false)).toBe("http://localhost:4000");
  expect(urlIf(true)).toBe("http://localhost:5000");
});
