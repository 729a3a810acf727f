import type { Copy } from "../support/copy.js";
import { plantField } from "./planted-field.js";

/** An operation that rejects every call with the error below. */
function plantCall(copy: Copy): void {
  copy.insert(
    "src/protocol/records/team.ts",
    "  addMember: post(",
    `  greet: get("/teams/{team_id}/greeting", {
    access: "server",
    returns: success,
    errors: ["TEAM_IS_SHY"],
  }),
`,
  );
  copy.insert(
    "service/src/routes/teams.ts",
    "  defineRoute(teams.addMember,",
    `  defineRoute(teams.greet, ({ params }) => {
    throw new KnownErrors.TeamIsShy({ team_id: params.team_id });
  }),

`,
  );
  copy.insert(
    "tests/hardening/access/table.ts",
    "  addMember ",
    "  greet                       key   level level level level level level ended 403   403   403   wrong\n",
  );
}

function plantKnownError(copy: Copy): void {
  copy.insert(
    "src/protocol/errors/team.ts",
    "  TEAM_ALREADY_EXISTS:",
    `  TEAM_IS_SHY: detailed(403, ofTeam, () => "The team is shy."),\n`,
  );
  copy.insert(
    "src/messages/en/errors.ts",
    `  "errors.USER_NOT_FOUND":`,
    `  "errors.TEAM_IS_SHY": "This team is shy.",\n`,
  );
}

function plantUsageError(copy: Copy): void {
  copy.insert("src/transport/usage-error.ts", `  | "NO_MAIL"`, `  | "NO_GREETING"\n`);
  copy.insert(
    "src/app/config/secrets.ts",
    "/** Throws `SECRET_IN_BROWSER`",
    `/** Throws. */
export const requireGreeting = (): never => {
  throw new UsageError("NO_GREETING", "There is no greeting. Write one.");
};

`,
  );
  copy.add(
    "docs/errors/NO_GREETING.md",
    "# NO_GREETING\n\n**What happened.** X.\n\n**Why it matters.** Y.\n\n**How to fix it.** Z.\n",
  );
}

function plantScreen(copy: Copy): void {
  copy.insert(
    "src/screens/screen-table.ts",
    "  error: {",
    `  help: {
    about: "the help page",
    title: ["pages", "errorPage.title"],
    component: "Help",
    module: "pages/help",
    chunk: "stk-pages",
    exported: "stk-user",
    url: "help",
    redirect: "redirectToHelp",
    needs: [],
    returnable: true,
    actions: ["signOut"],
  },
`,
  );
  copy.add(
    "src/screens/pages/help.tsx",
    `"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import type { PageProps } from "./screen-props.js";

/** Helps people. */
export function Help({ fullPage }: PageProps): ReactNode {
  const t = useMessages("pages");
  return <p className={fullPage ? "full" : "part"}>{t("help.text", { name: "Ada" })}</p>;
}
`,
  );
  copy.insert(
    "src/messages/en/pages.ts",
    `  "forgot.title":`,
    `  "help.text": "Nobody helps {name}.",\n`,
  );
  copy.insert(
    "example-app/gallery/stories/errors.ts",
    `  "error-known":`,
    `  help: { title: "Help", page: "help" },\n`,
  );
}

function plantText(copy: Copy): void {
  copy.insert("src/messages/en/sign-in.ts", `  "signIn.title":`, `  "signIn.hello": "Hello",\n`);
}

function plantSetting(copy: Copy): void {
  copy.insert(
    "service/src/config/setting-table.ts",
    "  metricsPage: {",
    `  greeting: {
    type: "text",
    title: "greeting",
    about: "what the service says first",
    flag: { name: "greeting", value: "text" },
    variable: "STACKKIT_GREETING",
    inFile: true,
    default: "Hello",
    inProduction: [{ must: "be set", otherwise: "Nobody is greeted." }],
  },
`,
  );
}

function plantNumber(copy: Copy): void {
  copy.insert(
    "src/protocol/limits/limits.ts",
    "// Cookies\n",
    "/** Characters of a greeting. */\nexport const GREETING_LENGTH_AT_MOST = 80;\n\n",
  );
}

function plantPublicName(copy: Copy): void {
  copy.insert(
    "src/index.ts",
    "export { useFailureText }",
    `export { Help } from "./screens/pages/help.js";\n`,
  );
}

/** A function that plants each thing of CONTRIBUTING.md's list. */
export const PLANTS: Readonly<Record<string, (copy: Copy) => void>> = {
  "A field": plantField,
  "A call": plantCall,
  "A known error": plantKnownError,
  "An error for developers": plantUsageError,
  "A screen": plantScreen,
  "A text": plantText,
  "A setting of the service": plantSetting,
  "A number": plantNumber,
  "A public name": plantPublicName,
};
