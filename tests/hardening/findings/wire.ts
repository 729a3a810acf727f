import type { Finding } from "./finding.js";

/** Deviations from the wire protocol. */
export const WIRE_FINDINGS: readonly Finding[] = [
  {
    id: "W1",
    found: "A client that named a user without being signed in got a plain 403 or 404.",
    fixed: "It gets CANNOT_GET_OWN_USER_WITHOUT_USER (400), as from the hosted service.",
  },
  {
    id: "W2",
    found: "Deleting a user sent no team_membership.deleted to webhooks.",
    fixed: "Each team that the user leaves has its event, before user.deleted.",
  },
  {
    id: "W3",
    found: "The token endpoint sent no Pragma header.",
    fixed: "Every answer of the API carries Pragma: no-cache beside Cache-Control: no-store.",
  },
  {
    id: "W4",
    found: "An ended refresh token beside its own access token was answered ACCESS_TOKEN_EXPIRED.",
    fixed: "It is answered REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED, so that clients sign out at once.",
  },
];
