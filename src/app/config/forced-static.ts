import { environment } from "#environment";

const said = new Set<string>();

/** Writes a warning if Next renders a route with `dynamic = "force-static"`, once for each route. */
export async function warnOfForcedStatic(): Promise<void> {
  const route = await environment.forcedStaticRoute?.();
  if (route === undefined || said.has(route)) return;
  said.add(route);
  console.warn(
    `getUser() was called in ${route}, which has \`dynamic = "force-static"\`. Next gives such a ` +
      "route no cookies, so everyone is signed out there. Remove that line, or read the user in a " +
      "client component: useUser().",
  );
}
