/** What happens to calls of the service in place of their answers. */
export interface Fault {
  /** The path of the calls without `/api/v1`, such as `/users/me`, or a pattern for it. */
  readonly path: string | RegExp;
  /** The method of the calls. Default: all of them. */
  readonly method?: string | undefined;
  /**
   * `"drop"` closes the connection, `"hold"` answers once the fault is removed, and a number
   * answers with that status and no body.
   */
  readonly effect: "drop" | "hold" | number;
  /** After how many calls it ends. Default: when it is removed. */
  readonly times?: number | undefined;
}

type Answer = (request: Request) => Promise<Response>;

interface ActiveFault extends Fault {
  left: number;
  readonly removed: Promise<void>;
}

const matches = ({ path, method }: Fault, request: Request, called: string): boolean =>
  (method === undefined || method.toUpperCase() === request.method) &&
  (typeof path === "string" ? path === called : path.test(called));

/** The faults of one service. */
export class Faults {
  readonly #active = new Set<ActiveFault>();
  readonly #base: string;

  /** `base` is left out of the paths of calls. */
  constructor(base: string) {
    this.#base = base;
  }

  /** Adds a fault and returns the function that removes it. */
  add(fault: Fault): () => void {
    let end = () => {};
    const removed = new Promise<void>((resolve) => {
      end = resolve;
    });
    const active = { ...fault, left: fault.times ?? Number.POSITIVE_INFINITY, removed };
    this.#active.add(active);
    return () => {
      this.#active.delete(active);
      end();
    };
  }

  /** Answers a request, or returns undefined if its connection is to be closed. */
  async apply(request: Request, answer: Answer): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    const called = pathname.startsWith(this.#base) ? pathname.slice(this.#base.length) : pathname;
    const fault = [...this.#active].find((one) => matches(one, request, called));
    if (!fault) return answer(request);
    fault.left -= 1;
    if (fault.left <= 0) this.#active.delete(fault);
    if (fault.effect === "drop") return undefined;
    if (fault.effect !== "hold")
      return new Response(null, {
        status: fault.effect,
        headers: { "access-control-allow-origin": "*" },
      });
    await fault.removed;
    return answer(request);
  }
}
