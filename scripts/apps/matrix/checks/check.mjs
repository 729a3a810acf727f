/** @import { Browser } from "@playwright/test" */
/** @import { readBuild } from "../app.mjs" */
/** @import { Backend, Person } from "../backend.mjs" */
/** @import { Cell } from "../cells.mjs" */

/**
 * A running cell.
 * @typedef {object} Stage
 * @property {Cell} cell
 * @property {Backend} backend
 * @property {Browser} browser
 * @property {Person} person
 * @property {{ accessToken: string, refreshToken: string }} tokens of the person, and alive
 * @property {string} origin
 * @property {ReturnType<typeof readBuild> | undefined} build of cells that are built
 * @property {(path: string) => string} path a path of the app as the address bar has it
 * @property {(path: string) => string} url
 */

/**
 * One check, for the cells that `when` selects, by default all. Also runs with `next dev` if `dev`
 * is set.
 * @typedef {{ name: string, when?: (cell: Cell) => boolean, dev?: true, run: (stage: Stage) => Promise<void> | void }} Check
 */

/**
 * Returns functions that build the URLs of a cell.
 * @param {Pick<Cell, "config">} cell @param {string} origin @returns {Pick<Stage, "path" | "url">}
 */
export function addressing({ config: { basePath = "", trailingSlash = false } = {} }, origin) {
  /** @param {string} path */
  const full = (path) => basePath + (trailingSlash && !path.endsWith("/") ? `${path}/` : path);
  return { path: full, url: (path) => origin + full(path) };
}
