import { directionOf, type Locale } from "../../../../protocol/languages/locales.js";

/** Saves a text as a file. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  URL.revokeObjectURL(link.href);
}

interface PrintedPage {
  readonly title: string;
  readonly about: readonly string[];
  readonly items: readonly string[];
  readonly locale: Locale;
}

/** Prints a page with nothing but a title, some lines and a list. */
export function printText({ title, about, items, locale }: PrintedPage): void {
  const frame = document.createElement("iframe");
  // Browsers print nothing of a frame without a box.
  frame.style.cssText = "position: fixed; inline-size: 0; block-size: 0; border: 0";
  frame.onload = () => {
    const { contentDocument: page, contentWindow: view } = frame;
    if (!page || !view) return;
    const element = (tag: string, text = "", parent: Element = page.body) => {
      const made = page.createElement(tag);
      made.textContent = text;
      parent.append(made);
      return made;
    };
    page.title = title;
    page.documentElement.lang = locale;
    page.documentElement.dir = directionOf(locale);
    page.body.style.fontFamily = "system-ui, sans-serif";
    element("h1", title);
    for (const line of about) element("p", line);
    const list = element("ol");
    for (const item of items) {
      const code = element("code", item, element("li", "", list));
      code.dir = "ltr";
      code.style.cssText = "font-size: 16px; line-height: 2";
    }
    view.onafterprint = () => frame.remove();
    view.print();
  };
  document.body.append(frame);
}
