import * as z from "zod/mini";
import { maxLength, millis, nonEmptyText, userId, uuid } from "../encoding/scalars.js";
import { MAX_DOMAIN_LENGTH } from "../limits/limits.js";
import {
  get,
  list,
  one,
  patch,
  post,
  remove,
  success,
  USER_ERRORS,
} from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { PERMISSION_ERRORS } from "./team.js";

// The hosted service knows none of these paths.

/** How people with an address of a domain get into its team. */
export const DOMAIN_JOINING = ["offer", "ask"] as const;
/** `offer`: they join by pressing. `ask`: someone who may invite lets them in. */
export type DomainJoining = (typeof DOMAIN_JOINING)[number];
const joining = z.enum(DOMAIN_JOINING, "must be offer or ask");

const domainColumns = {
  /** The id of the team's claim to the domain. */
  id: column("id", z.string()),
  /** The id of the team. */
  teamId: column("team_id", z.string()),
  /** In lower case, with Unicode as Punycode: `acme.com`. */
  domain: column("domain", z.string()),
  /** How people with an address of the domain get into the team. */
  joining: column("joining", joining),
  /** When the domain was verified; null if it is not, which lets no one in. */
  verifiedAt: column("verified_at_millis", z.nullable(millis)),
  /** The name of the TXT record that verifies the domain. */
  recordName: column("record_name", z.string()),
  /** The text of that record. */
  recordValue: column("record_value", z.string()),
  /** When the domain was added. */
  createdAt: column("created_at_millis", millis),
};
/** The columns of a team's domain. */
export interface TeamDomainRecord extends RecordType<typeof domainColumns> {}
/** A domain of a team. */
export const teamDomain: TeamDomainRecord = record("team-domain", domainColumns);

const offerColumns = {
  /** The id of the team. */
  teamId: column("team_id", z.string()),
  /** The team's name. */
  teamDisplayName: column("team_display_name", z.string()),
  /** The team's picture; null if there is none. */
  teamProfileImageUrl: column("team_profile_image_url", z.nullable(z.string())),
  /** The domain that the user has a verified address of. */
  domain: column("domain", z.string()),
  /** Members with a verified address of the domain, counted up to 1,000. */
  memberCount: column("member_count", z.number()),
  /** Whether the user joins by pressing, or asks first. */
  joining: column("joining", joining),
  /** When the user asked to join; null if they did not. */
  requestedAt: column("requested_at_millis", z.nullable(millis)),
};
/** The columns of an offer. */
export interface TeamOfferRecord extends RecordType<typeof offerColumns> {}
/** A team that a user may join, by a verified address of its domain. */
export const teamOffer: TeamOfferRecord = record("team-offer", offerColumns);

/** What became of an accepted offer. */
export const offerAccepted = record("team-offer-accepted", {
  state: column("state", z.enum(["joined", "requested"])),
});

const requestColumns = {
  /** The id of the team. */
  teamId: column("team_id", z.string()),
  /** The id of the person who asks. */
  userId: column("user_id", z.string()),
  /** The person's name; null if they have none. */
  displayName: column("display_name", z.nullable(z.string())),
  /** The verified address of the team's domain. */
  email: column("email", z.string()),
  /** When they asked. */
  requestedAt: column("requested_at_millis", millis),
};
/** The columns of a request. */
export interface TeamJoinRequestRecord extends RecordType<typeof requestColumns> {}
/** A person who asks to join a team. */
export const teamJoinRequest: TeamJoinRequestRecord = record("team-join-request", requestColumns);

const REFUSED = ["DOMAIN_NOT_ALLOWED", "TEAM_DOMAIN_ALREADY_EXISTS"] as const;
const JOINED = [
  "team",
  "user",
  "team-offer",
  "team-join-request",
  "member-profile",
  "team-permission",
];
const inTeam = { teamId: field("team_id", uuid) };

/** Calls about the domains of teams. */
export const teamDomains = {
  list: get("/team-domains", {
    access: "client",
    query: inTeam,
    returns: list(teamDomain),
    errors: PERMISSION_ERRORS,
  }),
  create: post("/team-domains", {
    access: "client",
    body: {
      ...inTeam,
      domain: field("domain", nonEmptyText.check(maxLength(MAX_DOMAIN_LENGTH))),
      joining: optionalField("joining", joining),
      /** Servers alone vouch for a domain. Others verify it by a TXT record. */
      isVerified: optionalField("is_verified", z.boolean(), "server"),
    },
    returns: one(teamDomain),
    status: 201,
    errors: [...PERMISSION_ERRORS, ...REFUSED, "EMAIL_NOT_VERIFIED"],
    touches: ["team-domain", "team-offer"],
  }),
  update: patch("/team-domains/{domain_id}", {
    access: "client",
    body: { joining: field("joining", joining) },
    returns: one(teamDomain),
    errors: PERMISSION_ERRORS,
    touches: ["team-domain", "team-offer"],
  }),
  /** Looks for the TXT record. Without it, the domain in the response stays unverified. */
  verify: post("/team-domains/{domain_id}/verify", {
    access: "client",
    body: {},
    returns: one(teamDomain),
    errors: [...PERMISSION_ERRORS, ...REFUSED],
    touches: ["team-domain", "team-offer"],
  }),
  delete: remove("/team-domains/{domain_id}", {
    access: "client",
    returns: success,
    errors: PERMISSION_ERRORS,
    touches: ["team-domain", "team-offer", "team-join-request"],
  }),
};

/** Calls about teams that a user may join. */
export const teamOffers = {
  list: get("/team-offers", {
    access: "client",
    query: { userId: optionalField("user_id", userId) },
    returns: list(teamOffer),
    errors: USER_ERRORS,
  }),
  accept: post("/team-offers/{team_id}/accept", {
    access: "client",
    body: { userId: optionalField("user_id", userId) },
    returns: one(offerAccepted),
    errors: USER_ERRORS,
    touches: JOINED,
  }),
};

/** Calls about people who ask to join. */
export const teamJoinRequests = {
  list: get("/team-join-requests", {
    access: "client",
    query: inTeam,
    returns: list(teamJoinRequest),
    errors: PERMISSION_ERRORS,
  }),
  accept: post("/team-join-requests/{user_id}/accept", {
    access: "client",
    body: inTeam,
    returns: one(record("team-join-request-accepted", {})),
    errors: PERMISSION_ERRORS,
    touches: JOINED,
  }),
  /** The person takes their request back, or someone who may invite declines it. */
  delete: remove("/team-join-requests/{user_id}", {
    access: "client",
    query: inTeam,
    returns: success,
    errors: PERMISSION_ERRORS,
    touches: ["team-join-request", "team-offer"],
  }),
};
