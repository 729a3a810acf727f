import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../../../src/cli/run-command.js";
import { makeFolder } from "../../support/folder.js";

const INSTALLED = [
  "next",
  "@stackkit/next",
  "@stackkit/service",
  "better-sqlite3",
  "oidc-provider",
];
const LAYOUT = "export default ({ children }) => <html><body>{children}</body></html>;\n";

/** What `init` prints in an app with this configuration of Next and script. */
async function saidWith(name: string, config: string, dev = "next dev"): Promise<string> {
  const folder = makeFolder();
  for (const [path, text] of Object.entries({
    "package.json": JSON.stringify({
      scripts: { dev },
      dependencies: Object.fromEntries(INSTALLED.map((one) => [one, "16.4.3"])),
    }),
    "app/layout.js": LAYOUT,
    [name]: config,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  let said = "";
  const print = (text: string) => {
    said += text;
  };
  expect(
    await runCommand(["init", folder, "--yes", "--with", "google"], { print, printError: print }),
  ).toBe(0);
  return said;
}

it.each([
  [
    "next.config.ts",
    'const config: NextConfig = {\n  basePath: "/shop",\n};\nexport default config;\n',
  ],
  ["next.config.mjs", "const basePath = '/shop';\nexport default { basePath };\n"],
])("addresses have the basePath of %s", async (name, config) => {
  const said = await saidWith(name, config);
  expect(said).toContain("open http://localhost:3000/shop/account and");
  expect(said).toContain("http://localhost:3000/shop/api/v1/service/mailbox");
  expect(said).toContain("http://localhost:3000/shop/api/v1/auth/oauth/callback/google");
  expect(said).toContain("https://<your domain>/shop/api/v1/auth/oauth/callback/google");
});

it.each([
  ["out of use", 'export default {\n  // basePath: "/shop",\n};\n'],
  ["known at run time only", `export default { basePath: \`/\${process.env.SHOP}\` };\n`],
])("a basePath that is %s is left out", async (_, config) => {
  expect(await saidWith("next.config.js", config)).toContain("http://localhost:3000/account and");
});

it.each([
  ["next dev -p 4000"],
  ["next dev --turbopack --port=4000"],
  ["cross-env PORT=4000 next dev"],
])("addresses have the port of %s", async (dev) => {
  const said = await saidWith("next.config.js", 'export default { basePath: "/shop" };\n', dev);
  expect(said).toContain("open http://localhost:4000/shop/account and");
  expect(said).toContain("http://localhost:4000/shop/api/v1/service/mailbox");
  expect(said).toContain("http://localhost:4000/shop/api/v1/auth/oauth/callback/google");
});
