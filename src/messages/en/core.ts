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

  "field.email": "Email",
  "field.newPassword": "New password",
  "field.optional": "optional",
  "field.password": "Password",
  "field.passwordAgain": "Repeat password",
  "field.totp": "Six-digit code",
  "field.totpHint": "The code that your authenticator app shows for this account.",

  "code.noMail": "Didn't get it? Check your spam folder.",
  "check.codeIncomplete": "Enter all {count} characters of the code.",
  "check.emailInvalid": "Enter an email address such as name@example.com.",
  "check.emailMissing": "Enter your email address.",
  "check.nameMissing": "Enter a name.",
  "check.passwordMissing": "Enter your password.",
  "check.newPasswordMissing": "Choose a password.",
  "check.passwordAgainMissing": "Repeat the password.",
  "check.passwordsDiffer": "Passwords do not match.",

  "password.capsLock": "Caps Lock is on.",
  "password.hide": "Hide password",
  "password.rule": "Use at least {least} characters.",
  "password.show": "Show password",

  "state.loading": "Loading",
  "state.needsScript": "This needs JavaScript. Turn it on in your browser and reload the page.",

  "time.now": "just now",

  "totp.title": "Enter your code",
  "totp.submit": "Confirm code",
  "totp.cantUse": "Can't use your app?",

  "menu.account": "Account settings",
  "menu.label": "Account menu",
  "menu.signedInAs": "Signed in as {name}",
  "menu.theme": "Switch between light and dark",
  "menu.signIn": "Sign in",
  "menu.signUp": "Sign up",
  "menu.signOut": "Sign out",

  "failure.unknown": "Something went wrong on our side. Try again in a moment.",
  "failure.unknownWithId":
    "Something went wrong on our side. Try again in a moment. Request id: {id}",
  "errors.NETWORK_ERROR": "The service didn't answer. Check your connection and try again.",
  "errors.OFFLINE_ERROR": "You're offline. Try again once you're connected.",
  "errors.PASSWORD_TOO_LONG": "Use at most {n} characters.",
  "errors.PASSWORD_TOO_SHORT": "Use at least {n} characters.",
} as const satisfies Texts;
