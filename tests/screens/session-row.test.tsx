import { render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { en } from "../../src/messages/en.js";
import type { Locale } from "../../src/messages/locales.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import type { ActiveSession } from "../../src/resources/active-session.js";
import { SessionRow } from "../../src/screens/account-settings/session-row.js";

const session = { isCurrentSession: true, createdAt: new Date(0), geoInfo: { cityName: "Lagos", countryCode: "NG" } } as ActiveSession;

describe("the place of a session", () => {
  it.each([
    ["en", "Lagos, Nigeria"],
    ["es", "Lagos, Nigeria"],
    ["tr", "Lagos, Nijerya"],
    ["ar", "Lagos، نيجيريا"],
    ["zh-CN", "Lagos，尼日利亚"],
  ] as [Locale, string][])("is one place in %s: %s", (locale, place) => {
    const { container } = render(
      <MessagesProvider locale={locale} groups={en}>
        <SessionRow session={session} onEnd={() => undefined} />
      </MessagesProvider>,
    );
    expect(within(container).getByText(place)).toBeTruthy();
  });
});
