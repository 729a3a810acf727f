import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "تسجيل الدخول إلى حسابك",
  "signIn.titleNamed": "تسجيل الدخول إلى {name}",
  "signIn.noAccount": "ليس لديك حساب؟",
  "signIn.submit": "تسجيل الدخول",
  "signIn.forgotPassword": "نسيت كلمة المرور؟",
  "signIn.continueWith": "المتابعة باستخدام {provider}",
  "signIn.lastUsed": "آخر استخدام",
  "signIn.or": "أو",
  "signIn.passkey": "تسجيل الدخول بمفتاح مرور",
  "signIn.methods": "طرق تسجيل الدخول",
  "signIn.tabCode": "رمز عبر البريد الإلكتروني",
  "signIn.tabPassword": "كلمة المرور",
  "signIn.sendCode": "إرسال الرمز",
  "signIn.codeHint": "سنرسل إليك رمزًا صالحًا لمرة واحدة ورابطًا.",

  "signUp.title": "إنشاء حساب",
  "signUp.titleNamed": "إنشاء حسابك في {name}",
  "signUp.hasAccount": "لديك حساب بالفعل؟",
  "signUp.invited": "ستنضم إلى {team} بالعنوان الذي أُرسلت إليه الدعوة.",
  "signUp.submit": "إنشاء حساب",
  "signUp.yourName": "اسمك",
  "signUp.methods": "طرق إنشاء الحساب",
  "signUp.closedTitle": "إنشاء الحسابات مغلق",
  "signUp.closedText":
    "لا يقبل هذا التطبيق حسابات جديدة حاليًا. إذا كان لديك حساب، يمكنك تسجيل الدخول.",

  "methods.none":
    "لم تُفعَّل أي طريقة لتسجيل الدخول في هذا التطبيق. إذا كنت من مطوّريه، فعِّل طريقة في إعدادات المشروع.",

  "signedIn.title": "تم تسجيل دخولك بالفعل",
  "signedIn.text": "تم تسجيل الدخول باسم {name}.",
  "signedIn.textPlain": "لا حاجة إلى أي إجراء هنا.",
  "signedIn.redirecting": "تم تسجيل الدخول. جارٍ نقلك…",

  "code.sentTo":
    "أرسلنا رمزًا صالحًا لمرة واحدة إلى {email}. أدخله هنا، أو افتح الرابط الموجود في الرسالة.",
  "code.label": "رمز صالح لمرة واحدة",
  "code.submit": "متابعة",
  "code.change": "استخدام عنوان آخر",
  "code.resend": "إرسال رمز جديد",
  "code.resendIn": {
    zero: "يمكن إرسال رمز جديد الآن",
    one: "يمكن إرسال رمز جديد بعد ثانية واحدة",
    two: "يمكن إرسال رمز جديد بعد ثانيتين",
    few: "يمكن إرسال رمز جديد بعد {count} ثوانٍ",
    many: "يمكن إرسال رمز جديد بعد {count} ثانية",
    other: "يمكن إرسال رمز جديد بعد {count} ثانية",
  },
  "code.resent": "أُرسل رمز جديد. لا يعمل هنا إلا أحدث رمز.",
};
