import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Continua su {app}",

  "forgot.title": "Reimposta la password",
  "forgot.text":
    "Inserisci l’indirizzo del tuo account. Ti invieremo un link per scegliere una nuova password.",
  "forgot.submit": "Invia link",
  "forgot.back": "Torna all’accesso",
  "forgot.sentTitle": "Controlla la posta",
  "forgot.sentText":
    "Se esiste un account per {email}, un link per scegliere una nuova password è in arrivo.",
  "forgot.resent": "Abbiamo inviato un altro link.",

  "reset.title": "Scegli una nuova password",
  "reset.text": "Tutte le tue sessioni verranno chiuse e potrai accedere con la nuova password.",
  "reset.submit": "Imposta nuova password",
  "reset.doneTitle": "La tua password è cambiata",
  "reset.doneText": "Tutte le tue sessioni sono chiuse. Accedi con la nuova password.",
  "reset.notFoundText": "Questo link è incompleto o non è per questa app.",
  "reset.expiredText":
    "Questo link per reimpostare la password è scaduto. Possiamo inviartene uno nuovo.",
  "reset.usedText":
    "Questo link è già stato usato. Se la password non l’hai cambiata tu, reimpostala di nuovo ora.",
  "reset.attemptsText": "Questo link è stato usato troppe volte. Possiamo inviartene uno nuovo.",
  "reset.again": "Invia un nuovo link",

  "verify.title": "Verifica il tuo indirizzo e-mail",
  "verify.text": "Conferma che questo indirizzo è tuo.",
  "verify.submit": "Verifica indirizzo",
  "verify.keepPassword": "Ti sei registrato con una password? Per mantenerla, accedi prima qui.",
  "verify.doneTitle": "Il tuo indirizzo e-mail è verificato",
  "verify.doneText": "Grazie. Puoi chiudere questa pagina o continuare.",
  "verify.alreadyTitle": "Già verificato",
  "verify.usedText": "Questo indirizzo e-mail è verificato. Non c’è altro da fare.",
  "verify.notFoundText": "Questo link è incompleto o non è per questa app.",
  "verify.expiredText":
    "Questo link è scaduto. Puoi inviarne uno nuovo dalle impostazioni dell’account.",
  "verify.attemptsText":
    "Questo link è stato usato troppe volte. Puoi inviarne uno nuovo dalle impostazioni dell’account.",
  "verify.again": "Apri impostazioni account",

  "link.notFoundTitle": "Questo link non funziona",
  "link.expiredTitle": "Questo link è scaduto",
  "link.usedTitle": "Questo link è già stato usato",
  "link.attemptsTitle": "Troppi tentativi",

  "magicLink.title": "Accedi",
  "magicLink.text": "Continua per accedere su questo dispositivo.",
  "magicLink.submit": "Accedi",
  "magicLink.notFoundText": "Questo link è incompleto o non è per questa app.",
  "magicLink.expiredText":
    "I link di accesso valgono solo per un po’. Possiamo inviartene uno nuovo.",
  "magicLink.usedText":
    "Ogni link di accesso vale una sola volta. Se non l’hai usato tu, accedi e controlla le tue sessioni.",
  "magicLink.attemptsText":
    "Questo link è stato usato troppe volte. Possiamo inviartene uno nuovo.",
  "magicLink.again": "Invia un nuovo link",

  "totp.text": "Apri la tua app di autenticazione e inserisci il codice per {app}.",
  "recovery.label": "Codice di recupero",
  "recovery.hint":
    "Uno dei codici che hai salvato quando hai attivato la verifica in due passaggi. Ognuno funziona una volta.",
  "recovery.useApp": "Usa la tua app di autenticazione",

  "oauth.title": "Accesso in corso",
  "oauth.text": "Ci vuole solo un momento.",
  "oauth.connectTitle": "Collegare {provider} al tuo account?",
  "oauth.connectText":
    "Esiste già un account per {email}. Collega {provider} per accedere a questo account.",
  "oauth.connect": "Collega e accedi",
  "oauth.failedTitle": "L’accesso non è riuscito",
  "oauth.failedText": "Si è verificato un errore durante l’accesso con il provider. Riprova.",
  "oauth.invalidTotp": "Il codice dell’app di autenticazione non è valido. Accedi di nuovo.",
  "oauth.again": "Torna all’accesso",

  "signOut.title": "Vuoi uscire?",
  "signOut.text": "Su questo dispositivo dovrai accedere di nuovo.",
  "signOut.submit": "Esci",
  "signOut.stay": "Rimani nell’account",
  "signOut.working": "Disconnessione in corso",
  "signOut.doneTitle": "Disconnessione effettuata",
  "signOut.doneText": "Puoi chiudere questa pagina o accedere di nuovo.",
  "signOut.deletedTitle": "Account eliminato",
  "signOut.deletedText":
    "Il tuo account e i suoi dati sono stati eliminati. Puoi chiudere questa pagina.",

  "invitation.title": "Unisciti a {team}",
  "invitation.text": "Hai ricevuto un invito a entrare nel team {team}.",
  "invitation.textFrom": "{inviter} ti invita a unirti al team {team}.",
  "invitation.signedInAs": "Hai effettuato l’accesso come {email}.",
  "invitation.sentTo":
    "L’invito è stato inviato a {invited} e hai effettuato l’accesso come {email}. Puoi entrare con questo account o passare all’altro.",
  "invitation.submit": "Unisciti al team",
  "invitation.decline": "Non ora",
  "invitation.switch": "Usa un altro account",
  "invitation.signInTitle": "Hai un invito a un team",
  "invitation.signInText": "Accedi o crea un account per unirti al team.",
  "invitation.sentToVisitor":
    "L’invito è stato inviato a {email}. Crea un account o accedi per partecipare.",
  "invitation.yourName": "Il tuo nome",
  "invitation.yourNameHint": "Lo vedono gli altri membri del team.",
  "invitation.doneTitle": "Ti diamo il benvenuto in {team}",
  "invitation.doneText": "Ora fai parte del team.",
  "invitation.notFoundText":
    "Questo invito è incompleto, è stato ritirato o appartiene a un’altra app.",
  "invitation.expiredText": "Questo invito è scaduto. Chiedine uno nuovo a chi ti ha invitato.",
  "invitation.usedText": "Questo invito è già stato accettato.",
  "invitation.attemptsText":
    "Questo invito è stato provato troppe volte. Chiedine uno nuovo a chi te l’ha inviato.",

  "errorPage.title": "Qualcosa è andato storto",
  "errorPage.text": "Riprova. Se succede di nuovo, segnalalo a chi gestisce questa app.",
  "errorPage.deniedTitle": "L’accesso è stato annullato",
  "errorPage.deniedText":
    "Il provider non ha avuto il permesso di farti accedere o la richiesta è stata annullata. Non è cambiato nulla.",
  "errorPage.otherUserTitle": "Questo account appartiene già a un’altra persona",
  "errorPage.otherUserText":
    "L’account scelto è già collegato a un’altra persona. Scegli un altro account o accedi come quella persona.",
  "errorPage.otherAccountTitle": "Un altro account è già collegato",
  "errorPage.otherAccountText":
    "Hai già collegato un altro account di questo provider. Rimuovilo prima nelle impostazioni dell’account.",
  "errorPage.settings": "Apri impostazioni account",

  "cli.title": "Vuoi accedere nel terminale?",
  "cli.text":
    "Un terminale chiede di accedere al tuo account. Continua solo se hai appena avviato tu la richiesta.",
  "cli.signedInAs": "Accederà come {name}.",
  "cli.code": "Se il terminale mostra un codice, deve essere {code}.",
  "cli.submit": "Sì, accedi",
  "cli.decline": "Annulla",
  "cli.doneTitle": "Accesso nel terminale effettuato",
  "cli.doneText": "Puoi chiudere questa pagina e tornare al terminale.",
  "cli.declinedTitle": "Richiesta annullata",
  "cli.declinedText":
    "Se non l’hai avviato tu, forse qualcuno ha provato a ingannarti. Puoi chiudere questa pagina.",
  "cli.missingTitle": "Questo link è incompleto",
  "cli.missingText": "Avvia di nuovo l’accesso nel terminale e apri il link che mostra.",
  "cli.failedTitle": "L’accesso dalla riga di comando non è riuscito",
  "cli.failedText":
    "La richiesta è scaduta, è già stata usata o non esiste. Avvia di nuovo l’accesso nel terminale.",

  "protect.text": "Il tuo account non ha il permesso di vedere questa parte.",
  "frame.title": "Apri questa pagina da sola",
  "frame.text":
    "Per proteggere la tua password, questa pagina non funziona all’interno di un’altra.",
  "frame.action": "Apri in una nuova scheda",
};
