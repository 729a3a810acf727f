/** What a mocked `next/headers` reads and writes. */
export const request = { headers: new Headers(), cookies: new Map<string, string>() };

/** `next/headers` on `request`, for `vi.mock`. */
export const mockHeaders = () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) =>
      request.cookies.has(name) ? { value: request.cookies.get(name) } : undefined,
    set: (name: string, value: string) => request.cookies.set(name, value),
    delete: ({ name }: { name: string }) => request.cookies.delete(name),
  }),
});
