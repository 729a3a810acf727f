import { expect, it, vi } from "vitest";
import { createUserStore } from "../../src/app/browser/user-store.js";
import { settled } from "../../src/cache/settled.js";
import type { UserFields } from "../../src/resources/users/user-fields.js";
import { createQuery, setUp, THROTTLE } from "../cache/set-up.js";

type Fields = UserFields<"client">;

const named = (displayName: string) => ({ id: "1", displayName }) as Fields;
const rendered = (displayName: string) => Promise.resolve(named(displayName));
const turns = () => new Promise((resolve) => setImmediate(resolve));

/** A page that shows a user, whose reads of the service are answered by the test. */
async function createPage(first: string) {
  const reads: { resolve: (fields: Fields) => void; reject: (error: Error) => void }[] = [];
  const read = vi.fn(
    () => new Promise<Fields>((resolve, reject) => reads.push({ resolve, reject })),
  );
  let writes: string | null = null;
  let announce = () => {};
  const store = createUserStore(
    read,
    {
      get: () => "session",
      writes: () => writes,
      subscribe: (listener) => {
        announce = listener;
        return () => {};
      },
    },
    () => {},
  );
  store.receiveUser(settled(named(first)) as Promise<Fields>);
  store.subscribe(() => {});
  await turns();
  return {
    store,
    read,
    answer: async (index: number, name: string) => {
      reads[index]?.resolve(named(name));
      await turns();
    },
    fail: async (index: number) => {
      reads[index]?.reject(new Error("offline"));
      await turns();
    },
    /** A server's response changes the cookie. The page hears of it after `hear`. */
    write: (value: string) => {
      writes = value;
    },
    hear: async () => {
      announce();
      await turns();
    },
    shown: async () => (await store.use())?.displayName,
  };
}

it("shows no user whose session ended after the server rendered the page", async () => {
  const read = vi.fn();
  const cookie = { get: () => null, writes: () => null, subscribe: () => () => {} };
  const store = createUserStore(read, cookie, () => {});
  store.receiveUser(rendered("Grace"));
  store.subscribe(() => {});
  await turns();
  expect(await store.use()).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it("reads a user again whom a server changed after it rendered another one", async () => {
  const { store, read, write, hear, answer, shown } = await createPage("none");
  write("1");
  store.receiveUser(rendered("Grace"));
  await turns();
  expect(await shown()).toBe("Grace");
  await hear();
  expect(read).toHaveBeenCalledTimes(1);
  await answer(0, "Bea");
  expect(await shown()).toBe("Bea");
});

it("reads a user again who was rendered before a write and arrives after it", async () => {
  const { store, write, hear, answer, shown } = await createPage("none");
  write("1");
  await hear();
  await answer(0, "Bea");
  store.receiveUser(rendered("Grace"));
  await turns();
  await answer(1, "Bea");
  expect(await shown()).toBe("Bea");
});

it("reads again what was written while it read", async () => {
  const { write, hear, answer, shown } = await createPage("none");
  write("1");
  await hear();
  write("2");
  await hear();
  await answer(1, "Bea");
  await answer(0, "Grace");
  await answer(2, "Bea");
  expect(await shown()).toBe("Bea");
});

it("reads once for one write, and for a rendered user who comes with it", async () => {
  const { store, read, write, hear, answer, shown } = await createPage("none");
  write("1");
  await hear();
  store.receiveUser(rendered("Bea"));
  await turns();
  await answer(0, "Bea");
  await hear();
  store.receiveUser(rendered("Bea"));
  await turns();
  expect(await shown()).toBe("Bea");
  expect(read).toHaveBeenCalledTimes(1);
});

it("tries a read that failed again with the next change of a cookie", async () => {
  const { write, hear, fail, answer, shown } = await createPage("none");
  write("1");
  await hear();
  await fail(0);
  expect(await shown()).toBe("none");
  await hear();
  await answer(1, "Bea");
  expect(await shown()).toBe("Bea");
});

it("reads again what was requested before a write of the loaded app and arrives after it", async () => {
  const { store, write, hear, answer, shown } = await createPage("none");
  write("1");
  await hear();
  const { cache, clock } = setUp();
  const query = createQuery<Fields | null>("current user");
  store.connect({
    use: () => cache.use(query),
    fill: (fields) => cache.fill(query, fields),
    suggest: (fields) => {
      cache.fill(query, fields);
      cache.stale(query.kinds);
    },
    subscribe: (listener) => cache.subscribe(query, listener),
  });
  await turns();
  query.fetches[0]?.answer(named("Bea"));
  await turns();
  await answer(0, "Grace");
  await clock.advance(THROTTLE);
  query.fetches[1]?.answer(named("Bea"));
  await turns();
  expect(await shown()).toBe("Bea");
});
