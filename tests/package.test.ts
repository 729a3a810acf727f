import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as serviceInApps from "../service/src/next.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  name: string;
  version: string;
  type: string;
  files: string[];
  sideEffects: string[];
  exports: Record<string, string | Record<string, unknown>>;
  imports: Record<string, Record<string, string>>;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${ROOT}${folder}package.json`, "utf8"));
const kit = manifestOf("");
const service = manifestOf("service/");

/** The source that a built file comes from, or `undefined` if there is none. */
const sourceOf = (built: string): string | undefined =>
  [
    built.replace(/^\.\/dist\/(?:development\/(?:client\/)?)?/, "src/").replace(/\.js$/, ".ts"),
    built.replace(/^\.\/dist\/(?:development\/(?:client\/)?)?/, "src/").replace(/\.js$/, ".tsx"),
  ].find((path) => existsSync(ROOT + path));

/** The files of entry points, under every condition. */
const filesOf = (exports: Record<string, unknown>): string[] =>
  Object.entries(exports).flatMap(([name, entryPoint]) =>
    name === "types"
      ? []
      : typeof entryPoint === "string"
        ? [entryPoint]
        : filesOf(entryPoint as Record<string, unknown>),
  );

describe("the package @stackkit/next", () => {
  it("has these entry points, and no others", () => {
    const ofServers = (name: string) => ({
      node: { development: `./dist/development/${name}.js` },
    });
    const alsoOfServers = (name: string) => ({
      "react-server": ofServers(name),
      default: `./dist/${name}.js`,
    });
    /** Only bundlers read `module`, so that Node itself keeps one copy of each class. */
    const ofPages = (name: string) => ({
      module: {
        "edge-light": `./dist/${name}.js`,
        development: `./dist/development/client/${name}.js`,
      },
    });
    const alsoOfPages = (name: string) => ({ ...alsoOfServers(name), ...ofPages(name) });
    expect(kit.exports).toEqual({
      ".": {
        "react-server": {
          ...ofServers("index"),
          webpack: "./dist/index.webpack.js",
          default: "./dist/index.js",
        },
        ...ofPages("index"),
        default: "./dist/index.js",
      },
      "./server": {
        "react-server": { ...ofServers("server"), default: "./dist/server.js" },
        browser: "./dist/server-in-browser.js",
        default: "./dist/server.js",
      },
      "./admin": alsoOfPages("admin"),
      "./protocol": alsoOfPages("protocol"),
      "./protocol/internal": "./dist/protocol/index.js",
      "./handler": alsoOfServers("handler"),
      "./proxy": alsoOfServers("proxy"),
      "./testing": "./dist/testing.js",
      "./testing/playwright": "./dist/testing/playwright.js",
      "./testing/react": "./dist/testing/react.js",
      "./styles.css": { types: "./dist/styles.css.d.ts", default: "./dist/styles.css" },
      "./package.json": "./package.json",
    });
  });

  it.each([
    ["#environment", "./dist/environment"],
    ["#rendering", "./dist/environment/rendering"],
  ])("knows three worlds under the private name %s, the server's first", (name, folder) => {
    expect(Object.entries(kit.imports[name] ?? {})).toEqual([
      ["react-server", `${folder}/react-server.js`],
      // Next sets `browser` for the edge runtime too.
      ["edge-light", `${folder}/default.js`],
      ["browser", `${folder}/browser.js`],
      ["default", `${folder}/default.js`],
    ]);
  });

  it("has a source for each entry point", () => {
    // What loads the joined components is written by the build.
    const { "#client": _, ...imports } = kit.imports;
    const built = [
      ...filesOf(kit.exports),
      ...Object.values(imports).flatMap((worlds) => Object.values(worlds)),
    ].filter((path) => path.startsWith("./dist/"));
    expect(built.filter((path) => sourceOf(path) === undefined)).toEqual([]);
  });

  it("has the same names for server components under webpack as everywhere else", async () => {
    expect(Object.keys(await import("../src/index.webpack.js")).toSorted()).toEqual(
      Object.keys(await import("../src/index.js")).toSorted(),
    );
  });

  it("has the same names on servers as in browsers, where server code is an error", () => {
    const namesIn = (file: string) =>
      [...readFileSync(`${ROOT}src/${file}`, "utf8").matchAll(/^export \{([^}]*)\}/gm)]
        .flatMap(([, names = ""]) => names.split(","))
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "))
        .toSorted();
    expect(namesIn("server-in-browser.ts")).toEqual(namesIn("server.ts"));
  });

  it("is ESM, keeps its style sheets when bundlers shake it, and starts at the version of the protocol", () => {
    expect({
      type: kit.type,
      sideEffects: kit.sideEffects,
      version: kit.version,
      node: kit.engines.node,
    }).toEqual({
      type: "module",
      sideEffects: ["**/*.css"],
      version: "2.8.1",
      node: ">=20.9.0",
    });
  });

  it("ships what was built, the guides, the pages about errors and the texts at the root", () => {
    expect(kit.files).toEqual([
      "dist",
      "docs/README.md",
      "docs/agents.md",
      "docs/llms.txt",
      "docs/errors",
      "docs/guide",
      "docs/reference/members.md",
      "CHANGELOG.md",
      "README.md",
      "SECURITY.md",
      "LICENSE",
    ]);
  });

  it("installs no database, no service and no test runner with it", () => {
    expect(Object.keys(kit.dependencies)).toEqual(["server-only"]);
    expect(Object.keys(kit.peerDependenciesMeta)).toEqual([
      "@playwright/test",
      "@stackkit/service",
    ]);
    expect(Object.values(kit.peerDependenciesMeta).every(({ optional }) => optional)).toBe(true);
    expect(kit.peerDependencies[service.name]).toBe(service.version);
  });

  it("keeps the service out of browser code, with the names that apps import", () => {
    expect(service.exports["./next"]).toMatchObject({ browser: "./dist/next-in-browser.js" });
    const source = readFileSync(`${ROOT}service/src/next-in-browser.ts`, "utf8");
    expect(source.match(/^import .*/gm)).toEqual(['import "server-only";']);
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(serviceInApps).toSorted());
  });

  it("keeps the server entry point out of browser code", () => {
    expect(kit.exports["./server"]).toMatchObject({ browser: "./dist/server-in-browser.js" });
    expect(readFileSync(`${ROOT}src/server-in-browser.ts`, "utf8")).toContain(
      'import "server-only";',
    );
  });
});

describe("the package @stackkit/service", () => {
  it("has its entry points and one command", () => {
    expect(service.exports).toEqual({
      ".": "./dist/index.js",
      "./next": {
        types: "./dist/next.d.ts",
        browser: "./dist/next-in-browser.js",
        node: { development: "./dist/development/next.js" },
        default: "./dist/next.js",
      },
      "./package.json": "./package.json",
    });
    expect(
      existsSync(`${ROOT}service/src/index.ts`) && existsSync(`${ROOT}service/src/cli.ts`),
    ).toBe(true);
  });

  it("ships its command, what was built, its readme and its licence", () => {
    expect(service.files).toEqual(["bin", "dist", "!dist/.tsbuildinfo", "README.md", "LICENSE"]);
    const written = service.files.filter((file) => !file.includes("dist"));
    expect(written.filter((file) => !existsSync(`${ROOT}service/${file}`))).toEqual([]);
  });

  it("has its command in the lock file, by which npm ci links it", () => {
    const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8"));
    const commands = Object.entries(service.bin);
    expect(packages.service.bin).toEqual(
      Object.fromEntries(commands.map(([name, file]) => [name, file.replace("./", "")])),
    );
  });

  it("names the kit in the version that it was made with", () => {
    expect(service.dependencies[kit.name]).toBe(kit.version);
  });
});
