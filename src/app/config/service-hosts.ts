import { environment } from "#environment";
import { SAME_SITE } from "../../protocol/api-url.js";
import { UsageError } from "../../transport/usage-error.js";
import { publicVariables } from "./environment-variables.js";
import { addressOf } from "./option-values.js";
import type {
  InProcessService,
  StackAdminAppConstructorOptions,
  StackClientAppConstructorOptions,
} from "./options.js";

/** The addresses of the service and where they came from. */
export interface ServiceHosts {
  /** The service's address as seen from a browser and from the app's server. */
  readonly hosts: { readonly browser: string; readonly server: string };
  /** The service in this process, which `hosts.server` then stands for. */
  readonly service: InProcessService | undefined;
}

/** Stands for the service in this process. Never resolved. */
const IN_PROCESS = "http://service.internal";

/** The addresses of the service for browsers and this server, or the service in this process. */
export function hostsOf(
  options: StackClientAppConstructorOptions | StackAdminAppConstructorOptions,
): ServiceHosts {
  const { baseUrl } = options;
  const service = "service" in options ? options.service : undefined;
  if (service !== undefined && baseUrl !== undefined)
    throw new UsageError(
      "BAD_OPTION",
      "The options service and baseUrl name two auth services, but an app has one. Remove " +
        "baseUrl to use the one in this process.",
    );
  if (service !== undefined && publicVariables.serverApiUrl() === undefined)
    return { hosts: { browser: SAME_SITE, server: IN_PROCESS }, service };
  const given = typeof baseUrl === "string" ? { browser: baseUrl, server: baseUrl } : baseUrl;
  return {
    hosts: {
      browser: addressOf(given?.browser, publicVariables.browserApiUrl, true),
      server: addressOf(
        given?.server,
        publicVariables.serverApiUrl,
        environment.world !== "server",
      ),
    },
    service: undefined,
  };
}
