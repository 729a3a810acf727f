import type { WebhookEventType } from "@stackkit/next/protocol/internal";
import type { ConfiguredProject, Keys } from "./configured-project.js";

/** Vendors whose proxies send the client's address and location in their own headers. */
export const PROXY_VENDORS = ["cloudflare", "vercel"] as const;
export type ProxyVendor = (typeof PROXY_VENDORS)[number];

/** Where events are delivered, and the secret that signs them. */
export interface WebhookEndpoint {
  readonly url: string;
  /** `whsec_…`, as in Standard Webhooks. */
  readonly secret: string;
  /** Signs too, while receivers change to the new secret. */
  readonly previousSecret?: string | undefined;
  /** Limits the events to one project. */
  readonly projectId?: string | undefined;
  /** Limits the events to these types. */
  readonly events?: readonly WebhookEventType[] | undefined;
}

/** A provider whose client all projects may share. */
export interface SharedProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Overrides the provider's issuer, for the emulator. */
  readonly issuer?: string | undefined;
}

/** Thirty days. */
export const MAX_MINUTES = 30 * 24 * 60;

/** The types of settings, and the values that they have. */
export interface SettingTypes {
  port: number;
  /** A number of processes. */
  processes: number;
  /** A number from 1. */
  count: number;
  /** A time from a minute to thirty days. */
  minutes: number;
  text: string;
  /** An address that begins with `http:` or `https:`. */
  webUrl: string;
  /** An address that begins with `smtp:` or `smtps:`. */
  mailServer: string;
  /** Addresses and networks (CIDR); in a variable, separated by commas. */
  networks: readonly string[];
  proxyVendor: ProxyVendor;
  switch: boolean;
  /** Only the value `production` counts. */
  nodeEnv: boolean;
  keys: Partial<Keys>;
  projects: readonly ConfiguredProject[];
  webhooks: readonly WebhookEndpoint[];
  svix: { readonly url: string; readonly token: string };
  sharedProviders: Readonly<Record<string, SharedProvider>>;
}

export type SettingType = keyof SettingTypes;
