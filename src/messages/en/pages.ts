import type { Texts } from "../message.js";

/**
 * The pages other than sign-in and sign-up: opened from emailed links, or shown at the end of a
 * flow.
 */
export const pages = {
  "home.continueTo": "Continue to {app}",

  "forgot.title": "Reset your password",
  "forgot.text": "Enter your account's address. We'll email you a link to choose a new password.",
  "forgot.submit": "Send link",
  "forgot.back": "Back to sign-in",
  "forgot.sentTitle": "Check your email",
  "forgot.sentText": "If {email} has an account, we sent it a link to choose a new password.",
  "forgot.resent": "We sent another link.",

  "reset.title": "Choose a new password",
  "reset.text": "You'll be signed out everywhere and can sign in with the new password.",
  "reset.submit": "Set new password",
  "reset.doneTitle": "Password changed",
  "reset.doneText": "You've been signed out everywhere. Sign in with your new password.",
  "reset.notFoundText": "This link is incomplete or isn't for this app.",
  "reset.expiredText": "This link to reset your password has expired. We can send you a new one.",
  "reset.usedText":
    "This link has already been used. If you didn't change your password, reset it again now.",
  "reset.attemptsText": "This link was used too many times. We can send you a new one.",
  "reset.again": "Send a new link",

  "verify.title": "Verify your email address",
  "verify.text": "Confirm that this address belongs to you.",
  "verify.submit": "Verify address",
  "verify.keepPassword": "Did you sign up with a password? Sign in here first to keep it.",
  "verify.doneTitle": "Email address verified",
  "verify.doneText": "Thank you. You can close this page or continue.",
  "verify.alreadyTitle": "Already verified",
  "verify.usedText": "This email address is verified. There's nothing left to do.",
  "verify.notFoundText": "This link is incomplete or isn't for this app.",
  "verify.expiredText": "This link has expired. You can send a new one from your account settings.",
  "verify.attemptsText":
    "This link was used too many times. You can send a new one from your account settings.",
  "verify.again": "Open account settings",

  "link.notFoundTitle": "This link doesn't work",
  "link.expiredTitle": "This link has expired",
  "link.usedTitle": "This link has been used",
  "link.attemptsTitle": "Too many attempts",

  "magicLink.title": "Sign in",
  "magicLink.text": "Continue to sign in on this device.",
  "magicLink.submit": "Sign in",
  "magicLink.notFoundText": "This link is incomplete or isn't for this app.",
  "magicLink.expiredText": "This sign-in link has expired. We can send you a new one.",
  "magicLink.usedText":
    "Each sign-in link works once. If you didn't use it, sign in and check your sessions.",
  "magicLink.attemptsText": "This link was used too many times. We can send you a new one.",
  "magicLink.again": "Send a new link",

  "totp.text": "Open your authenticator app and enter the code for {app}.",
  "recovery.label": "Recovery code",
  "recovery.hint":
    "One of the codes you saved when you turned on two-step sign-in. Each works once.",
  "recovery.useApp": "Use your authenticator app",

  "oauth.title": "Signing you in",
  "oauth.text": "This takes a moment.",
  "oauth.connectTitle": "Connect {provider} to your account?",
  "oauth.connectText":
    "There's already an account for {email}. Connect {provider} to sign in to it.",
  "oauth.connect": "Connect and sign in",
  "oauth.failedTitle": "You're not signed in",
  "oauth.failedText": "We couldn't finish signing you in. Try again.",
  "oauth.invalidTotp": "That code wasn't right. Sign in again.",
  "oauth.again": "Back to sign-in",

  "signOut.title": "Sign out?",
  "signOut.text": "You'll need to sign in again on this device.",
  "signOut.submit": "Sign out",
  "signOut.stay": "Stay signed in",
  "signOut.working": "Signing you out",
  "signOut.doneTitle": "You're signed out",
  "signOut.doneText": "You can close this page or sign in again.",
  "signOut.deletedTitle": "Account deleted",
  "signOut.deletedText": "Your account and its data are gone. You can close this page.",

  "invitation.title": "Join {team}",
  "invitation.text": "You've been invited to join the team {team}.",
  "invitation.textFrom": "{inviter} invited you to join the team {team}.",
  "invitation.signedInAs": "You're signed in as {email}.",
  "invitation.sentTo":
    "The invitation was sent to {invited}, but you're signed in as {email}. Join with this account, or switch to the other one.",
  "invitation.submit": "Join team",
  "invitation.decline": "Not now",
  "invitation.switch": "Use another account",
  "invitation.signInTitle": "You've been invited to a team",
  "invitation.signInText": "Sign in or create an account to join the team.",
  "invitation.sentToVisitor":
    "The invitation was sent to {email}. Create an account or sign in to join.",
  "invitation.yourName": "Your name",
  "invitation.yourNameHint": "Other members of the team see it.",
  "invitation.doneTitle": "Welcome to {team}",
  "invitation.doneText": "You're now a member of the team.",
  "invitation.notFoundText": "This invitation is incomplete, was revoked, or isn't for this app.",
  "invitation.expiredText":
    "This invitation has expired. Ask the person who invited you for a new one.",
  "invitation.usedText": "This invitation has already been accepted.",
  "invitation.attemptsText":
    "This invitation was used too many times. Ask the person who invited you for a new one.",

  "errorPage.title": "Something went wrong",
  "errorPage.text": "Try again. If it keeps happening, tell the people who run this app.",
  "errorPage.deniedTitle": "Sign-in cancelled",
  "errorPage.deniedText":
    "You cancelled, or the provider didn't allow the sign-in. Nothing has changed.",
  "errorPage.otherUserTitle": "This account belongs to someone else here",
  "errorPage.otherUserText":
    "The account you chose is already connected to another user. Choose another account, or sign in as that user.",
  "errorPage.otherAccountTitle": "Another account is already connected",
  "errorPage.otherAccountText":
    "You've already connected another account of this provider. Remove it in your account settings first.",
  "errorPage.settings": "Open account settings",

  "cli.title": "Sign in on your terminal?",
  "cli.text": "A terminal is asking to sign in as you. Continue only if you just started this.",
  "cli.signedInAs": "It will be signed in as {name}.",
  "cli.code": "If your terminal shows a code, it must be {code}.",
  "cli.submit": "Yes, sign in",
  "cli.decline": "Cancel",
  "cli.doneTitle": "Your terminal is signed in",
  "cli.doneText": "You can close this page and go back to your terminal.",
  "cli.declinedTitle": "Request cancelled",
  "cli.declinedText":
    "If you didn't start this, someone may have tried to trick you. You can close this page.",
  "cli.missingTitle": "This link is incomplete",
  "cli.missingText": "Start the sign-in again in your terminal, and open the link that it shows.",
  "cli.failedTitle": "We couldn't sign in your terminal",
  "cli.failedText":
    "The request has expired, was already used, or doesn't exist. Start the sign-in again in your terminal.",

  "protect.text": "Your account isn't allowed to see this part.",
  "frame.title": "Open this page on its own",
  "frame.text": "To keep your password safe, this page doesn't work inside another page.",
  "frame.action": "Open in a new tab",
} as const satisfies Texts;
