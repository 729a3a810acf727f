"use client";
import { catchError, type ErrorInfo } from "next/error";

/** Stands where the account would, while nobody can say who is signed in. The page around it works as before. */
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
