// The cost of the kit's proxy per request, compared with a proxy that forwards one more header to
// the page. Run with the condition "react-server". Prints microseconds of processor time as JSON.
import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp } from "@stackkit/next/server";
import { NextRequest, NextResponse } from "next/server.js";
import { median, rounded } from "../service/statistics.mjs";
import { cookieHeader, NAVIGATION } from "../support/navigation.mjs";
import { startBenchService } from "../support/service.mjs";

const ROUNDS = 9;
const REQUESTS = 3000;

const service = await startBenchService();
Object.assign(process.env, service.environment);
const headers = { ...NAVIGATION, host: "app.example", cookie: cookieHeader(service.cookies) };
const kit = authProxy(new StackServerApp({ tokenStore: "nextjs-cookie" }), { protect: ["/mw/*"] });
const handsOn = async (request) => {
  const changed = new Headers(request.headers);
  changed.set("x-requested-path", request.nextUrl.pathname);
  return NextResponse.next({ request: { headers: changed } });
};

const micros = { "the kit's proxy": [], "a proxy that hands a header on": [] };
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, proxy] of [
    ["the kit's proxy", kit],
    ["a proxy that hands a header on", handsOn],
  ]) {
    const before = process.cpuUsage();
    for (let i = 0; i < REQUESTS; i++)
      await proxy(new NextRequest("https://app.example/mw", { headers }));
    const { user, system } = process.cpuUsage(before);
    micros[name].push((user + system) / REQUESTS);
  }
}
await service.stop();
console.log(
  JSON.stringify(
    Object.fromEntries(
      Object.entries(micros).map(([name, all]) => [name, rounded(median(all), 1)]),
    ),
  ),
);
process.exit();
