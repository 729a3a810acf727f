import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "このアプリではゲストアカウントを利用できません。ログインまたは新規登録をしてください。",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "現在使用中のセッションです。終了するにはログアウトしてください。",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "このメールアドレスは別のアカウントのログインに使われています。そのアカウントでログインするか、別のアドレスを使ってください。",
  "errors.COOKIES_BLOCKED":
    "ブラウザーがこのサイトの Cookie を保存しないため、ログイン状態を保てません。Cookieを許可して、もう一度お試しください。",
  "errors.EMAIL_ALREADY_VERIFIED": "このメールアドレスは確認済みです。",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "アカウントのメインのメールアドレスではありません。",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "このメールアドレスでログインするアカウントはありません。",
  "errors.EMAIL_NOT_VERIFIED": "先にメールアドレスを確認してください。",
  "errors.EMAIL_PASSWORD_MISMATCH": "メールアドレスとパスワードが一致しません。",
  "errors.FRESH_SESSION_REQUIRED":
    "アカウントの保護方法を変更するには、もう一度サインインしてください。",
  "errors.INVALID_AUTHORIZATION_CODE":
    "ログインに時間がかかりすぎたか、重複して開始されました。最初からやり直してください。",
  "errors.INVALID_POLLING_CODE":
    "このコマンドラインのログインは受付を終了しています。ターミナルからやり直してください。",
  "errors.INVALID_RECOVERY_CODE":
    "リカバリーコードが違うか、すでに使用されています。別のコードをお試しください。",
  "errors.INVALID_TOTP_CODE":
    "コードが違うか、無効になっています。認証アプリに今表示されているコードを入力してください。",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "このアカウントには 2 段階認証が必要です。認証アプリのコードを入力してください。",
  "errors.RATE_LIMITED": "試行回数が多すぎます。しばらく待ってから、もう一度お試しください。",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "このアカウントは別のユーザーに連携されています。",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "連携したアカウントで必要な許可がすべて与えられていません。もう一度連携してください。",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "このアカウントはまだ連携されていません。",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "ログインがキャンセルされたか、プロバイダーによるログインが許可されませんでした。",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "このプロバイダーでのログインはオフになっています。別の方法を選んでください。",
  "errors.OUTER_OAUTH_TIMEOUT": "ログインに時間がかかりすぎました。最初からやり直してください。",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "このパスキーではログインできませんでした。もう一度試すか、別の方法を選んでください。",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "パスキーでのログインはオフになっています。別の方法を選んでください。",
  "errors.PASSKEY_REGISTRATION_FAILED": "パスキーを保存できませんでした。もう一度お試しください。",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "デバイスまたはブラウザーがパスキーの処理を中断しました。もう一度試すか、別の方法を選んでください。",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "パスワードでのログインはオフになっています。別の方法を選んでください。",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "パスワードが一致しません。",
  "errors.PASSWORD_TOO_COMMON":
    "このパスワードは推測されやすいです。より長いもの、またはあまり使われていないものを選んでください。",
  "errors.PROJECT_PERMISSION_REQUIRED": "この操作を行う権限がありません。",
  "errors.PROVIDER_REJECTED":
    "プロバイダーが連携の更新を拒否しました。アカウントをもう一度連携してください。",
  "errors.REDIRECT_LOOP":
    "2 つのページの間で移動が繰り返されたため、停止しました。デバイスの時計が正しいか、ブラウザーがこのサイトの Cookie を保存しているかを確認してください。どちらも問題なければ、アプリが別のプロジェクト用に設定されている可能性があります。開発者にお知らせください。",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED":
    "セッションが終了しました。もう一度ログインしてください。",
  "errors.SECOND_FACTOR_NOT_ENABLED": "先に 2 段階認証をオンにしてください。",
  "errors.SIGN_UP_NOT_ENABLED": "このアプリは現在、新しいアカウントを受け付けていません。",
  "errors.TEAM_ALREADY_EXISTS": "このチームはすでに存在します。",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "この人はすでにチームのメンバーです。",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "この人はもうチームのメンバーではありません。",
  "errors.TEAM_NOT_FOUND": "このチームはもう存在しません。",
  "errors.TEAM_PERMISSION_REQUIRED":
    "このチームでこの操作を行う権限がありません。チームの管理者に確認してください。",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "このプロバイダーの別のアカウントをすでに連携しています。",
  "errors.USER_AUTHENTICATION_REQUIRED": "この操作を行うにはログインしてください。",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "このアカウントにはまだパスワードがありません。",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "{email} のアカウントはすでにあります。ログインするか、別のアドレスを使ってください。",
  "errors.USER_NOT_FOUND": "このアカウントはもう存在しません。",
  "errors.VERIFICATION_CODE_ALREADY_USED":
    "このコードは使用済みです。新しいコードを取得してください。",
  "errors.VERIFICATION_CODE_EXPIRED": "このコードは期限切れです。新しいコードを取得してください。",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "このコードの試行回数が多すぎます。新しいコードを取得してください。",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "コードが正しくありません。確認するか、新しいコードを取得してください。",
};
