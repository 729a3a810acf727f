"use client";

import { useState } from "react";

export function Form() {
  const [sent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <input name="email" type="email" required />
      <input name="password" type="password" required />
      <button type="submit" disabled={sent}>
        Sign in
      </button>
    </form>
  );
}
