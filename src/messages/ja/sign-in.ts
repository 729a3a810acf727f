import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "アカウントにログイン",
  "signIn.titleNamed": "{name} にログイン",
  "signIn.noAccount": "アカウントをお持ちでない場合",
  "signIn.submit": "ログイン",
  "signIn.forgotPassword": "パスワードを忘れた場合",
  "signIn.continueWith": "{provider} で続ける",
  "signIn.lastUsed": "前回使用",
  "signIn.or": "または",
  "signIn.passkey": "パスキーでログイン",
  "signIn.methods": "ログイン方法",
  "signIn.tabCode": "メールのコード",
  "signIn.tabPassword": "パスワード",
  "signIn.sendCode": "コードを送信",
  "signIn.codeHint": "ワンタイムコードとリンクをメールで送ります。",

  "signUp.title": "アカウントを作成",
  "signUp.titleNamed": "{name} のアカウントを作成",
  "signUp.hasAccount": "すでにアカウントをお持ちの場合",
  "signUp.invited": "招待されたアドレスで「{team}」に参加します。",
  "signUp.submit": "アカウントを作成",
  "signUp.yourName": "お名前",
  "signUp.methods": "登録方法",
  "signUp.closedTitle": "新規登録は受け付けていません",
  "signUp.closedText":
    "このアプリは現在、新しいアカウントを受け付けていません。すでにアカウントをお持ちの場合はログインできます。",

  "methods.none":
    "このアプリではログイン方法が 1 つも有効になっていません。開発者の方は、プロジェクトの設定で有効にしてください。",

  "signedIn.title": "すでにログインしています",
  "signedIn.text": "{name} としてログインしています。",
  "signedIn.textPlain": "ここで行う操作はありません。",
  "signedIn.redirecting": "ログインしました。移動しています…",

  "code.sentTo":
    "{email} にワンタイムコードを送りました。ここに入力するか、メールのリンクを開いてください。",
  "code.label": "ワンタイムコード",
  "code.submit": "続ける",
  "code.change": "別のアドレスを使う",
  "code.resend": "新しいコードを送信",
  "code.resendIn": { other: "{count} 秒後に新しいコードを送信できます" },
  "code.resent": "新しいコードを送りました。ここで使えるのは最新のコードだけです。",
};
