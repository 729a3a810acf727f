import type { MailWords } from "./words.js";

export const it: MailWords = {
  greeting: "{{#if userDisplayName}}Ciao {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} su {{ system }}",
  expires: "Scade tra {{ expiresIn }}. Utilizzabile una sola volta.",
  orLink: "Oppure [accedi con questo link]({{ magicLink }})",
  unexpected:
    "Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo su " +
    "{{ projectDisplayName }}. Se non riconosci la richiesta, ignorala.",
  invited:
    "{{#if inviterDisplayName}}Ricevi questa e-mail perché {{ inviterDisplayName }} ti " +
    "ha inviato un invito. Se non conosci questa persona, ignora l’e-mail.{{else}}Ricevi " +
    "questa e-mail perché hai ricevuto un invito in un team. Se non te lo aspettavi, " +
    "ignora l’e-mail.{{/if}}",
  aboutAccount:
    "Ricevi questa e-mail perché riguarda la sicurezza del tuo account {{ projectDisplayName }}.",
  wasNotMe: "Non riconosco l’attività",
  review: "[Controlla le sessioni]({{ sessionsUrl }})",
  remedy:
    "Se non riconosci questa attività, reimposta la password: tutti i dispositivi verranno " +
    "disconnessi. Poi controlla le passkey, gli account collegati e gli indirizzi nelle " +
    "impostazioni account.",
  onHold:
    "Il tuo indirizzo è stato confermato da un browser che l’account non conosceva. Perciò " +
    "password, passkey, account collegati, dispositivi, indirizzi e team precedenti " +
    "richiedono una volta un codice da questa casella. Accedi con uno di questi per " +
    "conservarli tutti. Dopo 30 giorni vengono rimossi.",
  codeSubject: "{{ otp }} è il tuo codice {{ projectDisplayName }}",
  verifyByCode:
    "Inserisci questo codice dove ti sei registrato su {{ projectDisplayName }} oppure usa " +
    "il pulsante. Se non ti sei registrato, non inserirlo e non comunicarlo a nessuno.",
  confirmTitle: "Stai accedendo tu?",
  confirmBody:
    "Qualcuno sta accedendo al tuo account {{ projectDisplayName }} con qualcosa che è " +
    "stato aggiunto prima che confermassi questo indirizzo. Se sei tu, inserisci lì questo " +
    "codice. Altrimenti non comunicarlo: senza codice non entra nessuno.",
  settleTitle: "Conserva o rimuovi gli accessi precedenti",
  settleBody:
    "Inserisci questo codice nelle impostazioni del tuo account {{ projectDisplayName }} " +
    "per conservare o rimuovere ciò che è stato aggiunto prima della conferma di questo " +
    "indirizzo. Se non l’hai chiesto tu, non comunicarlo a nessuno.",
  deviceTitle: "Stai accedendo su un nuovo dispositivo?",
  deviceBody:
    "Qualcuno ha inserito la tua password di {{ projectDisplayName }} su un dispositivo " +
    "che non conosciamo. Se sei tu, inserisci lì questo codice. Altrimenti non comunicarlo " +
    "e cambia la password: senza codice non entra nessuno.",
  codesOffTitle: "I codici via e-mail sono disattivati per il tuo account {{ projectDisplayName }}",
  codesOffBody:
    "Qualcuno ha chiesto un codice per accedere al tuo account {{ projectDisplayName }}. " +
    "Hai disattivato questi codici: usa la password, una passkey o un account collegato. " +
    "Puoi riattivarli nelle impostazioni dell’account.",
  leaked:
    "La password con cui hai effettuato l’accesso è in un elenco di password divulgate, " +
    "che gli aggressori provano per prime. Scegline una nuova che non usi altrove. Questo " +
    "non significa che qualcun altro abbia effettuato l’accesso: l’abbiamo confrontata " +
    "quando l’hai fatto tu.",
  undoes:
    "Se non riconosci questa attività, premi il pulsante entro 14 giorni: le modifiche " +
    "recenti verranno annullate, tutti i dispositivi disconnessi e riceverai un link per " +
    "scegliere una nuova password.",
  unsubscribe: "Annulla iscrizione",
  unsubscribeAsk: "Non ricevere più novità da {{ projectDisplayName }}?",
  unsubscribed:
    "Non riceverai più novità da {{ projectDisplayName }}. Le e-mail sul tuo account " +
    "continueranno ad arrivare.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} chiede di entrare in {{ teamDisplayName }}",
      more: "Richieste di ingresso in {{ teamDisplayName }}: {{ count }}",
      body: "Accetta o rifiuta le richieste nelle impostazioni del team.",
    },
    team_joined: {
      one: "{{ personDisplayName }} ora fa parte di {{ teamDisplayName }}",
      more: "Nuovi membri di {{ teamDisplayName }}: {{ count }}",
      body:
        "Il team accoglie chi ha un indirizzo e-mail del suo dominio. Puoi rimuovere i membri " +
        "nelle impostazioni del team.",
    },
    acceptedTitle: "Ora fai parte di {{ teamDisplayName }}",
    acceptedBody:
      "La tua richiesta di entrare in {{ teamDisplayName }} su {{ projectDisplayName }} è stata " +
      "accettata.",
    openTeam: "Apri le impostazioni del team",
    openApp: "Continua su {{ projectDisplayName }}",
    managesTeam:
      "Ricevi questa e-mail perché gestisci {{ teamDisplayName }} su {{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Il team {{ teamDisplayName }} è stato eliminato",
    body:
      "Il team e tutto ciò che gli apparteneva sono stati eliminati per tutti i membri. " +
      "L’operazione non può essere annullata. Se non te lo aspettavi, contatta chi gestiva " +
      "il team.",
    wasMember:
      "Ricevi questa e-mail perché facevi parte di {{ teamDisplayName }} su " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Verifica il tuo indirizzo e-mail per {{ projectDisplayName }}",
      title: "Verifica il tuo indirizzo e-mail",
      body: "Conferma che questo indirizzo è tuo, così {{ projectDisplayName }} potrà scriverti qui.",
      action: "Verifica indirizzo",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: reimposta la password",
      title: "Reimposta la password",
      body:
        "Scegli una nuova password per il tuo account {{ projectDisplayName }}. Tutti i " +
        "dispositivi verranno disconnessi.",
      action: "Scegli una nuova password",
    },
    magic_link: {
      subject: "Accedi a {{ projectDisplayName }}{{#if otp}}: il tuo codice è {{ otp }}{{/if}}",
      title: "Accedi a {{ projectDisplayName }}",
      body:
        "{{#if otp}}Inserisci questo codice dove stai accedendo. {{ projectDisplayName }} " +
        "non ti chiamerà mai per chiedertelo.{{else}}Accedi con il link qui sotto.{{/if}}",
      action: "Accedi",
    },
    team_invitation: {
      subject: "Invito a unirti a {{ teamDisplayName }}",
      title: "Unisciti a {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} ti invita a unirti al team " +
        "{{ teamDisplayName }} su {{ projectDisplayName }}.{{else}}Hai ricevuto un invito a " +
        "unirti al team {{ teamDisplayName }} su {{ projectDisplayName }}.{{/if}}",
      action: "Unisciti al team",
    },
  },
  notices: {
    password_changed: "La password del tuo account {{ projectDisplayName }} è stata modificata",
    password_set: "È stata aggiunta una password al tuo account {{ projectDisplayName }}",
    email_changed:
      "Il tuo indirizzo di accesso è stato modificato{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} è stato aggiunto come indirizzo di accesso al tuo account " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} non è più un indirizzo di accesso al tuo account {{ projectDisplayName }}",
    address_verified: "{{ detail }} è stato verificato per il tuo account {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} è ora l’indirizzo principale del tuo account {{ projectDisplayName }}",
    email_codes_on: "L’accesso con codici via e-mail è stato attivato",
    email_codes_off: "L’accesso con codici via e-mail è stato disattivato",
    second_factor_on: "La verifica in due passaggi è stata attivata",
    second_factor_off: "La verifica in due passaggi è stata disattivata",
    second_factor_guessed:
      "Sono stati inseriti dieci codici errati per accedere al tuo account " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "È stato usato un codice di recupero per accedere al tuo account {{ projectDisplayName }}",
    recovery_codes_created:
      "Sono stati creati nuovi codici di recupero per il tuo account {{ projectDisplayName }}",
    passkey_added: "È stata aggiunta una passkey al tuo account {{ projectDisplayName }}",
    passkey_removed: "È stata rimossa una passkey dal tuo account {{ projectDisplayName }}",
    provider_connected: "{{ provider }} è stato collegato al tuo account {{ projectDisplayName }}",
    provider_disconnected:
      "{{ provider }} è stato scollegato dal tuo account {{ projectDisplayName }}",
    new_device: "Nuovo accesso al tuo account {{ projectDisplayName }}",
    password_leaked: "La tua password di {{ projectDisplayName }} è nota da una fuga di dati",
    api_key_created: "È stata creata una chiave API per il tuo account {{ projectDisplayName }}",
    activity_reported:
      "È stata segnalata un’attività sconosciuta nel tuo account {{ projectDisplayName }}",
    account_deleted: "Il tuo account {{ projectDisplayName }} è stato eliminato",
    access_suspended: "Gli accessi precedenti al tuo account {{ projectDisplayName }} sono sospesi",
    suspension_ending:
      "Gli accessi precedenti al tuo account {{ projectDisplayName }} verranno rimossi il " +
      "{{ detail }}",
  },
};
