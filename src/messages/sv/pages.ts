import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Fortsätt till {app}",

  "forgot.title": "Återställ ditt lösenord",
  "forgot.text":
    "Ange adressen till ditt konto. Vi skickar en länk där du väljer ett nytt lösenord.",
  "forgot.submit": "Skicka länk",
  "forgot.back": "Tillbaka till inloggningen",
  "forgot.sentTitle": "Kolla din e-post",
  "forgot.sentText":
    "Om det finns ett konto för {email} är en länk för att välja ett nytt lösenord på väg.",
  "forgot.resent": "Vi har skickat en länk till.",

  "reset.title": "Välj ett nytt lösenord",
  "reset.text": "Du loggas ut överallt och kan logga in med det nya lösenordet.",
  "reset.submit": "Spara det nya lösenordet",
  "reset.doneTitle": "Ditt lösenord är ändrat",
  "reset.doneText": "Du är utloggad överallt. Logga in med ditt nya lösenord.",
  "reset.notFoundText":
    "Länken för att återställa lösenordet är ofullständig eller gjord för en annan app.",
  "reset.expiredText": "Länken för att återställa lösenordet har gått ut. Vi kan skicka en ny.",
  "reset.usedText":
    "Länken har redan använts. Var det inte du som ändrade lösenordet, återställ det igen nu.",
  "reset.attemptsText": "Länken har prövats för många gånger. Vi kan skicka en ny.",
  "reset.again": "Skicka en ny länk",

  "verify.title": "Verifiera din e-postadress",
  "verify.text": "Bekräfta att adressen tillhör dig.",
  "verify.submit": "Verifiera adressen",
  "verify.keepPassword":
    "Registrerade du dig med ett lösenord? Logga in här först för att behålla det.",
  "verify.doneTitle": "Din e-postadress är verifierad",
  "verify.doneText": "Tack. Du kan stänga sidan eller fortsätta.",
  "verify.alreadyTitle": "Redan verifierad",
  "verify.usedText": "E-postadressen är verifierad. Inget mer behöver göras.",
  "verify.notFoundText": "Länken är ofullständig eller gjord för en annan app.",
  "verify.expiredText": "Länken har gått ut. Du kan skicka en ny från dina kontoinställningar.",
  "verify.attemptsText":
    "Länken har prövats för många gånger. Du kan skicka en ny från dina kontoinställningar.",
  "verify.again": "Öppna kontoinställningar",

  "link.notFoundTitle": "Länken fungerar inte",
  "link.expiredTitle": "Länken har gått ut",
  "link.usedTitle": "Länken har använts",
  "link.attemptsTitle": "För många försök",

  "magicLink.title": "Logga in",
  "magicLink.text": "Ett klick, så är du inloggad på den här enheten.",
  "magicLink.submit": "Logga in",
  "magicLink.notFoundText": "Inloggningslänken är ofullständig eller gjord för en annan app.",
  "magicLink.expiredText": "Inloggningslänkar fungerar bara en tid. Vi kan skicka en ny.",
  "magicLink.usedText":
    "Varje inloggningslänk fungerar en gång. Var det inte du som använde den, logga in och gå igenom dina sessioner.",
  "magicLink.attemptsText": "Inloggningslänken har prövats för många gånger. Vi kan skicka en ny.",
  "magicLink.again": "Skicka en ny länk",

  "totp.text": "Öppna din autentiseringsapp och ange koden för {app}.",
  "recovery.label": "Återställningskod",
  "recovery.hint":
    "En av koderna som du sparade när du slog på tvåstegsverifiering. Varje kod fungerar en gång.",
  "recovery.useApp": "Använd din autentiseringsapp",

  "oauth.title": "Loggar in dig",
  "oauth.text": "Det tar ett ögonblick.",
  "oauth.connectTitle": "Koppla {provider} till ditt konto?",
  "oauth.connectText":
    "Det finns redan ett konto för {email}. Koppla {provider} för att logga in på det.",
  "oauth.connect": "Koppla och logga in",
  "oauth.failedTitle": "Du är inte inloggad",
  "oauth.failedText": "Ett fel uppstod vid inloggningen via leverantören. Försök igen.",
  "oauth.invalidTotp": "Koden från autentiseringsappen är ogiltig. Försök logga in igen.",
  "oauth.again": "Tillbaka till inloggningen",

  "signOut.title": "Logga ut?",
  "signOut.text": "Du måste logga in igen på den här enheten.",
  "signOut.submit": "Logga ut",
  "signOut.stay": "Fortsätt vara inloggad",
  "signOut.working": "Loggar ut dig",
  "signOut.doneTitle": "Du är utloggad",
  "signOut.doneText": "Du kan stänga sidan eller logga in igen.",
  "signOut.deletedTitle": "Kontot är raderat",
  "signOut.deletedText": "Ditt konto och dess data är raderade. Du kan stänga sidan.",

  "invitation.title": "Gå med i {team}",
  "invitation.text": "Du är inbjuden till teamet {team}.",
  "invitation.textFrom": "{inviter} har bjudit in dig till teamet {team}.",
  "invitation.signedInAs": "Du är inloggad som {email}.",
  "invitation.sentTo":
    "Inbjudan skickades till {invited}, och du är inloggad som {email}. Du kan gå med med det här kontot eller byta till det andra.",
  "invitation.submit": "Gå med i teamet",
  "invitation.decline": "Inte nu",
  "invitation.switch": "Använd ett annat konto",
  "invitation.signInTitle": "Du är inbjuden till ett team",
  "invitation.signInText": "Logga in eller skapa ett konto för att gå med i teamet.",
  "invitation.sentToVisitor":
    "Inbjudan skickades till {email}. Skapa ett konto eller logga in för att gå med.",
  "invitation.yourName": "Ditt namn",
  "invitation.yourNameHint": "Andra medlemmar i teamet ser det.",
  "invitation.doneTitle": "Välkommen till {team}",
  "invitation.doneText": "Du är nu medlem i teamet.",
  "invitation.notFoundText":
    "Inbjudan är ofullständig, har återkallats eller är gjord för en annan app.",
  "invitation.expiredText": "Inbjudan har gått ut. Be personen som bjöd in dig om en ny.",
  "invitation.usedText": "Inbjudan har redan accepterats.",
  "invitation.attemptsText":
    "Inbjudan har prövats för många gånger. Be personen som bjöd in dig om en ny.",

  "errorPage.title": "Något gick fel",
  "errorPage.text": "Försök igen. Om det händer igen, berätta det för dem som driver appen.",
  "errorPage.deniedTitle": "Inloggningen avbröts",
  "errorPage.deniedText":
    "Leverantören fick inte logga in dig, eller så avbröts begäran. Inget har ändrats.",
  "errorPage.otherUserTitle": "Det här kontot tillhör någon annan här",
  "errorPage.otherUserText":
    "Kontot du valde är redan anslutet till en annan användare. Välj ett annat konto eller logga in som den användaren.",
  "errorPage.otherAccountTitle": "Ett annat konto är redan anslutet",
  "errorPage.otherAccountText":
    "Du har redan anslutit ett annat konto hos den här leverantören. Ta först bort det i dina kontoinställningar.",
  "errorPage.settings": "Öppna kontoinställningar",

  "cli.title": "Logga in på kommandoraden?",
  "cli.text":
    "Ett program i en terminal vill agera i ditt namn. Fortsätt bara om du själv startade det alldeles nyss.",
  "cli.signedInAs": "Det loggas in som {name}.",
  "cli.code": "Om din terminal visar en kod måste den vara {code}.",
  "cli.submit": "Ja, logga in",
  "cli.decline": "Avbryt",
  "cli.doneTitle": "Kommandoraden är inloggad",
  "cli.doneText": "Du kan stänga sidan och gå tillbaka till terminalen.",
  "cli.declinedTitle": "Begäran avbröts",
  "cli.declinedText":
    "Om du inte startade det här själv kan någon ha försökt lura dig. Du kan stänga sidan.",
  "cli.missingTitle": "Länken är ofullständig",
  "cli.missingText": "Starta inloggningen igen i terminalen och öppna länken som visas där.",
  "cli.failedTitle": "Kommandoraden kunde inte loggas in",
  "cli.failedText":
    "Begäran har gått ut, har använts eller finns inte. Starta inloggningen igen i terminalen.",

  "protect.text": "Ditt konto har inte behörighet att se den här delen.",
  "frame.title": "Öppna den här sidan för sig",
  "frame.text": "För att skydda ditt lösenord fungerar sidan inte inuti en annan sida.",
  "frame.action": "Öppna i en ny flik",
};
