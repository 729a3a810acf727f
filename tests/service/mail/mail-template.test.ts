import { EMAIL_TEMPLATE_TYPES, type EmailTemplateType } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import { MAX_PICTURE_IN_MAIL_LENGTH } from "../../../service/src/mail/blocks/placeholders.js";
import { codeLifeMillis, codeLifeText } from "../../../service/src/mail/code-life.js";
import { en } from "../../../service/src/mail/locales/en.js";
import { wordsIn } from "../../../service/src/mail/locales/index.js";
import { contentProblem, renderMail } from "../../../service/src/mail/render.js";
import { defaultTemplate } from "../../../service/src/mail/templates/default-template.js";
import { settingsOf } from "../../../service/src/settings/read-settings.js";
import { directionOf, LOCALES } from "../../../src/protocol/languages/locales.js";

describe("a template", () => {
  const VALUES: Record<string, string> = {
    projectDisplayName: "Atlas & Co",
    userDisplayName: "Ann <b>",
    teamDisplayName: "[win](https://evil.example)",
    otp: "ABC123",
    emailVerificationLink: "https://app.example/v?a=1&code=1",
    passwordResetLink: "https://app.example/r?a=1&code=2",
    magicLink: "https://app.example/m?a=1&code=3",
    teamInvitationLink: "https://app.example/i?a=1&code=4",
  };
  const LINKS: Record<EmailTemplateType, string> = {
    email_verification: "code=1",
    password_reset: "code=2",
    magic_link: "code=3",
    team_invitation: "code=4",
  };

  it.each(EMAIL_TEMPLATE_TYPES)(
    "of the type %s has its link in HTML and text, in every language, and can be taken " +
      "as one's own",
    async (type) => {
      for (const language of LOCALES) {
        const template = defaultTemplate(type, await wordsIn(language));
        expect(contentProblem(template.content)).toBeUndefined();
        const { html, text, subject } = renderMail(template, VALUES, language);
        expect(html).toContain(`a=1&amp;${LINKS[type]}`);
        expect(text).toMatch(new RegExp(`https://app\\.example/\\w\\?a=1&${LINKS[type]}$`, "m"));
        expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\}\}|undefined/);
        expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      }
    },
  );

  it("shows values as they are, never as markup or links", () => {
    const { html, text } = renderMail(defaultTemplate("team_invitation", en), VALUES);
    expect(html).toContain("Ann &lt;b&gt;");
    expect(html).not.toContain('https://evil.example"');
    expect(html).toContain("[win](https://evil.example)");
    expect(html).toContain("Atlas &amp; Co");
    expect(text).toContain("Atlas & Co");
    expect(text).not.toContain("Atlas & Co\n\nAtlas & Co");
  });

  it.each(LOCALES)(
    "of an invitation says in %s who invited, and why it was sent",
    async (language) => {
      const template = defaultTemplate("team_invitation", await wordsIn(language));
      const footer = (values: Record<string, string>) =>
        renderMail(template, { ...VALUES, ...values }, language).text.split("-".repeat(24))[1];
      expect(footer({ inviterDisplayName: "Maya Okafor" })).toContain("Maya Okafor");
      expect(footer({})).not.toMatch(/undefined|\{/);
      expect(footer({})).not.toBe(footer({ inviterDisplayName: "Maya Okafor" }));
    },
  );

  it("shows pictures of the web and small uploaded ones, and no others", () => {
    const uploaded = (length: number) => `data:image/png;base64,${"A".repeat(length)}`;
    const shown = (teamImageUrl: string) =>
      renderMail(defaultTemplate("team_invitation", en), { ...VALUES, teamImageUrl }).html;
    for (const url of ["https://pictures.example/team.png", uploaded(1000)])
      expect(shown(url)).toContain(
        `<img src="${url}" alt="" style="max-width:100%;border:0;width:48px;height:48px`,
      );
    for (const url of [
      uploaded(MAX_PICTURE_IN_MAIL_LENGTH),
      "data:image/svg+xml;base64,AAAA",
      "data:text/html;base64,AAAA",
      "javascript:alert(1)",
    ])
      expect(shown(url), url.slice(0, 30)).not.toContain("<img");
  });

  it("has no link that is not of the web", () => {
    const content = {
      root: { type: "EmailLayout", data: { childrenIds: ["a", "b"] } },
      a: { type: "Button", data: { props: { text: "Go", url: "javascript:alert(1)" } } },
      b: { type: "Text", data: { props: { text: "[x]({{ link }})" } } },
    };
    const { html, text } = renderMail({ subject: "s", content }, { link: "javascript:alert(1)" });
    expect(`${html}${text}`).not.toContain("javascript:");
  });

  it("keeps its own colours, and none that are no colours", () => {
    const style = (color: string) => ({
      root: { type: "EmailLayout", data: { childrenIds: ["a"] } },
      a: {
        type: "Text",
        data: {
          style: { color, padding: { top: 1, right: 2, bottom: 3, left: 4 } },
          props: { text: "Hello" },
        },
      },
    });
    expect(renderMail({ subject: "", content: style("#ff0000") }, {}).html).toContain(
      "color:#ff0000",
    );
    expect(renderMail({ subject: "", content: style('red;"><script>') }, {}).html).not.toContain(
      "script",
    );
    expect(renderMail({ subject: "", content: style("#ff0000") }, {}).html).toContain(
      "padding:1px 2px 3px 4px",
    );
  });

  it("decides by what it was given", () => {
    const content = {
      root: { type: "EmailLayout", data: { childrenIds: ["a"] } },
      a: {
        type: "Text",
        data: { props: { text: "Hi{{#if name}} {{ name }}{{else}} you{{/if}}!" } },
      },
    };
    expect(renderMail({ subject: "", content }, { name: "Ann" }).text).toBe("Hi Ann!\n");
    expect(renderMail({ subject: "", content }, {}).text).toBe("Hi you!\n");
  });

  it("has a subject of one line", () => {
    const { subject } = renderMail(
      { subject: "Hello {{ name }}", content: {} },
      { name: `a\r\nBcc: b\u2028${"x".repeat(500)}` },
    );
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(subject.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["nothing", null],
    ["no root", {}],
    ["a root of another type", { root: { type: "Text", data: {} } }],
    ["a block that is missing", { root: { type: "EmailLayout", data: { childrenIds: ["x"] } } }],
    [
      "a block of an unknown type",
      {
        root: { type: "EmailLayout", data: { childrenIds: ["x"] } },
        x: { type: "Script", data: {} },
      },
    ],
  ])("is refused with a reason if it has %s", (_, content) => {
    expect(contentProblem(content)).toEqual(expect.any(String));
  });

  it("ends if blocks contain each other in a circle", () => {
    const content = {
      root: { type: "EmailLayout", data: { childrenIds: ["a"] } },
      a: { type: "Container", data: { props: { childrenIds: ["a", "b"] } } },
      b: { type: "Text", data: { props: { text: "once" } } },
    };
    expect(contentProblem(content)).toBeUndefined();
    expect(renderMail({ subject: "", content }, {}).text.length).toBeLessThan(200);
  });
});

describe("the app's brand", () => {
  const values = {
    projectDisplayName: "Atlas & Co",
    passwordResetLink: "https://app.example/handler/password-reset?code=1",
  };
  const LOGO = "https://atlas.example/logo.png";

  it("is its logo, or else its name, and the colour of the buttons", () => {
    const template = defaultTemplate("password_reset", en);
    const plain = renderMail(template, values).html;
    expect(plain).toContain("Atlas &amp; Co</p>");
    expect(plain).not.toContain("<img");
    const { html, text } = renderMail(template, {
      ...values,
      logoUrl: LOGO,
      accentColor: "#ffd400",
    });
    expect(html).toContain(`<img src="${LOGO}" alt="Atlas &amp; Co"`);
    // Black is easier to read on yellow.
    expect(html).toContain("color: #000000 !important; background-color: #ffd400");
    expect(text).not.toContain(LOGO);
  });

  it.each(["tomato", "#12345", "#123456;}body{display:none"])(
    "ignores %s, which is no colour",
    (accentColor) => {
      const { html } = renderMail(defaultTemplate("password_reset", en), {
        ...values,
        accentColor,
      });
      expect(html).not.toContain(accentColor);
    },
  );
});

describe("how long a link works", () => {
  const settings = settingsOf({});

  it.each([
    ["magic_link", "en", "15 minutes"],
    ["password_reset", "fr", "1\u00a0heure"],
    ["email_verification", "de", "24 Stunden"],
    ["team_invitation", "ja", "7 日"],
  ] as const)("is in the words of the reader: %s in %s", (type, language, words) => {
    expect(codeLifeText(settings, type, language)).toBe(words);
  });

  it("comes from the configuration", () => {
    const own = settingsOf({ signInCodeMinutes: 90 });
    expect(codeLifeMillis(own, "magic_link")).toBe(90 * 60_000);
    expect(codeLifeText(own, "magic_link", "en")).toBe("90 minutes");
  });
});
