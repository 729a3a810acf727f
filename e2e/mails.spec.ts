import type { Page } from "@playwright/test";
import { wordsIn } from "../service/src/mail/locales/index.js";
import type { MailWords } from "../service/src/mail/locales/words.js";
import { renderMail, type Template } from "../service/src/mail/render.js";
import { defaultTemplate } from "../service/src/mail/templates/default-template.js";
import { joiningTemplate } from "../service/src/mail/templates/joining-template.js";
import { noticeTemplate } from "../service/src/mail/templates/notice-template.js";
import { teamDeletedTemplate } from "../service/src/mail/templates/team-deleted-template.js";
import { LOCALES } from "../src/protocol/languages/locales.js";
import { violationsOn } from "./support/axe.js";
import { expect, test } from "./support/test.js";

const URL = `https://almanac.example/handler/page?code=${"a".repeat(45)}`;
const VALUES = {
  projectDisplayName: "Almanac",
  userDisplayName: "Ada Lovelace-Montgomery of Ockham Park",
  teamDisplayName: "The Society for the Improvement of Calculating Engines",
  inviterDisplayName: "Charles Babbage",
  emailVerificationLink: URL,
  passwordResetLink: URL,
  magicLink: URL,
  teamInvitationLink: URL,
  otp: "K7Q2ZP",
  expiresIn: "15 minutes",
  when: "23 November 2026 at 13:05 UTC",
  where: "Safari on iPhone · Zurich, Switzerland · 2001:db8:1234:5678:9abc:def0:1234:5678",
  provider: "GitHub",
  detail: "ada.lovelace-montgomery@a-rather-long-domain-name.example",
  secureUrl: URL,
  personDisplayName: "Augusta Ada King, Countess of Lovelace",
  address: "augusta.ada.king@a-rather-long-domain-name.example",
  count: "1",
  appUrl: URL,
  teamUrl: URL,
  accentColor: "#1d4ed8",
};

const templatesOf = (words: MailWords): Record<string, Template> => ({
  email_verification: defaultTemplate("email_verification", words),
  password_reset: defaultTemplate("password_reset", words),
  magic_link: defaultTemplate("magic_link", words),
  team_invitation: defaultTemplate("team_invitation", words),
  team_join_requested: joiningTemplate("team_join_requested", words),
  team_joined: joiningTemplate("team_joined", words),
  team_join_accepted: joiningTemplate("team_join_accepted", words),
  team_deleted: teamDeletedTemplate(words),
  ...Object.fromEntries(
    Object.keys(words.notices).map((type) => [
      type,
      noticeTemplate(type as Parameters<typeof noticeTemplate>[0], words),
    ]),
  ),
});

/** Rules about whole pages: a mail is part of the page of a mail program. */
const ABOUT_PAGES = /^(?:landmark-one-main|region):/;

const WIDTHS = [320, 640];

/** The mails, by name and width, that do not fit. Shows them in frames, all at once. */
const misfits = (page: Page, mails: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate(
    async ([texts, widths]) => {
      const frames = Object.entries(texts).flatMap(([name, html]) =>
        widths.map((width) => {
          const frame = document.createElement("iframe");
          frame.style.cssText = `border: 0; width: ${width}px; height: 800px`;
          frame.srcdoc = html;
          const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
          return { frame, loaded, what: `${name} at ${width} px` };
        }),
      );
      document.body.replaceChildren(...frames.map(({ frame }) => frame));
      await Promise.all(frames.map(({ loaded }) => loaded));
      return frames.flatMap(({ frame, what }) => {
        const root = frame.contentDocument?.documentElement;
        const fits = root && root.clientWidth > 0 && root.scrollWidth === root.clientWidth;
        return fits ? [] : [`${what}: ${root?.scrollWidth} px in ${root?.clientWidth} px`];
      });
    },
    [mails, WIDTHS] as const,
  );

const SCHEMES = ["light", "dark"] as const;
/** Colours change no widths, and the dark ones are few: the full run alone shows them. */
const SHOWN = process.env.VERIFY === "full" ? SCHEMES : (["light"] as const);

test.describe("mails", () => {
  for (const colorScheme of SHOWN)
    test(`fit narrow and wide windows in every language, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const language of LOCALES) {
        const mails = Object.entries(templatesOf(await wordsIn(language))).map(
          ([name, template]) => [
            `${name} in ${language}`,
            renderMail(template, VALUES, language).html,
          ],
        );
        expect(mails.length).toBeGreaterThan(4);
        expect(await misfits(page, Object.fromEntries(mails))).toEqual([]);
      }
    });

  for (const colorScheme of SHOWN)
    test(`have no accessibility faults, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const language of ["en", "ar"] as const) {
        for (const [name, template] of Object.entries(templatesOf(await wordsIn(language)))) {
          await page.setContent(renderMail(template, VALUES, language).html);
          const faults = await violationsOn(page);
          expect(
            faults.filter((fault) => !ABOUT_PAGES.test(fault)),
            name,
          ).toEqual([]);
        }
      }
    });
});
