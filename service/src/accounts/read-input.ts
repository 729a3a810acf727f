import { type Input, KnownErrors, user, type users } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { isImportableHash } from "../credentials/passwords/password-hash.js";
import { requirePasswordLength } from "../credentials/passwords/password-rules.js";
import { sealTotpSecret } from "../credentials/second-factor.js";
import { inputOf } from "../db/mapping.js";
import { userFields } from "../db/mappings/user.js";
import type { Project } from "../db/tables/project-config.js";
import { requireClientImage } from "../http/client-image.js";
import type { HandlerContext } from "../http/route.js";
import { schemaError } from "../http/schema-error.js";
import { requireAddress } from "../users/primary-email.js";
import type { UserChange } from "./change-user.js";
import type { UserDraft } from "./create-user.js";

type Draft = Input<(typeof users.create)["body"], "admin">;
type Change = Input<(typeof users.update)["body"], "admin">;
type Call = Pick<HandlerContext, "context" | "project" | "level" | "info">;

/** Validates a new user. Throws a plain 400 for contradictory fields. */
export async function readDraft(call: Call, body: Draft): Promise<UserDraft> {
  const { context, project } = call;
  requirePossible(body);
  requireAddress(body.primaryEmail, {
    verified: body.primaryEmailVerified,
    usedForAuth: body.primaryEmailAuthEnabled,
  });
  if (body.otpAuthEnabled && !project.config.magicLinkEnabled)
    throw new PlainError(400, "Signing in by one-time codes is not enabled for this project.");
  const secret = body.totpMultiFactorSecret;
  return {
    ...inputOf(userFields, body),
    email: body.primaryEmail
      ? {
          value: body.primaryEmail,
          verified: body.primaryEmailVerified ?? false,
          usedForAuth: body.primaryEmailAuthEnabled ?? false,
          isStrict: true,
        }
      : undefined,
    passwordHash: await readPassword(call, body),
    totpSecret: secret && sealTotpSecret(context.vault, secret),
    oauthAccounts: readAccounts(project, body.oauthProviders ?? []),
  };
}

/** Validates a change to a user. Throws a plain 400 for contradictory fields. */
export async function readChange(call: Call, body: Change): Promise<UserChange> {
  const { context, project } = call;
  requirePossible(body);
  requireClientImage(call, body.profileImageUrl);
  if (body.isAnonymous)
    throw schemaError(call.info, [
      {
        field: `body.${user.columns.isAnonymous.wire}`,
        problem: "must be false: a user cannot become anonymous again",
      },
    ]);
  const {
    primaryEmail,
    primaryEmailVerified,
    primaryEmailAuthEnabled,
    totpMultiFactorSecret: secret,
  } = body;
  const ofAddress = [primaryEmail, primaryEmailVerified, primaryEmailAuthEnabled].some(
    (value) => value !== undefined,
  );
  return {
    ...inputOf(userFields, body),
    selectedTeamId: body.selectedTeamId,
    primaryEmail: ofAddress
      ? {
          value: primaryEmail,
          verified: primaryEmailVerified,
          usedForAuth: primaryEmailAuthEnabled,
          isStrict: true,
        }
      : undefined,
    passwordHash: await readPassword(call, body),
    // A method that the project has disabled stays off.
    otpAuthEnabled:
      body.otpAuthEnabled && !project.config.magicLinkEnabled ? undefined : body.otpAuthEnabled,
    totpSecret: secret && sealTotpSecret(context.vault, secret),
    removePasskey: body.passkeyAuthEnabled === false,
  };
}

function requirePossible(body: Draft | Change): void {
  if (body.passkeyAuthEnabled)
    throw new PlainError(400, "A passkey can only be added by registering one.");
  if (body.password !== undefined && body.passwordHash !== undefined)
    throw new PlainError(400, "Send a password or a hash of one, not both.");
}

/** The hash to store; `null` removes the password, `undefined` leaves it unchanged. */
async function readPassword(
  { context, project: { config }, info }: Pick<HandlerContext, "context" | "project" | "info">,
  { password, passwordHash }: Draft | Change,
): Promise<string | null | undefined> {
  if (password === null) return null;
  if (password === undefined && passwordHash === undefined) return undefined;
  if (!config.credentialEnabled)
    throw new PlainError(400, "Signing in by password is not enabled for this project.");
  if (passwordHash !== undefined && !isImportableHash(passwordHash)) {
    throw new PlainError(
      400,
      "The password hash cannot be used. Send one of bcrypt in the Modular Crypt Format, " +
        "of a limited cost.",
    );
  }
  if (password === undefined) return passwordHash;
  requirePasswordLength(password);
  return context.passwordHasher.hash({ info }, password);
}

function readAccounts(
  { config }: Project,
  accounts: NonNullable<Draft["oauthProviders"]>,
): UserDraft["oauthAccounts"] {
  const ids = accounts.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new PlainError(400, "A user has one account at a provider.");
  if (
    !ids.every((id) =>
      config.oauthProviders.some((provider) => provider.id === id && provider.enabled),
    )
  )
    throw new KnownErrors.OAuthProviderNotFoundOrNotEnabled();
  return accounts.map(({ id, account_id, email }) => ({
    providerId: id,
    accountId: account_id,
    email,
  }));
}
