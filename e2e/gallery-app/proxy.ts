// Without this file, Turbopack takes src/proxy.ts of the workspace's root for the app's proxy.
export function proxy(): void {}

export const config = { matcher: "/never" };
