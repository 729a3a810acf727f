const page = globalThis as { __STACK_AUTH__?: { readonly app: object } };

/** Exposes the page's app to browser tools. */
export function announce(app: object): void {
  page.__STACK_AUTH__ = { ...page.__STACK_AUTH__, app };
}

/** Whether this page has exposed an app. */
export const isAnnounced = (): boolean => page.__STACK_AUTH__ !== undefined;
