import { operations } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { useRead } from "../api/queries.js";

/** A method that can be switched off. */
type Method = "password" | "code" | "passkey";

const NAMES: Readonly<Record<Method, string>> = {
  password: "a password",
  code: "a mailed code",
  passkey: "a passkey",
};

/** Says who is kept out if a method is switched off. */
export function useEffectWords(): (method: Method) => ReactNode {
  const { data } = useRead(operations.projectMetrics.read);
  return (method) => {
    const count = data?.loginMethods.find((row) => row.method === method)?.count;
    return (
      <p>
        {count === undefined
          ? `People who have only ${NAMES[method]} are kept out at their next sign-in.`
          : `${count.toLocaleString("en")} people sign in by ${NAMES[method]}. Those who have nothing else are kept out at their next sign-in.`}{" "}
        Sessions that are open stay open.
      </p>
    );
  };
}
