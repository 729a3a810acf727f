/** The digest with which Next silently leaves server rendering at the nearest Suspense boundary. */
const DIGEST = "BAILOUT_TO_CLIENT_SIDE_RENDERING";

/**
 * Thrown by a hook whose value only the browser has. The server sends the nearest Suspense
 * fallback, and the browser renders the rest.
 */
export class BailOut extends Error {
  readonly digest = DIGEST;
  readonly reason: string;

  constructor(hook: string) {
    super(
      `${hook}() has no value while the server renders, so the browser takes over from the ` +
        "nearest <Suspense>. Add a boundary (such as loading.tsx), or pass the user down: " +
        "<StackProvider app={app} user={app.getUser()}>.",
    );
    this.name = "BailOut";
    this.reason = hook;
  }
}
