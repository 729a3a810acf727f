import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "キャンセル",
  "action.close": "閉じる",
  "action.continue": "続ける",
  "action.goHome": "ホームに移動",
  "action.save": "保存",
  "action.signIn": "ログイン",
  "action.signOut": "ログアウト",
  "action.signUp": "新規登録",
  "action.tryAgain": "もう一度試す",

  "field.email": "メールアドレス",
  "field.newPassword": "新しいパスワード",
  "field.optional": "任意",
  "field.password": "パスワード",
  "field.passwordAgain": "パスワード（確認）",
  "field.totp": "6 桁のコード",
  "field.totpHint": "認証アプリにこのアカウント用として表示されているコードです。",

  "code.noMail": "メールが届かない場合は、迷惑メールフォルダーを確認してください。",
  "check.codeIncomplete": "コードを {count} 文字すべて入力してください。",
  "check.emailInvalid": "name@example.com のようなメールアドレスを入力してください。",
  "check.emailMissing": "メールアドレスを入力してください。",
  "check.nameMissing": "名前を入力してください。",
  "check.passwordMissing": "パスワードを入力してください。",
  "check.newPasswordMissing": "パスワードを決めて入力してください。",
  "check.passwordAgainMissing": "パスワードをもう一度入力してください。",
  "check.passwordsDiffer": "パスワードが一致しません。",

  "password.capsLock": "Caps Lock がオンになっています。",
  "password.hide": "パスワードを隠す",
  "password.rule": "{least} 文字以上で入力してください。",
  "password.show": "パスワードを表示",

  "state.loading": "読み込み中",
  "state.needsScript":
    "これには JavaScript が必要です。ブラウザーで有効にしてから、ページを再読み込みしてください。",

  "time.now": "たった今",

  "totp.title": "コードを入力",
  "totp.submit": "コードを確認",
  "totp.cantUse": "認証アプリを使えない場合",

  "menu.account": "アカウント設定",
  "menu.label": "アカウントメニュー",
  "menu.signedInAs": "{name} としてログイン中",
  "menu.theme": "ライトとダークを切り替える",
  "menu.signIn": "ログイン",
  "menu.signUp": "新規登録",
  "menu.signOut": "ログアウト",

  "failure.unknown": "こちら側で問題が発生しました。しばらくしてからもう一度お試しください。",
  "failure.unknownWithId":
    "こちら側で問題が発生しました。しばらくしてからもう一度お試しください。リクエスト ID: {id}",
  "errors.NETWORK_ERROR": "サービスから応答がありません。接続を確認して、もう一度お試しください。",
  "errors.OFFLINE_ERROR": "オフラインです。接続してから、もう一度お試しください。",
  "errors.PASSWORD_TOO_LONG": "パスワードが長すぎます。{n} 文字以内にしてください。",
  "errors.PASSWORD_TOO_SHORT": "{n} 文字以上で入力してください。",
};
