import type { MailWords } from "./words.js";

export const de: MailWords = {
  greeting: "{{#if userDisplayName}}Hallo {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} auf {{ system }}",
  expires: "Gültig für {{ expiresIn }}. Einmal verwendbar.",
  orLink: "Oder [melden Sie sich mit diesem Link an]({{ magicLink }})",
  unexpected:
    "Sie erhalten diese E-Mail, weil Ihre Adresse bei {{ projectDisplayName }} eingegeben " +
    "wurde. Wenn Sie das nicht waren, können Sie sie ignorieren.",
  invited:
    "{{#if inviterDisplayName}}Sie erhalten diese E-Mail, weil {{ inviterDisplayName }} " +
    "Sie eingeladen hat. Wenn Sie diese Person nicht kennen, ignorieren Sie die " +
    "E-Mail.{{else}}Sie erhalten diese E-Mail, weil Sie in ein Team eingeladen wurden. " +
    "Wenn Sie das nicht erwartet haben, ignorieren Sie die E-Mail.{{/if}}",
  aboutAccount:
    "Sie erhalten diese E-Mail, weil sie die Sicherheit Ihres Kontos bei " +
    "{{ projectDisplayName }} betrifft.",
  wasNotMe: "Das war ich nicht",
  review: "[Sitzungen prüfen]({{ sessionsUrl }})",
  remedy:
    "Wenn Sie das nicht waren, setzen Sie Ihr Passwort zurück. Damit werden alle Geräte " +
    "abgemeldet. Prüfen Sie danach Passkeys, verbundene Konten und Adressen in den " +
    "Kontoeinstellungen.",
  onHold:
    "Ihre Adresse wurde in einem Browser bestätigt, den das Konto nicht kannte. Deshalb " +
    "brauchen frühere Passwörter, Passkeys, verbundene Konten, Geräte, Adressen und Teams " +
    "einmal einen Code aus diesem Postfach. Melden Sie sich mit einem davon an, um alle zu " +
    "behalten. Nach 30 Tagen werden sie entfernt.",
  codeSubject: "{{ otp }} ist Ihr Code für {{ projectDisplayName }}",
  verifyByCode:
    "Geben Sie diesen Code dort ein, wo Sie sich bei {{ projectDisplayName }} registriert " +
    "haben, oder verwenden Sie die Schaltfläche. Wenn Sie sich nicht registriert haben, " +
    "geben Sie ihn nicht ein und nicht weiter.",
  confirmTitle: "Melden Sie sich gerade an?",
  confirmBody:
    "Jemand meldet sich bei Ihrem Konto bei {{ projectDisplayName }} mit etwas an, das " +
    "hinzugefügt wurde, bevor Sie diese Adresse bestätigt haben. Wenn Sie das sind, geben " +
    "Sie dort diesen Code ein. Wenn nicht, geben Sie ihn nicht weiter: Ohne ihn kommt " +
    "niemand hinein.",
  settleTitle: "Frühere Zugänge behalten oder entfernen",
  settleBody:
    "Geben Sie diesen Code in den Kontoeinstellungen von {{ projectDisplayName }} ein, " +
    "um zu behalten oder zu entfernen, was vor der Bestätigung dieser Adresse " +
    "hinzugefügt wurde. Wenn Sie ihn nicht angefordert haben, geben Sie ihn nicht weiter.",
  deviceTitle: "Melden Sie sich auf einem neuen Gerät an?",
  deviceBody:
    "Jemand hat Ihr Passwort bei {{ projectDisplayName }} auf einem Gerät eingegeben, das " +
    "wir nicht kennen. Wenn Sie das sind, geben Sie dort diesen Code ein. Wenn nicht, " +
    "geben Sie ihn nicht weiter und ändern Sie Ihr Passwort: Ohne den Code kommt niemand " +
    "hinein.",
  codesOffTitle: "Codes per E-Mail sind für Ihr Konto bei {{ projectDisplayName }} deaktiviert",
  codesOffBody:
    "Jemand hat einen Code zur Anmeldung bei Ihrem Konto bei {{ projectDisplayName }} " +
    "angefordert. Sie haben diese Codes deaktiviert. Verwenden Sie Ihr Passwort, einen " +
    "Passkey oder ein verbundenes Konto. In den Kontoeinstellungen können Sie die Codes " +
    "wieder aktivieren.",
  leaked:
    "Das Passwort, mit dem Sie sich angemeldet haben, steht auf einer Liste geleakter " +
    "Passwörter, die Angreifer zuerst ausprobieren. Wählen Sie ein neues, das Sie " +
    "nirgendwo sonst verwenden. Das heißt nicht, dass sich jemand anderes angemeldet hat: " +
    "Wir haben es bei Ihrer Anmeldung verglichen.",
  undoes:
    "Wenn Sie das nicht waren, drücken Sie innerhalb von 14 Tagen auf die Schaltfläche. " +
    "Damit werden die letzten Änderungen rückgängig gemacht, alle Geräte abgemeldet, und " +
    "Sie erhalten einen Link für ein neues Passwort.",
  unsubscribe: "Abbestellen",
  unsubscribeAsk: "Keine Neuigkeiten von {{ projectDisplayName }} mehr erhalten?",
  unsubscribed:
    "Sie erhalten keine Neuigkeiten von {{ projectDisplayName }} mehr. E-Mails zu Ihrem " +
    "Konto kommen weiterhin.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} möchte {{ teamDisplayName }} beitreten",
      more: "Beitrittsanfragen für {{ teamDisplayName }}: {{ count }}",
      body: "In den Einstellungen des Teams können Sie Anfragen annehmen oder ablehnen.",
    },
    team_joined: {
      one: "{{ personDisplayName }} ist jetzt in {{ teamDisplayName }}",
      more: "Neue Mitglieder in {{ teamDisplayName }}: {{ count }}",
      body:
        "Das Team lässt Personen mit einer E-Mail-Adresse seiner Domain beitreten. In den " +
        "Einstellungen des Teams können Sie Mitglieder entfernen.",
    },
    acceptedTitle: "Sie sind jetzt in {{ teamDisplayName }}",
    acceptedBody:
      "Ihre Anfrage, {{ teamDisplayName }} bei {{ projectDisplayName }} beizutreten, wurde " +
      "angenommen.",
    openTeam: "Team-Einstellungen öffnen",
    openApp: "Weiter zu {{ projectDisplayName }}",
    managesTeam:
      "Sie erhalten diese E-Mail, weil Sie {{ teamDisplayName }} bei {{ projectDisplayName }} " +
      "verwalten.",
  },
  teamDeleted: {
    title: "Das Team {{ teamDisplayName }} wurde gelöscht",
    body:
      "Das Team und alles, was dazugehört, wurde für alle Mitglieder gelöscht. Das lässt " +
      "sich nicht rückgängig machen. Wenn Sie das nicht erwartet haben, wenden Sie sich an " +
      "die Personen, die das Team verwaltet haben.",
    wasMember:
      "Sie erhalten diese E-Mail, weil Sie Mitglied von {{ teamDisplayName }} bei " +
      "{{ projectDisplayName }} waren.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: E-Mail-Adresse bestätigen",
      title: "E-Mail-Adresse bestätigen",
      body:
        "Bestätigen Sie, dass diese Adresse Ihnen gehört, damit {{ projectDisplayName }} Sie " +
        "hier erreichen kann.",
      action: "Adresse bestätigen",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: Passwort zurücksetzen",
      title: "Passwort zurücksetzen",
      body:
        "Wählen Sie ein neues Passwort für Ihr Konto bei {{ projectDisplayName }}. Sie " +
        "werden überall abgemeldet.",
      action: "Neues Passwort wählen",
    },
    magic_link: {
      subject: "Anmelden bei {{ projectDisplayName }}{{#if otp}}: Ihr Code ist {{ otp }}{{/if}}",
      title: "Anmelden bei {{ projectDisplayName }}",
      body:
        "{{#if otp}}Geben Sie diesen Code dort ein, wo Sie sich anmelden. " +
        "{{ projectDisplayName }} wird Sie nie anrufen und danach fragen.{{else}}Melden Sie " +
        "sich mit dem Link unten an.{{/if}}",
      action: "Anmelden",
    },
    team_invitation: {
      subject: "Einladung in das Team {{ teamDisplayName }}",
      title: "Dem Team {{ teamDisplayName }} beitreten",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} hat Sie in das Team " +
        "{{ teamDisplayName }} bei {{ projectDisplayName }} eingeladen.{{else}}Sie wurden in " +
        "das Team {{ teamDisplayName }} bei {{ projectDisplayName }} eingeladen.{{/if}}",
      action: "Team beitreten",
    },
  },
  notices: {
    password_changed: "Ihr Passwort bei {{ projectDisplayName }} wurde geändert",
    password_set: "Für Ihr Konto bei {{ projectDisplayName }} wurde ein Passwort festgelegt",
    email_changed: "Ihre Anmeldeadresse wurde geändert{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} wurde als Anmeldeadresse zu Ihrem Konto bei {{ projectDisplayName }} hinzugefügt",
    sign_in_address_removed:
      "{{ detail }} ist keine Anmeldeadresse Ihres Kontos bei {{ projectDisplayName }} mehr",
    address_verified: "{{ detail }} wurde für Ihr Konto bei {{ projectDisplayName }} bestätigt",
    primary_changed:
      "{{ detail }} ist jetzt die Hauptadresse Ihres Kontos bei {{ projectDisplayName }}",
    email_codes_on: "Die Anmeldung mit Codes per E-Mail wurde aktiviert",
    email_codes_off: "Die Anmeldung mit Codes per E-Mail wurde deaktiviert",
    second_factor_on: "Die Zwei-Faktor-Authentifizierung wurde aktiviert",
    second_factor_off: "Die Zwei-Faktor-Authentifizierung wurde deaktiviert",
    second_factor_guessed:
      "Zehn falsche Codes wurden zur Anmeldung bei Ihrem Konto bei " +
      "{{ projectDisplayName }} eingegeben",
    recovery_code_used:
      "Ein Wiederherstellungscode wurde zur Anmeldung bei Ihrem Konto bei " +
      "{{ projectDisplayName }} verwendet",
    recovery_codes_created:
      "Für Ihr Konto bei {{ projectDisplayName }} wurden neue Wiederherstellungscodes erstellt",
    passkey_added: "Zu Ihrem Konto bei {{ projectDisplayName }} wurde ein Passkey hinzugefügt",
    passkey_removed: "Aus Ihrem Konto bei {{ projectDisplayName }} wurde ein Passkey entfernt",
    provider_connected:
      "{{ provider }} wurde mit Ihrem Konto bei {{ projectDisplayName }} verbunden",
    provider_disconnected:
      "{{ provider }} wurde von Ihrem Konto bei {{ projectDisplayName }} getrennt",
    new_device: "Neue Anmeldung bei Ihrem Konto bei {{ projectDisplayName }}",
    password_leaked: "Ihr Passwort bei {{ projectDisplayName }} ist aus einem Datenleck bekannt",
    api_key_created: "Für Ihr Konto bei {{ projectDisplayName }} wurde ein API-Schlüssel erstellt",
    activity_reported:
      "Unbekannte Aktivität in Ihrem Konto bei {{ projectDisplayName }} wurde gemeldet",
    account_deleted: "Ihr Konto bei {{ projectDisplayName }} wurde gelöscht",
    access_suspended: "Frühere Zugänge zu Ihrem Konto bei {{ projectDisplayName }} sind ausgesetzt",
    suspension_ending:
      "Frühere Zugänge zu Ihrem Konto bei {{ projectDisplayName }} werden am {{ detail }} entfernt",
  },
};
