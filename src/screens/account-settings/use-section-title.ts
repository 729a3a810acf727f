import { useEffect } from "react";

/** Puts a section's name before the title of the page while it is shown. */
export function useSectionTitle(name: string | undefined): void {
  useEffect(() => {
    const { title } = document;
    if (!name || !title) return;
    const own = `${name} · ${title}`;
    document.title = own;
    return () => {
      // The page that a link of the app opened has its own title by now.
      if (document.title === own) document.title = title;
    };
  }, [name]);
}
