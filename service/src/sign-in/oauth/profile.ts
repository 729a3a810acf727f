import { isSafePicture } from "../../core/safe-picture.js";

/** A user's profile at a provider. */
export interface Profile {
  readonly accountId: string;
  readonly displayName: string | null;
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  readonly profileImageUrl: string | null;
}

/** JSON of any shape. */
export type Facts = Readonly<Record<string, unknown>>;

export interface ProviderAnswers {
  /** The response of the profile endpoint, or the claims of the ID token. */
  readonly facts: Facts;
  /** The list of addresses, if the provider has a separate endpoint. */
  readonly emails: unknown;
  /** Fields of the form with which some providers redirect back. */
  readonly form: Facts;
}

export const factsOf = (value: unknown): Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Facts) : {};

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;
const id = (value: unknown): string =>
  typeof value === "number" ? String(value) : (text(value) ?? "");
const list = (value: unknown): Facts[] => (Array.isArray(value) ? value.map(factsOf) : []);
/** Some providers send booleans as text. */
const yes = (value: unknown): boolean => value === true || value === "true";

export const withSafePicture = (profile: Profile): Profile =>
  profile.profileImageUrl === null || isSafePicture(profile.profileImageUrl)
    ? profile
    : { ...profile, profileImageUrl: null };

/** The claims of OpenID Connect. */
export const openIdProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.sub),
  displayName: text(facts.name),
  email: text(facts.email),
  emailVerified: yes(facts.email_verified),
  profileImageUrl: text(facts.picture),
});

/** GitHub lists verified addresses beside the profile. */
export const githubProfile = ({ facts, emails }: ProviderAnswers): Profile => {
  const primary = list(emails).find(({ primary }) => primary === true);
  return {
    accountId: id(facts.id),
    displayName: text(facts.name) ?? text(facts.login),
    email: text(primary?.email),
    emailVerified: yes(primary?.verified),
    profileImageUrl: text(facts.avatar_url),
  };
};

/** Directory owners can enter any address, so none counts as verified. */
export const microsoftProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.id),
  displayName: text(facts.displayName),
  email: text(facts.mail) ?? text(facts.userPrincipalName),
  emailVerified: false,
  profileImageUrl: null,
});

/** Spotify does not verify addresses. */
export const spotifyProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.id),
  displayName: text(facts.display_name),
  email: text(facts.email),
  emailVerified: false,
  profileImageUrl: text(list(facts.images)[0]?.url),
});

/** Facebook does not say whether an address is verified. */
export const facebookProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.id),
  displayName: text(facts.name),
  email: text(facts.email),
  emailVerified: false,
  profileImageUrl: text(factsOf(factsOf(facts.picture).data).url),
});

export const discordProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.id),
  displayName: text(facts.global_name) ?? text(facts.username),
  email: text(facts.email),
  emailVerified: yes(facts.verified),
  profileImageUrl:
    text(facts.avatar) === null
      ? null
      : `https://cdn.discordapp.com/avatars/${id(facts.id)}/${text(facts.avatar)}.png`,
});

export const gitlabProfile = ({ facts }: ProviderAnswers): Profile => ({
  accountId: id(facts.id),
  displayName: text(facts.name) ?? text(facts.username),
  email: text(facts.email),
  emailVerified: text(facts.confirmed_at) !== null,
  profileImageUrl: text(facts.avatar_url),
});

export const bitbucketProfile = ({ facts, emails }: ProviderAnswers): Profile => {
  const primary = list(factsOf(emails).values).find(({ is_primary }) => is_primary === true);
  return {
    accountId: id(facts.account_id) || id(facts.uuid),
    displayName: text(facts.display_name),
    email: text(primary?.email),
    emailVerified: yes(primary?.is_confirmed),
    profileImageUrl: text(factsOf(factsOf(facts.links).avatar).href),
  };
};

/** Apple sends a name once, with the first sign-in's form. */
export const appleProfile = (answers: ProviderAnswers): Profile => {
  const { firstName, lastName } = factsOf(factsOf(answers.form.user).name);
  return {
    ...openIdProfile(answers),
    displayName: text([text(firstName), text(lastName)].filter(Boolean).join(" ")),
  };
};

/** X returns only confirmed addresses, and only to approved apps. */
export const xProfile = ({ facts }: ProviderAnswers): Profile => {
  const data = factsOf(facts.data);
  const email = text(data.confirmed_email);
  return {
    accountId: id(data.id),
    displayName: text(data.name),
    email,
    emailVerified: email !== null,
    profileImageUrl: text(data.profile_image_url),
  };
};
