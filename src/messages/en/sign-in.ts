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
  "signIn.tabCode": "Email code",
  "signIn.tabPassword": "Password",
  "signIn.sendCode": "Send code",
  "signIn.codeHint": "We'll send you a one-time code and a link.",

  "signUp.title": "Create your account",
  "signUp.titleNamed": "Create your {name} account",
  "signUp.hasAccount": "Already have an account?",
  "signUp.invited": "You're joining {team} with the address that was invited.",
  "signUp.submit": "Create account",
  "signUp.yourName": "Your name",
  "signUp.methods": "Ways to sign up",
  "signUp.closedTitle": "Sign-up is closed",
  "signUp.closedText":
    "This app isn't accepting new accounts right now. If you already have one, you can sign in.",

  "methods.none":
    "No sign-in method is turned on for this app. If you develop it, turn one on in the project settings.",

  "signedIn.title": "You're already signed in",
  "signedIn.text": "You're signed in as {name}.",
  "signedIn.textPlain": "You don't need to do anything here.",
  "signedIn.redirecting": "You're signed in. Taking you there…",

  "code.sentTo":
    "We sent a one-time code to {email}. Enter it here, or open the link in the email.",
  "code.label": "One-time code",
  "code.submit": "Continue",
  "code.change": "Use another address",
  "code.resend": "Send a new code",
  "code.resendIn": {
    one: "Send a new code in {count} second",
    other: "Send a new code in {count} seconds",
  },
  "code.resent": "We sent a new code. Only the newest one works here.",
} as const satisfies Texts;
