/** Wire names that do not follow from the developer's. */
const UNUSUAL: Readonly<Record<string, string>> = { isMultiFactorRequired: "requires_totp_mfa", emailAuthEnabled: "auth_with_email" };

/** The wire's name of a user's or a team's field, for code that does without the rows. A test holds it to them. */
export const wireName = (name: string, isDate: boolean): string => UNUSUAL[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (isDate ? "_millis" : "");
