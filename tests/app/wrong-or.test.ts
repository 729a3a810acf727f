import { expect, it } from "vitest";
import { errorsIn } from "../docs/samples/compile.js";
import { beMorePatient } from "../support/be-more-patient.js";

beMorePatient();

const CALLS = [
  'declare const app: import("@stackkit/next/server").StackServerApp<true>; app.getUser(OPTIONS)',
  'declare const app: import("@stackkit/next/server").StackServerApp<true>; app.useUser(OPTIONS)',
  'declare const app: import("@stackkit/next").StackClientApp<true>; app.getUser(OPTIONS)',
  'import { useUser } from "@stackkit/next"; useUser(OPTIONS)',
];

const errorsOf = (options: string) =>
  errorsIn(
    CALLS.map((call, index) => ({
      guide: `call-${index}`,
      line: 1,
      path: `call-${index}.ts`,
      isPart: false,
      code: `${call.replace("OPTIONS", options)};\nexport {};\n`,
    })),
  );

it("lists the values of or in the compiler's error for another one", () => {
  const errors = errorsOf('{ or: "redirct" }');
  expect(errors).toHaveLength(CALLS.length);
  for (const error of errors)
    for (const value of ["redirect", "throw", "return-null", "anonymous", "anonymous-if-exists"])
      expect(error).toContain(`"${value}"`);
});

it("lists what only getUser takes", () => {
  const errors = errorsOf('{ or: "unauthorised" }').filter((error) =>
    error.includes('"unauthorized"'),
  );
  expect(errors).toHaveLength(CALLS.filter((call) => call.includes("getUser")).length);
});
