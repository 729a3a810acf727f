import { ROWS_OF_ADMINISTRATORS } from "./administrator-rows.js";
import { ROWS_OF_DOMAINS } from "./domain-rows.js";
import { IDENTITIES, type Identity } from "./world.js";

/**
 * Who may make which call. Calls use `self` as user and `team` as member. Their input is valid,
 * except that codes are unknown. `ok`: success. `pass`: allowed, but code, password or account do
 * not match. `input`: allowed, but without a refresh token. `key`: needs a key. `wrong`: the key of
 * another project. `level`: the key's level is too low. `user`: needs a signed-in user. `ended`:
 * the session has ended. `team`: not a member. `perm`: lacks the permission in the team. `proj`: a
 * call of the internal project. `none`: the
 * API key is unknown to the caller. A number is the status of an error without a code.
 */
const TABLE = `
                           none  pck   anon  self  other team  owner ended ssk   sak   admin wrong
# meta
  root                     ok    ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  jwks                     ok    ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  checkFeatureSupport      ok    ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  checkVersion             ok    ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
# passwords
  signIn                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  signUp                   key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  sendResetCode            key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  checkResetCode           key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  reset                    key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  update                   key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
  set                      key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
# oneTimeCodes
  send                     key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  check                    key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  signIn                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# anonymous
  signUp                   key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
# secondFactor
  signIn                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# recoveryCodes
  count                    key   level level level level level level ended ok    ok    ok    wrong
  count me                 key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  create                   key   level level level level level level ended pass  pass  pass  wrong
  create me                key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
  signIn                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# suspendedAccess
  read                     key   level level level level level level ended ok    ok    ok    wrong
  read me                  key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  sendCode                 key   level level level level level level ended 404   404   404   wrong
  sendCode me              key   user  404   404   404   404   404   ended user  user  user  wrong
  resolve                  key   level level level level level level ended pass  pass  pass  wrong
  resolve me               key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
# activity
  list                     key   level level level level level level ended ok    ok    ok    wrong
  list me                  key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  report                   key   level level level level level level ended ok    ok    ok    wrong
  report me                key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
# passkeys
  startRegistration        key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  register                 key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
  list                     key   level level level level level level ended ok    ok    ok    wrong
  list me                  key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  rename                   key   level level level level level level ended ok    ok    ok    wrong
  rename me                key   user  404   ok    404   404   404   ended user  user  user  wrong
  delete                   key   level level level level level level ended ok    ok    ok    wrong
  delete me                key   user  404   ok    404   404   404   ended user  user  user  wrong
  startSignIn              key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  signIn                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# cliLogin
  start                    key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  poll                     key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  complete                 key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# objections
  create                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# sessions
  create                   key   level level level level level level ended ok    ok    ok    wrong
  createActingLink         key   level level level level level level ended level ok    ok    wrong
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  delete                   key   user  404   ok    404   404   404   ended ok    ok    ok    wrong
  signOut                  key   ended ok    ok    ok    ok    ok    ended ended ended ended wrong
  refresh                  key   input input input input input input input input input input wrong
# trustedDevices
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  delete                   key   user  403   404   403   403   403   ended 404   404   404   wrong
# oauth
  authorize                ok    ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  createLinkTicket         key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  callback                 400   400   400   400   400   400   400   ended 400   400   400   wrong
  callbackByForm           400   400   400   400   400   400   400   ended 400   400   400   wrong
  token                    pass  pass  pass  pass  pass  pass  pass  pass  pass  pass  pass  wrong
# connectedAccounts
  disconnect               key   user  403   pass  403   403   403   ended pass  pass  pass  wrong
  accessToken              key   user  403   pass  403   403   403   ended pass  pass  pass  wrong
  ownAccessToken           key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
# providerAccounts
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  listConnected            key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  delete                   key   user  403   pass  403   403   403   ended pass  pass  pass  wrong
# users
  create                   key   level level level level level level ended ok    ok    ok    wrong
  read                     key   level level level level level level ended ok    ok    ok    wrong
  read me                  key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  update                   key   level level level level level level ended ok    ok    ok    wrong
  update me                key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  delete                   key   level level level level level level ended ok    ok    ok    wrong
  delete me                key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
# userLists
  list                     key   level level level level level level ended ok    ok    ok    wrong
  count                    key   level level level level level level ended level ok    ok    wrong
  search                   key   level level level level level level ended level ok    ok    wrong
# contactChannels
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  create                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  read                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  update                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  delete                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  sendVerificationCode     key   user  400   ok    400   400   400   ended ok    ok    ok    wrong
  sendPrimaryVerificationCode key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
  checkVerification        key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  verify                   key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
# teams
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  listDependent            key   level level level level level level ended ok    ok    ok    wrong
  listDependent me         key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  create                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  create me                key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  read                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  update                   key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  delete                   key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  addMember                key   level level level level level level ended ok    ok    ok    wrong
  removeMember             key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
# teamLists
  list                     key   input input input input input input ended ok    ok    ok    wrong
# memberProfiles
  list                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  read                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  update                   key   user  403   403   403   ok    403   ended ok    ok    ok    wrong
  update role              key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
# teamRoles
  list                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  create                   key   level level level level level level ended ok    ok    ok    wrong
  update                   key   level level level level level level ended ok    ok    ok    wrong
  delete                   key   level level level level level level ended ok    ok    ok    wrong
# invitations
  send                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  list                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  revoke                   key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  check                    key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  details                  key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
  listReceived             key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  listReceived me          key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  acceptReceived           key   user  403   pass  403   403   403   ended pass  pass  pass  wrong
  preview                  key   pass  pass  pass  pass  pass  pass  ended pass  pass  pass  wrong
  accept                   key   user  pass  pass  pass  pass  pass  ended user  user  user  wrong
# permissions
  listInTeam               key   user  403   403   403   ok    403   ended ok    ok    ok    wrong
  listInTeam me            key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  grantInTeam              key   level level level level level level ended ok    ok    ok    wrong
  revokeInTeam             key   level level level level level level ended ok    ok    ok    wrong
  listInProject            key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  grantInProject           key   level level level level level level ended ok    ok    ok    wrong
  revokeInProject          key   level level level level level level ended ok    ok    ok    wrong
# teamPermissionDefinitions
  list                     key   level level level level level level ended level ok    ok    wrong
  create                   key   level level level level level level ended level ok    ok    wrong
  update                   key   level level level level level level ended level ok    ok    wrong
  delete                   key   level level level level level level ended level ok    ok    wrong
# projectPermissionDefinitions
  list                     key   level level level level level level ended level ok    ok    wrong
  create                   key   level level level level level level ended level ok    ok    wrong
  update                   key   level level level level level level ended level ok    ok    wrong
  delete                   key   level level level level level level ended level ok    ok    wrong
# projects
  current                  key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  currentAsAdmin           key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  update                   key   level level level level level level ended level ok    ok    wrong
  delete                   key   level level level level level level ended level ok    ok    wrong
  listOwned                key   user  proj  proj  proj  proj  proj  ended user  user  user  wrong
  create                   key   user  proj  proj  proj  proj  proj  ended user  user  user  wrong
# apiKeys
  list                     key   level level level level level level ended level ok    ok    wrong
  create                   key   level level level level level level ended level ok    ok    wrong
  read                     key   level level level level level level ended level ok    ok    wrong
  update                   key   level level level level level level ended level ok    ok    wrong
# userApiKeys
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  create                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  read                     key   user  none  ok    none  none  none  ended ok    ok    ok    wrong
  update                   key   user  none  ok    none  none  none  ended ok    ok    ok    wrong
  delete                   key   user  none  ok    none  none  none  ended ok    ok    ok    wrong
  check                    key   level level level level level level ended ok    ok    ok    wrong
# teamApiKeys
  list                     key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  create                   key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  read                     key   user  none  none  none  none  ok    ended ok    ok    ok    wrong
  update                   key   user  none  none  none  none  ok    ended ok    ok    ok    wrong
  delete                   key   user  none  none  none  none  ok    ended ok    ok    ok    wrong
  check                    key   level level level level level level ended ok    ok    ok    wrong
# emailSources
  list                     key   level level level level level level ended level ok    ok    wrong
# emailTemplates
  list                     key   level level level level level level ended level ok    ok    wrong
  read                     key   level level level level level level ended level ok    ok    wrong
  update                   key   level level level level level level ended level 400   400   wrong
  reset                    key   level level level level level level ended level 404   404   wrong
# mailPreviews
  render                   key   level level level level level level ended level ok    ok    wrong
  send                     key   level level level level level level ended level 400   400   wrong
# notifications
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  update                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
# emails
  send                     key   level level level level level level ended ok    ok    ok    wrong
  listSent                 key   level level level level level level ended level ok    ok    wrong
  sendTest                 key   level level level level level level ended level ok    ok    wrong
# projectMetrics
  read                     key   level level level level level level ended level ok    ok    wrong
# webhooks
  portalToken              key   level level level level level level ended level ok    ok    wrong
# payments
  billing                  key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
  products                 key   ok    ok    ok    ok    ok    ok    ended ok    ok    ok    wrong
${ROWS_OF_DOMAINS}${ROWS_OF_ADMINISTRATORS}`;

export interface Row {
  /** An operation, perhaps with a variant: `users.read me`. */
  readonly name: string;
  readonly expected: Readonly<Record<Identity, string>>;
}

/** The table's rows by resource. */
export function readTable(): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  let resource: string | undefined;
  for (const line of TABLE.split("\n")) {
    const heading = /^# (\w+)$/.exec(line)?.[1];
    if (heading) {
      resource = heading;
      rows.set(heading, []);
    } else if (resource && line.trim()) {
      const words = line.trim().split(/\s+/);
      const cells = words.slice(-IDENTITIES.length);
      const name = `${resource}.${words.slice(0, -IDENTITIES.length).join(" ")}`;
      const expected = Object.fromEntries(IDENTITIES.map((identity, at) => [identity, cells[at]]));
      rows.get(resource)?.push({ name, expected: expected as Row["expected"] });
    }
  }
  return rows;
}
