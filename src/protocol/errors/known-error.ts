import * as z from "zod/mini";
import { type ClassName, classNameOf } from "./class-name.js";
import { type FamilyCode, families } from "./families.js";
import { oauthErrors } from "./oauth.js";
import { projectErrors } from "./project.js";
import type { ErrorRow } from "./row.js";
import { sessionErrors } from "./session.js";
import { signInErrors } from "./sign-in.js";
import { teamErrors } from "./team.js";

/** Every error that the service can return or the kit can create, by code. */
export const catalogue = {
  ...projectErrors,
  ...sessionErrors,
  ...signInErrors,
  ...teamErrors,
  ...oauthErrors,
};

/** The code of every error of the catalogue. */
export type ErrorCode = keyof typeof catalogue;

/** Details of an error of this code, in wire names. */
export type ErrorDetails<C extends ErrorCode> =
  (typeof catalogue)[C] extends ErrorRow<infer D> ? (D extends null ? undefined : D) : never;

interface Extras extends ErrorOptions {
  /** Replaces the catalogue's message if the service's own is more specific. */
  readonly message?: string | undefined;
  /** The id under which the service logged the request. */
  readonly requestId?: string | undefined;
}

/**
 * The base class of all errors of the catalogue. Compare `code`, or use `instanceof` with a class
 * of {@link KnownErrors}.
 */
export abstract class KnownError extends Error {
  /** The code of every error of the class. */
  static readonly errorCode: string;
  /** The error's code, such as `EMAIL_PASSWORD_MISMATCH`. */
  abstract readonly code: ErrorCode;
  /** The HTTP status of the service's response. */
  readonly statusCode: number;
  /** Further details, in wire names; the type follows from `code`. */
  readonly details: unknown;
  /** The id under which the service logged the request. */
  readonly requestId: string | undefined;

  constructor(statusCode: number, message: string, details: unknown, extras: Extras) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.statusCode = statusCode;
    this.details = details;
    this.requestId = extras.requestId;
  }
  get errorCode(): ErrorCode {
    return this.code;
  }
  get humanReadableMessage(): string {
    return this.message;
  }
  get constructorArgs(): readonly unknown[] {
    return this.details === undefined ? [] : [this.details];
  }
  /** The error in its wire form. */
  toJSON(): { code: string; details?: unknown; error: string } {
    const { sentAs }: ErrorRow = catalogue[this.code];
    if (sentAs) {
      const { message } = this;
      return { code: sentAs.code, details: { message, reason: sentAs.reason }, error: message };
    }
    return {
      code: this.code,
      ...(this.details === undefined ? {} : { details: this.details }),
      error: this.message,
    };
  }
}

/** An error of one code. */
export type KnownErrorOf<C extends ErrorCode> = C extends ErrorCode
  ? KnownError & { readonly code: C; readonly details: ErrorDetails<C> }
  : never;

/** One member for each code, so that `switch (error.code)` narrows `details`. */
export type AnyKnownError = KnownErrorOf<ErrorCode>;

type Arguments<C extends ErrorCode> =
  ErrorDetails<C> extends undefined
    ? [details?: undefined, extras?: Extras]
    : [details: ErrorDetails<C>, extras?: Extras];

type CodesOf<F extends FamilyCode> = {
  [C in ErrorCode]: (typeof catalogue)[C] extends { family: F } ? C : never;
}[ErrorCode];

interface KnownErrorClass<C extends ErrorCode> {
  readonly errorCode: C;
  readonly prototype: KnownErrorOf<C>;
  new (...args: Arguments<C>): KnownErrorOf<C>;
}
type FamilyClass<F extends FamilyCode> = (abstract new (
  ...args: never
) => [CodesOf<F>] extends [never] ? KnownError : KnownErrorOf<CodesOf<F>>) & {
  readonly errorCode: F;
};

/**
 * The classes of the catalogue by name: `error instanceof KnownErrors.EmailPasswordMismatch`.
 * Families included.
 */
export type KnownErrorClasses = {
  readonly [C in ErrorCode as ClassName<C>]: KnownErrorClass<C>;
} & { readonly [F in FamilyCode as ClassName<F>]: FamilyClass<F> };

type Constructor = abstract new (
  statusCode: number,
  message: string,
  details: unknown,
  extras: Extras,
) => KnownError;

function makeFamily(code: FamilyCode, made: Map<string, Constructor>): Constructor {
  const parentCode: FamilyCode | undefined = families[code];
  const Parent =
    parentCode === undefined ? KnownError : (made.get(parentCode) ?? makeFamily(parentCode, made));
  abstract class Family extends Parent {
    static readonly errorCode: string = code;
  }
  Object.defineProperty(Family, "name", { value: classNameOf(code) });
  made.set(code, Family);
  return Family;
}

function makeClass(code: ErrorCode, row: ErrorRow, Parent: Constructor) {
  const name = classNameOf(code);
  const Known = class extends Parent {
    static readonly errorCode: string = code;
    override readonly code = code;
    constructor(details?: unknown, extras: Extras = {}) {
      super(row.status, extras.message ?? row.message(details), details, extras);
      this.name = name;
    }
  };
  Object.defineProperty(Known, "name", { value: name });
  return Known;
}

function makeClasses(): {
  byName: KnownErrorClasses;
  byCode: Record<string, new (details?: unknown, extras?: Extras) => AnyKnownError>;
} {
  const made = new Map<string, Constructor>();
  for (const code of Object.keys(families) as FamilyCode[])
    if (!made.has(code)) makeFamily(code, made);
  const byName: Record<string, unknown> = Object.fromEntries(
    [...made].map(([code, Class]) => [classNameOf(code), Class]),
  );
  const byCode: Record<string, new (details?: unknown, extras?: Extras) => AnyKnownError> = {};
  for (const [code, row] of Object.entries(catalogue) as [ErrorCode, ErrorRow][]) {
    const Class = makeClass(
      code,
      row,
      row.family === undefined ? KnownError : (made.get(row.family) as Constructor),
    );
    byName[classNameOf(code)] = Class;
    byCode[code] = Class as never;
  }
  return { byName: byName as KnownErrorClasses, byCode };
}

const classes = makeClasses();

const refinedRows = (Object.entries(catalogue) as [ErrorCode, ErrorRow][]).filter(
  ([, { sentAs }]) => sentAs,
);

/** The specific code that a general code and its reason stand for. */
function refinedCode({ code, details }: { code: string; details?: unknown }) {
  const { reason } = (details ?? {}) as { reason?: unknown };
  return refinedRows.find(
    ([, row]) => row.sentAs?.code === code && row.sentAs.reason === reason,
  )?.[0];
}

/**
 * The classes of the catalogue: `throw new KnownErrors.TeamNotFound({ team_id })`, `error
 * instanceof KnownErrors.VerificationCodeError`.
 */
export const KnownErrors: KnownErrorClasses = classes.byName;
// InstanceType would resolve to any for the families, whose constructors take no arguments.
/** The type of each error by the name of its class: `KnownErrors["UserNotFound"]`. */
export type KnownErrors = {
  [N in keyof KnownErrorClasses]: KnownErrorClasses[N] extends abstract new (
    ...args: never
  ) => infer E
    ? E
    : never;
};

/**
 * Creates the error with the wire form `body`. An unknown code, or details of an unexpected shape,
 * become `UNSUPPORTED_ERROR`.
 */
export function errorFromWire(
  body: { code: string; details?: unknown; error?: unknown },
  requestId?: string,
): AnyKnownError {
  const code = refinedCode(body) ?? body.code;
  const row: ErrorRow | undefined = Object.hasOwn(catalogue, code)
    ? catalogue[code as ErrorCode]
    : undefined;
  const Class = classes.byCode[code];
  const words = typeof body.error === "string" && body.error !== "" ? body.error : undefined;
  if (row && Class && row.details === null)
    return new Class(undefined, { message: words, requestId });
  const details = row?.details && z.safeParse(row.details as z.ZodMiniType, body.details);
  if (Class && details?.success) return new Class(details.data, { message: words, requestId });
  return new KnownErrors.UnsupportedError({ originalErrorCode: body.code }, { requestId });
}

/** Whether `error` is from the catalogue and, if codes are given, has one of them. */
export const isKnownError = <C extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly C[]
): error is KnownErrorOf<C> =>
  error instanceof KnownError &&
  (codes.length === 0 || (codes as readonly string[]).includes(error.code));
