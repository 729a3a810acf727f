import type { MailWords } from "./words.js";

export const cs: MailWords = {
  greeting: "{{#if userDisplayName}}Dobrý den, {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ({{ system }})",
  expires: "Platnost: {{ expiresIn }}. Lze použít jednou.",
  orLink: "Nebo [se přihlaste tímto odkazem]({{ magicLink }})",
  unexpected:
    "Tento e-mail jste dostali, protože někdo zadal vaši adresu v aplikaci " +
    "{{ projectDisplayName }}. Pokud jste to nebyli vy, ignorujte ho.",
  invited:
    "{{#if inviterDisplayName}}Tento e-mail jste dostali, protože vás zve " +
    "{{ inviterDisplayName }}. Pokud tuto osobu neznáte, e-mail ignorujte.{{else}}Tento " +
    "e-mail jste dostali, protože vás někdo zve do týmu. Pokud to nečekáte, e-mail " +
    "ignorujte.{{/if}}",
  aboutAccount:
    "Tento e-mail jste dostali, protože se týká zabezpečení vašeho účtu v aplikaci " +
    "{{ projectDisplayName }}.",
  wasNotMe: "Nepoznávám to",
  review: "[Zkontrolovat relace]({{ sessionsUrl }})",
  remedy:
    "Pokud tuto změnu nepoznáváte, obnovte si heslo. Tím se odhlásí všechna zařízení. " +
    "Potom v nastavení účtu zkontrolujte přístupové klíče, propojené účty a adresy.",
  onHold:
    "Vaše adresa byla potvrzena v prohlížeči, který účet neznal. Dřívější hesla, " +
    "přístupové klíče, propojené účty, zařízení, adresy a týmy proto jednou vyžadují kód z " +
    "této schránky. Přihlaste se některým z nich a ponecháte si všechny. Po 30 dnech budou odebrány.",
  codeSubject: "{{ otp }} je váš kód pro {{ projectDisplayName }}",
  verifyByCode:
    "Zadejte tento kód tam, kde jste se registrovali v aplikaci {{ projectDisplayName }}, " +
    "nebo použijte tlačítko. Pokud jste se neregistrovali, nezadávejte ho a nikomu ho nesdělujte.",
  confirmTitle: "Přihlašujete se vy?",
  confirmBody:
    "Někdo se přihlašuje k vašemu účtu v aplikaci {{ projectDisplayName }} něčím, co bylo " +
    "přidáno dříve, než jste tuto adresu potvrdili. Pokud jste to vy, zadejte tam tento " +
    "kód. Pokud ne, nikomu ho nesdělujte: bez něj se nikdo nedostane dovnitř.",
  settleTitle: "Ponechat nebo odebrat dřívější přístup",
  settleBody:
    "Zadejte tento kód v nastavení svého účtu {{ projectDisplayName }} a ponechte nebo " +
    "odeberte to, co bylo přidáno před potvrzením této adresy. Pokud jste o něj " +
    "nežádali, nikomu ho nesdělujte.",
  deviceTitle: "Přihlašujete se na novém zařízení?",
  deviceBody:
    "Někdo zadal vaše heslo k aplikaci {{ projectDisplayName }} na zařízení, které " +
    "neznáme. Pokud jste to vy, zadejte tam tento kód. Pokud ne, nikomu ho nesdělujte a " +
    "změňte si heslo: bez kódu se nikdo nedostane dovnitř.",
  codesOffTitle: "Kódy e-mailem jsou u vašeho účtu {{ projectDisplayName }} vypnuté",
  codesOffBody:
    "Někdo požádal o kód pro přihlášení k vašemu účtu {{ projectDisplayName }}. Tyto " +
    "kódy jsou vypnuté, proto použijte heslo, přístupový klíč nebo propojený účet. Znovu " +
    "je zapnete v nastavení účtu.",
  leaked:
    "Heslo, kterým jste se přihlásili, je na seznamu uniklých hesel, která útočníci " +
    "zkoušejí jako první. Zvolte nové, které jinde nepoužíváte. Neznamená to, že se " +
    "přihlásil někdo jiný: porovnali jsme ho při vašem přihlášení.",
  undoes:
    "Pokud tuto změnu nepoznáváte, stiskněte do 14 dnů tlačítko. Poslední změny se vrátí " +
    "zpět, všechna zařízení se odhlásí a dostanete odkaz pro volbu nového hesla.",
  unsubscribe: "Odhlásit odběr",
  unsubscribeAsk: "Už nedostávat novinky od {{ projectDisplayName }}?",
  unsubscribed:
    "Novinky od {{ projectDisplayName }} už nebudete dostávat. E-maily o vašem účtu budou " +
    "chodit dál.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} žádá o vstup do týmu {{ teamDisplayName }}",
      more: "Žádosti o vstup do týmu {{ teamDisplayName }}: {{ count }}",
      body: "Žádosti můžete přijmout nebo odmítnout v nastavení týmu.",
    },
    team_joined: {
      one: "{{ personDisplayName }} je teď v týmu {{ teamDisplayName }}",
      more: "Noví členové týmu {{ teamDisplayName }}: {{ count }}",
      body:
        "Do týmu mohou vstoupit lidé s e-mailovou adresou v jeho doméně. Členy můžete odebrat v " +
        "nastavení týmu.",
    },
    acceptedTitle: "Jste teď v týmu {{ teamDisplayName }}",
    acceptedBody:
      "Vaše žádost o vstup do týmu {{ teamDisplayName }} v aplikaci {{ projectDisplayName }} " +
      "byla přijata.",
    openTeam: "Otevřít nastavení týmu",
    openApp: "Přejít do aplikace {{ projectDisplayName }}",
    managesTeam:
      "Tento e-mail jste dostali, protože spravujete tým {{ teamDisplayName }} v aplikaci " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "{{ teamDisplayName }}ým {{ teamDisplayName }} byl smazán",
    body:
      "{{ teamDisplayName }}ým a vše, co k němu patřilo, se smazalo pro všechny členy. " +
      "Nejde to vrátit zpět. Pokud jste to nečekali, obraťte se na správce týmu.",
    wasMember:
      "Tento e-mail jste dostali, protože jste byli členem týmu {{ teamDisplayName }} v " +
      "aplikaci {{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: ověřte e-mailovou adresu",
      title: "Ověřte e-mailovou adresu",
      body: "Potvrďte, že vám tato adresa patří, aby vám aplikace {{ projectDisplayName }} mohla psát.",
      action: "Ověřit adresu",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: obnovení hesla",
      title: "Obnovení hesla",
      body:
        "Zvolte nové heslo k účtu v aplikaci {{ projectDisplayName }}. Budete odhlášeni ze " +
        "všech zařízení.",
      action: "Zvolit nové heslo",
    },
    magic_link: {
      subject:
        "Přihlášení do aplikace {{ projectDisplayName }}{{#if otp}}: váš kód je {{ otp }}{{/if}}",
      title: "Přihlášení do aplikace {{ projectDisplayName }}",
      body:
        "{{#if otp}}Zadejte tento kód tam, kde se přihlašujete. Z aplikace " +
        "{{ projectDisplayName }} vám kvůli němu nikdy nikdo nezavolá.{{else}}Přihlaste se " +
        "odkazem níže.{{/if}}",
      action: "Přihlásit se",
    },
    team_invitation: {
      subject: "Pozvánka do týmu {{ teamDisplayName }}",
      title: "Připojte se k týmu {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} vás zve do týmu " +
        "{{ teamDisplayName }} v aplikaci {{ projectDisplayName }}.{{else}}Máte pozvánku do " +
        "týmu {{ teamDisplayName }} v aplikaci {{ projectDisplayName }}.{{/if}}",
      action: "Připojit se k týmu",
    },
  },
  notices: {
    password_changed: "Heslo k účtu v aplikaci {{ projectDisplayName }} bylo změněno",
    password_set: "K účtu v aplikaci {{ projectDisplayName }} bylo nastaveno heslo",
    email_changed: "Přihlašovací adresa byla změněna{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "Adresa {{ detail }} byla přidána pro přihlášení k účtu v aplikaci {{ projectDisplayName }}",
    sign_in_address_removed:
      "Adresa {{ detail }} už neslouží k přihlášení k účtu v aplikaci {{ projectDisplayName }}",
    address_verified:
      "Adresa {{ detail }} byla ověřena pro účet v aplikaci {{ projectDisplayName }}",
    primary_changed:
      "Adresa {{ detail }} je teď hlavní adresou účtu v aplikaci {{ projectDisplayName }}",
    email_codes_on: "Přihlašování kódy z e-mailu bylo zapnuto",
    email_codes_off: "Přihlašování kódy z e-mailu bylo vypnuto",
    second_factor_on: "Dvoufázové ověření bylo zapnuto",
    second_factor_off: "Dvoufázové ověření bylo vypnuto",
    second_factor_guessed:
      "K přihlášení k účtu v aplikaci {{ projectDisplayName }} bylo zadáno deset nesprávných kódů",
    recovery_code_used:
      "K přihlášení k účtu v aplikaci {{ projectDisplayName }} byl použit záložní kód",
    recovery_codes_created:
      "Pro účet v aplikaci {{ projectDisplayName }} byly vytvořeny nové záložní kódy",
    passkey_added: "K účtu v aplikaci {{ projectDisplayName }} byl přidán přístupový klíč",
    passkey_removed: "Z účtu v aplikaci {{ projectDisplayName }} byl odebrán přístupový klíč",
    provider_connected:
      "K účtu v aplikaci {{ projectDisplayName }} byl připojen účet {{ provider }}",
    provider_disconnected:
      "Od účtu v aplikaci {{ projectDisplayName }} byl odpojen účet {{ provider }}",
    new_device: "Nové přihlášení k účtu v aplikaci {{ projectDisplayName }}",
    password_leaked: "Vaše heslo k {{ projectDisplayName }} je známé z úniku dat",
    api_key_created: "K účtu v aplikaci {{ projectDisplayName }} byl vytvořen klíč API",
    activity_reported: "Ve vašem účtu {{ projectDisplayName }} byla nahlášena neznámá aktivita",
    account_deleted: "Váš účet v aplikaci {{ projectDisplayName }} byl smazán",
    access_suspended:
      "Dřívější přístup k vašemu účtu v aplikaci {{ projectDisplayName }} je pozastaven",
    suspension_ending:
      "Dřívější přístup k vašemu účtu v aplikaci {{ projectDisplayName }} bude odebrán " +
      "{{ detail }}",
  },
};
