import { sql } from "kysely";
import type { Pages } from "../app.js";
import type { Context } from "../context.js";

/** `GET /health` says that the process answers; `GET /health?db` that its database does too. */
export function addHealth(pages: Pages, context: Context): void {
  pages.get("/health", async (c) => {
    c.header("access-control-allow-origin", "*");
    if (c.req.query("db") === undefined) return c.json({ status: "ok" });
    try {
      await sql`select 1`.execute(context.db);
      return c.json({ status: "ok" });
    } catch (error) {
      context.log.error("the database does not answer", { error });
      return c.json({ status: "error", error: "The database does not answer." }, 503);
    }
  });
}
