import type { EmailTemplateType, Json } from "@stackkit/next/protocol/internal";
import type { MailWords } from "../locales/words.js";
import type { Template } from "../render.js";
import {
  brand,
  button,
  code,
  content,
  fine,
  heading,
  invitationPictures,
  line,
  text,
} from "./content.js";

/** The value with each mail's link. */
const LINKS = {
  email_verification: "emailVerificationLink",
  password_reset: "passwordResetLink",
  magic_link: "magicLink",
  team_invitation: "teamInvitationLink",
} as const satisfies Record<EmailTemplateType, string>;

/** The mail whose code confirms suspended access, at a sign-in or in the settings. */
export function confirmTemplate(words: MailWords): Template {
  return {
    subject: words.codeSubject,
    content: content([
      ...brand(),
      heading(`{{#if inSettings}}${words.settleTitle}{{else}}${words.confirmTitle}{{/if}}`),
      text(words.greeting),
      text(`{{#if inSettings}}${words.settleBody}{{else}}${words.confirmBody}{{/if}}`),
      code(),
      fine(words.expires),
      line(),
      fine(words.aboutAccount),
    ]),
  };
}

/** The mail whose code finishes a sign-in with a password on an unknown browser. */
export function newDeviceTemplate(words: MailWords): Template {
  return {
    subject: words.codeSubject,
    content: content([
      ...brand(),
      heading(words.deviceTitle),
      text(words.greeting),
      text(words.deviceBody),
      text("{{ when }}{{#if where}}\n{{ where }}{{/if}}"),
      code(),
      fine(words.expires),
      line(),
      fine(words.aboutAccount),
    ]),
  };
}

/** The mail in place of a sign-in code, for accounts that turned these off. */
export function codesOffTemplate(words: MailWords): Template {
  return {
    subject: words.codesOffTitle,
    content: content([
      ...brand(),
      heading(words.codesOffTitle),
      text(words.greeting),
      text(words.codesOffBody),
      line(),
      fine(words.unexpected),
    ]),
  };
}

/** The default template in a language. */
export function defaultTemplate(type: EmailTemplateType, words: MailWords): Template {
  const { subject, title, body, action } = words.requests[type];
  const pictures = type === "team_invitation" ? invitationPictures() : [];
  const opening = [...brand(), ...pictures, heading(title), text(words.greeting), text(body)];
  const reason = type === "team_invitation" ? words.invited : words.unexpected;
  const closing = [fine(words.expires), line(), fine(reason)];
  if (type === "email_verification")
    return {
      subject: `{{#if otp}}${words.codeSubject}{{else}}${subject}{{/if}}`,
      content: content([
        ...brand(),
        heading(title),
        text(words.greeting),
        text(`{{#if otp}}${words.verifyByCode}{{else}}${body}{{/if}}`),
        code(),
        button(action, `{{ ${LINKS[type]} }}`),
        ...closing,
      ]),
    };
  const blocks: Json[] =
    type === "magic_link"
      ? [
          ...opening,
          code(),
          text(`{{#if otp}}${words.orLink}{{/if}}`),
          button(action, `{{#if otp}}{{else}}{{ ${LINKS[type]} }}{{/if}}`),
          ...closing,
        ]
      : [...opening, button(action, `{{ ${LINKS[type]} }}`), ...closing];
  return { subject, content: content(blocks) };
}
