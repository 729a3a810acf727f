import type { Texts } from "../message.js";

/**
 * The pages other than sign-in and sign-up: opened from emailed links, or shown at the end of a
 * flow.
 */
export const pages = {
  "forgot.title": "Reset your password",
  "forgot.text":
    "Enter the address of your account. We will send you a link to choose a new password.",
  "forgot.submit": "Send link",
  "forgot.back": "Back to sign-in",
  "forgot.sentTitle": "Check your e-mail",
  "forgot.sentText":
    "If there is an account for {email}, a link to choose a new password is on its way.",

  "reset.title": "Choose a new password",
  "reset.text": "You will be signed out everywhere and can sign in with the new password.",
  "reset.submit": "Set new password",
  "reset.doneTitle": "Your password is changed",
  "reset.doneText": "You are signed out everywhere. Sign in with your new password.",
  "reset.notFoundText":
    "This link to reset a password is not complete, or was made for another app.",
  "reset.expiredText": "This link to reset your password has expired. We can send you a new one.",
  "reset.usedText":
    "This link has already been used. If it was not you who changed the password, reset it again now.",
  "reset.attemptsText": "This link was tried too often. We can send you a new one.",
  "reset.again": "Send a new link",

  "verify.title": "Verify your e-mail address",
  "verify.text": "Confirm that this address belongs to you.",
  "verify.submit": "Verify address",
  "verify.keepPassword": "Did you sign up with a password? Sign in here first to keep it.",
  "verify.doneTitle": "Your e-mail address is verified",
  "verify.doneText": "Thank you. You can close this page or go on.",
  "verify.alreadyTitle": "Already verified",
  "verify.usedText": "This e-mail address is verified. There is nothing left to do.",
  "verify.notFoundText": "This link is not complete, or was made for another app.",
  "verify.expiredText": "This link has expired. You can send a new one from your account settings.",
  "verify.attemptsText":
    "This link was tried too often. You can send a new one from your account settings.",
  "verify.again": "Open account settings",

  "link.notFoundTitle": "This link does not work",
  "link.expiredTitle": "This link has expired",
  "link.usedTitle": "This link has been used",
  "link.attemptsTitle": "Too many attempts",

  "magicLink.title": "Sign in",
  "magicLink.text": "One click and you are signed in on this device.",
  "magicLink.submit": "Sign in",
  "magicLink.notFoundText": "This sign-in link is not complete, or was made for another app.",
  "magicLink.expiredText": "Sign-in links work only for a while. We can send you a new one.",
  "magicLink.usedText":
    "Every sign-in link works once. If it was not you who used it, sign in and look at your sessions.",
  "magicLink.attemptsText": "This sign-in link was tried too often. We can send you a new one.",
  "magicLink.again": "Send a new link",

  "oauth.title": "Signing you in",
  "oauth.text": "This takes a moment.",
  "oauth.failedTitle": "You are not signed in",
  "oauth.failedText": "Error signing in during OAuth callback. Please try again.",
  "oauth.invalidTotp": "Invalid TOTP code. Please try signing in again.",
  "oauth.again": "Back to sign-in",

  "signOut.title": "Sign out?",
  "signOut.text": "You will need to sign in again on this device.",
  "signOut.submit": "Sign out",
  "signOut.stay": "Stay signed in",
  "signOut.working": "Signing you out",
  "signOut.doneTitle": "You are signed out",
  "signOut.doneText": "You can close this page or sign in again.",

  "invitation.title": "Join {team}",
  "invitation.text": "You were invited to join the team {team}.",
  "invitation.signedInAs": "You are signed in as {email}.",
  "invitation.sentTo":
    "The invitation was sent to {invited}, and you are signed in as {email}. You can join with this account, or switch to the other one.",
  "invitation.submit": "Join team",
  "invitation.decline": "Not now",
  "invitation.switch": "Use another account",
  "invitation.signInTitle": "You are invited to a team",
  "invitation.signInText": "Sign in or create an account to join the team.",
  "invitation.doneTitle": "Welcome to {team}",
  "invitation.doneText": "You are a member of the team now.",
  "invitation.notFoundText":
    "This invitation is not complete, was taken back, or was made for another app.",
  "invitation.expiredText":
    "This invitation has expired. Ask the person who invited you for a new one.",
  "invitation.usedText": "This invitation has already been accepted.",
  "invitation.attemptsText":
    "This invitation was tried too often. Ask the person who invited you for a new one.",

  "errorPage.title": "Something went wrong",
  "errorPage.text": "Please try again. If it happens again, tell the people who run this app.",
  "errorPage.deniedTitle": "Sign-in was cancelled",
  "errorPage.deniedText":
    "The provider was not allowed to sign you in, or the request was cancelled. Nothing has changed.",
  "errorPage.otherUserTitle": "This account belongs to someone else here",
  "errorPage.otherUserText":
    "The account you chose is already connected to another user. Choose another account, or sign in as that user.",
  "errorPage.otherAccountTitle": "Another account is already connected",
  "errorPage.otherAccountText":
    "You have already connected another account of this provider. Remove it in your account settings first.",
  "errorPage.settings": "Open account settings",

  "cli.title": "Sign in on the command line?",
  "cli.text":
    "A program in a terminal asks to act as you. Go on only if you started it yourself, just now.",
  "cli.signedInAs": "It will be signed in as {name}.",
  "cli.code": "If your terminal shows a code, it must be {code}.",
  "cli.submit": "Sign in there",
  "cli.decline": "Cancel",
  "cli.doneTitle": "The command line is signed in",
  "cli.doneText": "You can close this page and go back to your terminal.",
  "cli.declinedTitle": "Nothing was signed in",
  "cli.declinedText":
    "If you did not start this yourself, someone may have tried to trick you. You can close this page.",
  "cli.missingTitle": "This link is not complete",
  "cli.missingText": "Start the sign-in again in your terminal, and open the link that it shows.",
  "cli.failedTitle": "The command line could not be signed in",
  "cli.failedText":
    "The request has expired, was used, or does not exist. Start the sign-in again in your terminal.",

  "protect.text": "Your account is not allowed to see this part.",
  "frame.title": "Open this page by itself",
  "frame.text": "To keep your password safe, this page does not work inside another page.",
  "frame.action": "Open in a new tab",
} as const satisfies Texts;
