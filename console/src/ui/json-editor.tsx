import { json, jsonParseLinter } from "@codemirror/lang-json";
import { linter, lintGutter } from "@codemirror/lint";
import { basicSetup, EditorView } from "codemirror";
import { useEffect, useRef } from "react";

interface JsonEditorProps {
  readonly label: string;
  readonly initial: string;
  readonly onChange: (text: string) => void;
  /** Whether it takes the focus when it appears. */
  readonly focuses?: boolean;
}

/**
 * An editor of JSON that marks the line with a mistake. It lives in a shadow root, where its styles
 * need no exception of the policy.
 */
export default function JsonEditor({ label, initial, onChange, focuses = true }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const report = useRef(onChange);
  report.current = onChange;
  const first = useRef({ label, initial, focuses });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const editor = new EditorView({
      root,
      parent: root,
      doc: first.current.initial,
      extensions: [
        basicSetup,
        json(),
        linter(jsonParseLinter()),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": first.current.label, tabindex: "0" }),
        EditorView.theme({
          "&": {
            color: "var(--text)",
            backgroundColor: "var(--surface)",
            fontSize: "0.8125rem",
            maxHeight: "30rem",
          },
          // The frame around it shows the focus.
          "&.cm-focused": { outline: "none" },
          // Its content takes the focus, so the keyboard scrolls it.
          ".cm-scroller": { overflow: "auto" },
          ".cm-content": { fontFamily: "var(--mono)", caretColor: "var(--text)" },
          // The colours of the highlighting are too dark for the dark scheme.
          ".cm-line span": { color: "var(--text) !important" },
          // Browsers write a background into what replaces such text, as a style the policy forbids.
          "&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket": {
            backgroundColor: "transparent",
            outline: "1px solid var(--muted)",
          },
          ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--muted)", border: "0" },
          ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--sunken)" },
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) report.current(update.state.doc.toString());
        }),
      ],
    });
    if (first.current.focuses) editor.focus();
    return () => editor.destroy();
  }, []);
  return <div ref={host} className="editor" />;
}
