import { userId } from "../encoding/scalars.js";
import { get, one, page, patch } from "../operations/operation.js";
import { changesOf, optionalField } from "../operations/shape.js";
import { pageFields } from "./page-fields.js";
import { nested, type RecordType, record } from "./record.js";
import { memberProfileColumns, teamFilter } from "./team.js";
import { user } from "./user.js";

const columns = { ...memberProfileColumns, user: nested("user", user, { read: "server" }) };
/** The columns of a member's profile. */
export interface MemberProfileRecord extends RecordType<typeof columns> {}
/** A member's name and picture in a team. */
export const memberProfile: MemberProfileRecord = record("member-profile", columns);

/** Calls about members' profiles. */
export const memberProfiles = {
  /**
   * Those who joined first come first. With a field of pages, a page of one team's members; the
   * hosted service ignores those fields. The query also finds words of an address that the caller
   * sees.
   */
  list: get("/team-member-profiles", {
    access: "client",
    query: {
      ...teamFilter,
      userId: optionalField("user_id", userId),
      ...pageFields,
    },
    returns: page(memberProfile),
    errors: [
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_PERMISSION_REQUIRED",
      "TEAM_NOT_FOUND",
      "USER_NOT_FOUND",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    ],
  }),
  read: get("/team-member-profiles/{team_id}/{user_id}", {
    access: "client",
    returns: one(memberProfile),
    errors: [
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_PERMISSION_REQUIRED",
      "USER_NOT_FOUND",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    ],
  }),
  update: patch("/team-member-profiles/{team_id}/{user_id}", {
    access: "client",
    body: changesOf(memberProfile),
    returns: one(memberProfile),
    errors: [
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_PERMISSION_REQUIRED",
      "TEAM_MANAGER_REQUIRED",
      "PERMISSION_NOT_FOUND",
      "USER_NOT_FOUND",
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    ],
    touches: ["member-profile", "team-permission"],
  }),
};
