import { API_PATH } from "@stackkit/next/protocol/internal";
import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";

/** An alias of {@link API_PATH}. */
const API_PATH_LATEST = "/api/latest";

/** The bases that apps use. */
export const API_BASES: readonly string[] = [API_PATH, API_PATH_LATEST];

/**
 * Finds the handler of a path, for any method. Paths are declared without the base, which may have two
 * spellings. Fixed paths such as `/auth/sessions/current` take precedence over patterns such as
 * `/auth/sessions/:session_id`.
 */
export class ApiRouter<T> implements Router<T> {
  readonly name = "ApiRouter";
  readonly #fixed = new Map<string, Result<T>>();
  readonly #open = new RegExpRouter<T>();
  readonly #bases: readonly string[];

  constructor(bases: readonly string[]) {
    this.#bases = bases;
  }

  add(method: string, path: string, handler: T): void {
    if (path.includes("/:")) this.#open.add(method, path, handler);
    else this.#fixed.set(path, [[[handler, {}]]]);
  }

  match(method: string, path: string): Result<T> {
    const base = this.#bases.find((base) => path.startsWith(base));
    const behind = base === undefined ? undefined : path.slice(base.length) || "/";
    return behind?.startsWith("/")
      ? (this.#fixed.get(behind) ?? this.#open.match(method, behind))
      : [[]];
  }
}
