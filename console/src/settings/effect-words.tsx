import { operations } from "@stackkit/next/protocol";
import { useRead } from "../api/queries.js";

const NAMES = { password: "a password", code: "an email code", passkey: "a passkey" } as const;

/** Says who is kept out if a method is switched off. */
export function KeptOut({ method }: { readonly method: keyof typeof NAMES }) {
  const { data } = useRead(operations.userLists.count, {
    query: { onlyMethod: method, exact: true },
  });
  return (
    <p>
      {data === undefined
        ? `People who have only ${NAMES[method]}`
        : `${data.count.toLocaleString("en")} ${data.count === 1 ? "person has" : "people have"} only ${NAMES[method]}, and`}{" "}
      cannot sign in any more. Sessions that are open stay open.
    </p>
  );
}
