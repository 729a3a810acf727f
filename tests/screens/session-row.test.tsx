import { render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import type { Locale } from "../../src/protocol/languages/locales.js";
import type { ActiveSession } from "../../src/resources/users/active-session.js";
import { SessionRow } from "../../src/screens/account-settings/sessions/session-row.js";
import { en } from "../support/english.js";

const session = {
  isCurrentSession: true,
  createdAt: new Date(0),
  geoInfo: { cityName: "Lagos", countryCode: "NG" },
} as ActiveSession;

const show = (shown: ActiveSession) =>
  within(
    render(
      <MessagesProvider locale="en" groups={en}>
        <SessionRow session={shown} onEnd={() => undefined} />
      </MessagesProvider>,
    ).container,
  );

describe("the name of a session", () => {
  it("is its device, with the place behind it", () => {
    const row = show({ ...session, isCurrentSession: false, device: "Safari, iPhone" });
    expect(row.getByText("Safari on iPhone").closest(".stk-list-name")).not.toBeNull();
    expect(row.getByText("Lagos, Nigeria").closest(".stk-facts")).not.toBeNull();
    expect(
      row.getByRole("button", {
        name: "Sign out Safari on iPhone, Lagos, Nigeria",
      }),
    ).toBeTruthy();
  });

  it("shows the location if the service does not send the device", () => {
    expect(
      show({ ...session, device: undefined })
        .getByText("Lagos, Nigeria")
        .closest(".stk-list-name"),
    ).not.toBeNull();
  });

  it("says that nothing is known", () => {
    expect(
      show({ ...session, geoInfo: undefined, isCurrentSession: false }).getByRole("button", {
        name: "Sign out Unknown device",
      }),
    ).toBeTruthy();
  });
});

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
