import type { MailWords } from "./words.js";

export const he: MailWords = {
  greeting: "{{#if userDisplayName}}שלום {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ב-{{ system }}",
  expires: "בתוקף למשך: {{ expiresIn }}. לשימוש חד-פעמי.",
  orLink: "או [להתחבר באמצעות הקישור הזה]({{ magicLink }})",
  unexpected:
    "קיבלת את ההודעה הזו כי הכתובת שלך הוזנה ב-{{ projectDisplayName }}. אם זה לא היה " +
    "ביוזמתך, אפשר להתעלם ממנה.",
  invited:
    "{{#if inviterDisplayName}}קיבלת את ההודעה הזו בעקבות הזמנה מאת " +
    "{{ inviterDisplayName }}. אם השולח אינו מוכר לך, אפשר להתעלם ממנה.{{else}}קיבלת את " +
    "ההודעה הזו כי נשלחה אליך הזמנה לצוות. אם לא ציפית לכך, אפשר להתעלם ממנה.{{/if}}",
  aboutAccount: "קיבלת את ההודעה הזו כי היא נוגעת לאבטחת החשבון שלך ב-{{ projectDisplayName }}.",
  wasNotMe: "זה לא היה אני",
  review: "[בדיקת המכשירים המחוברים]({{ sessionsUrl }})",
  remedy:
    "אם זה לא היה ביוזמתך, יש לאפס את הסיסמה. כל המכשירים ינותקו. לאחר מכן כדאי לבדוק את " +
    "מפתחות הגישה, החשבונות המקושרים והכתובות בהגדרות החשבון.",
  onHold:
    "הכתובת שלך אושרה מדפדפן שהחשבון לא הכיר. לכן סיסמאות, מפתחות גישה, חשבונות מקושרים, " +
    "מכשירים, כתובות וצוותים קודמים דורשים פעם אחת קוד מהתיבה הזו. כניסה באמצעות אחד מהם " +
    "שומרת את כולם. אחרי 30 יום הם יוסרו.",
  codeSubject: "{{ otp }} הוא הקוד שלך ב-{{ projectDisplayName }}",
  verifyByCode:
    "יש להזין את הקוד במקום שבו נרשמת ל-{{ projectDisplayName }}, או להשתמש בכפתור. אם לא " +
    "נרשמת, אין להזין אותו ואין להעביר אותו לאיש.",
  confirmTitle: "האם זו כניסה שלך?",
  confirmBody:
    "מישהו נכנס לחשבון שלך ב-{{ projectDisplayName }} באמצעות משהו שנוסף לפני שאישרת את " +
    "הכתובת הזו. אם זו כניסה שלך, יש להזין שם את הקוד. אם לא, אין להעביר אותו: בלעדיו איש לא ייכנס.",
  settleTitle: "שמירה או הסרה של גישה קודמת",
  settleBody:
    "יש להזין את הקוד בהגדרות החשבון שלך ב-{{ projectDisplayName }} כדי לשמור או להסיר " +
    "את מה שנוסף לפני אישור הכתובת הזו. אם לא ביקשת אותו, אין להעביר אותו לאיש.",
  deviceTitle: "כניסה ממכשיר חדש?",
  deviceBody:
    "מישהו הזין את הסיסמה שלך ב-{{ projectDisplayName }} במכשיר שאיננו מכירים. אם זו כניסה " +
    "שלך, יש להזין שם את הקוד. אם לא, אין להעביר אותו ויש לשנות את הסיסמה: בלי הקוד איש לא " +
    "ייכנס.",
  codesOffTitle: "הקודים בדוא״ל כבויים בחשבון שלך ב-{{ projectDisplayName }}",
  codesOffBody:
    "מישהו ביקש קוד כדי להתחבר לחשבון שלך ב-{{ projectDisplayName }}. הקודים האלה " +
    "כבויים, לכן יש להשתמש בסיסמה, במפתח גישה או בחשבון מקושר. אפשר להפעיל אותם שוב " +
    "בהגדרות החשבון.",
  leaked:
    "הסיסמה שבה התחברת מופיעה ברשימה של סיסמאות שדלפו, שתוקפים מנסים תחילה. יש לבחור " +
    "סיסמה חדשה שאינה בשימוש בשום מקום אחר. זה לא אומר שמישהו אחר התחבר: השווינו אותה " +
    "בזמן ההתחברות שלך.",
  undoes:
    "אם זה לא היה ביוזמתך, יש ללחוץ על הכפתור תוך 14 ימים. השינויים האחרונים יבוטלו, כל " +
    "המכשירים ינותקו ויישלח אליך קישור לבחירת סיסמה חדשה.",
  unsubscribe: "ביטול הרשמה",
  unsubscribeAsk: "להפסיק לקבל עדכונים מאת {{ projectDisplayName }}?",
  unsubscribed:
    "לא יישלחו אליך עוד עדכונים מאת {{ projectDisplayName }}. הודעות על החשבון ימשיכו להגיע.",
  joining: {
    team_join_requested: {
      one: "בקשה להצטרף אל {{ teamDisplayName }} מאת {{ personDisplayName }}",
      more: "בקשות הצטרפות אל {{ teamDisplayName }}: {{ count }}",
      body: "אפשר לאשר או לדחות בקשות בהגדרות הצוות.",
    },
    team_joined: {
      one: "הצטרפות אל {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "חברים חדשים ב-{{ teamDisplayName }}: {{ count }}",
      body: "אפשר להצטרף לצוות עם כתובת אימייל מהדומיין שלו. אפשר להסיר חברים בהגדרות הצוות.",
    },
    acceptedTitle: "הצטרפת אל {{ teamDisplayName }}",
    acceptedBody: "הבקשה שלך להצטרף אל {{ teamDisplayName }} ב-{{ projectDisplayName }} אושרה.",
    openTeam: "פתיחת הגדרות הצוות",
    openApp: "המשך אל {{ projectDisplayName }}",
    managesTeam:
      "קיבלת את האימייל הזה כי {{ teamDisplayName }} ב-{{ projectDisplayName }} בניהול שלך.",
  },
  teamDeleted: {
    title: "הצוות {{ teamDisplayName }} נמחק",
    body:
      "הצוות וכל מה ששייך לו נמחקו עבור כל חבריו. אי אפשר לבטל את הפעולה הזו. אם לא ציפית " +
      "לכך, כדאי לפנות למי שניהלו את הצוות.",
    wasMember:
      "קיבלת את האימייל הזה כי היית בצוות {{ teamDisplayName }} ב-{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: אימות כתובת האימייל",
      title: "אימות כתובת האימייל",
      body: "יש לאשר שהכתובת הזו שלך, כדי ש-{{ projectDisplayName }} יוכל לכתוב לך לכאן.",
      action: "אימות הכתובת",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: איפוס הסיסמה",
      title: "איפוס הסיסמה",
      body: "יש לבחור סיסמה חדשה לחשבון שלך ב-{{ projectDisplayName }}. כל המכשירים ינותקו.",
      action: "בחירת סיסמה חדשה",
    },
    magic_link: {
      subject: "התחברות אל {{ projectDisplayName }}{{#if otp}}: הקוד שלך הוא {{ otp }}{{/if}}",
      title: "התחברות אל {{ projectDisplayName }}",
      body:
        "{{#if otp}}יש להזין את הקוד במקום שבו מתחברים. איש מ-{{ projectDisplayName }} לא " +
        "יתקשר לבקש אותו.{{else}}אפשר להתחבר באמצעות הקישור שלמטה.{{/if}}",
      action: "התחברות",
    },
    team_invitation: {
      subject: "הזמנה להצטרף אל {{ teamDisplayName }}",
      title: "הצטרפות אל {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}הזמנה מאת {{ inviterDisplayName }} להצטרף לצוות " +
        "{{ teamDisplayName }} ב-{{ projectDisplayName }}.{{else}}קיבלת הזמנה להצטרף לצוות " +
        "{{ teamDisplayName }} ב-{{ projectDisplayName }}.{{/if}}",
      action: "הצטרפות לצוות",
    },
  },
  notices: {
    password_changed: "הסיסמה של החשבון שלך ב-{{ projectDisplayName }} שונתה",
    password_set: "נוספה סיסמה לחשבון שלך ב-{{ projectDisplayName }}",
    email_changed: "כתובת ההתחברות שלך שונתה{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "הכתובת {{ detail }} נוספה ככתובת התחברות לחשבון שלך ב-{{ projectDisplayName }}",
    sign_in_address_removed:
      "הכתובת {{ detail }} אינה עוד כתובת התחברות לחשבון שלך ב-{{ projectDisplayName }}",
    address_verified: "הכתובת {{ detail }} אומתה בחשבון שלך ב-{{ projectDisplayName }}",
    primary_changed:
      "הכתובת {{ detail }} היא כעת הכתובת הראשית של החשבון שלך ב-{{ projectDisplayName }}",
    email_codes_on: "ההתחברות בקודים בדוא״ל הופעלה",
    email_codes_off: "ההתחברות בקודים בדוא״ל הושבתה",
    second_factor_on: "האימות הדו-שלבי הופעל",
    second_factor_off: "האימות הדו-שלבי הושבת",
    second_factor_guessed: "הוזנו עשרה קודים שגויים להתחברות לחשבון שלך ב-{{ projectDisplayName }}",
    recovery_code_used: "נעשה שימוש בקוד שחזור להתחברות לחשבון שלך ב-{{ projectDisplayName }}",
    recovery_codes_created: "נוצרו קודי שחזור חדשים לחשבון שלך ב-{{ projectDisplayName }}",
    passkey_added: "נוסף מפתח גישה לחשבון שלך ב-{{ projectDisplayName }}",
    passkey_removed: "הוסר מפתח גישה מהחשבון שלך ב-{{ projectDisplayName }}",
    provider_connected: "{{ provider }} קושר לחשבון שלך ב-{{ projectDisplayName }}",
    provider_disconnected: "הקישור של {{ provider }} לחשבון שלך ב-{{ projectDisplayName }} בוטל",
    new_device: "התחברות חדשה לחשבון שלך ב-{{ projectDisplayName }}",
    password_leaked: "הסיסמה שלך ב-{{ projectDisplayName }} ידועה מדליפת נתונים",
    api_key_created: "נוצר מפתח API לחשבון שלך ב-{{ projectDisplayName }}",
    activity_reported: "דווח על פעילות לא מוכרת בחשבון שלך ב-{{ projectDisplayName }}",
    account_deleted: "החשבון שלך ב-{{ projectDisplayName }} נמחק",
    access_suspended: "הגישה הקודמת לחשבון שלך ב-{{ projectDisplayName }} הושהתה",
    suspension_ending: "הגישה הקודמת לחשבון שלך ב-{{ projectDisplayName }} תוסר ב-{{ detail }}",
  },
};
