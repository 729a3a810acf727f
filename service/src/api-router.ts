import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";

/**
 * Hono's quickest router, twice: it refuses paths that stand by themselves and also fit another with parameters, like
 * `/auth/sessions/current` and `/auth/sessions/:session_id`. Those that stand by themselves go first.
 */
export class ApiRouter<T> implements Router<T> {
  readonly name = "ApiRouter";
  readonly #fixed = new RegExpRouter<T>();
  readonly #open = new RegExpRouter<T>();

  add(method: string, path: string, handler: T): void {
    (path.includes("/:") ? this.#open : this.#fixed).add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const found = this.#fixed.match(method, path);
    return found[0].length > 0 ? found : this.#open.match(method, path);
  }
}
