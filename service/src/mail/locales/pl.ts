import type { MailWords } from "./words.js";

export const pl: MailWords = {
  greeting: "{{#if userDisplayName}}Cześć {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ({{ system }})",
  expires: "Ważność: {{ expiresIn }}. Działa tylko raz.",
  orLink: "Albo [zaloguj się tym linkiem]({{ magicLink }})",
  unexpected:
    "Otrzymujesz tę wiadomość, ponieważ ktoś wpisał Twój adres w aplikacji " +
    "{{ projectDisplayName }}. Jeśli to nie Ty, zignoruj ją.",
  invited:
    "{{#if inviterDisplayName}}Otrzymujesz tę wiadomość, ponieważ " +
    "{{ inviterDisplayName }} wysyła Ci zaproszenie. Jeśli nie znasz tej osoby, zignoruj " +
    "wiadomość.{{else}}Otrzymujesz tę wiadomość, ponieważ ktoś zaprasza Cię do zespołu. " +
    "Jeśli się tego nie spodziewasz, zignoruj wiadomość.{{/if}}",
  aboutAccount:
    "Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta w aplikacji " +
    "{{ projectDisplayName }}.",
  wasNotMe: "To nie ja",
  review: "[Sprawdź sesje]({{ sessionsUrl }})",
  remedy:
    "Jeśli to nie Ty, zresetuj hasło. Spowoduje to wylogowanie na wszystkich urządzeniach. " +
    "Potem sprawdź klucze dostępu, połączone konta i adresy w ustawieniach konta.",
  onHold:
    "Twój adres potwierdzono w przeglądarce, której konto nie znało. Dlatego wcześniejsze " +
    "hasła, klucze dostępu, połączone konta, urządzenia, adresy i zespoły wymagają " +
    "jednorazowo kodu z tej skrzynki. Zaloguj się za pomocą jednego z nich, aby zachować " +
    "wszystkie. Po 30 dniach zostaną usunięte.",
  codeSubject: "{{ otp }} to Twój kod do {{ projectDisplayName }}",
  verifyByCode:
    "Wpisz ten kod tam, gdzie rejestrujesz się w aplikacji {{ projectDisplayName }}, lub " +
    "użyj przycisku. Jeśli to nie Ty się rejestrujesz, nie wpisuj go i nikomu go nie podawaj.",
  confirmTitle: "Czy to Ty się logujesz?",
  confirmBody:
    "Ktoś loguje się na Twoje konto w aplikacji {{ projectDisplayName }} czymś, co dodano, " +
    "zanim ten adres został potwierdzony. Jeśli to Ty, wpisz tam ten kod. Jeśli nie, nikomu " +
    "go nie podawaj: bez niego nikt nie wejdzie.",
  settleTitle: "Zachowaj lub usuń wcześniejszy dostęp",
  settleBody:
    "Wpisz ten kod w ustawieniach konta {{ projectDisplayName }}, aby zachować lub " +
    "usunąć to, co dodano przed potwierdzeniem tego adresu. Jeśli to nie Ty o niego " +
    "prosisz, nikomu go nie podawaj.",
  deviceTitle: "Logujesz się na nowym urządzeniu?",
  deviceBody:
    "Ktoś wpisał Twoje hasło do aplikacji {{ projectDisplayName }} na urządzeniu, którego " +
    "nie znamy. Jeśli to Ty, wpisz tam ten kod. Jeśli nie, nikomu go nie podawaj i zmień " +
    "hasło: bez kodu nikt nie wejdzie.",
  codesOffTitle: "Kody e-mail są wyłączone na Twoim koncie {{ projectDisplayName }}",
  codesOffBody:
    "Ktoś poprosił o kod do zalogowania się na Twoje konto {{ projectDisplayName }}. Te " +
    "kody są u Ciebie wyłączone, więc użyj hasła, klucza dostępu albo połączonego konta. " +
    "Możesz je ponownie włączyć w ustawieniach konta.",
  leaked:
    "Hasło użyte przy logowaniu znajduje się na liście haseł z wycieków, które atakujący " +
    "próbują najpierw. Wybierz nowe, którego nie używasz nigdzie indziej. Nie oznacza to, " +
    "że zalogował się ktoś inny: porównaliśmy je przy Twoim logowaniu.",
  undoes:
    "Jeśli to nie Ty, naciśnij przycisk w ciągu 14 dni. Ostatnie zmiany zostaną cofnięte, " +
    "wszystkie urządzenia wylogowane, a Ty otrzymasz link do ustawienia nowego hasła.",
  unsubscribe: "Zrezygnuj z subskrypcji",
  unsubscribeAsk: "Nie otrzymywać więcej nowości od {{ projectDisplayName }}?",
  unsubscribed:
    "Nie będziesz już otrzymywać nowości od {{ projectDisplayName }}. Wiadomości dotyczące " +
    "konta nadal będą przychodzić.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} prosi o dołączenie do zespołu {{ teamDisplayName }}",
      more: "Prośby o dołączenie do zespołu {{ teamDisplayName }}: {{ count }}",
      body: "Prośby możesz przyjąć lub odrzucić w ustawieniach zespołu.",
    },
    team_joined: {
      one: "{{ personDisplayName }} jest teraz w zespole {{ teamDisplayName }}",
      more: "Nowi członkowie zespołu {{ teamDisplayName }}: {{ count }}",
      body:
        "Do zespołu mogą dołączać osoby z adresem e-mail w jego domenie. Członków możesz usuwać " +
        "w ustawieniach zespołu.",
    },
    acceptedTitle: "Jesteś teraz w zespole {{ teamDisplayName }}",
    acceptedBody:
      "Twoja prośba o dołączenie do zespołu {{ teamDisplayName }} w aplikacji " +
      "{{ projectDisplayName }} została przyjęta.",
    openTeam: "Otwórz ustawienia zespołu",
    openApp: "Przejdź do aplikacji {{ projectDisplayName }}",
    managesTeam:
      "Otrzymujesz tę wiadomość, ponieważ zarządzasz zespołem {{ teamDisplayName }} w aplikacji " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Usunięto zespół {{ teamDisplayName }}",
    body:
      "Zespół i wszystko, co do niego należało, usunięto dla wszystkich członków. Tego nie " +
      "można cofnąć. Jeśli się tego nie spodziewasz, skontaktuj się z osobami, które " +
      "zarządzały zespołem.",
    wasMember:
      "Otrzymujesz tę wiadomość, ponieważ zespół {{ teamDisplayName }} w aplikacji " +
      "{{ projectDisplayName }} był Twoim zespołem.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: potwierdź adres e-mail",
      title: "Potwierdź adres e-mail",
      body:
        "Potwierdź, że ten adres należy do Ciebie, aby aplikacja {{ projectDisplayName }} " +
        "mogła do Ciebie pisać.",
      action: "Potwierdź adres",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: resetowanie hasła",
      title: "Zresetuj hasło",
      body:
        "Wybierz nowe hasło do konta w aplikacji {{ projectDisplayName }}. Nastąpi " +
        "wylogowanie na wszystkich urządzeniach.",
      action: "Wybierz nowe hasło",
    },
    magic_link: {
      subject:
        "Logowanie do aplikacji {{ projectDisplayName }}{{#if otp}}: Twój kod to {{ otp }}{{/if}}",
      title: "Logowanie do aplikacji {{ projectDisplayName }}",
      body:
        "{{#if otp}}Wpisz ten kod tam, gdzie się logujesz. Nikt z aplikacji " +
        "{{ projectDisplayName }} nigdy nie zadzwoni z prośbą o kod.{{else}}Zaloguj się " +
        "linkiem poniżej.{{/if}}",
      action: "Zaloguj się",
    },
    team_invitation: {
      subject: "Zaproszenie do zespołu {{ teamDisplayName }}",
      title: "Dołącz do zespołu {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} zaprasza Cię do zespołu " +
        "{{ teamDisplayName }} w aplikacji {{ projectDisplayName }}.{{else}}Masz zaproszenie " +
        "do zespołu {{ teamDisplayName }} w aplikacji {{ projectDisplayName }}.{{/if}}",
      action: "Dołącz do zespołu",
    },
  },
  notices: {
    password_changed: "Zmieniono hasło do konta w aplikacji {{ projectDisplayName }}",
    password_set: "Ustawiono hasło do konta w aplikacji {{ projectDisplayName }}",
    email_changed: "Zmieniono adres do logowania{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "Dodano adres {{ detail }} do logowania na konto w aplikacji {{ projectDisplayName }}",
    sign_in_address_removed:
      "Adres {{ detail }} nie służy już do logowania na konto w aplikacji {{ projectDisplayName }}",
    address_verified:
      "Potwierdzono adres {{ detail }} na koncie w aplikacji {{ projectDisplayName }}",
    primary_changed:
      "Adres {{ detail }} jest teraz głównym adresem konta w aplikacji {{ projectDisplayName }}",
    email_codes_on: "Włączono logowanie kodami z e-maila",
    email_codes_off: "Wyłączono logowanie kodami z e-maila",
    second_factor_on: "Włączono weryfikację dwuetapową",
    second_factor_off: "Wyłączono weryfikację dwuetapową",
    second_factor_guessed:
      "Wpisano dziesięć błędnych kodów do zalogowania na konto w aplikacji " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "Użyto kodu odzyskiwania do zalogowania na konto w aplikacji {{ projectDisplayName }}",
    recovery_codes_created:
      "Utworzono nowe kody odzyskiwania do konta w aplikacji {{ projectDisplayName }}",
    passkey_added: "Dodano klucz dostępu do konta w aplikacji {{ projectDisplayName }}",
    passkey_removed: "Usunięto klucz dostępu z konta w aplikacji {{ projectDisplayName }}",
    provider_connected: "Połączono {{ provider }} z kontem w aplikacji {{ projectDisplayName }}",
    provider_disconnected: "Odłączono {{ provider }} od konta w aplikacji {{ projectDisplayName }}",
    new_device: "Nowe logowanie na konto w aplikacji {{ projectDisplayName }}",
    password_leaked: "Twoje hasło do {{ projectDisplayName }} jest znane z wycieku danych",
    api_key_created: "Utworzono klucz API dla konta w aplikacji {{ projectDisplayName }}",
    activity_reported: "Zgłoszono nieznaną aktywność na Twoim koncie {{ projectDisplayName }}",
    account_deleted: "Usunięto Twoje konto w aplikacji {{ projectDisplayName }}",
    access_suspended:
      "Wcześniejszy dostęp do Twojego konta w aplikacji {{ projectDisplayName }} jest wstrzymany",
    suspension_ending:
      "Wcześniejszy dostęp do Twojego konta w aplikacji {{ projectDisplayName }} zostanie " +
      "usunięty {{ detail }}",
  },
};
