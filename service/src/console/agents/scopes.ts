import { type Operation, operations } from "@stackkit/next/protocol/internal";
import { CONSOLE_OPERATIONS } from "../operations.js";
import type { ConsoleRule } from "../rules.js";

/** What an agent may do, beside what its administrator's role allows. */
export const SCOPES = ["users:read", "users:write", "settings:read", "settings:write"] as const;
/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

type Records = keyof typeof operations;

/** Whether calls about records are about users, their data included, or about settings. */
const SUBJECTS: Partial<Readonly<Record<Records, "users" | "settings">>> = {
  recoveryCodes: "users",
  suspendedAccess: "users",
  activity: "users",
  passkeys: "users",
  sessions: "users",
  trustedDevices: "users",
  providerAccounts: "users",
  connectedAccounts: "users",
  users: "users",
  userLists: "users",
  contactChannels: "users",
  teams: "users",
  teamLists: "users",
  memberProfiles: "users",
  invitations: "users",
  sentInvitations: "users",
  // Who vouches for a domain lets all its people find a team.
  teamDomains: "settings",
  teamJoinRequests: "users",
  permissions: "users",
  userApiKeys: "users",
  teamApiKeys: "users",
  emails: "users",
  mails: "users",
  projectMetrics: "users",
  webhookDeliveries: "users",
  signInDiagnoses: "users",
  jobs: "users",
  events: "users",
  teamRoles: "settings",
  teamPermissionDefinitions: "settings",
  projectPermissionDefinitions: "settings",
  projects: "settings",
  apiKeys: "settings",
  emailTemplates: "settings",
  mailPreviews: "settings",
  configuredSettings: "settings",
  webhookEndpoints: "settings",
  signingKeys: "settings",
};

/** An operation of the console for agents. */
export interface AgentOperation {
  readonly operation: Operation;
  readonly rule: ConsoleRule;
  /** The records and the call: `contact_channels_list`. */
  readonly name: string;
  readonly scope: Scope;
  /** Whether it changes nothing. */
  readonly isRead: boolean;
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What viewers may call changes nothing, whatever its method. */
const isRead = ({ method }: Operation, { role }: ConsoleRule): boolean =>
  method === "GET" || role === "viewer";

/** The console's operations whose records have a subject, by their names for agents. */
export const AGENT_OPERATIONS: ReadonlyMap<string, AgentOperation> = new Map(
  Object.entries(operations as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
    .flatMap(([records, calls]) =>
      Object.entries(calls).map(([call, operation]) => ({ records, call, operation })),
    )
    .flatMap(({ records, call, operation }) => {
      const rule = CONSOLE_OPERATIONS.get(operation);
      const subject = SUBJECTS[records as Records];
      if (!rule || !subject) return [];
      const reads = isRead(operation, rule);
      const name = snakeCase(`${records}_${call}`);
      const scope: Scope = `${subject}:${reads ? "read" : "write"}`;
      return [[name, { operation, rule, name, scope, isRead: reads }] as const];
    }),
);
