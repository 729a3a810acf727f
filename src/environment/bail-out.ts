/** What Next reads from an error to leave the server's render at the nearest Suspense boundary without a complaint. */
const DIGEST = "BAILOUT_TO_CLIENT_SIDE_RENDERING";

/** A hook whose value only the browser has. The server sends the fallback of the nearest Suspense boundary; the browser goes on from there. */
export class BailOut extends Error {
  readonly digest = DIGEST;
  readonly reason: string;

  constructor(hook: string) {
    super(
      `${hook}() has no value while the server renders, so the browser takes over from the nearest <Suspense>. Add a boundary (such as loading.tsx), or hand the user down: <StackProvider app={app} user={app.getUser()}>.`,
    );
    this.name = "BailOut";
    this.reason = hook;
  }
}
