import type { ComponentProps, ReactNode } from "react";
import { useLocale } from "../../messages/use-messages.js";
import { useAppearance } from "./appearance.js";
import { className } from "./class-name.js";

/** The outermost element of the kit's components: sets styles, language and direction. */
export function Scope({ className: extra, ...props }: ComponentProps<"div">): ReactNode {
  const { locale, direction } = useLocale();
  return (
    <div
      className={className("stack-scope", extra)}
      lang={locale}
      dir={direction}
      data-appearance={useAppearance() ?? undefined}
      {...props}
    />
  );
}
