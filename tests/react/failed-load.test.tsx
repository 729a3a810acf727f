import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { membersLoadedOnCall } from "../../src/app/browser/load-on-call.js";
import { LanguageContext } from "../../src/messages/language.js";
import { useMessages } from "../../src/messages/use-messages.js";
import type { Locale } from "../../src/protocol/languages/locales.js";
import { later } from "../../src/react/later.js";
import { Part } from "../../src/screens/components/registered-component.js";
import { Boundary } from "../../src/ui/feedback/boundary.js";

const { load } = vi.hoisted(() => {
  const load = { isOffline: false, tries: 0 };
  return { load };
});

/** Loads as a chunk does whose server is away, or which a deployment has replaced. */
const loadChunk = vi.hoisted(() => async <T,>(chunk: T): Promise<T> => {
  load.tries++;
  if (load.isOffline) throw new Error("chunk");
  return chunk;
});

vi.mock("../../src/messages/load-messages.js", async (original) => {
  await loadChunk(undefined);
  return original();
});
vi.mock("../../src/messages/sv/groups.js", async (original) => {
  const { groups } = await original<typeof import("../../src/messages/sv/groups.js")>();
  const account = async () => loadChunk(await groups.account());
  return { groups: { ...groups, account } };
});
vi.mock("../../src/screens/components/component-registry.js", async () => {
  await loadChunk(undefined);
  return { parts: { UserButton: () => "loaded" } };
});

beforeEach(() => void Object.assign(load, { isOffline: true, tries: 0 }));
afterEach(cleanup);

const Later = later(() => loadChunk(() => "loaded"));

const { useTeams } = membersLoadedOnCall([{ calls: [], reads: ["listTeams"] }], () =>
  loadChunk({ useTeams: () => "loaded" }),
) as { useTeams: () => string };
const WithHook = (): ReactNode => useTeams();

const Words = (): ReactNode => (useMessages("account")("account.title") ? "loaded" : null);
const translated = (locale: Locale) => (
  <LanguageContext value={{ locale, groups: {} }}>
    <Words />
  </LanguageContext>
);

it.each<[string, ReactNode]>([
  ["a component", <Later key="1" />],
  ["a hook", <WithHook key="2" />],
  ["the texts of a language", translated("de")],
  ["one group of texts", translated("sv")],
  ["a screen under webpack", <Part key="5" name="UserButton" props={{}} />],
])("shows that %s did not load, and loads it when the reader retries", async (_, part) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let retry = () => {};
  await act(async () =>
    render(
      <Boundary
        onRetry={async () => {}}
        fallback={(_error, again) => {
          retry = again;
          return "failed";
        }}
      >
        <Suspense fallback="waiting">{part}</Suspense>
      </Boundary>,
    ),
  );
  await screen.findByText("failed");
  expect(load.tries).toBe(1);
  load.isOffline = false;
  await waitFor(async () => {
    await act(async () => retry());
    screen.getByText("loaded");
  });
});
