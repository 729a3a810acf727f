/** How a service runs, whatever its database holds. */
export interface Settings {
  /** The address under which browsers and providers reach the service, without a slash at the end; asked of each request where it is not set. */
  readonly publicUrl: string | undefined;
  /** Addresses and networks (CIDR) whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whose own headers a trusted proxy sends besides: address and place of the client. */
  readonly proxyVendor: ProxyVendor | undefined;
  /** Private networks (CIDR) that mail servers, webhooks and providers may be in, also in production. */
  readonly privateNetworks: readonly string[];
  /** Networks (CIDR) that count to this machine: they may use the mailbox and the emulator in development. */
  readonly localNetworks: readonly string[];
  readonly rateLimits: boolean;
  readonly production: boolean;
  /** `smtp://user:password@host:port`: where projects with shared mail send. Without it their mails stay in the mailbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of shared mail. */
  readonly mailFrom: string;
  /** Shows mails at `/mailbox`: everywhere but in production, unless told otherwise. */
  readonly mailbox: boolean;
  readonly webhooks: readonly WebhookEndpoint[];
  readonly svix: { readonly url: string; readonly token: string } | undefined;
  /** Shows counters at `/metrics`. */
  readonly metricsPage: boolean;
  /** Providers that projects reach with keys of the service. */
  readonly sharedProviders: Readonly<Record<string, SharedProvider>>;
}

/** A vendor whose proxies name the client in headers of their own. */
export const PROXY_VENDORS = ["cloudflare", "vercel"] as const;
export type ProxyVendor = (typeof PROXY_VENDORS)[number];

export interface WebhookEndpoint {
  readonly url: string;
  /** `whsec_…`, as Standard Webhooks has it. */
  readonly secret: string;
  /** Which projects it hears of; all, unless named. */
  readonly projectId?: string | undefined;
  /** Which events it hears of; all, unless named. */
  readonly events?: readonly string[] | undefined;
}

export interface SharedProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider stands, if not where it usually does: the emulator of a provider. */
  readonly issuer?: string | undefined;
}
