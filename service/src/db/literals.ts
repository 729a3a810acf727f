import { sql } from "kysely";

/** A literal, since an engine doesn't use a partial index for a bound parameter. */
export const ONE = sql.lit<1>(1);
