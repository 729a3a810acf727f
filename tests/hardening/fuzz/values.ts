import fc from "fast-check";
import * as z from "zod/mini";

/** Marks every generated text, to find it in logs. */
export const CANARY = "cAn4rYs3cr3t";

const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udfff\ud800",
  "\u202e\ufeff",
  "%",
  "%00",
  "%zz",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "-1",
  "1e999",
  "0x10",
  "NaN",
  "true",
  "[]",
  "{}",
  "../..",
  "//evil.example",
  "javascript:alert(1)",
  "'; drop table users; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is planted for those who fill it in.
  "${7*7}",
  "{{#if a}}{{a}}",
  "a\r\nset-cookie: b=c",
];

const secretText = fc.string({ unit: "binary", maxLength: 60 }).map((text) => CANARY + text);

/** Text of any kind: unusual, secret, Unicode, or long. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 3, arbitrary: secretText },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 7000 }))
      .map(([text, times]) => text.repeat(times)),
  },
);

/** Any JSON, with keys of every kind. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(anyText, fc.oneof(anyText, fc.double(), fc.constant(null)), { maxKeys: 5 }),
  fc.array(anyText, { maxLength: 150 }),
);

/** URLs without a server, since the service may call the URLs it gets. */
const HOSTS = ["127.0.0.1", "localhost", "[::1]", "nowhere.invalid", ""];
export const anyUrl = fc.oneof(
  fc
    .tuple(fc.constantFrom("http", "https"), fc.constantFrom(...HOSTS), anyText)
    .map(([scheme, host, path]) => `${scheme}://${host}:1/${path}`),
  fc.constantFrom(
    "http://localhost:3000/verify",
    "data:image/png;base64,AAAA",
    "mailto:a@b.c",
    "file:///etc/passwd",
    "http://[::ffff:127.0.0.1]/",
    "//x",
  ),
  anyText,
);
const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    "ada@example.com",
    "ADA@EXAMPLE.COM",
    "a@localhost",
    "a@b@c.d",
    '"a b"@example.com',
    "ä@exämple.com",
    `${"a".repeat(250)}@b.cd`,
  ),
  anyText,
);
/** Codes and tokens that are valid or nearly valid in form. */
export const anyToken = fc.oneof(
  fc.string({
    unit: fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyz"),
    minLength: 44,
    maxLength: 46,
  }),
  fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join(".")),
  anyText,
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1, 465, 2 ** 53, -0, 1e308),
  fc.bigInt().map(Number),
);

/** Placeholders for ids of the project's own records. */
export const PLACEHOLDERS = ["{user_id}", "{team_id}", "{contact_channel_id}"];

/** Values by wire name. Unknown names get text. */
const BY_NAME: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^host$/, fc.constantFrom(...HOSTS)],
  [/^port$/, fc.constantFrom(0, 1, -1, 65_536, 1.5)],
  [/email$|^value$/, anyEmail],
  [/url|issuer|domain|redirect/, anyUrl],
  [/token|code|secret|totp/, anyToken],
  [/password/, fc.oneof(fc.constantFrom("correct horse battery"), anyText)],
  [
    /_id$|^id$/,
    fc.oneof(
      fc.uuid(),
      fc.constantFrom("me", "google", "reader", "internal", ...PLACEHOLDERS),
      anyText,
    ),
  ],
  [/millis|_at$|count|limit/, anyNumber],
];
export const namedValue = (name: string): fc.Arbitrary<unknown> =>
  BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? anyText;

/** The part of a schema's definition that values can be derived from. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}
export interface Schema {
  readonly _zod: { readonly def: unknown };
}

/** Values similar to those of a schema, with unusual text and numbers. */
export function valuesOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const {
    type,
    shape,
    element,
    innerType,
    in: input,
    options,
    entries,
    values,
  } = schema._zod.def as Definition;
  switch (type) {
    case "string":
      return namedValue(name);
    case "number":
      return anyNumber;
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(entries ?? { a: "" }));
    case "literal":
      return fc.constantFrom(...(values ?? [""]));
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(shape ?? {}).map(([key, inner]) => [key, valuesOf(inner, key)]),
        ),
        { requiredKeys: [] },
      );
    case "array":
      return element ? fc.array(valuesOf(element, name), { maxLength: 4 }) : fc.array(anyJson);
    case "union":
      return fc.oneof(...(options ?? []).map((option) => valuesOf(option, name)), anyText);
    case "optional":
    case "nullable":
      return innerType ? fc.option(valuesOf(innerType, name)) : anyJson;
    case "pipe":
      return input ? valuesOf(input, name) : anyJson;
    default:
      return anyJson;
  }
}

/** Mostly valid values of the field, sometimes any value. */
export const fieldValue = (schema: Schema, name: string) =>
  fc.oneof({ weight: 4, arbitrary: valuesOf(schema, name) }, { weight: 1, arbitrary: anyJson });

/** Valid values of names that do not accept free text. */
const GOOD_BY_NAME: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/email$|^value$/, fc.emailAddress({ size: "small" })],
  [
    /url|issuer|domain|redirect/,
    fc.constantFrom("http://localhost:3000/verify", "https://example.com/a.png"),
  ],
  [/totp/, fc.constantFrom("123456", "AAAAAAAAAAAAAAAAAAAAAAAAAAA=")],
  [
    /code|token/,
    fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 45, maxLength: 45 }),
  ],
  [/password/, fc.constant(`correct horse ${CANARY}`)],
  [/_id$|^id$/, fc.constantFrom(...PLACEHOLDERS, "reader", "google")],
  [/millis|_at$/, fc.constantFrom(1, 60_000, Date.UTC(2030, 0))],
  [/name|description/, fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 })],
];

const isTaken = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema as z.ZodMiniType, value).success;

/** Valid values of a schema, if any can be generated. */
export function goodValue(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const plain = GOOD_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const any = plain
    ? fc.oneof({ weight: 3, arbitrary: plain }, valuesOf(schema, name))
    : valuesOf(schema, name);
  const found = fc.sample(any, { numRuns: 20, seed: 1 }).filter((value) => isTaken(schema, value));
  return found.length === 0
    ? any
    : fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...found) }, { weight: 1, arbitrary: any });
}
