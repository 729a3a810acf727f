import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED": "इस ऐप में मेहमान खाते नहीं मिलते। साइन इन या साइन अप करें।",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "आप इसी सेशन का इस्तेमाल कर रहे हैं। इसे खत्म करने के लिए साइन आउट करें।",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "इस ईमेल पते का इस्तेमाल पहले से किसी दूसरे खाते में साइन इन करने के लिए होता है। उस खाते में साइन इन करें या कोई दूसरा पता इस्तेमाल करें।",
  "errors.COOKIES_BLOCKED":
    "आपका ब्राउज़र इस साइट की कुकी नहीं रखता, इसलिए आप साइन इन नहीं रहेंगे। उन्हें अनुमति दें और फिर से कोशिश करें।",
  "errors.EMAIL_ALREADY_VERIFIED": "इस ईमेल पते की पुष्टि पहले ही हो चुकी है।",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "यह आपके खाते का मुख्य ईमेल पता नहीं है।",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "इस ईमेल पते से कोई खाता साइन इन नहीं करता।",
  "errors.EMAIL_NOT_VERIFIED": "पहले अपने ईमेल पते की पुष्टि करें।",
  "errors.EMAIL_PASSWORD_MISMATCH": "ईमेल और पासवर्ड मेल नहीं खाते।",
  "errors.FRESH_SESSION_REQUIRED": "अपने खाते की सुरक्षा बदलने के लिए फिर से साइन इन करें।",
  "errors.INVALID_AUTHORIZATION_CODE":
    "साइन इन करने में बहुत समय लगा या इसे दो बार शुरू किया गया। कृपया फिर से शुरू करें।",
  "errors.INVALID_POLLING_CODE":
    "कमांड लाइन का यह साइन इन अब इंतज़ार में नहीं है। इसे अपने टर्मिनल में फिर से शुरू करें।",
  "errors.INVALID_RECOVERY_CODE": "यह रिकवरी कोड गलत है या पहले इस्तेमाल हो चुका है। कोई दूसरा कोड आज़माएँ।",
  "errors.INVALID_TOTP_CODE":
    "यह कोड गलत है या अब मान्य नहीं है। वह कोड डालें जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है।",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "इस खाते के लिए एक और चरण ज़रूरी है। अपने ऑथेंटिकेटर ऐप का कोड डालें।",
  "errors.RATE_LIMITED": "बहुत ज़्यादा कोशिशें हो चुकी हैं। थोड़ी देर रुककर फिर से कोशिश करें।",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "यह खाता पहले से किसी दूसरे उपयोगकर्ता से जुड़ा है।",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "जोड़े गए खाते ने सभी ज़रूरी अनुमतियाँ नहीं दीं। इसे फिर से जोड़ें।",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "यह खाता अभी जुड़ा नहीं है।",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "साइन इन रद्द कर दिया गया या सेवा देने वाली कंपनी को आपको साइन इन कराने की अनुमति नहीं मिली।",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "इस सेवा से साइन इन करना बंद है। कोई दूसरा तरीका चुनें।",
  "errors.OUTER_OAUTH_TIMEOUT": "साइन इन करने में बहुत समय लगा। कृपया फिर से शुरू करें।",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "इस पासकी से साइन इन नहीं हो सका। फिर से कोशिश करें या कोई दूसरा तरीका चुनें।",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED": "पासकी से साइन इन करना बंद है। कोई दूसरा तरीका चुनें।",
  "errors.PASSKEY_REGISTRATION_FAILED": "पासकी सेव नहीं हो सकी। फिर से कोशिश करें।",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "आपके डिवाइस या ब्राउज़र ने पासकी को रोक दिया। फिर से कोशिश करें या कोई दूसरा तरीका चुनें।",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "पासवर्ड से साइन इन करना बंद है। कोई दूसरा तरीका चुनें।",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "पासवर्ड आपस में मेल नहीं खाते।",
  "errors.PASSWORD_TOO_COMMON":
    "इस पासवर्ड का अनुमान लगाना बहुत आसान है। कोई लंबा या कम प्रचलित पासवर्ड चुनें।",
  "errors.PROJECT_PERMISSION_REQUIRED": "आपको ऐसा करने की अनुमति नहीं है।",
  "errors.PROVIDER_REJECTED":
    "सेवा देने वाली कंपनी ने कनेक्शन को रिन्यू करने से मना कर दिया। खाते को फिर से जोड़ें।",
  "errors.REDIRECT_LOOP":
    "दो पेज आपको बार-बार एक-दूसरे पर भेज रहे थे, इसलिए हम रुक गए। देखें कि आपके डिवाइस की घड़ी सही है और आपका ब्राउज़र इस साइट की कुकी रखता है। दोनों ठीक हों तो शायद ऐप किसी दूसरे प्रोजेक्ट के लिए सेट है: कृपया उसके डेवलपर को बताएँ।",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "आपका सेशन खत्म हो गया है। फिर से साइन इन करें।",
  "errors.SECOND_FACTOR_NOT_ENABLED": "पहले दो चरणों में पुष्टि चालू करें।",
  "errors.SIGN_UP_NOT_ENABLED": "यह ऐप फ़िलहाल नए खाते नहीं ले रहा है।",
  "errors.TEAM_ALREADY_EXISTS": "यह टीम पहले से मौजूद है।",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "यह व्यक्ति पहले से टीम का सदस्य है।",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "यह व्यक्ति अब टीम का सदस्य नहीं है।",
  "errors.TEAM_NOT_FOUND": "यह टीम अब मौजूद नहीं है।",
  "errors.TEAM_PERMISSION_REQUIRED":
    "आपको इस टीम में ऐसा करने की अनुमति नहीं है। टीम को मैनेज करने वाले किसी व्यक्ति से कहें।",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "आपने इस सेवा का कोई दूसरा खाता पहले ही जोड़ रखा है।",
  "errors.USER_AUTHENTICATION_REQUIRED": "ऐसा करने के लिए साइन इन करें।",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "आपके खाते का अभी कोई पासवर्ड नहीं है।",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "{email} के लिए पहले से एक खाता है। साइन इन करें या कोई दूसरा पता इस्तेमाल करें।",
  "errors.USER_NOT_FOUND": "यह खाता अब मौजूद नहीं है।",
  "errors.VERIFICATION_CODE_ALREADY_USED": "यह कोड पहले ही इस्तेमाल हो चुका है। नया कोड मँगाएँ।",
  "errors.VERIFICATION_CODE_EXPIRED": "इस कोड की समयसीमा खत्म हो गई है। नया कोड मँगाएँ।",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "इस कोड से बहुत ज़्यादा कोशिशें हो चुकी हैं। नया कोड मँगाएँ।",
  "errors.VERIFICATION_CODE_NOT_FOUND": "यह कोड सही नहीं है। इसे जाँचें या नया कोड मँगाएँ।",
};
