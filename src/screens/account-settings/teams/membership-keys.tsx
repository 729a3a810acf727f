import type { ReactNode } from "react";
import { useScreenApp } from "../../provider/connect.js";

/** Whether teams may have API keys, which end with the membership of the member who made them. */
export const useTeamsHaveKeys = (): boolean =>
  useScreenApp().useProject().config.allowTeamApiKeys === true;

/** The text of a dialog, and a line below it if there is one. */
export const withLine = (text: string, line: string | undefined): ReactNode =>
  line === undefined ? (
    text
  ) : (
    <>
      {text}
      <br />
      {line}
    </>
  );
