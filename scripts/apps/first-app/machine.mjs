import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { endWithin, startChild } from "../../demo/child.mjs";
import { installNode, installTool } from "../../registry/install.mjs";
import { MANAGERS } from "./managers.mjs";

/** @import { Cell } from "./cells.mjs" */

/** SQLite is part of it, so nothing has to be compiled. */
const NODE = "24";
/** The longest takes half a minute on an idle machine. */
const MAX_COMMAND_MILLIS = 5 * 60_000;
const SHELL = "/bin/sh";

/** The fonts of a new app are not on the registry. Next reads these answers in their place. */
const FONTS = ["Geist", "Geist+Mono"].map((family) => [
  `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`,
  "@font-face { font-family: x; src: local(x) }",
]);

/** @param {string} key */
const npmConfig = (key) => execFileSync("npm", ["config", "get", key], { encoding: "utf8" }).trim();

/**
 * The home of a new user, whose registry has the packed packages. Downloads are shared.
 * @param {string} directory @param {string} registry
 */
function writeHome(directory, registry) {
  const home = join(directory, "home");
  const cache = join(home, ".npm");
  mkdirSync(cache, { recursive: true });
  // Not the rest of the cache: it has what npx installed.
  symlinkSync(join(npmConfig("cache"), "_cacache"), join(cache, "_cacache"));
  const others = npmConfig("registry");
  const files = {
    ".npmrc": `registry=${others}\n@stackkit:registry=${registry}/\naudit=false\nfund=false\nupdate-notifier=false\nfetch-timeout=60000\n`,
    ".yarnrc.yml": `npmRegistryServer: "${others}"\nnpmScopes:\n  stackkit:\n    npmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["127.0.0.1"]\nenableTelemetry: false\nnodeLinker: node-modules\n`,
    ".bunfig.toml": `[install.scopes]\nstackkit = "${registry}/"\n`,
    "fonts.js": `module.exports = ${JSON.stringify(Object.fromEntries(FONTS))};\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  return home;
}

/**
 * Prepares a machine as a newcomer has it: a new Node, and nothing of this process's environment.
 * @param {{ directory: string, registry: string, say: (line: string) => void }} what
 */
export async function prepareMachine({ directory, registry, say }) {
  const node = dirname(await installNode(join(directory, "tools"), NODE));
  const home = writeHome(directory, registry);
  const inherited = Object.keys(process.env).filter((name) =>
    /^(?:npm_|NODE_(?:ENV|OPTIONS)$|STACK|DATABASE_URL$|CI$|INIT_CWD$)/.test(name),
  );
  /** @type {Record<string, string | undefined>} */
  const env = {
    ...Object.fromEntries(inherited.map((name) => [name, undefined])),
    HOME: home,
    XDG_CONFIG_HOME: undefined,
    XDG_CACHE_HOME: undefined,
    XDG_DATA_HOME: undefined,
    GIT_AUTHOR_NAME: "Ada",
    GIT_AUTHOR_EMAIL: "ada@example.com",
    GIT_COMMITTER_NAME: "Ada",
    GIT_COMMITTER_EMAIL: "ada@example.com",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_FONT_GOOGLE_MOCKED_RESPONSES: join(home, "fonts.js"),
  };

  /** @param {Cell} cell @param {string} folder @param {Record<string, string>} variables */
  return async function openTerminal(cell, folder, variables) {
    const manager = MANAGERS[cell.manager];
    const tool = manager.package
      ? [join(await installTool(join(directory, "tools"), manager.package), "node_modules/.bin")]
      : [];
    const PATH = [node, ...tool, process.env.PATH].join(delimiter);
    let logs = 0;
    let typed = 0;
    /** @param {string} command @param {string} cwd @param {Record<string, string>} [more] */
    const start = (command, cwd, more = {}) =>
      startChild(command, ["-c", command], {
        cwd,
        env: { ...env, ...variables, ...more, PATH },
        node: SHELL,
        logFile: join(folder, `${++logs}.log`),
      });
    /** @param {string} command @param {string} cwd */
    const run = async (command, cwd) => {
      const started = performance.now();
      const child = start(command, cwd);
      await endWithin(child, MAX_COMMAND_MILLIS);
      say(`${((performance.now() - started) / 1000).toFixed(1).padStart(8)} s  ${command}`);
      return child.lastLines();
    };
    return {
      /**
       * Starts a command that goes on until it is stopped.
       * @type {typeof start}
       */
      start(...command) {
        typed++;
        return start(...command);
      },
      /**
       * Runs a command, prints how long it took, and returns the last lines that it wrote.
       * @type {typeof run}
       */
      run(...command) {
        typed++;
        return run(...command);
      },
      /** As `run`, for commands that a newcomer does not need. */
      check: run,
      /** How many commands a newcomer types. */
      count: () => typed,
    };
  };
}

/** @typedef {Awaited<ReturnType<typeof prepareMachine>>} OpenTerminal */
/** @typedef {Awaited<ReturnType<OpenTerminal>>} Terminal */
