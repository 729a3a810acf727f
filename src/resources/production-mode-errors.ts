import { LOCALHOST_IN_PRODUCTION, productionDomainProblem } from "../protocol/urls.js";

/** A setting that keeps a project from production mode, and the page of the dashboard that mends it. */
export interface ProductionModeError {
  /** In words for the developer, with the domain that it is about. */
  readonly message: string;
  /** Such as `/projects/{id}/domains`. */
  readonly relativeFixUrl: string;
}

interface Judged {
  readonly id: string;
  readonly config: {
    readonly allowLocalhost: boolean;
    readonly domains: readonly { readonly domain: string }[];
  };
}

/** What stands against production mode: localhost first, then at most one error a domain, in the order of the domains. */
export function productionModeErrors({ id, config }: Judged): ProductionModeError[] {
  const messages = [
    config.allowLocalhost ? LOCALHOST_IN_PRODUCTION : undefined,
    ...config.domains.map(({ domain }) => productionDomainProblem(domain)),
  ];
  return messages
    .filter((message) => message !== undefined)
    .map((message) => ({ message, relativeFixUrl: `/projects/${id}/domains` }));
}
