import { fillPath, type Operation, operations } from "@stackkit/next/protocol";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { mailServerBody } from "../../support/mail-server.js";
import { paramsOf } from "./params.js";
import type { Call } from "./requests.js";
import type { World } from "./world.js";

/** Every operation of the protocol, by name. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries(operations).flatMap(([resource, rows]) =>
    Object.entries(rows).map(([name, row]) => [`${resource}.${name}`, row as Operation] as const),
  ),
);

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An address that no configuration names. */
const HOOK = "https://hooks.example/none";
const UNKNOWN_CODE = "0".repeat(45);
const PASSWORD = "an uncommon pass phrase";
const EDITOR = { permission_id: "editor" };
const code = { code: UNKNOWN_CODE };
const SETTLED = { attempt_code: UNKNOWN_CODE, code: "123456", keep: true };
const ofMember = ({ accounts }: World): Input => ({ params: { user_id: accounts.team.id } });
const ofSelf = ({ accounts }: World): Input => ({ query: { user_id: accounts.self.id } });
const toTeam = ({ teamId }: World) => ({ team_id: teamId, callback_url: CALLBACK });
const me: Input = { params: { user_id: "me" } };
const keyOf = ({ id }: { id: string }) => ({ params: { api_key_id: id } });

/**
 * The input of a call besides the ids in its path. All of it is valid, except that codes are
 * unknown.
 */
const INPUTS: Readonly<Record<string, Input | ((world: World) => Input)>> = {
  "meta.checkVersion": { body: { clientVersion: "2.8.1" } },
  "passwords.signIn": { body: { email: "self@self.example", password: PASSWORD } },
  "passwords.signUp": () => ({
    body: { email: newEmail(), password: PASSWORD, verification_callback_url: CALLBACK },
  }),
  "passwords.sendResetCode": { body: { email: "self@self.example", callback_url: CALLBACK } },
  "passwords.checkResetCode": { body: code },
  "passwords.reset": { body: { ...code, password: PASSWORD } },
  "passwords.update": { body: { old_password: PASSWORD, new_password: `${PASSWORD}!` } },
  "passwords.set": { body: { password: PASSWORD } },
  "oneTimeCodes.send": () => ({ body: { email: newEmail(), callback_url: CALLBACK } }),
  "sessions.createActingLink": { body: { reason: "Ticket 7", callback_url: CALLBACK } },
  "oneTimeCodes.check": { body: code },
  "oneTimeCodes.signIn": { body: code },
  "secondFactor.signIn": { body: { ...code, type: "totp", totp: "123456" } },
  "signInDiagnoses.read": { query: { identifier: "self@self.example" } },
  "signInDiagnoses.liftLimits": { body: { identifier: "self@self.example" } },
  "recoveryCodes.count me": me,
  "recoveryCodes.create me": me,
  "recoveryCodes.signIn": { body: { ...code, recovery_code: UNKNOWN_CODE.slice(0, 16) } },
  "suspendedAccess.read me": me,
  "suspendedAccess.sendCode me": me,
  "suspendedAccess.resolve": { body: SETTLED },
  "suspendedAccess.resolve me": { ...me, body: SETTLED },
  "activity.list me": me,
  "activity.report me": me,
  "passkeys.register": {
    body: { ...code, credential: new SoftwareAuthenticator().create({ challenge: "AAAA" }) },
  },
  "passkeys.list me": me,
  "passkeys.rename": { body: { name: "Eve's" } },
  "passkeys.rename me": { ...me, body: { name: "Eve's" } },
  "passkeys.delete me": me,
  "passkeys.signIn": {
    body: { ...code, authentication_response: { id: "AAAA", response: {} } },
  },
  "cliLogin.poll": { body: { polling_code: UNKNOWN_CODE } },
  "cliLogin.complete": { body: { login_code: UNKNOWN_CODE, refresh_token: UNKNOWN_CODE } },
  "objections.create": { body: code },
  "sessions.create": ({ accounts }) => ({ body: { user_id: accounts.self.id } }),
  "sessions.list": ofSelf,
  "sessions.delete": ofSelf,
  "trustedDevices.list": ofSelf,
  "trustedDevices.delete": (world) => ({ ...ofSelf(world), params: { device_id: "unknown" } }),
  "notifications.update": { body: { enabled: false } },
  "emails.send": { body: { user_ids: [], subject: "News", html: "<p>Hello</p>" } },
  "oauth.authorize": ({ projectId, keys }) => ({
    query: {
      client_id: projectId,
      client_secret: keys.client,
      redirect_uri: CALLBACK,
      scope: "legacy",
      state: "state",
      grant_type: "authorization_code",
      code_challenge: "A".repeat(43),
      code_challenge_method: "S256",
      response_type: "code",
    },
  }),
  "oauth.token": ({ projectId, keys }) => ({
    body: {
      grant_type: "refresh_token",
      client_id: projectId,
      client_secret: keys.client,
      refresh_token: UNKNOWN_CODE,
    },
  }),
  "oauth.createLinkTicket": { body: { provider_id: "github", code_challenge: "A".repeat(43) } },
  "connectedAccounts.accessToken": { body: {} },
  "connectedAccounts.ownAccessToken": { body: {} },
  "providerAccounts.list": ofSelf,
  "userLists.list": { query: { limit: "10" } },
  "userLists.count": { query: { verified: "true" } },
  "jobs.create": { body: { kind: "export", filter: "verified=true" } },
  "jobs.update": { body: { state: "paused" } },
  "userLists.search": { body: { texts: ["ada"] } },
  "users.create": { body: {} },
  "users.update": { body: { display_name: "Eve" } },
  "users.read me": me,
  "users.update me": { ...me, body: { display_name: "Eve" } },
  "users.delete me": me,
  "contactChannels.list": ofSelf,
  "contactChannels.create": ({ accounts }) => ({
    body: { user_id: accounts.self.id, type: "email", value: newEmail(), used_for_auth: false },
  }),
  "contactChannels.update": { body: { used_for_auth: false } },
  "contactChannels.sendVerificationCode": { body: { callback_url: CALLBACK } },
  "contactChannels.sendPrimaryVerificationCode": {
    body: { email: "self@self.example", callback_url: CALLBACK },
  },
  "contactChannels.checkVerification": { body: code },
  "contactChannels.verify": { body: code },
  "teams.list": ofSelf,
  "teams.listDependent me": me,
  "teamLists.list": { query: { limit: "10", query: "crew" } },
  "teams.create": ({ accounts }) => ({
    body: { display_name: "Another team", creator_user_id: accounts.self.id },
  }),
  "teams.create me": { body: { display_name: "Another team", creator_user_id: "me" } },
  "teams.update": { body: { display_name: "Eve's" } },
  "teams.addMember": ({ accounts }) => ({ params: { user_id: accounts.other.id }, body: {} }),
  "teams.removeMember": ofMember,
  "memberProfiles.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "memberProfiles.read": ofMember,
  "memberProfiles.update": (world) => ({ ...ofMember(world), body: { display_name: "Eve" } }),
  "memberProfiles.update role": (world) => ({ ...ofMember(world), body: { role_id: "admin" } }),
  "teamRoles.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "teamRoles.create": { body: { id: "painter" } },
  "teamRoles.update": { body: { display_name: "Keeps" } },
  "invitations.send": (world) => ({ body: { ...toTeam(world), email: newEmail() } }),
  "invitations.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "invitations.revoke": ({ teamId }) => ({ query: { team_id: teamId } }),
  "sentInvitations.resend": (world) => ({ body: toTeam(world) }),
  "invitations.check": { body: code },
  "invitations.details": { body: code },
  "invitations.listReceived": ofSelf,
  "invitations.listReceived me": { query: { user_id: "me" } },
  "invitations.acceptReceived": ({ accounts }) => ({ body: { user_id: accounts.self.id } }),
  "invitations.preview": { body: code },
  "invitations.accept": { body: code },
  "teamDomains.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "teamDomains.create": ({ teamId }) => ({ body: { team_id: teamId, domain: "acme.example" } }),
  "teamDomains.update": { body: { joining: "ask" } },
  "teamDomains.verify": { body: {} },
  "teamOffers.list": ofSelf,
  "teamOffers.list me": { query: { user_id: "me" } },
  "teamOffers.accept": ({ accounts }) => ({ body: { user_id: accounts.self.id } }),
  "teamJoinRequests.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "teamJoinRequests.accept": ({ teamId }) => ({ body: { team_id: teamId } }),
  "teamJoinRequests.delete": ({ teamId }) => ({ query: { team_id: teamId } }),
  "permissions.listInTeam": ({ teamId, accounts }) => ({
    query: { team_id: teamId, user_id: accounts.team.id },
  }),
  "permissions.listInTeam me": ({ teamId }) => ({ query: { team_id: teamId, user_id: "me" } }),
  "permissions.grantInTeam": (world) => ({
    params: { user_id: world.accounts.team.id, permission_id: "admin" },
    body: {},
  }),
  "permissions.revokeInTeam": ofMember,
  "permissions.listInProject": ofSelf,
  "permissions.grantInProject": ({ accounts }) => ({
    params: { user_id: accounts.other.id, permission_id: "editor" },
    body: {},
  }),
  "permissions.revokeInProject": { params: EDITOR },
  "teamPermissionDefinitions.create": { body: { id: "writer" } },
  "teamPermissionDefinitions.update": { body: { description: "Reads" } },
  "projectPermissionDefinitions.create": { body: { id: "writer" } },
  "projectPermissionDefinitions.update": { params: EDITOR, body: { description: "Edits" } },
  "projectPermissionDefinitions.delete": { params: EDITOR },
  "projects.update": { body: { display_name: "Eve's" } },
  "projects.create": { body: { display_name: "Eve's" } },
  "apiKeys.create": {
    body: {
      description: "Eve's",
      expires_at_millis: 4_000_000_000_000,
      has_publishable_client_key: true,
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    },
  },
  "apiKeys.update": { body: { description: "Eve's" } },
  "userApiKeys.list": ofSelf,
  "userApiKeys.create": ({ accounts }) => ({
    body: { user_id: accounts.self.id, description: "Eve's" },
  }),
  "userApiKeys.read": ({ ownerKeys }) => ({ params: { api_key_id: ownerKeys.user.id } }),
  "userApiKeys.update": ({ ownerKeys }) => ({ ...keyOf(ownerKeys.user), body: {} }),
  "userApiKeys.delete": ({ ownerKeys }) => ({ params: { api_key_id: ownerKeys.user.id } }),
  "userApiKeys.check": ({ ownerKeys }) => ({ body: { api_key: ownerKeys.user.value } }),
  "teamApiKeys.list": ({ teamId }) => ({ query: { team_id: teamId } }),
  "teamApiKeys.create": ({ teamId }) => ({ body: { team_id: teamId, description: "Eve's" } }),
  "teamApiKeys.read": ({ ownerKeys }) => ({ params: { api_key_id: ownerKeys.team.id } }),
  "teamApiKeys.update": ({ ownerKeys }) => ({ ...keyOf(ownerKeys.team), body: {} }),
  "teamApiKeys.delete": ({ ownerKeys }) => ({ params: { api_key_id: ownerKeys.team.id } }),
  "teamApiKeys.check": ({ ownerKeys }) => ({ body: { api_key: ownerKeys.team.value } }),
  "emailTemplates.update": { body: { subject: "Eve's", content: {} } },
  "mailPreviews.render": { body: {} },
  "mailPreviews.send": { body: {} },
  "emails.sendTest": {
    body: { recipient_email: "self@self.example", email_config: mailServerBody() },
  },
  "webhooks.portalToken": { body: {} },
  "webhookEndpoints.update": { body: { url: HOOK, is_paused: true } },
  "webhookEndpoints.test": { body: { url: HOOK } },
  "webhookEndpoints.create": () => ({ body: { url: `${HOOK}/${crypto.randomUUID()}` } }),
  "webhookEndpoints.change": { body: { description: "Eve's" } },
  "webhookDeliveries.resendFailed": { body: { url: HOOK, since_millis: 0 } },
};

/** The request of a row of the table. A name may end with a variant, as in `users.read me`. */
export function callOf(world: World, name: string): { operation: Operation; call: Call } {
  const operation = OPERATIONS.get(name.split(" ")[0] as string);
  if (!operation) throw new Error(`There is no operation called ${name}.`);
  const input = INPUTS[name] ?? {};
  const { params, query, body } = typeof input === "function" ? input(world) : input;
  const path = fillPath(operation.path, { ...paramsOf(world), ...params });
  const search = query ? `?${new URLSearchParams(query)}` : "";
  return { operation, call: { method: operation.method, path: path + search, body } };
}
