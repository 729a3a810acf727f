import { wordsIn } from "../service/src/mail/locales/index.js";
import { renderMail, type Template } from "../service/src/mail/render.js";
import { defaultTemplate } from "../service/src/mail/templates/default-template.js";
import { noticeTemplate } from "../service/src/mail/templates/notice-template.js";
import { LOCALES, type Locale } from "../src/protocol/languages/locales.js";
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
  accentColor: "#1d4ed8",
};

const templatesIn = (language: Locale): Record<string, Template> => ({
  email_verification: defaultTemplate("email_verification", language),
  password_reset: defaultTemplate("password_reset", language),
  magic_link: defaultTemplate("magic_link", language),
  team_invitation: defaultTemplate("team_invitation", language),
  ...Object.fromEntries(
    Object.keys(wordsIn(language).notices).map((type) => [
      type,
      noticeTemplate(type as Parameters<typeof noticeTemplate>[0], language),
    ]),
  ),
});

/** Rules about whole pages: a mail is part of the page of a mail program. */
const ABOUT_PAGES = /^(?:landmark-one-main|region):/;

test.describe("mails", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`fit narrow and wide windows in every language, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const language of LOCALES) {
        for (const [name, template] of Object.entries(templatesIn(language))) {
          await page.setContent(renderMail(template, VALUES, language).html);
          for (const width of [320, 640]) {
            await page.setViewportSize({ width, height: 800 });
            const [wanted, given] = await page.evaluate(() => [
              document.documentElement.scrollWidth,
              document.documentElement.clientWidth,
            ]);
            expect(wanted, `${name} in ${language} at ${width} px`).toBe(given);
          }
        }
      }
    });

    test(`have no accessibility faults, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const language of ["en", "ar"] as const) {
        for (const [name, template] of Object.entries(templatesIn(language))) {
          await page.setContent(renderMail(template, VALUES, language).html);
          const faults = await violationsOn(page);
          expect(
            faults.filter((fault) => !ABOUT_PAGES.test(fault)),
            name,
          ).toEqual([]);
        }
      }
    });
  }
});
