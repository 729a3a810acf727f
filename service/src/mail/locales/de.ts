import type { MailWords } from "./words.js";

export const de: MailWords = {
  greeting: "{{#if userDisplayName}}Hallo {{ userDisplayName }},{{/if}}",
  unexpected: "Wenn du diese Mail nicht erwartet hast, kannst du sie ignorieren.",
  orLink: "Oder [melde dich mit diesem Link an]({{ magicLink }})",
  validFor: "Das geht einmal, sieben Tage lang.",
  requests: {
    email_verification: {
      subject: "Bestätige deine E-Mail-Adresse für {{ projectDisplayName }}",
      title: "Bestätige deine E-Mail-Adresse",
      body: "Bestätige, dass diese Adresse dir gehört, damit {{ projectDisplayName }} dich hier erreichen kann.",
      action: "Adresse bestätigen",
    },
    password_reset: {
      subject: "Neues Passwort für {{ projectDisplayName }}",
      title: "Neues Passwort wählen",
      body: "Wähle ein neues Passwort für dein Konto bei {{ projectDisplayName }}. Du wirst überall abgemeldet.",
      action: "Neues Passwort wählen",
    },
    magic_link: {
      subject: "Anmelden bei {{ projectDisplayName }}{{#if otp}}: dein Code ist {{ otp }}{{/if}}",
      title: "Anmelden bei {{ projectDisplayName }}",
      body: "{{#if otp}}Gib diesen Code dort ein, wo du dich anmeldest. Niemand von {{ projectDisplayName }} wird dich je danach fragen.{{else}}Melde dich mit dem Link unten an.{{/if}}",
      action: "Anmelden",
    },
    team_invitation: {
      subject: "Du bist eingeladen, {{ teamDisplayName }} beizutreten",
      title: "{{ teamDisplayName }} beitreten",
      body: "Du bist eingeladen, dem Team {{ teamDisplayName }} bei {{ projectDisplayName }} beizutreten.",
      action: "Team beitreten",
    },
  },
  notices: {
    password_changed: {
      subject: "Dein Passwort für {{ projectDisplayName }} wurde geändert",
      title: "Dein Passwort wurde geändert",
      body: "Das Passwort deines Kontos bei {{ projectDisplayName }} wurde geändert.",
      remedy:
        "Wenn du das nicht warst, setze dein Passwort sofort zurück und melde in den Kontoeinstellungen Geräte ab, die du nicht kennst.",
    },
    email_changed: {
      subject: "Deine Anmeldeadresse für {{ projectDisplayName }} wurde geändert",
      title: "Deine Anmeldeadresse wurde geändert",
      body: "Die Adressen, mit denen du dich bei {{ projectDisplayName }} anmeldest, wurden geändert.{{#if detail}} Sie lautet jetzt {{ detail }}.{{/if}}",
      remedy:
        "Wenn du das nicht warst, ändere in den Kontoeinstellungen dein Passwort und deine Adressen. Wenn das nicht geht, schreibe an {{ projectDisplayName }}.",
    },
    second_factor_changed: {
      subject: "Die Anmeldung in zwei Schritten bei {{ projectDisplayName }} wurde geändert",
      title: "Die Anmeldung in zwei Schritten wurde geändert",
      body: "Der zweite Schritt deiner Anmeldung bei {{ projectDisplayName }} wurde ein- oder ausgeschaltet oder ersetzt.",
      remedy:
        "Wenn du das nicht warst, ändere sofort dein Passwort und richte die Anmeldung in zwei Schritten in den Kontoeinstellungen neu ein.",
    },
    passkey_changed: {
      subject: "Dein Passkey für {{ projectDisplayName }} wurde geändert",
      title: "Dein Passkey wurde geändert",
      body: "Der Passkey deines Kontos bei {{ projectDisplayName }} wurde hinzugefügt, ersetzt oder entfernt.",
      remedy:
        "Wenn du das nicht warst, ändere sofort dein Passwort und entferne den Passkey in den Kontoeinstellungen.",
    },
    provider_changed: {
      subject: "Deine verknüpften Konten bei {{ projectDisplayName }} wurden geändert",
      title: "Deine verknüpften Konten wurden geändert",
      body: "Mit deinem Konto bei {{ projectDisplayName }} wurde das Konto eines anderen Anbieters verbunden oder davon getrennt.",
      remedy:
        "Wenn du das nicht warst, ändere sofort dein Passwort und prüfe die verbundenen Konten in den Kontoeinstellungen.",
    },
    new_device: {
      subject: "Neue Anmeldung bei {{ projectDisplayName }}",
      title: "Neue Anmeldung bei deinem Konto",
      body: "Jemand hat sich bei deinem Konto bei {{ projectDisplayName }} von einem Gerät angemeldet, das dafür noch nicht benutzt wurde.",
      remedy:
        "Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere sofort dein Passwort und melde das Gerät in den Kontoeinstellungen ab.",
    },
  },
  when: "Wann",
  where: "Von",
};
