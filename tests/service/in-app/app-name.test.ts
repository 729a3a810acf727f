import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { appName } from "../../../service/src/next/app-name.js";
import { makeFolder } from "../../support/folder.js";

it.each([
  ['{"name":"my-app"}', "My app"],
  ['{"name":"@acme/web_shop"}', "Web shop"],
  ['{"name":"Shop"}', "Shop"],
  ["{}", "App"],
  ["not JSON", "App"],
])("the project is named after the package: %s", (manifest, name) => {
  const folder = makeFolder();
  writeFileSync(join(folder, "package.json"), manifest);
  expect(appName(folder)).toBe(name);
});

it("an app without package.json has a name too", () => {
  expect(appName(makeFolder())).toBe("App");
});
