import type { MailWords } from "./words.js";

export const en: MailWords = {
  greeting: "{{#if userDisplayName}}Hi {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} on {{ system }}",
  expires: "Expires in {{ expiresIn }}. Works once.",
  orLink: "Or [sign in with this link]({{ magicLink }})",
  unexpected:
    "You got this email because someone entered your address at {{ projectDisplayName }}. " +
    "If it wasn't you, ignore it.",
  invited:
    "{{#if inviterDisplayName}}You got this email because {{ inviterDisplayName }} " +
    "invited you. If you don't know who that is, ignore it.{{else}}You got this email " +
    "because you were invited to a team. If you don't expect that, ignore it.{{/if}}",
  aboutAccount:
    "You got this email because it's about the security of your {{ projectDisplayName }} account.",
  wasNotMe: "This wasn't me",
  review: "[Review your sessions]({{ sessionsUrl }})",
  remedy:
    "If it wasn't you, reset your password, which signs out all devices. Then check the " +
    "passkeys, connected accounts and addresses in your account settings.",
  onHold:
    "Your address was confirmed from a browser that the account didn't know. So the " +
    "passwords, passkeys, connected accounts, devices, addresses and teams from before need " +
    "one code from this mailbox. Sign in with any of them to keep them all. After 30 days " +
    "they're removed.",
  codeSubject: "{{ otp }} is your {{ projectDisplayName }} code",
  verifyByCode:
    "Enter this code where you signed up for {{ projectDisplayName }}, or use the button. " +
    "If you didn't sign up, don't enter it and don't pass it on.",
  confirmTitle: "Is this you signing in?",
  confirmBody:
    "Someone is signing in to your {{ projectDisplayName }} account with something that " +
    "was added before you confirmed this address. If it's you, enter this code there. If it " +
    "isn't, don't pass it on: without it, no one can sign in.",
  settleTitle: "Keep or remove earlier access",
  settleBody:
    "Enter this code in your {{ projectDisplayName }} account settings to keep or remove " +
    "what was added before you confirmed this address. If you didn't ask for it, don't " +
    "pass it on.",
  deviceTitle: "Signing in on a new device?",
  deviceBody:
    "Someone entered your {{ projectDisplayName }} password on a device that we don't know. " +
    "If it's you, enter this code there. If it isn't, don't pass it on, and change your " +
    "password: without the code, no one can sign in.",
  codesOffTitle: "Email codes are off for your {{ projectDisplayName }} account",
  codesOffBody:
    "Someone asked for a code to sign in to your {{ projectDisplayName }} account. You " +
    "turned these codes off, so use your password, a passkey or a connected account. You " +
    "can turn them on again in your account settings.",
  leaked:
    "The password that you signed in with is on a list of leaked passwords, which " +
    "attackers try first. Choose a new one that you use nowhere else. It doesn't mean " +
    "that someone else signed in: we compared it when you did.",
  undoes:
    "If it wasn't you, press the button within 14 days. It undoes recent changes, signs " +
    "out all devices and emails you a link to choose a new password.",
  unsubscribe: "Unsubscribe",
  unsubscribeAsk: "Get no more news from {{ projectDisplayName }}?",
  unsubscribed:
    "You get no more news from {{ projectDisplayName }}. Emails about your account still come.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} wants to join {{ teamDisplayName }}",
      more: "Requests to join {{ teamDisplayName }}: {{ count }}",
      body: "Let them in or decline in the team's settings.",
    },
    team_joined: {
      one: "{{ personDisplayName }} joined {{ teamDisplayName }}",
      more: "New members of {{ teamDisplayName }}: {{ count }}",
      body:
        "The team lets people join with an email address at its domain. You can remove members " +
        "in the team's settings.",
    },
    acceptedTitle: "You're now in {{ teamDisplayName }}",
    acceptedBody:
      "Your request to join {{ teamDisplayName }} on {{ projectDisplayName }} was accepted.",
    openTeam: "Open team settings",
    openApp: "Continue to {{ projectDisplayName }}",
    managesTeam:
      "You got this email because you manage {{ teamDisplayName }} on {{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "The team {{ teamDisplayName }} was deleted",
    body:
      "The team and everything that belongs to it were deleted for all members. This can't " +
      "be undone. If you didn't expect it, talk to the people who managed the team.",
    wasMember:
      "You got this email because you were a member of {{ teamDisplayName }} on " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Verify your email address for {{ projectDisplayName }}",
      title: "Verify your email address",
      body: "Confirm that this address is yours, so that {{ projectDisplayName }} can email you here.",
      action: "Verify address",
    },
    password_reset: {
      subject: "Reset your {{ projectDisplayName }} password",
      title: "Reset your password",
      body:
        "Choose a new password for your {{ projectDisplayName }} account. You'll be signed " +
        "out everywhere.",
      action: "Choose a new password",
    },
    magic_link: {
      subject: "Sign in to {{ projectDisplayName }}{{#if otp}}: your code is {{ otp }}{{/if}}",
      title: "Sign in to {{ projectDisplayName }}",
      body:
        "{{#if otp}}Enter this code where you are signing in. {{ projectDisplayName }} will " +
        "never call you and ask for it.{{else}}Sign in with the link below.{{/if}}",
      action: "Sign in",
    },
    team_invitation: {
      subject: "You've been invited to join {{ teamDisplayName }}",
      title: "Join {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} invited you to join the team " +
        "{{ teamDisplayName }} on {{ projectDisplayName }}.{{else}}You've been invited to " +
        "join the team {{ teamDisplayName }} on {{ projectDisplayName }}.{{/if}}",
      action: "Join team",
    },
  },
  notices: {
    password_changed: "Your {{ projectDisplayName }} password was changed",
    password_set: "A password was added to your {{ projectDisplayName }} account",
    email_changed: "Your sign-in address was changed{{#if detail}} to {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} was added as a way to sign in to your {{ projectDisplayName }} account",
    sign_in_address_removed:
      "{{ detail }} is no longer a way to sign in to your {{ projectDisplayName }} account",
    address_verified: "{{ detail }} was verified for your {{ projectDisplayName }} account",
    primary_changed:
      "{{ detail }} is now the main address of your {{ projectDisplayName }} account",
    email_codes_on: "Sign-in by emailed codes was turned on",
    email_codes_off: "Sign-in by emailed codes was turned off",
    second_factor_on: "Two-step sign-in was turned on",
    second_factor_off: "Two-step sign-in was turned off",
    second_factor_guessed:
      "Ten wrong codes were entered to sign in to your {{ projectDisplayName }} account",
    recovery_code_used:
      "A recovery code was used to sign in to your {{ projectDisplayName }} account",
    recovery_codes_created:
      "New recovery codes were created for your {{ projectDisplayName }} account",
    passkey_added: "A passkey was added to your {{ projectDisplayName }} account",
    passkey_removed: "A passkey was removed from your {{ projectDisplayName }} account",
    provider_connected: "{{ provider }} was connected to your {{ projectDisplayName }} account",
    provider_disconnected:
      "{{ provider }} was disconnected from your {{ projectDisplayName }} account",
    new_device: "New sign-in to your {{ projectDisplayName }} account",
    password_leaked: "Your {{ projectDisplayName }} password is known from a data leak",
    api_key_created: "An API key was created for your {{ projectDisplayName }} account",
    activity_reported: "Unknown activity was reported in your {{ projectDisplayName }} account",
    account_deleted: "Your {{ projectDisplayName }} account was deleted",
    access_suspended: "Earlier access to your {{ projectDisplayName }} account is on hold",
    suspension_ending:
      "Earlier access to your {{ projectDisplayName }} account will be removed on {{ detail }}",
  },
};
