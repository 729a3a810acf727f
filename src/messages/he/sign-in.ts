import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "התחברות לחשבון",
  "signIn.titleNamed": "התחברות אל {name}",
  "signIn.noAccount": "עוד אין לך חשבון?",
  "signIn.submit": "התחברות",
  "signIn.forgotPassword": "שכחת את הסיסמה?",
  "signIn.continueWith": "המשך עם {provider}",
  "signIn.lastUsed": "בפעם הקודמת",
  "signIn.or": "או",
  "signIn.passkey": "התחברות עם מפתח גישה",
  "signIn.methods": "דרכים להתחברות",
  "signIn.tabCode": "קוד באימייל",
  "signIn.tabPassword": "סיסמה",
  "signIn.sendCode": "שליחת קוד",
  "signIn.codeHint": "נשלח אליך קוד חד-פעמי וקישור.",

  "signUp.title": "יצירת חשבון",
  "signUp.titleNamed": "יצירת חשבון ב-{name}",
  "signUp.hasAccount": "כבר יש לך חשבון?",
  "signUp.invited": "ההצטרפות אל {team} היא עם הכתובת שהוזמנה.",
  "signUp.submit": "יצירת חשבון",
  "signUp.yourName": "השם שלך",
  "signUp.methods": "דרכים להרשמה",
  "signUp.closedTitle": "ההרשמה סגורה",
  "signUp.closedText":
    "האפליקציה הזו לא מקבלת כרגע חשבונות חדשים. אם כבר יש לך חשבון, אפשר להתחבר.",

  "methods.none":
    "לא הופעלה אף שיטת התחברות באפליקציה הזו. למפתחי האפליקציה: אפשר להפעיל שיטה בהגדרות הפרויקט.",

  "signedIn.title": "כבר התחברת",
  "signedIn.text": "התחברת בתור {name}.",
  "signedIn.textPlain": "אין צורך לעשות כאן דבר.",
  "signedIn.redirecting": "התחברת. ממשיכים הלאה…",

  "code.sentTo": "שלחנו קוד חד-פעמי אל {email}. יש להזין אותו כאן או לפתוח את הקישור שבהודעה.",
  "code.label": "קוד חד-פעמי",
  "code.submit": "המשך",
  "code.change": "שימוש בכתובת אחרת",
  "code.resend": "שליחת קוד חדש",
  "code.resendIn": {
    one: "אפשר לשלוח קוד חדש בעוד שנייה",
    two: "אפשר לשלוח קוד חדש בעוד שתי שניות",
    other: "אפשר לשלוח קוד חדש בעוד {count} שניות",
  },
  "code.resent": "קוד חדש בדרך. כאן פועל רק הקוד האחרון.",
};
