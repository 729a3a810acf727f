import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "अपने खाते में साइन इन करें",
  "signIn.titleNamed": "{name} में साइन इन करें",
  "signIn.noAccount": "अभी तक खाता नहीं है?",
  "signIn.submit": "साइन इन करें",
  "signIn.forgotPassword": "पासवर्ड याद नहीं है?",
  "signIn.continueWith": "{provider} से जारी रखें",
  "signIn.lastUsed": "पिछली बार",
  "signIn.or": "या",
  "signIn.passkey": "पासकी से साइन इन करें",
  "signIn.methods": "साइन इन के तरीके",
  "signIn.tabCode": "ईमेल कोड",
  "signIn.tabPassword": "पासवर्ड",
  "signIn.sendCode": "कोड भेजें",
  "signIn.codeHint": "हम आपको एक वन-टाइम कोड और एक लिंक भेजेंगे।",

  "signUp.title": "अपना खाता बनाएँ",
  "signUp.titleNamed": "अपना {name} खाता बनाएँ",
  "signUp.hasAccount": "पहले से खाता है?",
  "signUp.invited": "आप न्योते वाले पते से {team} में शामिल हो रहे हैं।",
  "signUp.submit": "खाता बनाएँ",
  "signUp.yourName": "आपका नाम",
  "signUp.methods": "साइन अप के तरीके",
  "signUp.closedTitle": "साइन अप बंद है",
  "signUp.closedText":
    "यह ऐप फ़िलहाल नए खाते नहीं ले रहा है। अगर आपका खाता पहले से है, तो साइन इन किया जा सकता है।",

  "methods.none":
    "इस ऐप के लिए साइन इन का कोई तरीका चालू नहीं है। अगर आप इसके डेवलपर हैं, तो प्रोजेक्ट सेटिंग में कोई तरीका चालू करें।",

  "signedIn.title": "आपने पहले से साइन इन किया हुआ है",
  "signedIn.text": "आपने {name} के तौर पर साइन इन किया है।",
  "signedIn.textPlain": "यहाँ आपको कुछ करने की ज़रूरत नहीं है।",
  "signedIn.redirecting": "साइन इन हो गया। आगे ले जाया जा रहा है…",

  "code.sentTo": "हमने {email} पर एक वन-टाइम कोड भेजा है। उसे यहाँ डालें या ईमेल में दिया गया लिंक खोलें।",
  "code.label": "वन-टाइम कोड",
  "code.submit": "जारी रखें",
  "code.change": "दूसरा पता इस्तेमाल करें",
  "code.resend": "नया कोड भेजें",
  "code.resendIn": { one: "{count} सेकंड बाद नया कोड भेजें", other: "{count} सेकंड बाद नया कोड भेजें" },
  "code.resent": "नया कोड भेज दिया गया है। यहाँ सिर्फ़ सबसे नया कोड काम करता है।",
};
