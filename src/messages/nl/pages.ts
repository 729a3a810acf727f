import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Doorgaan naar {app}",

  "forgot.title": "Herstel je wachtwoord",
  "forgot.text":
    "Voer het adres van je account in. We sturen je een link waarmee je een nieuw wachtwoord kiest.",
  "forgot.submit": "Link versturen",
  "forgot.back": "Terug naar inloggen",
  "forgot.sentTitle": "Bekijk je e-mail",
  "forgot.sentText":
    "Als er een account voor {email} is, is er een link voor een nieuw wachtwoord onderweg.",
  "forgot.resent": "We hebben nog een link gestuurd.",

  "reset.title": "Kies een nieuw wachtwoord",
  "reset.text": "Je wordt overal uitgelogd en kunt inloggen met het nieuwe wachtwoord.",
  "reset.submit": "Nieuw wachtwoord instellen",
  "reset.doneTitle": "Je wachtwoord is gewijzigd",
  "reset.doneText": "Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.",
  "reset.notFoundText": "Deze link is onvolledig of niet voor deze app.",
  "reset.expiredText":
    "Deze link om je wachtwoord te herstellen is verlopen. We kunnen je een nieuwe sturen.",
  "reset.usedText":
    "Deze link is al gebruikt. Heb jij het wachtwoord niet gewijzigd, herstel het dan nu opnieuw.",
  "reset.attemptsText": "Deze link is te vaak gebruikt. We kunnen je een nieuwe sturen.",
  "reset.again": "Nieuwe link versturen",

  "verify.title": "Bevestig je e-mailadres",
  "verify.text": "Bevestig dat dit adres van jou is.",
  "verify.submit": "Adres bevestigen",
  "verify.keepPassword":
    "Heb je je aangemeld met een wachtwoord? Log hier eerst in om het te behouden.",
  "verify.doneTitle": "Je e-mailadres is bevestigd",
  "verify.doneText": "Dank je wel. Je kunt deze pagina sluiten of verdergaan.",
  "verify.alreadyTitle": "Al bevestigd",
  "verify.usedText": "Dit e-mailadres is bevestigd. Je hoeft niets meer te doen.",
  "verify.notFoundText": "Deze link is onvolledig of niet voor deze app.",
  "verify.expiredText":
    "Deze link is verlopen. In je accountinstellingen kun je een nieuwe versturen.",
  "verify.attemptsText":
    "Deze link is te vaak gebruikt. In je accountinstellingen kun je een nieuwe versturen.",
  "verify.again": "Accountinstellingen openen",

  "link.notFoundTitle": "Deze link werkt niet",
  "link.expiredTitle": "Deze link is verlopen",
  "link.usedTitle": "Deze link is al gebruikt",
  "link.attemptsTitle": "Te veel pogingen",

  "magicLink.title": "Inloggen",
  "magicLink.text": "Ga door om op dit apparaat in te loggen.",
  "magicLink.submit": "Inloggen",
  "magicLink.notFoundText": "Deze link is onvolledig of niet voor deze app.",
  "magicLink.expiredText": "Inloglinks werken maar een tijdje. We kunnen je een nieuwe sturen.",
  "magicLink.usedText":
    "Elke inloglink werkt één keer. Heb jij de link niet gebruikt, log dan in en bekijk je sessies.",
  "magicLink.attemptsText": "Deze link is te vaak gebruikt. We kunnen je een nieuwe sturen.",
  "magicLink.again": "Nieuwe link versturen",

  "totp.text": "Open je authenticator-app en voer de code voor {app} in.",
  "recovery.label": "Herstelcode",
  "recovery.hint":
    "Een van de codes die je hebt bewaard toen je tweestapsverificatie aanzette. Elke code werkt één keer.",
  "recovery.useApp": "Je authenticator-app gebruiken",

  "oauth.title": "Je wordt ingelogd",
  "oauth.text": "Een ogenblik geduld.",
  "oauth.connectTitle": "{provider} aan je account koppelen?",
  "oauth.connectText": "Er is al een account voor {email}. Koppel {provider} om erop in te loggen.",
  "oauth.connect": "Koppelen en inloggen",
  "oauth.failedTitle": "Je bent niet ingelogd",
  "oauth.failedText": "Er ging iets mis bij het inloggen via de provider. Probeer het opnieuw.",
  "oauth.invalidTotp": "De code van de authenticator-app is ongeldig. Log opnieuw in.",
  "oauth.again": "Terug naar inloggen",

  "signOut.title": "Uitloggen?",
  "signOut.text": "Je moet dan opnieuw inloggen op dit apparaat.",
  "signOut.submit": "Uitloggen",
  "signOut.stay": "Ingelogd blijven",
  "signOut.working": "Je wordt uitgelogd",
  "signOut.doneTitle": "Je bent uitgelogd",
  "signOut.doneText": "Je kunt deze pagina sluiten of opnieuw inloggen.",
  "signOut.deletedTitle": "Account verwijderd",
  "signOut.deletedText":
    "Je account en de gegevens erin zijn verwijderd. Je kunt deze pagina sluiten.",

  "invitation.title": "Word lid van {team}",
  "invitation.text": "Je bent uitgenodigd om lid te worden van het team {team}.",
  "invitation.textFrom": "{inviter} nodigt je uit voor het team {team}.",
  "invitation.signedInAs": "Je bent ingelogd als {email}.",
  "invitation.sentTo":
    "De uitnodiging is naar {invited} gestuurd en je bent ingelogd als {email}. Je kunt met dit account lid worden of naar het andere wisselen.",
  "invitation.submit": "Lid worden",
  "invitation.decline": "Niet nu",
  "invitation.switch": "Ander account gebruiken",
  "invitation.signInTitle": "Je bent uitgenodigd voor een team",
  "invitation.signInText": "Log in of maak een account om lid te worden van het team.",
  "invitation.sentToVisitor":
    "De uitnodiging is verstuurd naar {email}. Maak een account of log in om lid te worden.",
  "invitation.yourName": "Je naam",
  "invitation.yourNameHint": "Andere leden van het team zien deze.",
  "invitation.doneTitle": "Welkom bij {team}",
  "invitation.doneText": "Je bent nu lid van het team.",
  "invitation.notFoundText":
    "Deze uitnodiging is niet volledig, is ingetrokken of hoort bij een andere app.",
  "invitation.expiredText":
    "Deze uitnodiging is verlopen. Vraag een nieuwe aan degene die je heeft uitgenodigd.",
  "invitation.usedText": "Deze uitnodiging is al geaccepteerd.",
  "invitation.attemptsText":
    "Deze uitnodiging is te vaak geprobeerd. Vraag een nieuwe aan degene die je heeft uitgenodigd.",

  "errorPage.title": "Er is iets misgegaan",
  "errorPage.text":
    "Probeer het opnieuw. Gebeurt het weer, laat het dan weten aan de beheerders van deze app.",
  "errorPage.deniedTitle": "Het inloggen is geannuleerd",
  "errorPage.deniedText":
    "De provider mocht je niet inloggen, of het verzoek is geannuleerd. Er is niets veranderd.",
  "errorPage.otherUserTitle": "Dit account is hier van iemand anders",
  "errorPage.otherUserText":
    "Het account dat je koos is al aan iemand anders gekoppeld. Kies een ander account of log in als die persoon.",
  "errorPage.otherAccountTitle": "Er is al een ander account gekoppeld",
  "errorPage.otherAccountText":
    "Je hebt al een ander account van deze provider gekoppeld. Verwijder dat eerst in je accountinstellingen.",
  "errorPage.settings": "Accountinstellingen openen",

  "cli.title": "Inloggen in de terminal?",
  "cli.text":
    "Een terminal vraagt om in te loggen op je account. Ga alleen door als je dit net zelf hebt gestart.",
  "cli.signedInAs": "Het wordt ingelogd als {name}.",
  "cli.code": "Als je terminal een code toont, moet dat {code} zijn.",
  "cli.submit": "Ja, inloggen",
  "cli.decline": "Annuleren",
  "cli.doneTitle": "Terminal ingelogd",
  "cli.doneText": "Je kunt deze pagina sluiten en teruggaan naar je terminal.",
  "cli.declinedTitle": "Verzoek geannuleerd",
  "cli.declinedText":
    "Heb je dit niet zelf gestart, dan probeerde iemand je misschien te misleiden. Je kunt deze pagina sluiten.",
  "cli.missingTitle": "Deze link is niet volledig",
  "cli.missingText":
    "Begin in je terminal opnieuw met inloggen en open de link die daar verschijnt.",
  "cli.failedTitle": "Inloggen in de terminal is mislukt",
  "cli.failedText":
    "Het verzoek is verlopen, al gebruikt of bestaat niet. Begin in je terminal opnieuw met inloggen.",

  "protect.text": "Je account mag dit deel niet bekijken.",
  "frame.title": "Open deze pagina apart",
  "frame.text": "Om je wachtwoord te beschermen werkt deze pagina niet binnen een andere pagina.",
  "frame.action": "Openen in nieuw tabblad",
};
