// The baseline: a Hono server that only responds with JSON of the same size, or verifies a password
// hash.
import { serve } from "@hono/node-server";
import { verify } from "@node-rs/argon2";
import { Hono } from "hono";

const body = JSON.parse(process.env.BODY ?? "{}");
const app = new Hono()
  .post("/compare", async (c) => {
    const { password } = await c.req.json();
    return c.json({ matches: await verify(process.env.HASH, password) });
  })
  .all("/*", (c) => c.json(body));
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`listens on http://127.0.0.1:${port}`),
);
process.once("SIGTERM", () => server.close());
