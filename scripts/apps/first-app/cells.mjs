/** @import { ManagerName } from "./managers.mjs" */

/**
 * A new app: the version of create-next-app and its flags, a package manager, where the service
 * and its data are, and a bundler. `moves`: the app is one of the hosted kit, and is moved.
 * @typedef {object} Cell
 * @property {string} name
 * @property {string} create
 * @property {string[]} flags
 * @property {ManagerName} manager
 * @property {"SQLite" | "PostgreSQL" | "elsewhere"} service
 * @property {"webpack"} [bundler]
 * @property {boolean} [isWholeRoad] signs up in `next dev`, in `next start` with the same data, and with none
 * @property {boolean} [inDevelopment] uses the app in `next dev`, as the README says, without a build
 * @property {string} [appOf] uses the built app of this cell, if that ran before
 * @property {boolean} [hasLanguages] adds next-intl, as the guide says
 * @property {boolean} [hasRecipes] adds the samples of guides, and uses them
 * @property {boolean} [hasMistakes] makes mistakes in `next dev`, and reads what is said about them
 * @property {boolean} [hasWrongSecrets] starts it with a wrong secret and with none, in development and in production
 * @property {string} [providers] that `init` adds
 * @property {boolean} [hasGuideTests] runs the testing guide's samples in the app
 * @property {boolean} [hasOutage] stops and starts the service while a user is signed in
 * @property {boolean} [moves]
 */

export const NEXT_16 = "create-next-app@16.4.3";
const NEXT_15 = "create-next-app@15.5.28";

/** @type {Omit<Cell, "name">} */
const DEFAULT = { create: NEXT_16, flags: [], manager: "npm", service: "SQLite" };

/** @type {readonly Cell[]} */
export const CELLS = [
  { ...DEFAULT, name: "16", isWholeRoad: true, hasRecipes: true, hasWrongSecrets: true },
  { ...DEFAULT, name: "16-postgresql", service: "PostgreSQL", appOf: "16", hasWrongSecrets: true },
  { ...DEFAULT, name: "16-service-elsewhere", service: "elsewhere" },
  {
    ...DEFAULT,
    name: "16-guide-tests",
    inDevelopment: true,
    providers: "github",
    hasGuideTests: true,
  },
  { ...DEFAULT, name: "16-mistakes", inDevelopment: true, hasMistakes: true },
  { ...DEFAULT, name: "16-next-intl", hasLanguages: true },
  { ...DEFAULT, name: "16-outage", service: "elsewhere", hasOutage: true },
  { ...DEFAULT, name: "16-webpack", bundler: "webpack" },
  { ...DEFAULT, name: "16-javascript", flags: ["--js"] },
  { ...DEFAULT, name: "16-javascript-src", flags: ["--js", "--src-dir"] },
  { ...DEFAULT, name: "16-pnpm", manager: "pnpm" },
  // Yarn 4 resolves packages of all platforms, and not all that ESLint has are published.
  { ...DEFAULT, name: "16-yarn", manager: "yarn", flags: ["--biome"] },
  { ...DEFAULT, name: "16-yarn-1", manager: "yarn 1" },
  { ...DEFAULT, name: "16-bun", manager: "bun" },
  { ...DEFAULT, name: "15.5-src", create: NEXT_15, flags: ["--src-dir"] },
  { ...DEFAULT, name: "move-16", service: "elsewhere", moves: true },
  { ...DEFAULT, name: "move-15.5", create: NEXT_15, service: "elsewhere", moves: true },
];

/** The cells with one of these names, or whose names contain it. @param {string} names */
export const cellsNamed = (names) =>
  names.split(",").flatMap((text) => {
    const exact = CELLS.filter(({ name }) => name === text);
    return exact.length > 0 ? exact : CELLS.filter(({ name }) => name.includes(text));
  });
