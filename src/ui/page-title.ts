import { use, useEffect } from "react";
import { OwnTitleContext } from "./own-title.js";

/** Puts a name before the title of the page while it is shown. */
export function useNameInTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    let before = "";
    let own = "";
    const show = () => {
      const { title } = document;
      // Said once, as in the title of the error page. Two names would otherwise alternate forever.
      if (!title || `${title} `.startsWith(`${name} `) || title.includes(` · ${name} · `)) return;
      before = title;
      own = `${name} · ${title}`;
      document.title = own;
    };
    show();
    // Next writes the title of the page once more when that part of it hydrates.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // The page that a link of the app opened has its own title by now.
      if (document.title === own) document.title = before;
    };
  }, [name]);
}

/** Names in the title of a page of the handler what became of it: "Check your email". */
export const useOutcomeInTitle = (outcome: string): void =>
  useNameInTitle(use(OwnTitleContext) ? outcome : undefined);
