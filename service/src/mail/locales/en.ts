import type { MailWords } from "./words.js";

export const en: MailWords = {
  greeting: "{{#if userDisplayName}}Hi {{ userDisplayName }},{{/if}}",
  unexpected: "If you did not expect this mail, you can ignore it.",
  orLink: "Or [sign in with this link]({{ magicLink }})",
  validFor: "This works once, for seven days.",
  requests: {
    email_verification: {
      subject: "Verify your email address for {{ projectDisplayName }}",
      title: "Verify your email address",
      body: "Confirm that this address is yours, and {{ projectDisplayName }} can reach you here.",
      action: "Verify address",
    },
    password_reset: {
      subject: "Reset your password for {{ projectDisplayName }}",
      title: "Reset your password",
      body: "Choose a new password for your account at {{ projectDisplayName }}. You will be signed out everywhere.",
      action: "Choose a new password",
    },
    magic_link: {
      subject: "Sign in to {{ projectDisplayName }}{{#if otp}}: your code is {{ otp }}{{/if}}",
      title: "Sign in to {{ projectDisplayName }}",
      body: "{{#if otp}}Type this code where you are signing in. Nobody from {{ projectDisplayName }} will ever call you for it.{{else}}Sign in with the link below.{{/if}}",
      action: "Sign in",
    },
    team_invitation: {
      subject: "You are invited to join {{ teamDisplayName }}",
      title: "Join {{ teamDisplayName }}",
      body: "You are invited to join the team {{ teamDisplayName }} at {{ projectDisplayName }}.",
      action: "Join team",
    },
  },
  notices: {
    password_changed: {
      subject: "Your password for {{ projectDisplayName }} was changed",
      title: "Your password was changed",
      body: "The password of your account at {{ projectDisplayName }} was changed.",
      remedy:
        "If this was not you, reset your password at once, and sign out the devices you do not know in your account settings.",
    },
    email_changed: {
      subject: "Your sign-in address for {{ projectDisplayName }} was changed",
      title: "Your sign-in address was changed",
      body: "The addresses with which you sign in to {{ projectDisplayName }} were changed.{{#if detail}} It is now {{ detail }}.{{/if}}",
      remedy:
        "If this was not you, change your password and your addresses in your account settings. If you cannot, write to {{ projectDisplayName }}.",
    },
    second_factor_changed: {
      subject: "Two-step sign-in for {{ projectDisplayName }} was changed",
      title: "Two-step sign-in was changed",
      body: "The second step of your sign-in at {{ projectDisplayName }} was turned on, off or replaced.",
      remedy:
        "If this was not you, change your password at once, and set up two-step sign-in anew in your account settings.",
    },
    passkey_changed: {
      subject: "Your passkey for {{ projectDisplayName }} was changed",
      title: "Your passkey was changed",
      body: "The passkey of your account at {{ projectDisplayName }} was added, replaced or removed.",
      remedy:
        "If this was not you, change your password at once, and remove the passkey in your account settings.",
    },
    provider_changed: {
      subject: "Your connected accounts at {{ projectDisplayName }} were changed",
      title: "Your connected accounts were changed",
      body: "An account of another provider was connected to your account at {{ projectDisplayName }}, or disconnected from it.",
      remedy:
        "If this was not you, change your password at once, and look at the connected accounts in your account settings.",
    },
    new_device: {
      subject: "New sign-in to {{ projectDisplayName }}",
      title: "New sign-in to your account",
      body: "Somebody signed in to your account at {{ projectDisplayName }} from a device that was not used for it before.",
      remedy:
        "If this was you, there is nothing to do. If not, change your password at once, and sign out that device in your account settings.",
    },
  },
  when: "When",
  where: "From",
};
