import type { Texts } from "../message.js";

/**
 * Error texts for people. Loaded with the first error; those for a lost connection are in `core`.
 */
export const errors = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "This app does not offer guest accounts. Sign in or sign up instead.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "This is the session you are using. Sign out to end it.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "This e-mail address is already used to sign in to another account. Sign in to that account instead, or use another address.",
  "errors.COOKIES_BLOCKED":
    "Your browser does not keep this site’s cookies, so you would not stay signed in. Allow them, and try again.",
  "errors.EMAIL_ALREADY_VERIFIED": "This e-mail address is already verified.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "This is not the primary e-mail address of your account.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "No account signs in with this e-mail address.",
  "errors.EMAIL_NOT_VERIFIED": "Verify your e-mail address first.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Wrong e-mail or password.",
  "errors.FRESH_SESSION_REQUIRED": "Sign in again to change how your account is protected.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Signing in took too long or was started twice. Please start again.",
  "errors.INVALID_POLLING_CODE":
    "This command-line sign-in is no longer waiting. Start it again in your terminal.",
  "errors.INVALID_TOTP_CODE":
    "This code is wrong or no longer valid. Enter the code that your authenticator app shows now.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "This account asks for a second step. Enter the code of your authenticator app.",
  "errors.RATE_LIMITED": "Too many attempts. Wait a moment and try again.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "This account is already connected to another user.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "The connected account did not allow everything that is needed. Connect it again.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "This account is not connected yet.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "The sign-in was cancelled, or the provider was not allowed to sign you in.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Signing in with this provider is switched off. Choose another way.",
  "errors.OUTER_OAUTH_TIMEOUT": "Signing in took too long. Please start again.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "This passkey did not sign you in. Try again, or choose another way.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Signing in with a passkey is switched off. Choose another way.",
  "errors.PASSKEY_REGISTRATION_FAILED": "The passkey could not be saved. Try again.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Your device or browser stopped the passkey. Try again, or choose another way.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Signing in with a password is switched off. Choose another way.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Passwords do not match.",
  "errors.PASSWORD_TOO_COMMON":
    "This password is too easy to guess. Choose a longer or less common one.",
  "errors.PROJECT_PERMISSION_REQUIRED": "You are not allowed to do this.",
  "errors.PROVIDER_REJECTED":
    "The provider refused to renew the connection. Connect the account again.",
  "errors.REDIRECT_LOOP":
    "Two pages sent you to each other without end, so we stopped. Check that the clock of your device is right and that your browser keeps this site’s cookies. If both are fine, the app may be set up for another project: please tell its developer.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Your session has ended. Sign in again.",
  "errors.SIGN_UP_NOT_ENABLED": "This app does not accept new accounts at the moment.",
  "errors.TEAM_ALREADY_EXISTS": "This team already exists.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "This person is already a member of the team.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "This person is not a member of the team any more.",
  "errors.TEAM_NOT_FOUND": "This team does not exist any more.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "You are not allowed to do this in this team. Ask someone who manages it.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "You have already connected another account of this provider.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Sign in to do this.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Your account has no password yet.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "There is already an account for {email}. Sign in instead, or use another address.",
  "errors.USER_NOT_FOUND": "This account does not exist any more.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "This code has already been used. Ask for a new one.",
  "errors.VERIFICATION_CODE_EXPIRED": "This code has expired. Ask for a new one.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "There were too many attempts with this code. Ask for a new one.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "This code is not right. Check it, or ask for a new one.",
} as const satisfies Texts;
