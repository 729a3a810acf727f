"use client";
import { catchError, type ErrorInfo } from "next/error";

/** Shown in place of the account while the session cannot be read. The rest of the page works. */
function AccountUnknown(_props: object, { retry }: ErrorInfo) {
  return (
    <button
      className="button"
      type="button"
      title="The service did not answer, so we cannot tell who is signed in. You are not signed out."
      onClick={() => retry()}
    >
      Load account again
    </button>
  );
}

export const AccountBoundary = catchError(AccountUnknown);
