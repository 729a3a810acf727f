import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import {
  type DomainJoining,
  type teamDomain,
  teamDomains,
  teamJoinRequests,
  teamOffers,
} from "../../protocol/records/team-domain.js";

export type { DomainJoining } from "../../protocol/records/team-domain.js";

/** A domain of a team, whose people may join once it is verified. */
export interface TeamDomain {
  /** The id of the team's claim to the domain. */
  readonly id: string;
  /** In lower case, with Unicode as Punycode: `acme.com`. */
  readonly domain: string;
  /** Whether people join by pressing, or ask first. */
  readonly joining: DomainJoining;
  /** When the domain was verified; null if it is not, which lets no one in. */
  readonly verifiedAt: Date | null;
  /** The TXT record that verifies the domain. */
  readonly record: {
    /** Where to add it: `_stackkit-verification.acme.com`. */
    readonly name: string;
    /** Its text. */
    readonly value: string;
  };
  /** Looks for the TXT record. Resolves to whether the domain is verified now. */
  verify(): Promise<boolean>;
  /** Changes how people join. */
  update(options: { readonly joining: DomainJoining }): Promise<void>;
  /** Removes the domain from the team. Members who joined by it stay. */
  delete(): Promise<void>;
}

/** A person with a verified address of a team's domain who asks to join. */
export interface TeamJoinRequest {
  /** The id of the person. */
  readonly userId: string;
  /** The person's name; null if they have none. */
  readonly displayName: string | null;
  /** Their verified address of the team's domain. */
  readonly email: string;
  /** When they asked. */
  readonly requestedAt: Date;
  /** Makes the person a member, with what every new one gets. */
  accept(): Promise<void>;
  /** Ends the request. The domain does not bring the person to the team any more. */
  decline(): Promise<void>;
}

/** A team that the user may join, by a verified address of its domain. */
export interface TeamOffer {
  /** The id of the team. */
  readonly teamId: string;
  /** The team's name. */
  readonly teamDisplayName: string;
  /** The team's picture; null if there is none. */
  readonly teamProfileImageUrl: string | null;
  /** The domain of the user's address. */
  readonly domain: string;
  /** Members with a verified address of the domain, counted up to 1,000. */
  readonly memberCount: number;
  /** Whether `join()` makes the user a member, or asks first. */
  readonly joining: DomainJoining;
  /** When the user asked to join; null if they did not. */
  readonly requestedAt: Date | null;
  /** Joins the team, or asks to. Resolves to which of both. */
  join(): Promise<"joined" | "requested">;
  /** Takes the request to join back. */
  withdraw(): Promise<void>;
}

/** What a team's domain starts with. */
export interface TeamDomainCreateOptions {
  /** A domain of addresses, such as `acme.com`. A subdomain is another domain. */
  readonly domain: string;
  /** Whether people join by pressing (`"offer"`) or ask first. Default: `"ask"`. */
  readonly joining?: DomainJoining | undefined;
}

/** What a server gives a team's domain. */
export interface ServerTeamDomainCreateOptions extends TeamDomainCreateOptions {
  /** Whether the server vouches for the domain, which then needs no TXT record. */
  readonly isVerified?: boolean | undefined;
}

interface Creation {
  readonly client: TeamDomainCreateOptions;
  readonly server: ServerTeamDomainCreateOptions;
  readonly admin: ServerTeamDomainCreateOptions;
}
/** What level `L` may give a team's domain. */
export type TeamDomainCreation<L extends Level> = Creation[L];

/** Actions on the domains of a team, and on the people who ask to join by them. */
export interface TeamDomainActions<L extends Level> {
  /**
   * The team's domains, whose people may join once they are verified. A client needs `$update_team`
   * and `$invite_members`. Only StackKit's service has them, in projects that switched them on.
   */
  listDomains(): Promise<TeamDomain[]>;
  /** `listDomains()` for components. */
  useDomains(): TeamDomain[];
  /**
   * Adds a domain, with the TXT record that verifies it. Throws `DOMAIN_NOT_ALLOWED` for one of a
   * public mail provider, and `TEAM_DOMAIN_ALREADY_EXISTS`. A client needs `$update_team` and
   * `$invite_members`.
   */
  addDomain(options: TeamDomainCreation<L>): Promise<TeamDomain>;
  /** The people who ask to join by a domain of the team. A client needs `$invite_members`. */
  listJoinRequests(): Promise<TeamJoinRequest[]>;
  /** `listJoinRequests()` for components. */
  useJoinRequests(): TeamJoinRequest[];
}

const readDomain = <L extends Level>(
  access: Access<L>,
  { id, domain, joining, verifiedAt, ...row }: Fields<typeof teamDomain, "client">,
): TeamDomain => {
  const params = { domain_id: id };
  return {
    id,
    domain,
    joining,
    verifiedAt,
    record: { name: row.recordName, value: row.recordValue },
    verify: async () => (await access.run(teamDomains.verify, { params })).verifiedAt !== null,
    update: async (body) => void (await access.run(teamDomains.update, { params, body })),
    delete: () => access.run(teamDomains.delete, { params }),
  };
};

/** The domains of a team, oldest first. */
const domainsQuery = <L extends Level>(access: Access<L>, teamId: string): Query<TeamDomain[]> =>
  access.query(teamDomains.list, { query: { teamId } }, (row) => readDomain(access, row));

/** Adds a domain to a team. `isVerified` needs a server. */
const addDomain = async <L extends Level>(
  access: Access<L>,
  teamId: string,
  { domain, joining, isVerified }: ServerTeamDomainCreateOptions,
): Promise<TeamDomain> =>
  readDomain(
    access,
    await access.run(teamDomains.create, {
      body: { teamId, domain, joining, ...(isVerified && { isVerified }) },
    }),
  );

/** The people who ask to join a team, oldest request first. */
const joinRequestsQuery = <L extends Level>(
  access: Access<L>,
  teamId: string,
): Query<TeamJoinRequest[]> =>
  access.query(teamJoinRequests.list, { query: { teamId } }, (row): TeamJoinRequest => {
    const params = { user_id: row.userId };
    return {
      userId: row.userId,
      displayName: row.displayName,
      email: row.email,
      requestedAt: row.requestedAt,
      accept: async () =>
        void (await access.run(teamJoinRequests.accept, { params, body: { teamId } })),
      decline: () => access.run(teamJoinRequests.delete, { params, query: { teamId } }),
    };
  });

/** The teams that the access's user may join. */
export const teamOffersQuery = <L extends Level>(access: Access<L>): Query<TeamOffer[]> =>
  access.query(
    teamOffers.list,
    { query: { userId: access.subject } },
    (row): TeamOffer => ({
      ...row,
      join: async () =>
        (
          await access.run(teamOffers.accept, {
            params: { team_id: row.teamId },
            body: { userId: access.subject },
          })
        ).state,
      withdraw: () =>
        access.run(teamJoinRequests.delete, {
          params: { user_id: access.subject },
          query: { teamId: row.teamId },
        }),
    }),
  );

/** Makes the actions on the domains of a team. */
export const createTeamDomainActions = <L extends Level>(
  access: Access<L>,
  teamId: string,
): TeamDomainActions<L> => ({
  ...access.readable("Domains", () => domainsQuery(access, teamId)),
  ...access.readable("JoinRequests", () => joinRequestsQuery(access, teamId)),
  addDomain: (options) => addDomain(access, teamId, options),
});
