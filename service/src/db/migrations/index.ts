// Written by `npm run generate` from the files of this folder. Do not edit by hand.

import type { Kysely } from "kysely";
import { up as up001 } from "./001-first.js";
import { up as up002 } from "./002-lists-by-time.js";
import { up as up003 } from "./003-settled-plans.js";
import { up as up004 } from "./004-proved-addresses.js";
import { up as up005 } from "./005-links-at-the-exchange.js";
import { up as up006 } from "./006-known-networks.js";
import { up as up012 } from "./012-lanes-of-receivers.js";
import { up as up013 } from "./013-recovery-codes.js";
import { up as up014 } from "./014-recipients-of-invitations.js";
import { up as up015 } from "./015-addresses-of-invited-members.js";
import { up as up020 } from "./020-localhost-unless-set.js";
import { up as up021 } from "./021-device-ids.js";
import { up as up022 } from "./022-former-addresses.js";
import { up as up025 } from "./025-suspended-rows.js";
import { up as up030 } from "./030-subjects-of-deliveries.js";
import { up as up032 } from "./032-imported-hashes.js";
import { up as up034 } from "./034-refused-codes.js";
import { up as up036 } from "./036-former-credentials.js";
import { up as up038 } from "./038-auth-events.js";
import { up as up048 } from "./048-owner-keys.js";
import { up as up052 } from "./052-new-device-codes.js";
import { up as up054 } from "./054-passkeys-in-the-plural.js";
import { up as up058 } from "./058-session-actors.js";
import { up as up064 } from "./064-trusted-devices.js";
import { up as up076 } from "./076-user-lists.js";
import { up as up078 } from "./078-console-lists.js";
import { up as up080 } from "./080-jobs.js";
import { up as up082 } from "./082-console-events.js";
import { up as up084 } from "./084-answers-to-mails.js";
import { up as up088 } from "./088-administrators.js";
import { up as up090 } from "./090-roles.js";
import { up as up093 } from "./093-administrator-invitations.js";
import { up as up094 } from "./094-sessions-of-actors.js";
import { up as up095 } from "./095-paused-webhooks.js";
import { up as up096 } from "./096-notification-categories.js";
import { up as up099 } from "./099-agent-keys.js";
import { up as up100 } from "./100-team-domains.js";
import { up as up101 } from "./101-webhook-endpoints.js";
import { up as up102 } from "./102-gathered-mails.js";
import { up as up103 } from "./103-vouched-domains.js";
import { up as up104 } from "./104-names-of-teams.js";
import { up as up105 } from "./105-places-of-deleted-users.js";

/** A step of the schema. Its name orders it and is stored once it ran. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order in which they are applied. A migration that has been released is never changed. */
export const migrations: readonly Migration[] = [
  { name: "001-first", up: up001 },
  { name: "002-lists-by-time", up: up002 },
  { name: "003-settled-plans", up: up003 },
  { name: "004-proved-addresses", up: up004 },
  { name: "005-links-at-the-exchange", up: up005 },
  { name: "006-known-networks", up: up006 },
  { name: "012-lanes-of-receivers", up: up012 },
  { name: "013-recovery-codes", up: up013 },
  { name: "014-recipients-of-invitations", up: up014 },
  { name: "015-addresses-of-invited-members", up: up015 },
  { name: "020-localhost-unless-set", up: up020 },
  { name: "021-device-ids", up: up021 },
  { name: "022-former-addresses", up: up022 },
  { name: "025-suspended-rows", up: up025 },
  { name: "030-subjects-of-deliveries", up: up030 },
  { name: "032-imported-hashes", up: up032 },
  { name: "034-refused-codes", up: up034 },
  { name: "036-former-credentials", up: up036 },
  { name: "038-auth-events", up: up038 },
  { name: "048-owner-keys", up: up048 },
  { name: "052-new-device-codes", up: up052 },
  { name: "054-passkeys-in-the-plural", up: up054 },
  { name: "058-session-actors", up: up058 },
  { name: "064-trusted-devices", up: up064 },
  { name: "076-user-lists", up: up076 },
  { name: "078-console-lists", up: up078 },
  { name: "080-jobs", up: up080 },
  { name: "082-console-events", up: up082 },
  { name: "084-answers-to-mails", up: up084 },
  { name: "088-administrators", up: up088 },
  { name: "090-roles", up: up090 },
  { name: "093-administrator-invitations", up: up093 },
  { name: "094-sessions-of-actors", up: up094 },
  { name: "095-paused-webhooks", up: up095 },
  { name: "096-notification-categories", up: up096 },
  { name: "099-agent-keys", up: up099 },
  { name: "100-team-domains", up: up100 },
  { name: "101-webhook-endpoints", up: up101 },
  { name: "102-gathered-mails", up: up102 },
  { name: "103-vouched-domains", up: up103 },
  { name: "104-names-of-teams", up: up104 },
  { name: "105-places-of-deleted-users", up: up105 },
];
