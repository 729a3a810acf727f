import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { NEXT, ROOT, TSC } from "./paths.mjs";

const LEFT_OUT = new Set(["node_modules", "dist"]);
const SHARED = [
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.build.json",
  "next.config.mjs",
];

/** Builds the kit and the service. The compiler skips whatever is up to date. */
export async function buildPackages() {
  await runChild("The build of the kit", [TSC, "-b", "tsconfig.build.json"], { cwd: ROOT });
  await runChild("The writing of the kit's package", [join(ROOT, "scripts/write-dist.mjs")], {
    cwd: ROOT,
  });
  await runChild("The build of the service", [TSC, "-b", "service"], { cwd: ROOT });
  await runChild(
    "The joining of the service's command",
    [join(ROOT, "scripts/bundle-service.mjs")],
    { cwd: ROOT },
  );
  await runChild(
    "The build of the console",
    [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"],
    { cwd: join(ROOT, "console") },
  );
}

/**
 * Builds an app, by default the example app. Skips the build if sources and environment are
 * unchanged; static pages contain values of the environment.
 * @param {{ folder?: string, distDir: string, env: Record<string, string>, logFile: string }} options
 * @returns {Promise<"built" | "fresh">}
 */
export async function buildApp({ folder = "example-app", distDir, env, logFile }) {
  const stamp = join(ROOT, folder, distDir, "built-from");
  const wanted = fingerprint(folder, env);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "fresh";
  await runChild(`The build of ${folder}`, [NEXT, "build"], {
    cwd: join(ROOT, folder),
    env: { ...env, NODE_ENV: "production" },
    logFile,
  });
  writeFileSync(stamp, wanted);
  return "built";
}

/** @param {string} folder @param {Record<string, string>} env */
function fingerprint(folder, env) {
  const hash = createHash("sha256").update(JSON.stringify(Object.entries(env).toSorted()));
  const files = [
    ...SHARED.map((name) => join(ROOT, name)),
    ...filesUnder(join(ROOT, "src")),
    ...filesUnder(join(ROOT, folder)),
  ];
  for (const file of files)
    if (existsSync(file))
      hash.update(file.slice(ROOT.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter(
      ({ name }) =>
        !LEFT_OUT.has(name) &&
        !name.startsWith(".next") &&
        name !== "next-env.d.ts" &&
        !name.endsWith(".tsbuildinfo"),
    )
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
