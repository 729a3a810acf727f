/**
 * One way to run the kit: a version of Next, a bundler, the folders of the fixture app's `with/`
 * that are laid over it, and a configuration.
 * @typedef {object} Cell
 * @property {string} name
 * @property {string} next
 * @property {"webpack" | "turbopack"} bundler
 * @property {string[]} with
 * @property {"edge" | "node" | "none"} guard the runtime of the proxy or middleware
 * @property {boolean} [dev] run by `next dev`, not built: a smoke test of the checks that are marked for it
 * @property {{ basePath?: string, trailingSlash?: boolean, output?: "standalone", cacheComponents?: boolean, partialPrefetching?: boolean }} [config]
 */

const NEXT_15 = "15.5.28";
export const NEXT_16 = "16.4.5";

/** Dependencies of every cell: the exact versions that the kit is developed with. */
export const PINNED = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  typescript: "6.0.3",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  "@types/node": "20.19.43",
};

const ELSEWHERE = /** @type {const} */ ({
  basePath: "/shop",
  trailingSlash: true,
  output: "standalone",
});

/** As create-next-app sets them. */
const AS_CREATED = { cacheComponents: true, partialPrefetching: true };

/** @type {Cell[]} */
export const CELLS = [
  {
    name: "15-webpack-edge",
    next: NEXT_15,
    bundler: "webpack",
    with: ["middleware-edge"],
    guard: "edge",
  },
  {
    name: "15-webpack-node-elsewhere",
    next: NEXT_15,
    bundler: "webpack",
    with: ["middleware-node"],
    guard: "node",
    config: ELSEWHERE,
  },
  {
    name: "15-turbopack",
    next: NEXT_15,
    bundler: "turbopack",
    with: ["middleware-node"],
    guard: "node",
  },
  {
    name: "16-turbopack",
    next: NEXT_16,
    bundler: "turbopack",
    with: ["proxy", "cache-components"],
    guard: "node",
    config: AS_CREATED,
  },
  {
    name: "16-turbopack-elsewhere",
    next: NEXT_16,
    bundler: "turbopack",
    with: ["proxy", "cache-components"],
    guard: "node",
    config: { ...AS_CREATED, ...ELSEWHERE },
  },
  {
    name: "16-turbopack-plain",
    next: NEXT_16,
    bundler: "turbopack",
    with: ["proxy"],
    guard: "node",
  },
  {
    name: "16-turbopack-plain-alone",
    next: NEXT_16,
    bundler: "turbopack",
    with: [],
    guard: "none",
  },
  {
    name: "16-turbopack-edge",
    next: NEXT_16,
    bundler: "turbopack",
    with: ["middleware-edge", "cache-components"],
    guard: "edge",
    config: AS_CREATED,
  },
  {
    name: "16-turbopack-dev",
    next: NEXT_16,
    bundler: "turbopack",
    with: ["proxy", "cache-components"],
    guard: "node",
    dev: true,
    config: AS_CREATED,
  },
  {
    name: "16-webpack",
    next: NEXT_16,
    bundler: "webpack",
    with: ["proxy", "cache-components"],
    guard: "node",
    config: AS_CREATED,
  },
];

/**
 * A coming version of Next, with the switches that it is going to force.
 * @param {string} next a version, or a tag such as `canary`
 * @returns {Cell[]}
 */
export const canaryCells = (next) =>
  /** @type {const} */ (["turbopack", "webpack"]).map((bundler) => ({
    name: `canary-${bundler}`,
    next,
    bundler,
    with: ["proxy", "cache-components"],
    guard: "node",
    config: AS_CREATED,
  }));
