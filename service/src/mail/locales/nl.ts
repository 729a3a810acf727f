import type { MailWords } from "./words.js";

export const nl: MailWords = {
  greeting: "{{#if userDisplayName}}Hallo {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} op {{ system }}",
  expires: "Verloopt over {{ expiresIn }}. Werkt één keer.",
  orLink: "Of [log in met deze link]({{ magicLink }})",
  unexpected:
    "Je krijgt deze e-mail omdat iemand je adres heeft ingevoerd bij " +
    "{{ projectDisplayName }}. Was jij dat niet, negeer hem dan.",
  invited:
    "{{#if inviterDisplayName}}Je krijgt deze e-mail omdat {{ inviterDisplayName }} je " +
    "heeft uitgenodigd. Ken je deze persoon niet, negeer de e-mail dan.{{else}}Je krijgt " +
    "deze e-mail omdat je voor een team bent uitgenodigd. Had je dit niet verwacht, " +
    "negeer de e-mail dan.{{/if}}",
  aboutAccount:
    "Je krijgt deze e-mail omdat hij over de beveiliging van je account bij " +
    "{{ projectDisplayName }} gaat.",
  wasNotMe: "Dit was ik niet",
  review: "[Sessies controleren]({{ sessionsUrl }})",
  remedy:
    "Was jij dit niet, stel dan je wachtwoord opnieuw in. Daarmee worden alle apparaten " +
    "uitgelogd. Controleer daarna de passkeys, gekoppelde accounts en adressen in je " +
    "accountinstellingen.",
  onHold:
    "Je adres is bevestigd in een browser die het account niet kende. Daarom hebben " +
    "eerdere wachtwoorden, passkeys, gekoppelde accounts, apparaten, adressen en teams één " +
    "keer een code uit deze mailbox nodig. Log met een ervan in om ze allemaal te houden. " +
    "Na 30 dagen worden ze verwijderd.",
  codeSubject: "{{ otp }} is je code voor {{ projectDisplayName }}",
  verifyByCode:
    "Voer deze code in waar je je voor {{ projectDisplayName }} hebt aangemeld, of gebruik " +
    "de knop. Heb je je niet aangemeld, voer hem dan niet in en geef hem niet door.",
  confirmTitle: "Ben jij dit die inlogt?",
  confirmBody:
    "Iemand logt in bij je account bij {{ projectDisplayName }} met iets dat is toegevoegd " +
    "voordat je dit adres bevestigde. Ben jij dit, voer daar dan deze code in. Zo niet, " +
    "geef hem niet door: zonder code komt niemand binnen.",
  settleTitle: "Eerdere toegang houden of verwijderen",
  settleBody:
    "Voer deze code in bij de accountinstellingen van {{ projectDisplayName }} om te " +
    "houden of te verwijderen wat is toegevoegd voordat je dit adres bevestigde. Heb je " +
    "er niet om gevraagd, geef hem dan niet door.",
  deviceTitle: "Log je in op een nieuw apparaat?",
  deviceBody:
    "Iemand heeft je wachtwoord bij {{ projectDisplayName }} ingevoerd op een apparaat dat " +
    "we niet kennen. Ben jij dit, voer daar dan deze code in. Zo niet, geef hem niet door " +
    "en wijzig je wachtwoord: zonder code komt niemand binnen.",
  codesOffTitle: "E-mailcodes staan uit voor je {{ projectDisplayName }}-account",
  codesOffBody:
    "Iemand heeft een code gevraagd om in te loggen op je " +
    "{{ projectDisplayName }}-account. Je hebt deze codes uitgezet. Gebruik je " +
    "wachtwoord, een passkey of een gekoppeld account. In je accountinstellingen kun je " +
    "de codes weer aanzetten.",
  leaked:
    "Het wachtwoord waarmee je bent ingelogd, staat op een lijst met gelekte " +
    "wachtwoorden, die aanvallers als eerste proberen. Kies een nieuw wachtwoord dat je " +
    "nergens anders gebruikt. Dit betekent niet dat iemand anders heeft ingelogd: we " +
    "vergeleken het toen jij inlogde.",
  undoes:
    "Was jij dit niet, druk dan binnen 14 dagen op de knop. Recente wijzigingen worden dan " +
    "ongedaan gemaakt, alle apparaten uitgelogd en je krijgt een link om een nieuw " +
    "wachtwoord te kiezen.",
  unsubscribe: "Afmelden",
  unsubscribeAsk: "Geen nieuws van {{ projectDisplayName }} meer ontvangen?",
  unsubscribed:
    "Je ontvangt geen nieuws van {{ projectDisplayName }} meer. E-mails over je account " +
    "blijven komen.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} wil lid worden van {{ teamDisplayName }}",
      more: "Verzoeken om lid te worden van {{ teamDisplayName }}: {{ count }}",
      body: "In de teaminstellingen kun je verzoeken toelaten of afwijzen.",
    },
    team_joined: {
      one: "{{ personDisplayName }} is nu lid van {{ teamDisplayName }}",
      more: "Nieuwe leden van {{ teamDisplayName }}: {{ count }}",
      body:
        "Mensen met een e-mailadres van het domein van het team kunnen lid worden. In de " +
        "teaminstellingen kun je leden verwijderen.",
    },
    acceptedTitle: "Je bent nu lid van {{ teamDisplayName }}",
    acceptedBody:
      "Je verzoek om lid te worden van {{ teamDisplayName }} bij {{ projectDisplayName }} is " +
      "toegelaten.",
    openTeam: "Teaminstellingen openen",
    openApp: "Doorgaan naar {{ projectDisplayName }}",
    managesTeam:
      "Je krijgt deze e-mail omdat je {{ teamDisplayName }} bij {{ projectDisplayName }} " +
      "beheert.",
  },
  teamDeleted: {
    title: "Het team {{ teamDisplayName }} is verwijderd",
    body:
      "Het team en alles wat erbij hoorde zijn voor alle leden verwijderd. Dit kan niet " +
      "ongedaan worden gemaakt. Had je dit niet verwacht, neem dan contact op met de " +
      "mensen die het team beheerden.",
    wasMember:
      "Je krijgt deze e-mail omdat je lid was van {{ teamDisplayName }} bij " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Bevestig je e-mailadres voor {{ projectDisplayName }}",
      title: "Bevestig je e-mailadres",
      body: "Bevestig dat dit adres van jou is, zodat {{ projectDisplayName }} je hier kan bereiken.",
      action: "Adres bevestigen",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: stel je wachtwoord opnieuw in",
      title: "Stel je wachtwoord opnieuw in",
      body:
        "Kies een nieuw wachtwoord voor je account bij {{ projectDisplayName }}. Je wordt " +
        "overal uitgelogd.",
      action: "Nieuw wachtwoord kiezen",
    },
    magic_link: {
      subject: "Inloggen bij {{ projectDisplayName }}{{#if otp}}: je code is {{ otp }}{{/if}}",
      title: "Inloggen bij {{ projectDisplayName }}",
      body:
        "{{#if otp}}Voer deze code in waar je inlogt. {{ projectDisplayName }} belt je nooit " +
        "om ernaar te vragen.{{else}}Log in met de link hieronder.{{/if}}",
      action: "Inloggen",
    },
    team_invitation: {
      subject: "Uitnodiging voor het team {{ teamDisplayName }}",
      title: "Word lid van {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} nodigt je uit voor het team " +
        "{{ teamDisplayName }} bij {{ projectDisplayName }}.{{else}}Je bent uitgenodigd voor " +
        "het team {{ teamDisplayName }} bij {{ projectDisplayName }}.{{/if}}",
      action: "Lid worden",
    },
  },
  notices: {
    password_changed: "Het wachtwoord van je account bij {{ projectDisplayName }} is gewijzigd",
    password_set: "Er is een wachtwoord ingesteld voor je account bij {{ projectDisplayName }}",
    email_changed: "Je inlogadres is gewijzigd{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} is toegevoegd als inlogadres van je account bij {{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} is geen inlogadres van je account bij {{ projectDisplayName }} meer",
    address_verified: "{{ detail }} is bevestigd voor je account bij {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} is nu het hoofdadres van je account bij {{ projectDisplayName }}",
    email_codes_on: "Inloggen met codes per e-mail is aangezet",
    email_codes_off: "Inloggen met codes per e-mail is uitgezet",
    second_factor_on: "Tweestapsverificatie is aangezet",
    second_factor_off: "Tweestapsverificatie is uitgezet",
    second_factor_guessed:
      "Er zijn tien onjuiste codes ingevoerd om in te loggen bij je account bij " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "Er is een herstelcode gebruikt om in te loggen bij je account bij {{ projectDisplayName }}",
    recovery_codes_created:
      "Er zijn nieuwe herstelcodes gemaakt voor je account bij {{ projectDisplayName }}",
    passkey_added: "Er is een passkey toegevoegd aan je account bij {{ projectDisplayName }}",
    passkey_removed: "Er is een passkey verwijderd uit je account bij {{ projectDisplayName }}",
    provider_connected: "{{ provider }} is gekoppeld aan je account bij {{ projectDisplayName }}",
    provider_disconnected:
      "{{ provider }} is losgekoppeld van je account bij {{ projectDisplayName }}",
    new_device: "Nieuwe inlog bij je account bij {{ projectDisplayName }}",
    password_leaked: "Je wachtwoord voor {{ projectDisplayName }} is bekend uit een datalek",
    api_key_created: "Er is een API-sleutel gemaakt voor je account bij {{ projectDisplayName }}",
    activity_reported:
      "Er is onbekende activiteit gemeld in je account bij {{ projectDisplayName }}",
    account_deleted: "Je account bij {{ projectDisplayName }} is verwijderd",
    access_suspended: "Eerdere toegang tot je account bij {{ projectDisplayName }} is opgeschort",
    suspension_ending:
      "Eerdere toegang tot je account bij {{ projectDisplayName }} wordt verwijderd op " +
      "{{ detail }}",
  },
};
