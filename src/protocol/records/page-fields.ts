import * as z from "zod/mini";
import { maxLength, queryCount, text } from "../encoding/scalars.js";
import { optionalField } from "../operations/shape.js";

const MAX_QUERY_LENGTH = 200;
/** When the last record of a page came to be, and its id. */
const CURSOR = /^\d{1,15}~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of a list in order of creation, and a search in it. */
export const pageFields = {
  /** Words that are all in a name. */
  query: optionalField("query", text.check(maxLength(MAX_QUERY_LENGTH))),
  cursor: optionalField(
    "cursor",
    text.check(z.refine((value) => CURSOR.test(value), "must be a cursor of this list")),
  ),
  limit: optionalField("limit", queryCount),
};
