import type { Texts } from "../message.js";

/** The sign-in and sign-up pages. */
export const signIn = {
  "signIn.title": "Sign in to your account",
  "signIn.titleNamed": "Sign in to {name}",
  "signIn.noAccount": "No account yet?",
  "signIn.submit": "Sign in",
  "signIn.forgotPassword": "Forgot password?",
  "signIn.continueWith": "Continue with {provider}",
  "signIn.lastUsed": "Last used",
  "signIn.or": "or",
  "signIn.passkey": "Sign in with a passkey",
  "signIn.methods": "Ways to sign in",
  "signIn.tabCode": "E-mail code",
  "signIn.tabPassword": "Password",
  "signIn.sendCode": "Send code",
  "signIn.codeHint": "We will send you a one-time code and a link.",

  "signUp.title": "Create your account",
  "signUp.titleNamed": "Create your {name} account",
  "signUp.hasAccount": "Already have an account?",
  "signUp.submit": "Create account",
  "signUp.methods": "Ways to sign up",
  "signUp.closedTitle": "Sign-up is closed",
  "signUp.closedText":
    "This app does not accept new accounts at the moment. If you already have one, you can sign in.",

  "methods.none":
    "No sign-in method is switched on for this app. If you develop it, switch one on in the project settings.",

  "signedIn.title": "You are already signed in",
  "signedIn.text": "You are signed in as {name}.",
  "signedIn.textPlain": "You do not need to do anything here.",
  "signedIn.redirecting": "You are signed in. Taking you on…",

  "code.sentTo": "We sent a one-time code to {email}. Enter it here, or open the link in the mail.",
  "code.label": "One-time code",
  "code.submit": "Continue",
  "code.change": "Use another address",
  "code.resend": "Send a new code",
  "code.resendIn": {
    one: "Send a new code in {count} second",
    other: "Send a new code in {count} seconds",
  },
  "code.resent": "A new code is on its way. Only the newest one works here.",
} as const satisfies Texts;
