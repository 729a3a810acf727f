// What an app has beside the samples: the types that Next generates, and packages of others.

interface PageProps<_Route extends string> {
  params: Promise<Record<string, string | string[]>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

declare module "*.css";

declare module "next-intl/routing" {
  export function defineRouting<
    const Routing extends { locales: readonly string[]; defaultLocale: string },
  >(routing: Routing): Routing;
}

declare module "next-intl/middleware" {
  function createMiddleware(
    routing: object,
  ): (request: import("next/server").NextRequest) => import("next/server").NextResponse;

  export { createMiddleware as default };
}

// Packages of other people, which the guides show beside the kit.
declare module "@prisma/client";
declare module "drizzle-orm";
declare module "drizzle-orm/node-postgres";
declare module "drizzle-orm/pg-core";
declare module "expo-secure-store";
declare module "expo-web-browser";

declare module "next-themes" {
  export function useTheme(): { theme?: string; setTheme: (theme: string) => void };
}
