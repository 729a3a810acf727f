import { useEffect } from "react";

/** Puts a section's name before the title of the page while it is shown. */
export function useSectionTitle(name: string | undefined): void {
  useEffect(() => {
    const { title } = document;
    if (!name || !title) return;
    document.title = `${name} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [name]);
}
