import type { Texts } from "../message.js";

/** Texts that every screen may need. */
export const core = {
  "action.cancel": "Cancel",
  "action.close": "Close",
  "action.continue": "Continue",
  "action.goHome": "Go to home page",
  "action.save": "Save",
  "action.signIn": "Sign in",
  "action.signOut": "Sign out",
  "action.signUp": "Sign up",
  "action.tryAgain": "Try again",

  "field.email": "E-mail",
  "field.newPassword": "New password",
  "field.optional": "optional",
  "field.password": "Password",
  "field.passwordAgain": "Repeat password",
  "field.totp": "Six-digit code",
  "field.totpHint": "The code that your authenticator app shows for this account.",

  "code.noMail": "No mail? Look in your spam folder.",
  "check.codeIncomplete": "Enter all {count} characters of the code.",
  "check.emailInvalid": "Enter an e-mail address such as name@example.com.",
  "check.emailMissing": "Enter your e-mail address.",
  "check.nameMissing": "Enter a name.",
  "check.passwordMissing": "Enter your password.",
  "check.newPasswordMissing": "Choose a password.",
  "check.passwordAgainMissing": "Repeat the password.",
  "check.passwordsDiffer": "Passwords do not match.",

  "password.capsLock": "Caps Lock is on.",
  "password.hide": "Hide password",
  "password.rule": "At least {least} characters.",
  "password.show": "Show password",

  "state.loading": "Loading",
  "state.needsScript": "This needs JavaScript. Switch it on in your browser, and reload the page.",

  "time.now": "just now",

  "totp.title": "Enter your code",
  "totp.text": "Your account asks for a second step when you sign in.",
  "totp.submit": "Confirm code",

  "menu.account": "Account settings",
  "menu.label": "Account menu",
  "menu.signedInAs": "Signed in as {name}",
  "menu.theme": "Switch between light and dark",
  "menu.signIn": "Sign in",
  "menu.signUp": "Sign up",
  "menu.signOut": "Sign out",

  "failure.unknown": "Something went wrong. Please report this to the developer of the app.",
  "failure.unknownWithId":
    "Something went wrong. Please report this to the developer of the app, with the request id {id}.",
  "errors.NETWORK_ERROR": "The service did not answer. Check your connection and try again.",
  "errors.OFFLINE_ERROR": "You are offline. Try again once you are connected.",
  "errors.PASSWORD_TOO_LONG": "Password too long. Maximum length is {n}.",
  "errors.PASSWORD_TOO_SHORT": "Password too short. Minimum length is {n}.",
} as const satisfies Texts;
