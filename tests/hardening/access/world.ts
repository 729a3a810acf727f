import { HEADERS, type Operation } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { CALLBACK } from "../../support/addresses.js";
import { registerWith } from "../../support/authenticator.js";
import { type Answered, KEYS } from "../../support/service.js";
import {
  type Call,
  expectBody,
  type Keys,
  keyHeaders,
  request,
  type Sent,
  withToken,
} from "./requests.js";

/** The callers, in the order of the table's columns. */
export const IDENTITIES = [
  /** No key. */
  "none",
  /** The publishable client key without a session. */
  "pck",
  /** An anonymous user. */
  "anon",
  /** The signed-in user that calls refer to. */
  "self",
  /** Another signed-in user. */
  "other",
  /** A member of the team that calls refer to. */
  "team",
  /** The owner of that team. */
  "owner",
  /** An ended session of `self`. */
  "ended",
  /** The secret server key. */
  "ssk",
  /** The super secret admin key. */
  "sak",
  /** An administrator's session. */
  "admin",
  /** The key of another project. */
  "wrong",
] as const;
export type Identity = (typeof IDENTITIES)[number];

interface Account {
  readonly id: string;
  readonly token: string;
}

/** A project with an account of each kind, and all records that calls refer to. */
export interface World {
  readonly projectId: string;
  readonly keys: Keys;
  readonly apiKeyId: string;
  /** A key of `self` and one of the team. */
  readonly ownerKeys: Readonly<
    Record<"user" | "team", { readonly id: string; readonly value: string }>
  >;
  /** An administrator's session in the internal project. */
  readonly adminToken: string;
  readonly accounts: Readonly<
    Record<"anon" | "self" | "other" | "team" | "owner" | "ended", Account>
  >;
  /** A second session of `self`. */
  readonly sessionId: string;
  readonly channelId: string;
  readonly passkeyId: string;
  readonly teamId: string;
  readonly invitationId: string;
  /** A domain of the team, of which `self` has an address. */
  readonly domainId: string;
}

/** The headers of an identity. Signed-in users use the publishable key, as browsers do. */
function headersOf(world: World, identity: Identity, { access }: Operation): Sent {
  const { projectId, keys, accounts } = world;
  const client = keyHeaders(projectId, "client", keys.client);
  const level = access === "anyone" ? "client" : access;
  switch (identity) {
    case "none":
      if (access === "anyone") return {};
      return { [HEADERS.projectId]: projectId, [HEADERS.accessType]: level };
    case "pck":
      return client;
    case "ssk":
      return keyHeaders(projectId, "server", keys.server);
    case "sak":
      return keyHeaders(projectId, "admin", keys.admin);
    case "admin":
      return {
        [HEADERS.projectId]: projectId,
        [HEADERS.accessType]: "admin",
        [HEADERS.adminAccessToken]: world.adminToken,
      };
    case "wrong":
      return keyHeaders(projectId, level, KEYS("internal")[level]);
    default:
      return withToken(client, accounts[identity].token);
  }
}

/** Calls an operation as an identity. */
export const callAs = (
  service: Service,
  world: World,
  identity: Identity,
  { operation, call }: { readonly operation: Operation; readonly call: Call },
): Promise<Answered> => request(service, headersOf(world, identity, operation), call);

/** Creates a project and all its records through the service's operations. */
export async function createWorld(service: Service, adminToken: string): Promise<World> {
  const internal = keyHeaders("internal", "client", KEYS("internal").client);
  const created = await expectBody(service, withToken(internal, adminToken), {
    method: "POST",
    path: "/internal/projects",
    body: { display_name: "A project", config: SETTINGS },
  });
  const projectId = created.id;
  const admin = {
    [HEADERS.projectId]: projectId,
    [HEADERS.accessType]: "admin",
    [HEADERS.adminAccessToken]: adminToken,
  };
  const as = (headers: Sent) => (method: string, path: string, body?: unknown) =>
    expectBody(service, headers, { method, path, body });
  const key = await as(admin)("POST", "/internal/api-keys", {
    description: "of the test",
    expires_at_millis: service.context.clock.now() + 86_400_000,
    has_publishable_client_key: true,
    has_secret_server_key: true,
    has_super_secret_admin_key: true,
  });
  const keys = {
    client: key.publishable_client_key,
    server: key.secret_server_key,
    admin: key.super_secret_admin_key,
  };
  const asServer = as(keyHeaders(projectId, "server", keys.server));
  const signIn = async (id: string) => {
    const session = await asServer("POST", "/auth/sessions", { user_id: id });
    return { id, token: session.access_token };
  };
  const account = async (email: string) =>
    signIn((await asServer("POST", "/users", { ...USER, primary_email: email })).id);

  const self = await account(`self@${DOMAIN}`);
  const ended = await signIn(self.id);
  const asClient = (token: string) =>
    as(withToken(keyHeaders(projectId, "client", keys.client), token));
  await asClient(ended.token)("DELETE", "/auth/sessions/current");
  await signIn(self.id);
  const sessions = await asClient(self.token)("GET", "/auth/sessions?user_id=me");
  const another = sessions.items.find(
    (one: { is_current_session: boolean }) => !one.is_current_session,
  );
  const channel = await asClient(self.token)("POST", "/contact-channels", {
    user_id: "me",
    type: "email",
    value: "second@example.com",
    used_for_auth: false,
  });
  const guest = await as(keyHeaders(projectId, "client", keys.client))(
    "POST",
    "/auth/anonymous/sign-up",
    {},
  );
  const owner = await account("owner@example.com");
  const member = await account("member@example.com");
  const team = await asServer("POST", "/teams", {
    display_name: "A team",
    creator_user_id: owner.id,
  });
  await asServer("POST", `/team-memberships/${team.id}/${member.id}`, {});
  const invitation = await asServer("POST", "/team-invitations/send-code", {
    team_id: team.id,
    email: "invited@example.com",
    callback_url: CALLBACK,
  });
  const domain = await asServer("POST", "/team-domains", {
    team_id: team.id,
    domain: DOMAIN,
    joining: "offer",
    is_verified: true,
  });
  const ofUser = { user_id: self.id, description: "A script" };
  const ofTeam = { team_id: team.id, description: "A script" };
  const ownerKeys = {
    user: await asServer("POST", "/user-api-keys", ofUser),
    team: await asServer("POST", "/team-api-keys", ofTeam),
  };
  await as(admin)("POST", "/project-permission-definitions", { id: "editor" });
  await asServer("POST", `/project-permissions/${self.id}/editor`, {});
  await as(admin)("POST", "/team-permission-definitions", { id: "reader" });
  await asServer("POST", `/team-permissions/${team.id}/${member.id}/reader`, {});
  await asServer("POST", "/team-roles", { id: "keeper" });
  return {
    projectId,
    keys,
    apiKeyId: key.id,
    ownerKeys,
    adminToken,
    accounts: {
      self,
      ended,
      anon: { id: guest.user_id, token: guest.access_token },
      other: await account("other@example.com"),
      team: member,
      owner,
    },
    sessionId: another.id,
    channelId: channel.id,
    passkeyId: await registerWith(asClient(self.token)),
    teamId: team.id,
    invitationId: invitation.id,
    domainId: domain.id,
  };
}

/** Signs an administrator in to the internal project. */
export async function signInAdministrator(service: Service): Promise<string> {
  const server = keyHeaders("internal", "server", KEYS("internal").server);
  const user = await expectBody(service, server, { method: "POST", path: "/users", body: {} });
  const session = { method: "POST", path: "/auth/sessions", body: { user_id: user.id } };
  return (await expectBody(service, server, session)).access_token;
}

const DOMAIN = "self.example";
const USER = { primary_email_auth_enabled: true, primary_email_verified: true };
const SETTINGS = {
  magic_link_enabled: true,
  passkey_enabled: true,
  client_team_creation_enabled: true,
  client_user_deletion_enabled: true,
  anonymous_sign_up_enabled: true,
  allow_user_api_keys: true,
  allow_team_api_keys: true,
  team_domains_enabled: true,
  oauth_providers: [{ id: "github", enabled: true, type: "shared" }],
};
