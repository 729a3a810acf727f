import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { filesOf } from "./app-files.mjs";

const require = createRequire(import.meta.url);
const MAX_INSTALL_MILLIS = 8 * 60 * 1000;
const versionOf = (name) =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;

function npm(directory, ...args) {
  const { status, stdout, stderr, error } = spawnSync("npm", args, {
    cwd: directory,
    encoding: "utf8",
    timeout: MAX_INSTALL_MILLIS,
  });
  if (status !== 0)
    throw new Error(
      `npm ${args[0]} failed: ${error?.message ?? stderr.split("\n").slice(0, 4).join(" ")}`,
    );
  return stdout;
}

/** Packs the kit as for publishing. */
export function packKit(root, directory) {
  const out = npm(root, "pack", "--json", "--ignore-scripts", "--pack-destination", directory);
  return join(directory, JSON.parse(out.slice(out.indexOf("[")))[0].filename);
}

/**
 * Installs a kit in an empty app with next and react. Ignores peer dependencies if the kit does not
 * list this version of React.
 */
export function install(directory, { dependencies }) {
  mkdirSync(directory, { recursive: true });
  const all = Object.fromEntries(
    ["next", "react", "react-dom"].map((name) => [name, versionOf(name)]),
  );
  writeFileSync(
    join(directory, "package.json"),
    JSON.stringify(
      { name: "peer", private: true, type: "module", dependencies: { ...all, ...dependencies } },
      null,
      2,
    ),
  );
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  try {
    npm(directory, ...args);
  } catch {
    npm(directory, ...args, "--legacy-peer-deps");
  }
  return weigh(join(directory, "node_modules"));
}

/** Writes the app of a kit. */
export function fill(directory, kit) {
  for (const [path, text] of Object.entries(filesOf(kit))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

/** Bytes of all installed files, by package. */
function weigh(modules) {
  const packages = new Map();
  const add = (folder, owner) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path, owner);
      else if (entry.isFile())
        packages.set(owner, (packages.get(owner) ?? 0) + statSync(path).size);
    }
  };
  const walk = (path, owner) => (path.endsWith("node_modules") ? children(path) : add(path, owner));
  const children = (folder) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.startsWith("@")) children(path);
      else if (!name.startsWith(".") && existsSync(join(path, "package.json"))) {
        const { name: own, version } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
        add(path, `${own}@${version}`);
      }
    }
  };
  children(modules);
  return packages;
}
