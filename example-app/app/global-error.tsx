"use client";
import { Problem } from "../components/problem";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/pages.css";

export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be loaded</title>
        <Problem reference={error.digest} retry={retry} />
      </body>
    </html>
  );
}
