import { queryFlag, userId } from "../encoding/scalars.js";
import { get, page } from "../operations/operation.js";
import { optionalField } from "../operations/shape.js";
import { pageFields } from "./page-fields.js";
import { team } from "./team.js";

/** Lists of teams for servers. */
export const teamLists = {
  /**
   * The teams of the project or of a user, oldest first. With a field beside the user's id, a page
   * of them; the hosted service ignores those fields. The query may also be a whole id.
   */
  list: get("/teams", {
    access: "server",
    query: {
      userId: optionalField("user_id", userId),
      ...pageFields,
      /** Newest first. */
      desc: optionalField("desc", queryFlag),
    },
    returns: page(team),
    errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"],
  }),
};
