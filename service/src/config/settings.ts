/** Validated settings of a service, independent of its database. */
export interface Settings {
  /** The public URL without a trailing slash. Unset, each request's own origin is used. */
  readonly publicUrl: string | undefined;
  /** Addresses and networks (CIDR) whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** The vendor whose headers trusted proxies send: the client's address and location. */
  readonly proxyVendor: ProxyVendor | undefined;
  /**
   * Private networks (CIDR) that mail servers, webhooks and providers may be in, even in
   * production.
   */
  readonly privateNetworks: readonly string[];
  /**
   * Networks (CIDR) treated as this machine: they may use the mailbox and emulator in development.
   */
  readonly localNetworks: readonly string[];
  readonly rateLimits: boolean;
  readonly production: boolean;
  readonly passwordHashCost: PasswordHashCost;
  /**
   * `smtp://user:password@host:port` of shared mail. Without it those mails stay in the mailbox.
   */
  readonly smtpUrl: string | undefined;
  /** The sender of shared mail. */
  readonly mailFrom: string;
  /** Shows mails at `/mailbox`. Default: on outside production. */
  readonly mailbox: boolean;
  readonly webhooks: readonly WebhookEndpoint[];
  readonly svix: { readonly url: string; readonly token: string } | undefined;
  /** Shows counters at `/metrics`. */
  readonly metricsPage: boolean;
  /** Providers whose keys belong to the service. */
  readonly sharedProviders: Readonly<Record<string, SharedProvider>>;
}

/** Argon2id's memory in KiB, and its passes over it. */
export interface PasswordHashCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** Vendors whose proxies send the client's address and location in their own headers. */
export const PROXY_VENDORS = ["cloudflare", "vercel"] as const;
export type ProxyVendor = (typeof PROXY_VENDORS)[number];

export interface WebhookEndpoint {
  readonly url: string;
  /** `whsec_…`, as in Standard Webhooks. */
  readonly secret: string;
  /** Limits the events to one project. */
  readonly projectId?: string | undefined;
  /** Limits the events to these types. */
  readonly events?: readonly string[] | undefined;
}

export interface SharedProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Overrides the provider's issuer, for the emulator. */
  readonly issuer?: string | undefined;
}
