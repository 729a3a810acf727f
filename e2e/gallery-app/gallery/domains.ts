import type { Answer, operations } from "@stackkit/next/protocol";
import { PEOPLE } from "./people";
import { TEAMS } from "./teams";

const AT = new Date("2026-01-12T09:00:00Z");
const recordOf = (domain: string) => ({
  recordName: `_stackkit-verification.${domain}`,
  recordValue: "stackkit-domain-verification=9f3k2mzq7c1x8v5b4n6j0hgt2rwpyd3s9f3k2mzq7c1x8v",
});
const base = { teamId: TEAMS.atlas.id, createdAt: AT };

export const DOMAINS: Answer<typeof operations.teamDomains.list> = [
  {
    ...base,
    ...recordOf("acme.com"),
    id: "1",
    domain: "acme.com",
    joining: "ask",
    verifiedAt: AT,
  },
  {
    ...base,
    ...recordOf("acme.co.uk"),
    id: "2",
    domain: "acme.co.uk",
    joining: "ask",
    verifiedAt: null,
  },
  {
    ...base,
    ...recordOf("acme.example"),
    id: "3",
    domain: "acme.example",
    joining: "offer",
    verifiedAt: AT,
  },
];

const request = (number: number, displayName: string | null, email: string) => ({
  teamId: TEAMS.atlas.id,
  userId: `00000000-0000-4000-8000-0000000000a${number}`,
  displayName,
  email,
  requestedAt: AT,
});
export const REQUESTS: Answer<typeof operations.teamJoinRequests.list> = [
  request(1, "Robin Vale", "robin@acme.com"),
  request(2, null, "new.in.the.bindery@acme.com"),
  request(3, PEOPLE.longNamed.displayName, "an.address.that.goes.on.and.on.and.on@acme.example"),
];

const offer = { teamProfileImageUrl: null, domain: "acme.com", requestedAt: null };
export const OFFERS: Answer<typeof operations.teamOffers.list> = [
  {
    ...offer,
    teamId: TEAMS.kiln.id,
    teamDisplayName: TEAMS.kiln.displayName,
    memberCount: 12,
    joining: "offer",
  },
  {
    ...offer,
    teamId: TEAMS.atlas.id,
    teamDisplayName: TEAMS.atlas.displayName,
    memberCount: 1,
    joining: "ask",
    requestedAt: AT,
  },
];
