import { basePath } from "./environment.js";
import { waitAfter } from "./request-scope.js";

/**
 * What the service needs of the Next app around it. Passed in, since Node may load the service
 * outside the app's bundles, where Next inlines nothing.
 */
export interface AppHost {
  readonly basePath: string;
  /** Lets Next wait for work after the response. False without a request. */
  readonly waitAfter: (work: Promise<unknown> | (() => Promise<unknown>)) => boolean;
}

export const appHost = (): AppHost => ({ basePath: basePath(), waitAfter });
