import { createContext, use, useEffect } from "react";

/** Puts a name before the title of the page while it is shown. */
export function useNameInTitle(name: string | undefined): void {
  useEffect(() => {
    const { title } = document;
    // A title that already begins so, such as that of the error page, says it once.
    if (!name || !title || `${title} `.startsWith(`${name} `)) return;
    const own = `${name} · ${title}`;
    document.title = own;
    return () => {
      // The page that a link of the app opened has its own title by now.
      if (document.title === own) document.title = title;
    };
  }, [name]);
}

/** Whether the title of the page is the kit's own, as on the handler's pages. */
export const OwnTitleContext = createContext(false);

/** Names in the title of a page of the handler what became of it: "Check your email". */
export const useOutcomeInTitle = (outcome: string): void =>
  useNameInTitle(use(OwnTitleContext) ? outcome : undefined);
