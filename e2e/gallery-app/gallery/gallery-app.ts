import { StackServerApp } from "@stackkit/next/server";
import { type PersonName, projectIdOf } from "./people";

const apps = new Map<string, StackServerApp<true>>();

/**
 * A story's app: it calls the gallery instead of a service, and its links lead to other stories.
 */
export function galleryApp(
  origin: string,
  story: string,
  person: PersonName,
): StackServerApp<true> {
  const baseUrl = `${origin}/wire/${story}`;
  const known = apps.get(baseUrl);
  if (known) return known;
  const app = new StackServerApp<true>({
    tokenStore: "nextjs-cookie",
    projectId: projectIdOf(person),
    publishableClientKey: "gallery",
    secretServerKey: "gallery",
    baseUrl,
    urls: {
      handler: "/",
      home: "/",
      afterSignIn: "/",
      afterSignUp: "/",
      afterSignOut: "/sign-out",
    },
  });
  apps.set(baseUrl, app);
  return app;
}
