import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "रद्द करें",
  "action.close": "बंद करें",
  "action.continue": "जारी रखें",
  "action.goHome": "होम पेज पर जाएँ",
  "action.save": "सेव करें",
  "action.signIn": "साइन इन करें",
  "action.signOut": "साइन आउट करें",
  "action.signUp": "साइन अप करें",
  "action.tryAgain": "फिर से कोशिश करें",

  "field.email": "ईमेल",
  "field.newPassword": "नया पासवर्ड",
  "field.optional": "ज़रूरी नहीं",
  "field.password": "पासवर्ड",
  "field.passwordAgain": "पासवर्ड फिर से डालें",
  "field.totp": "छह अंकों का कोड",
  "field.totpHint": "वह कोड जो आपका ऑथेंटिकेटर ऐप इस खाते के लिए दिखाता है।",

  "code.noMail": "ईमेल नहीं मिला? अपना स्पैम फ़ोल्डर देखें।",
  "check.codeIncomplete": "कोड के सभी {count} वर्ण डालें।",
  "check.emailInvalid": "name@example.com जैसा ईमेल पता डालें।",
  "check.emailMissing": "अपना ईमेल पता डालें।",
  "check.nameMissing": "नाम डालें।",
  "check.passwordMissing": "अपना पासवर्ड डालें।",
  "check.newPasswordMissing": "कोई पासवर्ड चुनें।",
  "check.passwordAgainMissing": "पासवर्ड फिर से डालें।",
  "check.passwordsDiffer": "पासवर्ड आपस में मेल नहीं खाते।",

  "password.capsLock": "Caps Lock चालू है।",
  "password.hide": "पासवर्ड छिपाएँ",
  "password.rule": "कम से कम {least} वर्ण डालें।",
  "password.show": "पासवर्ड दिखाएँ",

  "state.loading": "लोड हो रहा है",
  "state.needsScript": "इसके लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करें और पेज फिर से लोड करें।",

  "time.now": "अभी-अभी",

  "totp.title": "अपना कोड डालें",
  "totp.submit": "कोड की पुष्टि करें",
  "totp.cantUse": "ऐप इस्तेमाल नहीं हो रहा?",

  "menu.account": "खाता सेटिंग",
  "menu.label": "खाता मेन्यू",
  "menu.signedInAs": "{name} के तौर पर साइन इन किया है",
  "menu.theme": "हल्की और गहरी थीम के बीच बदलें",
  "menu.signIn": "साइन इन करें",
  "menu.signUp": "साइन अप करें",
  "menu.signOut": "साइन आउट करें",

  "failure.unknown": "हमारी तरफ़ कोई गड़बड़ी हुई। थोड़ी देर में फिर से कोशिश करें।",
  "failure.unknownWithId": "हमारी तरफ़ कोई गड़बड़ी हुई। थोड़ी देर में फिर से कोशिश करें। अनुरोध आईडी: {id}",
  "errors.NETWORK_ERROR": "सेवा से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।",
  "errors.OFFLINE_ERROR": "आप ऑफ़लाइन हैं। इंटरनेट से कनेक्ट होने पर फिर से कोशिश करें।",
  "errors.PASSWORD_TOO_LONG": "पासवर्ड बहुत लंबा है। ज़्यादा से ज़्यादा {n} वर्ण हो सकते हैं।",
  "errors.PASSWORD_TOO_SHORT": "कम से कम {n} वर्ण डालें।",
};
