/**
 * A package manager: its package, how it runs the command of a package that is not installed, and
 * how it runs a script.
 * @typedef {{ package?: string, execute: string, run: string, install: string, flag: string }} Manager
 */

/** @typedef {"npm" | "pnpm" | "yarn" | "yarn 1" | "bun"} ManagerName */

/** @type {Readonly<Record<ManagerName, Manager>>} */
export const MANAGERS = {
  npm: { execute: "npx", run: "npm run", install: "npm install", flag: "--use-npm" },
  // Version 12 writes binaries of all systems into the lock file, and not every registry has them.
  pnpm: {
    package: "pnpm@11.28.10",
    execute: "pnpm dlx",
    run: "pnpm",
    install: "pnpm install",
    flag: "--use-pnpm",
  },
  yarn: {
    package: "@yarnpkg/cli-dist@4.18.1",
    execute: "yarn dlx",
    run: "yarn",
    install: "yarn install",
    flag: "--use-yarn",
  },
  // It has no command for packages that are not installed.
  "yarn 1": {
    package: "yarn@1.22.22",
    execute: "npx",
    run: "yarn",
    install: "yarn install",
    flag: "--use-yarn",
  },
  bun: {
    package: "bun@1.4.5",
    execute: "bunx",
    run: "bun run",
    install: "bun install",
    flag: "--use-bun",
  },
};
