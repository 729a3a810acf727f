import type { Texts } from "../message.js";

/**
 * Error texts for people. Loaded with the first error; those for a lost connection are in `core`.
 */
export const errors = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "This app doesn't offer guest accounts. Sign in or sign up instead.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "This is the session you're using. Sign out to end it.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Another account already signs in with this email address. Sign in to that account instead, or use another address.",
  "errors.COOKIES_BLOCKED":
    "Your browser doesn't keep this site's cookies, so you wouldn't stay signed in. Allow them and try again.",
  "errors.EMAIL_ALREADY_VERIFIED": "This email address is already verified.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "This isn't your account's primary email address.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "No account signs in with this email address.",
  "errors.EMAIL_NOT_VERIFIED": "Verify your email address first.",
  "errors.EMAIL_PASSWORD_MISMATCH": "That email and password don't match.",
  "errors.FRESH_SESSION_REQUIRED": "Sign in again to change how your account is protected.",
  "errors.INVALID_AUTHORIZATION_CODE": "Signing in took too long or was started twice. Try again.",
  "errors.INVALID_POLLING_CODE":
    "This terminal is no longer waiting. Start the sign-in again in your terminal.",
  "errors.INVALID_RECOVERY_CODE":
    "That recovery code isn't right, or it was used before. Try another one.",
  "errors.INVALID_TOTP_CODE":
    "That code isn't right. Enter the code that your authenticator app shows now.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "This account needs a second step. Enter the code from your authenticator app.",
  "errors.RATE_LIMITED": "Too many attempts. Wait a moment and try again.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "This account is already connected to another user.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "The connected account didn't allow everything we need. Connect it again.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "This account isn't connected yet.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "You cancelled the sign-in, or the provider didn't allow it.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Signing in with this provider is turned off. Choose another way.",
  "errors.OUTER_OAUTH_TIMEOUT": "Signing in took too long. Try again.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "This passkey didn't work. Try again, or choose another way.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Signing in with a passkey is turned off. Choose another way.",
  "errors.PASSKEY_REGISTRATION_FAILED": "We couldn't save the passkey. Try again.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Your device or browser stopped the passkey. Try again, or choose another way.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Signing in with a password is turned off. Choose another way.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Passwords do not match.",
  "errors.PASSWORD_TOO_COMMON":
    "This password is too easy to guess. Choose a longer or less common one.",
  "errors.PROJECT_PERMISSION_REQUIRED": "You're not allowed to do this.",
  "errors.PROVIDER_REJECTED":
    "The provider refused to renew the connection. Connect the account again.",
  "errors.REDIRECT_LOOP":
    "Two pages kept sending you to each other, so we stopped. Check that your device's clock is right and that your browser keeps this site's cookies. If both are fine, tell the people who run this app.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Your session has ended. Sign in again.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Turn on two-step sign-in first.",
  "errors.SIGN_UP_NOT_ENABLED": "This app isn't accepting new accounts right now.",
  "errors.TEAM_ALREADY_EXISTS": "This team already exists.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "This person is already a member of the team.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "This person is no longer a member of the team.",
  "errors.TEAM_NOT_FOUND": "This team no longer exists.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "You're not allowed to do this in this team. Ask someone who manages it.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "You've already connected another account of this provider.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Sign in to do this.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Your account doesn't have a password yet.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "There's already an account for {email}. Sign in instead, or use another address.",
  "errors.USER_NOT_FOUND": "This account no longer exists.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "This code has already been used. Ask for a new one.",
  "errors.VERIFICATION_CODE_EXPIRED": "This code has expired. Ask for a new one.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Too many attempts with this code. Request a new one.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "That code isn't right. Check it, or ask for a new one.",
} as const satisfies Texts;
