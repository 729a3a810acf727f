import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import core from "../../src/messages/en/core.json" with { type: "json" };
import errors from "../../src/messages/en/errors.json" with { type: "json" };
import { type Language, LanguageContext } from "../../src/messages/language.js";
import { useFailureText } from "../../src/messages/use-failure-text.js";

// A language whose errors cannot be had: the connection went away after the page had come.
vi.mock("../../src/messages/sv/groups.js", async (original) => {
  const { groups } = await original<typeof import("../../src/messages/sv/groups.js")>();
  return {
    groups: { ...groups, errors: async () => Promise.reject(new TypeError("Failed to fetch")) },
  };
});

const seen: (string | undefined)[] = [];
function Words({ code }: { code?: string }): ReactNode {
  const text = useFailureText(code === undefined ? undefined : { code });
  seen.push(text);
  return <output>{text}</output>;
}

const say = async (code: string | undefined, language: Language = { locale: "en" }) => {
  seen.length = 0;
  const page = (shown?: string) => (
    <LanguageContext value={language}>
      <Suspense>
        <Words {...(shown && { code: shown })} />
      </Suspense>
    </LanguageContext>
  );
  const { rerender } = await act(async () => render(page()));
  await act(async () => rerender(page(code)));
};
const said = () => screen.getByRole("status").textContent;

describe("what a failure says", () => {
  it("comes with the first failure, and never first as another one", async () => {
    await say("EMAIL_PASSWORD_MISMATCH");
    await waitFor(() => expect(said()).toBe(errors["errors.EMAIL_PASSWORD_MISMATCH"]));
    expect(new Set(seen)).toEqual(new Set([undefined, errors["errors.EMAIL_PASSWORD_MISMATCH"]]));
  });

  it("is in the reader's language, and in the app's own words", async () => {
    await say("EMAIL_PASSWORD_MISMATCH", {
      locale: "de",
      overrides: { [errors["errors.EMAIL_PASSWORD_MISMATCH"]]: "Nope." },
    });
    await waitFor(() => expect(said()).toBe("Nope."));
    cleanup();
    await say("RATE_LIMITED", { locale: "de" });
    await waitFor(() => expect(said()).toMatch(/Versuche/));
  });

  it("is available offline for the failure of a missing connection", async () => {
    await say("OFFLINE_ERROR", { locale: "en", groups: { core } });
    expect(said()).toBe(core["errors.OFFLINE_ERROR"]);
  });

  it("is the text of an unknown error if its own cannot load", async () => {
    await say("EMAIL_PASSWORD_MISMATCH", { locale: "sv" });
    await waitFor(() => expect(said()).not.toBe(""));
    expect(said()).toContain("gick fel");
  });

  it("stands in a page that comes with a failure, and stays while JavaScript takes over", async () => {
    const page = <Words code="RATE_LIMITED" />;
    const { prelude } = await prerender(page);
    const frame = document.body.appendChild(document.createElement("div"));
    frame.innerHTML = await new Response(prelude as unknown as ReadableStream).text();
    expect(frame.textContent).toBe(errors["errors.RATE_LIMITED"]);
    const mistakes: unknown[] = [];
    seen.length = 0;
    const root = await act(async () =>
      hydrateRoot(frame, page, { onRecoverableError: (error) => mistakes.push(error) }),
    );
    await waitFor(() => expect(seen).toContain(errors["errors.RATE_LIMITED"]));
    expect(seen).not.toContain(undefined);
    expect(mistakes).toEqual([]);
    await act(async () => root.unmount());
  });
});
