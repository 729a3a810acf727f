/** One entry point of the kit that a page uses, and what it takes from it. */
export interface EntryPointUse {
  from: string;
  names: string;
}

/**
 * What the line at the foot of each page says. `source` is the page's file in this app; the source
 * page shows these files and no others.
 */
export const FOOTNOTES = {
  home: {
    source: "app/page.tsx",
    entryPoints: [{ from: "@stackkit/next", names: "useUser, UserButton" }],
  },
  board: {
    source: "app/(team)/board/page.tsx",
    entryPoints: [{ from: "@stackkit/next/server", names: 'getUser({ or: "redirect" })' }],
  },
  actions: {
    source: "app/(team)/board/actions.ts",
    entryPoints: [
      { from: "@stackkit/next/server", names: "getUser and getTeam in server actions" },
    ],
  },
  people: {
    source: "app/(team)/people/page.tsx",
    entryPoints: [
      { from: "@stackkit/next/server", names: "listUsers" },
      { from: "@stackkit/next", names: "useUser, inviteUser" },
    ],
  },
  team: {
    source: "app/(team)/team/page.tsx",
    entryPoints: [{ from: "@stackkit/next/server", names: "hasPermission" }],
  },
  studio: {
    source: "app/(team)/studio/page.tsx",
    entryPoints: [
      { from: "@stackkit/next/proxy", names: "authProxy" },
      { from: "@stackkit/next/server", names: "getUser" },
    ],
  },
  archive: {
    source: "app/(team)/studio/archive/page.tsx",
    entryPoints: [
      { from: "@stackkit/next/proxy", names: "authProxy" },
      { from: "@stackkit/next/server", names: "getUser" },
    ],
  },
  you: {
    source: "app/(team)/you/page.tsx",
    entryPoints: [{ from: "@stackkit/next", names: "useUser().update" }],
  },
  me: {
    source: "app/api/me/route.ts",
    entryPoints: [{ from: "@stackkit/next/server", names: "getUser({ tokenStore: request })" }],
  },
  proxy: {
    source: "proxy.ts",
    entryPoints: [{ from: "@stackkit/next/proxy", names: "authProxy" }],
  },
  handler: {
    source: "app/handler/[...stack]/page.tsx",
    entryPoints: [{ from: "@stackkit/next/handler", names: "StackHandler" }],
  },
} as const satisfies Record<string, { source: string; entryPoints: readonly EntryPointUse[] }>;

export type PageName = keyof typeof FOOTNOTES;

export const isPageName = (name: string): name is PageName => Object.hasOwn(FOOTNOTES, name);
