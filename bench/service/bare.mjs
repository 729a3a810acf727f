// The measure of all others: one route of Hono that answers a JSON of the same size, and does nothing else.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = JSON.parse(process.env.BODY ?? "{}");
const app = new Hono().all("/*", (c) => c.json(body));
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(`listens on http://127.0.0.1:${port}`));
process.once("SIGTERM", () => server.close());
