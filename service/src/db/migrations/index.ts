import type { Kysely } from "kysely";
import * as first from "./001-first.js";
import * as listsByTime from "./002-lists-by-time.js";
import * as settledPlans from "./003-settled-plans.js";
import * as provedAddresses from "./004-proved-addresses.js";
import * as linksAtTheExchange from "./005-links-at-the-exchange.js";
import * as knownNetworks from "./006-known-networks.js";
import * as lanesOfReceivers from "./012-lanes-of-receivers.js";

export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order in which they are applied. A migration that has been released is never changed. */
export const migrations: readonly Migration[] = [
  { name: "001-first", up: first.up },
  { name: "002-lists-by-time", up: listsByTime.up },
  { name: "003-settled-plans", up: settledPlans.up },
  { name: "004-proved-addresses", up: provedAddresses.up },
  { name: "005-links-at-the-exchange", up: linksAtTheExchange.up },
  { name: "006-known-networks", up: knownNetworks.up },
  { name: "012-lanes-of-receivers", up: lanesOfReceivers.up },
];
