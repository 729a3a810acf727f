import type { ReactNode } from "react";
import type { TranslationOverrides } from "../../messages/override.js";
import { unknownOverrides } from "../../messages/unknown-overrides.js";
import { UsageError } from "../../transport/usage-error.js";

/** Checks at startup that every override matches a text. */
export async function CheckedOverrides({
  overrides,
  children,
}: {
  overrides: TranslationOverrides;
  children?: ReactNode;
}): Promise<ReactNode> {
  const unknown = await unknownOverrides(overrides);
  if (unknown.length === 0) return children;
  throw new UsageError(
    "UNKNOWN_TRANSLATION_OVERRIDE",
    "translationOverrides of <StackProvider> names " +
      `${unknown.map((text) => JSON.stringify(text)).join(", ")}, which is not an English ` +
      "text of any screen. " +
      "Write each key exactly as on the English screen, including placeholders such as {name}.",
  );
}
