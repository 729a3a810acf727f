import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "登入你的帳號",
  "signIn.titleNamed": "登入「{name}」",
  "signIn.noAccount": "還沒有帳號？",
  "signIn.submit": "登入",
  "signIn.forgotPassword": "忘記密碼？",
  "signIn.continueWith": "使用 {provider} 繼續",
  "signIn.lastUsed": "上次使用",
  "signIn.or": "或",
  "signIn.passkey": "使用密碼金鑰登入",
  "signIn.methods": "登入方式",
  "signIn.tabCode": "電子郵件驗證碼",
  "signIn.tabPassword": "密碼",
  "signIn.sendCode": "傳送驗證碼",
  "signIn.codeHint": "我們會傳送一次性驗證碼和連結給你。",

  "signUp.title": "建立帳號",
  "signUp.titleNamed": "建立「{name}」帳號",
  "signUp.hasAccount": "已經有帳號？",
  "signUp.invited": "你將使用受邀的地址加入 {team}。",
  "signUp.submit": "建立帳號",
  "signUp.yourName": "你的姓名",
  "signUp.methods": "註冊方式",
  "signUp.closedTitle": "目前不開放註冊",
  "signUp.closedText": "此應用程式目前不接受新帳號。如果你已有帳號，可以直接登入。",

  "methods.none": "此應用程式未啟用任何登入方式。如果你是開發者，請在專案設定中啟用一種。",

  "signedIn.title": "你已登入",
  "signedIn.text": "目前登入身分：{name}。",
  "signedIn.textPlain": "你不需要在這裡進行任何操作。",
  "signedIn.redirecting": "你已登入，正在前往下一頁…",

  "code.sentTo": "我們已將一次性驗證碼傳送至 {email}。請在此輸入，或開啟郵件中的連結。",
  "code.label": "一次性驗證碼",
  "code.submit": "繼續",
  "code.change": "使用其他地址",
  "code.resend": "傳送新驗證碼",
  "code.resendIn": { other: "{count} 秒後可傳送新驗證碼" },
  "code.resent": "新驗證碼已寄出。這裡只有最新的驗證碼有效。",
};
