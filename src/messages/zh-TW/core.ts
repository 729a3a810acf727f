import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "取消",
  "action.close": "關閉",
  "action.continue": "繼續",
  "action.goHome": "前往首頁",
  "action.save": "儲存",
  "action.signIn": "登入",
  "action.signOut": "登出",
  "action.signUp": "註冊",
  "action.tryAgain": "再試一次",

  "field.email": "電子郵件",
  "field.newPassword": "新密碼",
  "field.optional": "選填",
  "field.password": "密碼",
  "field.passwordAgain": "再次輸入密碼",
  "field.totp": "六位數驗證碼",
  "field.totpHint": "驗證器應用程式為此帳號顯示的驗證碼。",

  "code.noMail": "沒收到郵件？請查看垃圾郵件資料夾。",
  "check.codeIncomplete": "請輸入驗證碼的全部 {count} 個字元。",
  "check.emailInvalid": "請輸入有效的電子郵件地址，例如 name@example.com。",
  "check.emailMissing": "請輸入電子郵件地址。",
  "check.nameMissing": "請輸入名稱。",
  "check.passwordMissing": "請輸入密碼。",
  "check.newPasswordMissing": "請設定密碼。",
  "check.passwordAgainMissing": "請再次輸入密碼。",
  "check.passwordsDiffer": "兩次輸入的密碼不一致。",

  "password.capsLock": "大寫鎖定已開啟。",
  "password.hide": "隱藏密碼",
  "password.rule": "請至少使用 {least} 個字元。",
  "password.show": "顯示密碼",

  "state.loading": "載入中",
  "state.needsScript": "這裡需要 JavaScript。請在瀏覽器中啟用它，然後重新載入頁面。",

  "time.now": "剛剛",

  "totp.title": "輸入驗證碼",
  "totp.submit": "確認驗證碼",
  "totp.cantUse": "無法使用驗證器應用程式？",

  "menu.account": "帳號設定",
  "menu.label": "帳號選單",
  "menu.signedInAs": "目前登入身分：{name}",
  "menu.theme": "切換淺色與深色模式",
  "menu.signIn": "登入",
  "menu.signUp": "註冊",
  "menu.signOut": "登出",

  "failure.unknown": "我們這邊發生問題，請稍後再試。",
  "failure.unknownWithId": "我們這邊發生問題，請稍後再試。要求 ID：{id}",
  "errors.NETWORK_ERROR": "服務沒有回應。請檢查網路連線後再試一次。",
  "errors.OFFLINE_ERROR": "你目前處於離線狀態。請連上網路後再試一次。",
  "errors.PASSWORD_TOO_LONG": "密碼太長，最多 {n} 個字元。",
  "errors.PASSWORD_TOO_SHORT": "請至少使用 {n} 個字元。",
};
