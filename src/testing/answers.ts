import { encodeRecord } from "../protocol/encoding/encode-record.js";
import { API_PATH } from "../protocol/limits/limits.js";
import type { Operation } from "../protocol/operations/operation.js";
import { decodeInput } from "../protocol/operations/shape.js";
import { contactChannels } from "../protocol/records/contact-channel.js";
import { permissions } from "../protocol/records/permission.js";
import { projects } from "../protocol/records/project.js";
import type { Fields, RecordType } from "../protocol/records/record.js";
import { sessions } from "../protocol/records/session.js";
import { type team, teams } from "../protocol/records/team.js";
import { users } from "../protocol/records/user.js";
import type { UserFields } from "../resources/users/user-fields.js";
import { UsageError } from "../transport/usage-error.js";

/** Answers a call in place of the service, or returns undefined to leave it. */
export type Respond = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** What a test has given. */
export interface GivenState {
  user: UserFields<"client"> | null;
  readonly teams: readonly Fields<typeof team, "client">[];
  readonly permissions: readonly string[];
  readonly project: object;
  readonly respond: Respond | undefined;
}

/** The given user with the selected team. */
export const withTeam = ({ user, teams: all }: GivenState): UserFields<"client"> | null =>
  user && { ...user, selectedTeam: all.find(({ id }) => id === user.selectedTeamId) ?? null };

type Input = Readonly<Record<string, unknown>>;

/** The calls with an answer, and the rows that they return. */
const ANSWERS: readonly (readonly [Operation, (state: GivenState, input: Input) => unknown])[] = [
  [projects.current, ({ project }) => project],
  [users.read, withTeam],
  [
    users.update,
    (state, changes) => {
      state.user = { ...state.user, ...changes } as UserFields<"client">;
      return withTeam(state);
    },
  ],
  [teams.list, (state) => state.teams],
  [permissions.listInTeam, permissionRows],
  [permissions.listInProject, permissionRows],
  [
    contactChannels.list,
    ({ user }) =>
      user?.primaryEmail
        ? [
            {
              id: user.id,
              userId: user.id,
              value: user.primaryEmail,
              type: "email",
              usedForAuth: true,
              isVerified: user.primaryEmailVerified,
              isPrimary: true,
            },
          ]
        : [],
  ],
  [sessions.signOut, () => undefined],
];

function permissionRows({ permissions: ids, user }: GivenState, input: Input): object[] {
  const { permissionId, teamId } = input;
  return ids
    .filter((id) => permissionId === undefined || id === permissionId)
    .map((id) => ({ id, userId: user?.id, teamId }));
}

const PARAMETER = /\{\w+\}/g;

const isCallOf = ({ method, path }: Operation, request: Request, called: string): boolean =>
  method === request.method && new RegExp(`^${path.replace(PARAMETER, "[^/]+")}$`).test(called);

/** Answers calls from what a test has given. Others are errors, since there is no network. */
export const answerFrom =
  (state: GivenState) =>
  async (request: Request): Promise<Response> => {
    const given = await state.respond?.(request.clone());
    if (given) return given;
    const { pathname, searchParams } = new URL(request.url);
    const called = pathname.slice(pathname.indexOf(API_PATH) + API_PATH.length);
    const found = ANSWERS.find(([operation]) => isCallOf(operation, request, called));
    if (!found)
      throw new UsageError(
        "TEST_CALL_UNANSWERED",
        `A component called ${request.method} ${called}, but StackTestProvider has no ` +
          "answer for it. Answer it in the prop respond.",
      );
    const [operation, rows] = found;
    const shape = operation.body ?? operation.query;
    const wire = operation.body ? await request.json() : Object.fromEntries(searchParams);
    const answer = rows(state, decodeInput(shape, "client", wire).input);
    return Response.json(onWire(operation, answer), { status: operation.status });
  };

function onWire({ returns: { form, record } }: Operation, rows: unknown): unknown {
  const row = (one: unknown) => encodeRecord<RecordType>(record, "client", one as never);
  if (form === "one") return row(rows);
  return form === "list" ? { items: (rows as unknown[]).map(row) } : { success: true };
}
