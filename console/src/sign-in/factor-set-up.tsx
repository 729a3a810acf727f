import { operations } from "@stackkit/next/protocol";
import { type FormEvent, useMemo, useState } from "react";
import { encode } from "uqr";
import { callAccount } from "../api/call.js";
import { hasCode, wordsOf } from "../api/problem.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { makePasskey } from "./account-calls.js";
import { Card } from "./card.js";
import { Proof } from "./proof.js";
import { isCodeOf, newSecret, otpauthUrl, toBase32 } from "./totp.js";

/** Asks an administrator for more than a password, before anything else. */
export function FactorSetUp({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const [view, setView] = useState<"choice" | "app" | "again">("choice");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (step: () => Promise<boolean>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      if (await step()) await onDone();
    } catch (error) {
      if (hasCode(error, "FRESH_SESSION_REQUIRED")) setView("again");
      else setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (view === "again")
    return (
      <Card title="Is it still you?">
        <Proof onProved={() => setView("choice")} />
      </Card>
    );
  return (
    <Card title="Protect the console">
      <p className="muted">The console opens every account. A password alone is not enough.</p>
      {view === "app" ? (
        <AuthenticatorApp isBusy={isBusy} onSave={run} />
      ) : (
        <>
          <Button look="primary" busy={isBusy} onClick={() => void run(makePasskey)}>
            Make a passkey
          </Button>
          <Button onClick={() => setView("app")}>Use an authenticator app</Button>
        </>
      )}
      {problem && <Notice look="error">{problem}</Notice>}
    </Card>
  );
}

function AuthenticatorApp({
  isBusy,
  onSave,
}: {
  readonly isBusy: boolean;
  readonly onSave: (step: () => Promise<boolean>) => Promise<void>;
}) {
  const [secret] = useState(newSecret);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    setWrong(false);
    void onSave(async () => {
      if (!(await isCodeOf(secret, code))) {
        setWrong(true);
        return false;
      }
      await callAccount(operations.users.update, {
        params: { user_id: "me" },
        body: { totpMultiFactorSecret: secret },
      });
      return true;
    });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>Scan this with the app, or type the key into it.</p>
      <QrCode text={otpauthUrl(secret, location.host)} />
      <code className="break">{toBase32(secret)}</code>
      <TextField
        label="The code that the app shows"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        error={wrong ? "This is not the app’s current code." : undefined}
      />
      <Button type="submit" look="primary" busy={isBusy}>
        Save authenticator app
      </Button>
    </form>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text);
    const dark = data.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
    );
    return { size: side, path: dark.join("") };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
