import type { ReactNode } from "react";
import { Link } from "wouter";
import { useProject } from "../api/project.js";
import { useConfig } from "../settings/use-config.js";
import { SelectField, TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";

const HANDLER_PATH = "/handler";
const LOCAL_APP = "http://localhost:3000";

interface AppChoice {
  /** The field in which the administrator says which app is meant. */
  readonly field: ReactNode;
  /** The address of a page of the chosen app's handler. */
  readonly urlOf: (form: FormData, page: string) => string;
}

/** The app that a link leads to: one of the trusted domains, or a local address. */
export function useApp(): AppChoice {
  const { id } = useProject();
  const { config } = useConfig().read.data ?? {};
  const known = (config?.domains ?? []).filter(({ domain }) => !domain.includes("*"));
  return {
    urlOf(form, page) {
      const app = form.get("app");
      if (typeof app !== "string") throw new Error("The project has no domain of the app yet.");
      const path = known.find(({ domain }) => domain === app)?.handlerPath ?? HANDLER_PATH;
      return new URL(`${path.replace(/\/$/, "")}/${page}`, app).href;
    },
    field: config?.allowLocalhost ? (
      <TextField
        label="Address of the app"
        hint="One of the trusted domains, or a local address."
        name="app"
        type="url"
        required
        defaultValue={known[0]?.domain ?? LOCAL_APP}
      />
    ) : known.length > 0 ? (
      <SelectField
        label="Address of the app"
        name="app"
        options={known.map(({ domain }) => [domain, domain] as const)}
      />
    ) : (
      config && (
        <Notice look="warning">
          No domain of the app is trusted yet. Add it in{" "}
          <Link to={`/${id}/sign-in/domains`}>Sign-in settings, Domains</Link>.
        </Notice>
      )
    ),
  };
}
