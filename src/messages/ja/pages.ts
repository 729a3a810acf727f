import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "{app} に進む",

  "forgot.title": "パスワードを再設定",
  "forgot.text":
    "アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクを送ります。",
  "forgot.submit": "リンクを送信",
  "forgot.back": "ログインに戻る",
  "forgot.sentTitle": "メールを確認してください",
  "forgot.sentText":
    "{email} のアカウントがある場合は、新しいパスワードを設定するためのリンクが届きます。",
  "forgot.resent": "リンクをもう一度送信しました。",

  "reset.title": "新しいパスワードを設定",
  "reset.text":
    "すべてのデバイスからログアウトされ、新しいパスワードでログインできるようになります。",
  "reset.submit": "新しいパスワードを設定",
  "reset.doneTitle": "パスワードを変更しました",
  "reset.doneText":
    "すべてのデバイスからログアウトしました。新しいパスワードでログインしてください。",
  "reset.notFoundText": "このリンクは不完全か、このアプリのものではありません。",
  "reset.expiredText":
    "このパスワード再設定リンクは期限切れです。新しいリンクを送ることができます。",
  "reset.usedText":
    "このリンクは使用済みです。パスワードの変更に心当たりがない場合は、今すぐもう一度再設定してください。",
  "reset.attemptsText":
    "このリンクは使用回数の上限に達しました。新しいリンクを送ることができます。",
  "reset.again": "新しいリンクを送信",

  "verify.title": "メールアドレスを確認",
  "verify.text": "このアドレスがご自身のものであることを確認してください。",
  "verify.submit": "アドレスを確認",
  "verify.keepPassword":
    "パスワードで登録しましたか？そのまま使うには、先にここでログインしてください。",
  "verify.doneTitle": "メールアドレスを確認しました",
  "verify.doneText": "ありがとうございます。このページを閉じるか、続けることができます。",
  "verify.alreadyTitle": "確認済みです",
  "verify.usedText": "このメールアドレスは確認済みです。ほかに必要な操作はありません。",
  "verify.notFoundText": "このリンクは不完全か、このアプリのものではありません。",
  "verify.expiredText": "このリンクは期限切れです。アカウント設定から新しいリンクを送信できます。",
  "verify.attemptsText":
    "このリンクは使用回数の上限に達しました。アカウント設定から新しいリンクを送信できます。",
  "verify.again": "アカウント設定を開く",

  "link.notFoundTitle": "このリンクは使えません",
  "link.expiredTitle": "このリンクは期限切れです",
  "link.usedTitle": "このリンクは使用済みです",
  "link.attemptsTitle": "試行回数が多すぎます",

  "magicLink.title": "ログイン",
  "magicLink.text": "続けると、このデバイスでログインします。",
  "magicLink.submit": "ログイン",
  "magicLink.notFoundText": "このリンクは不完全か、このアプリのものではありません。",
  "magicLink.expiredText":
    "ログインリンクは一定の時間だけ有効です。新しいリンクを送ることができます。",
  "magicLink.usedText":
    "ログインリンクは 1 回だけ使えます。使った覚えがない場合は、ログインしてセッションを確認してください。",
  "magicLink.attemptsText":
    "このリンクは使用回数の上限に達しました。新しいリンクを送ることができます。",
  "magicLink.again": "新しいリンクを送信",

  "totp.text": "認証アプリを開いて、{app} のコードを入力してください。",
  "recovery.label": "リカバリーコード",
  "recovery.hint":
    "2 段階認証をオンにしたときに保存したコードの 1 つです。各コードは 1 回だけ使えます。",
  "recovery.useApp": "認証アプリを使う",

  "oauth.title": "ログインしています",
  "oauth.text": "少しお待ちください。",
  "oauth.connectTitle": "{provider} をアカウントと連携しますか？",
  "oauth.connectText":
    "{email} のアカウントはすでにあります。ログインするには {provider} を連携してください。",
  "oauth.connect": "連携してログイン",
  "oauth.failedTitle": "ログインできませんでした",
  "oauth.failedText": "プロバイダーでのログイン中にエラーが発生しました。もう一度お試しください。",
  "oauth.invalidTotp": "認証アプリのコードが無効です。もう一度ログインしてください。",
  "oauth.again": "ログインに戻る",

  "signOut.title": "ログアウトしますか？",
  "signOut.text": "このデバイスでは、もう一度ログインする必要があります。",
  "signOut.submit": "ログアウト",
  "signOut.stay": "ログインしたままにする",
  "signOut.working": "ログアウトしています",
  "signOut.doneTitle": "ログアウトしました",
  "signOut.doneText": "このページを閉じるか、もう一度ログインできます。",
  "signOut.deletedTitle": "アカウントを削除しました",
  "signOut.deletedText": "アカウントとそのデータを削除しました。このページを閉じてかまいません。",

  "invitation.title": "「{team}」に参加",
  "invitation.text": "チーム「{team}」に招待されています。",
  "invitation.textFrom": "{inviter} さんがチーム「{team}」に招待しています。",
  "invitation.signedInAs": "{email} としてログインしています。",
  "invitation.sentTo":
    "招待は {invited} に送られましたが、{email} としてログインしています。このアカウントで参加するか、もう一方のアカウントに切り替えることができます。",
  "invitation.submit": "チームに参加",
  "invitation.decline": "今はしない",
  "invitation.switch": "別のアカウントを使う",
  "invitation.signInTitle": "チームに招待されています",
  "invitation.signInText": "チームに参加するには、ログインするかアカウントを作成してください。",
  "invitation.sentToVisitor":
    "招待は {email} に送信されました。参加するには、アカウントを作成するかログインしてください。",
  "invitation.yourName": "お名前",
  "invitation.yourNameHint": "チームのほかのメンバーに表示されます。",
  "invitation.doneTitle": "「{team}」へようこそ",
  "invitation.doneText": "チームのメンバーになりました。",
  "invitation.notFoundText": "この招待は不完全か、取り消されたか、別のアプリのものです。",
  "invitation.expiredText": "この招待は期限切れです。招待した人に新しい招待を依頼してください。",
  "invitation.usedText": "この招待はすでに承諾されています。",
  "invitation.attemptsText":
    "この招待の試行回数が多すぎます。招待した人に新しい招待を依頼してください。",

  "errorPage.title": "問題が発生しました",
  "errorPage.text":
    "もう一度お試しください。再び発生する場合は、このアプリの運営者にお知らせください。",
  "errorPage.deniedTitle": "ログインがキャンセルされました",
  "errorPage.deniedText":
    "プロバイダーによるログインが許可されなかったか、リクエストがキャンセルされました。何も変更されていません。",
  "errorPage.otherUserTitle": "このアカウントは別の人のものです",
  "errorPage.otherUserText":
    "選択したアカウントは、すでに別のユーザーに連携されています。別のアカウントを選ぶか、そのユーザーとしてログインしてください。",
  "errorPage.otherAccountTitle": "別のアカウントがすでに連携されています",
  "errorPage.otherAccountText":
    "このプロバイダーの別のアカウントをすでに連携しています。先にアカウント設定から解除してください。",
  "errorPage.settings": "アカウント設定を開く",

  "cli.title": "ターミナルでログインしますか？",
  "cli.text":
    "ターミナルがあなたのアカウントへのログインを求めています。たった今ご自身で開始した場合のみ続けてください。",
  "cli.signedInAs": "{name} としてログインします。",
  "cli.code": "ターミナルにコードが表示されている場合は、{code} と一致する必要があります。",
  "cli.submit": "ログインする",
  "cli.decline": "キャンセル",
  "cli.doneTitle": "ターミナルでログインしました",
  "cli.doneText": "このページを閉じて、ターミナルに戻ることができます。",
  "cli.declinedTitle": "リクエストをキャンセルしました",
  "cli.declinedText":
    "ご自身で開始していない場合は、だれかがだまそうとした可能性があります。このページは閉じてかまいません。",
  "cli.missingTitle": "このリンクは不完全です",
  "cli.missingText": "ターミナルでログインをやり直し、表示されたリンクを開いてください。",
  "cli.failedTitle": "ターミナルでログインできませんでした",
  "cli.failedText":
    "リクエストが期限切れか、使用済みか、存在しません。ターミナルでログインをやり直してください。",

  "protect.text": "このアカウントには、この部分を表示する権限がありません。",
  "frame.title": "このページを単独で開いてください",
  "frame.text": "パスワードを守るため、このページは別のページの中では使えません。",
  "frame.action": "新しいタブで開く",
};
