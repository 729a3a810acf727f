import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Weiter zu {app}",

  "forgot.title": "Passwort zurücksetzen",
  "forgot.text":
    "Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  "forgot.submit": "Link senden",
  "forgot.back": "Zurück zur Anmeldung",
  "forgot.sentTitle": "Prüfen Sie Ihren Posteingang",
  "forgot.sentText":
    "Wenn es ein Konto für {email} gibt, ist ein Link für ein neues Passwort unterwegs.",
  "forgot.resent": "Wir haben noch einen Link geschickt.",

  "reset.title": "Neues Passwort wählen",
  "reset.text": "Sie werden überall abgemeldet und können sich mit dem neuen Passwort anmelden.",
  "reset.submit": "Neues Passwort setzen",
  "reset.doneTitle": "Ihr Passwort ist geändert",
  "reset.doneText": "Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
  "reset.notFoundText": "Dieser Link ist unvollständig oder nicht für diese App.",
  "reset.expiredText":
    "Dieser Link zum Zurücksetzen des Passworts ist abgelaufen. Wir können Ihnen einen neuen senden.",
  "reset.usedText":
    "Dieser Link wurde schon benutzt. Wenn nicht Sie das Passwort geändert haben, setzen Sie es jetzt erneut zurück.",
  "reset.attemptsText": "Dieser Link wurde zu oft verwendet. Wir können Ihnen einen neuen senden.",
  "reset.again": "Neuen Link senden",

  "verify.title": "E-Mail-Adresse bestätigen",
  "verify.text": "Bestätigen Sie, dass diese Adresse Ihnen gehört.",
  "verify.submit": "Adresse bestätigen",
  "verify.keepPassword":
    "Haben Sie sich mit einem Passwort registriert? Melden Sie sich hier zuerst an, um es zu behalten.",
  "verify.doneTitle": "Ihre E-Mail-Adresse ist bestätigt",
  "verify.doneText": "Danke. Sie können diese Seite schließen oder weitermachen.",
  "verify.alreadyTitle": "Schon bestätigt",
  "verify.usedText": "Diese E-Mail-Adresse ist bestätigt. Es ist nichts mehr zu tun.",
  "verify.notFoundText": "Dieser Link ist unvollständig oder nicht für diese App.",
  "verify.expiredText":
    "Dieser Link ist abgelaufen. In den Kontoeinstellungen können Sie einen neuen senden.",
  "verify.attemptsText":
    "Dieser Link wurde zu oft verwendet. In den Kontoeinstellungen können Sie einen neuen senden.",
  "verify.again": "Kontoeinstellungen öffnen",

  "link.notFoundTitle": "Dieser Link funktioniert nicht",
  "link.expiredTitle": "Dieser Link ist abgelaufen",
  "link.usedTitle": "Dieser Link wurde schon verwendet",
  "link.attemptsTitle": "Zu viele Versuche",

  "magicLink.title": "Anmelden",
  "magicLink.text": "Fahren Sie fort, um sich auf diesem Gerät anzumelden.",
  "magicLink.submit": "Anmelden",
  "magicLink.notFoundText": "Dieser Link ist unvollständig oder nicht für diese App.",
  "magicLink.expiredText":
    "Anmeldelinks gelten nur eine Weile. Wir können Ihnen einen neuen senden.",
  "magicLink.usedText":
    "Jeder Anmeldelink gilt einmal. Wenn nicht Sie ihn benutzt haben, melden Sie sich an und sehen Sie Ihre Sitzungen durch.",
  "magicLink.attemptsText":
    "Dieser Link wurde zu oft verwendet. Wir können Ihnen einen neuen senden.",
  "magicLink.again": "Neuen Link senden",

  "totp.text": "Öffnen Sie Ihre Authenticator-App und geben Sie den Code für {app} ein.",
  "recovery.label": "Wiederherstellungscode",
  "recovery.hint":
    "Einer der Codes, die Sie beim Aktivieren der Zwei-Faktor-Authentifizierung gesichert haben. Jeder gilt einmal.",
  "recovery.useApp": "Authenticator-App verwenden",

  "oauth.title": "Sie werden angemeldet",
  "oauth.text": "Das dauert einen Moment.",
  "oauth.connectTitle": "{provider} mit Ihrem Konto verbinden?",
  "oauth.connectText":
    "Für {email} gibt es bereits ein Konto. Verbinden Sie {provider}, um sich dort anzumelden.",
  "oauth.connect": "Verbinden und anmelden",
  "oauth.failedTitle": "Sie sind nicht angemeldet",
  "oauth.failedText":
    "Beim Anmelden über den Anbieter ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  "oauth.invalidTotp":
    "Der Code der Authenticator-App ist ungültig. Bitte melden Sie sich erneut an.",
  "oauth.again": "Zurück zur Anmeldung",

  "signOut.title": "Abmelden?",
  "signOut.text": "Auf diesem Gerät müssen Sie sich dann erneut anmelden.",
  "signOut.submit": "Abmelden",
  "signOut.stay": "Angemeldet bleiben",
  "signOut.working": "Sie werden abgemeldet",
  "signOut.doneTitle": "Sie sind abgemeldet",
  "signOut.doneText": "Sie können diese Seite schließen oder sich erneut anmelden.",
  "signOut.deletedTitle": "Konto gelöscht",
  "signOut.deletedText":
    "Ihr Konto und seine Daten sind gelöscht. Sie können diese Seite schließen.",

  "invitation.title": "{team} beitreten",
  "invitation.text": "Sie sind in das Team {team} eingeladen.",
  "invitation.textFrom": "{inviter} hat Sie in das Team {team} eingeladen.",
  "invitation.signedInAs": "Sie sind als {email} angemeldet.",
  "invitation.sentTo":
    "Die Einladung ging an {invited}, und Sie sind als {email} angemeldet. Sie können mit diesem Konto beitreten oder zum anderen wechseln.",
  "invitation.submit": "Team beitreten",
  "invitation.decline": "Nicht jetzt",
  "invitation.switch": "Anderes Konto verwenden",
  "invitation.signInTitle": "Sie sind in ein Team eingeladen",
  "invitation.signInText":
    "Melden Sie sich an oder erstellen Sie ein Konto, um dem Team beizutreten.",
  "invitation.sentToVisitor":
    "Die Einladung ging an {email}. Erstellen Sie ein Konto oder melden Sie sich an, um beizutreten.",
  "invitation.yourName": "Ihr Name",
  "invitation.yourNameHint": "Andere Mitglieder des Teams sehen ihn.",
  "invitation.doneTitle": "Willkommen bei {team}",
  "invitation.doneText": "Sie sind jetzt Mitglied des Teams.",
  "invitation.notFoundText":
    "Diese Einladung ist unvollständig, wurde zurückgenommen oder gehört zu einer anderen App.",
  "invitation.expiredText":
    "Diese Einladung ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.",
  "invitation.usedText": "Diese Einladung wurde schon angenommen.",
  "invitation.attemptsText":
    "Diese Einladung wurde zu oft versucht. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.",

  "errorPage.title": "Etwas ist schiefgegangen",
  "errorPage.text":
    "Bitte versuchen Sie es noch einmal. Wenn es wieder schiefgeht, sagen Sie es den Betreibern dieser App.",
  "errorPage.deniedTitle": "Die Anmeldung wurde abgebrochen",
  "errorPage.deniedText":
    "Der Anbieter durfte Sie nicht anmelden, oder die Anfrage wurde abgebrochen. Nichts hat sich geändert.",
  "errorPage.otherUserTitle": "Dieses Konto gehört hier jemand anderem",
  "errorPage.otherUserText":
    "Das gewählte Konto ist schon mit jemand anderem verbunden. Wählen Sie ein anderes Konto oder melden Sie sich als diese Person an.",
  "errorPage.otherAccountTitle": "Ein anderes Konto ist schon verbunden",
  "errorPage.otherAccountText":
    "Sie haben schon ein anderes Konto dieses Anbieters verbunden. Entfernen Sie es zuerst in den Kontoeinstellungen.",
  "errorPage.settings": "Kontoeinstellungen öffnen",

  "cli.title": "Im Terminal anmelden?",
  "cli.text":
    "Ein Terminal möchte sich in Ihrem Namen anmelden. Fahren Sie nur fort, wenn Sie das gerade selbst gestartet haben.",
  "cli.signedInAs": "Es wird als {name} angemeldet.",
  "cli.code": "Zeigt Ihr Terminal einen Code, muss es {code} sein.",
  "cli.submit": "Ja, anmelden",
  "cli.decline": "Abbrechen",
  "cli.doneTitle": "Terminal angemeldet",
  "cli.doneText": "Sie können diese Seite schließen und zum Terminal zurückkehren.",
  "cli.declinedTitle": "Anfrage abgebrochen",
  "cli.declinedText":
    "Wenn nicht Sie das gestartet haben, wollte Sie vielleicht jemand täuschen. Sie können diese Seite schließen.",
  "cli.missingTitle": "Dieser Link ist unvollständig",
  "cli.missingText":
    "Starten Sie die Anmeldung im Terminal neu und öffnen Sie den Link, der dort steht.",
  "cli.failedTitle": "Terminal konnte nicht angemeldet werden",
  "cli.failedText":
    "Die Anfrage ist abgelaufen, wurde schon benutzt oder existiert nicht. Starten Sie die Anmeldung im Terminal neu.",

  "protect.text": "Ihr Konto darf diesen Teil nicht sehen.",
  "frame.title": "Öffnen Sie diese Seite für sich",
  "frame.text":
    "Damit Ihr Passwort sicher bleibt, funktioniert diese Seite nicht innerhalb einer anderen.",
  "frame.action": "In neuem Tab öffnen",
};
