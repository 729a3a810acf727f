import * as z from "zod/mini";
import { maxLength, queryCount, text, userId } from "../encoding/scalars.js";
import { get, one, page, patch } from "../operations/operation.js";
import { changesOf, optionalField } from "../operations/shape.js";
import { nested, type RecordType, record } from "./record.js";
import { memberProfileColumns, teamFilter } from "./team.js";
import { user } from "./user.js";

const columns = { ...memberProfileColumns, user: nested("user", user, { read: "server" }) };
/** The columns of a member's profile. */
export interface MemberProfileRecord extends RecordType<typeof columns> {}
/** A member's name and picture in a team. */
export const memberProfile: MemberProfileRecord = record("member-profile", columns);

const MAX_QUERY_LENGTH = 200;
/** When the last member of a page joined, and who it is. */
const CURSOR = /^\d{1,15}~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Calls about members' profiles. */
export const memberProfiles = {
  /**
   * Those who joined first come first. With one of the last three fields, a page of one team's
   * members; the hosted service ignores them.
   */
  list: get("/team-member-profiles", {
    access: "client",
    query: {
      ...teamFilter,
      userId: optionalField("user_id", userId),
      /** Words that are all in the name, or in the address if the caller sees it. */
      query: optionalField("query", text.check(maxLength(MAX_QUERY_LENGTH))),
      cursor: optionalField(
        "cursor",
        text.check(z.refine((value) => CURSOR.test(value), "must be a cursor of this list")),
      ),
      limit: optionalField("limit", queryCount),
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
