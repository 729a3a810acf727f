import type { MailWords } from "./words.js";

export const sv: MailWords = {
  greeting: "{{#if userDisplayName}}Hej {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} på {{ system }}",
  expires: "Giltig i {{ expiresIn }}. Kan användas en gång.",
  orLink: "Eller [logga in med den här länken]({{ magicLink }})",
  unexpected:
    "Du får det här mejlet eftersom någon angav din adress hos {{ projectDisplayName }}. " +
    "Om det inte var du kan du ignorera det.",
  invited:
    "{{#if inviterDisplayName}}Du får det här mejlet eftersom {{ inviterDisplayName }} " +
    "har bjudit in dig. Om du inte vet vem det är kan du ignorera det.{{else}}Du får det " +
    "här mejlet eftersom du har bjudits in till ett team. Om du inte väntade dig det kan " +
    "du ignorera det.{{/if}}",
  aboutAccount:
    "Du får det här mejlet eftersom det gäller säkerheten för ditt konto hos " +
    "{{ projectDisplayName }}.",
  wasNotMe: "Det var inte jag",
  review: "[Granska sessionerna]({{ sessionsUrl }})",
  remedy:
    "Om det inte var du, återställ lösenordet. Då loggas alla enheter ut. Kontrollera " +
    "sedan nycklar, anslutna konton och adresser i kontoinställningarna.",
  onHold:
    "Din adress bekräftades i en webbläsare som kontot inte kände till. Därför behöver " +
    "tidigare lösenord, nycklar, anslutna konton, enheter, adresser och team en gång en kod " +
    "från den här inkorgen. Logga in med något av dem för att behålla alla. Efter 30 dagar " +
    "tas de bort.",
  codeSubject: "{{ otp }} är din kod för {{ projectDisplayName }}",
  verifyByCode:
    "Ange koden där du registrerade dig hos {{ projectDisplayName }}, eller använd " +
    "knappen. Om du inte har registrerat dig ska du inte ange den och inte lämna den vidare.",
  confirmTitle: "Är det du som loggar in?",
  confirmBody:
    "Någon loggar in på ditt konto hos {{ projectDisplayName }} med något som lades till " +
    "innan du bekräftade den här adressen. Om det är du anger du koden där. Annars lämna " +
    "den inte vidare: utan den kommer ingen in.",
  settleTitle: "Behåll eller ta bort tidigare åtkomst",
  settleBody:
    "Ange koden i kontoinställningarna för {{ projectDisplayName }} för att behålla " +
    "eller ta bort det som lades till innan du bekräftade den här adressen. Om du inte " +
    "bad om den ska du inte ge den till någon.",
  deviceTitle: "Loggar du in på en ny enhet?",
  deviceBody:
    "Någon angav ditt lösenord hos {{ projectDisplayName }} på en enhet som vi inte känner " +
    "till. Om det är du anger du koden där. Annars lämna den inte vidare och byt lösenord: " +
    "utan koden kommer ingen in.",
  codesOffTitle: "Koder via e-post är avstängda för ditt {{ projectDisplayName }}-konto",
  codesOffBody:
    "Någon har begärt en kod för att logga in på ditt {{ projectDisplayName }}-konto. Du " +
    "har stängt av de här koderna, så använd ditt lösenord, en nyckel eller ett anslutet " +
    "konto. Du kan slå på dem igen i kontoinställningarna.",
  leaked:
    "Lösenordet som du loggade in med finns på en lista över läckta lösenord, som " +
    "angripare provar först. Välj ett nytt som du inte använder någon annanstans. Det " +
    "betyder inte att någon annan har loggat in: vi jämförde det när du gjorde det.",
  undoes:
    "Om det inte var du, tryck på knappen inom 14 dagar. Då ångras de senaste ändringarna, " +
    "alla enheter loggas ut och du får en länk för att välja ett nytt lösenord.",
  unsubscribe: "Avsluta prenumerationen",
  unsubscribeAsk: "Vill du inte längre få nyheter från {{ projectDisplayName }}?",
  unsubscribed:
    "Du får inga fler nyheter från {{ projectDisplayName }}. Mejl om ditt konto kommer " +
    "fortfarande.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} vill gå med i {{ teamDisplayName }}",
      more: "Förfrågningar om att gå med i {{ teamDisplayName }}: {{ count }}",
      body: "Godkänn eller avböj förfrågningar i teamets inställningar.",
    },
    team_joined: {
      one: "{{ personDisplayName }} är nu med i {{ teamDisplayName }}",
      more: "Nya medlemmar i {{ teamDisplayName }}: {{ count }}",
      body:
        "Personer med en e-postadress på teamets domän kan gå med. Du kan ta bort medlemmar i " +
        "teamets inställningar.",
    },
    acceptedTitle: "Du är nu med i {{ teamDisplayName }}",
    acceptedBody:
      "Din förfrågan om att gå med i {{ teamDisplayName }} hos {{ projectDisplayName }} har " +
      "godkänts.",
    openTeam: "Öppna teamets inställningar",
    openApp: "Fortsätt till {{ projectDisplayName }}",
    managesTeam:
      "Du får det här mejlet för att du hanterar {{ teamDisplayName }} hos " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Teamet {{ teamDisplayName }} har raderats",
    body:
      "Teamet och allt som hörde till det har raderats för alla medlemmar. Det går inte " +
      "att ångra. Om du inte väntade dig det kan du kontakta dem som hanterade teamet.",
    wasMember:
      "Du får det här mejlet för att du var medlem i {{ teamDisplayName }} hos " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Verifiera din e-postadress för {{ projectDisplayName }}",
      title: "Verifiera din e-postadress",
      body: "Bekräfta att adressen är din, så att {{ projectDisplayName }} kan nå dig här.",
      action: "Verifiera adress",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: återställ lösenordet",
      title: "Återställ lösenordet",
      body: "Välj ett nytt lösenord för ditt konto hos {{ projectDisplayName }}. Du loggas ut överallt.",
      action: "Välj nytt lösenord",
    },
    magic_link: {
      subject: "Logga in hos {{ projectDisplayName }}{{#if otp}}: din kod är {{ otp }}{{/if}}",
      title: "Logga in hos {{ projectDisplayName }}",
      body:
        "{{#if otp}}Skriv in koden där du loggar in. {{ projectDisplayName }} ringer aldrig " +
        "och frågar efter den.{{else}}Logga in med länken nedan.{{/if}}",
      action: "Logga in",
    },
    team_invitation: {
      subject: "Inbjudan till teamet {{ teamDisplayName }}",
      title: "Gå med i {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} har bjudit in dig till teamet " +
        "{{ teamDisplayName }} hos {{ projectDisplayName }}.{{else}}Du har blivit inbjuden " +
        "till teamet {{ teamDisplayName }} hos {{ projectDisplayName }}.{{/if}}",
      action: "Gå med i teamet",
    },
  },
  notices: {
    password_changed: "Lösenordet för ditt konto hos {{ projectDisplayName }} har ändrats",
    password_set: "Ett lösenord har lagts till i ditt konto hos {{ projectDisplayName }}",
    email_changed: "Din inloggningsadress har ändrats{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} har lagts till som inloggningsadress för ditt konto hos " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} är inte längre en inloggningsadress för ditt konto hos " +
      "{{ projectDisplayName }}",
    address_verified: "{{ detail }} har bekräftats för ditt konto hos {{ projectDisplayName }}",
    primary_changed: "{{ detail }} är nu huvudadressen för ditt konto hos {{ projectDisplayName }}",
    email_codes_on: "Inloggning med koder via e-post har slagits på",
    email_codes_off: "Inloggning med koder via e-post har stängts av",
    second_factor_on: "Tvåstegsverifiering har slagits på",
    second_factor_off: "Tvåstegsverifiering har stängts av",
    second_factor_guessed:
      "Tio felaktiga koder angavs för att logga in på ditt konto hos {{ projectDisplayName }}",
    recovery_code_used:
      "En återställningskod användes för att logga in på ditt konto hos {{ projectDisplayName }}",
    recovery_codes_created:
      "Nya återställningskoder har skapats för ditt konto hos {{ projectDisplayName }}",
    passkey_added: "En nyckel har lagts till i ditt konto hos {{ projectDisplayName }}",
    passkey_removed: "En nyckel har tagits bort från ditt konto hos {{ projectDisplayName }}",
    provider_connected: "{{ provider }} har anslutits till ditt konto hos {{ projectDisplayName }}",
    provider_disconnected:
      "{{ provider }} har kopplats bort från ditt konto hos {{ projectDisplayName }}",
    new_device: "Ny inloggning på ditt konto hos {{ projectDisplayName }}",
    password_leaked: "Ditt lösenord till {{ projectDisplayName }} är känt från en dataläcka",
    api_key_created: "En API-nyckel har skapats för ditt konto hos {{ projectDisplayName }}",
    activity_reported: "Okänd aktivitet rapporterades i ditt konto hos {{ projectDisplayName }}",
    account_deleted: "Ditt konto hos {{ projectDisplayName }} har tagits bort",
    access_suspended: "Tidigare åtkomst till ditt konto hos {{ projectDisplayName }} är pausad",
    suspension_ending:
      "Tidigare åtkomst till ditt konto hos {{ projectDisplayName }} tas bort den {{ detail }}",
  },
};
