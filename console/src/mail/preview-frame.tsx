import { useEffect, useId, useRef, useState } from "react";

/**
 * The HTML of a mail in a frame without scripts. The service shows it as a document of its own: one
 * within this page would have this page's policy, which allows no styles of mails.
 */
export function PreviewFrame({
  sealed,
  title,
  isNarrow,
}: {
  readonly sealed: string;
  readonly title: string;
  readonly isNarrow: boolean;
}) {
  const name = `mail${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends what the fields hold.
  useEffect(() => form.current?.submit(), [sealed]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFocus, setFocus] = useState(false);
  // No style matches a frame whose document has the focus.
  useEffect(() => {
    const look = () => setFocus(document.activeElement === frame.current);
    const watch = () => setTimeout(look);
    window.addEventListener("blur", watch);
    window.addEventListener("focus", watch);
    return () => {
      window.removeEventListener("blur", watch);
      window.removeEventListener("focus", watch);
    };
  }, []);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={new URL("mail-preview", document.baseURI).href}
        target={name}
        hidden
      >
        <input type="hidden" name="sealed" value={sealed} readOnly />
      </form>
      <iframe
        // A frame's first document makes no entry in the browser's history.
        key={sealed}
        ref={frame}
        data-focus={hasFocus || undefined}
        name={name}
        title={title}
        sandbox=""
        className={isNarrow ? "mail-frame mail-frame-narrow" : "mail-frame"}
      />
    </>
  );
}
