import type { MailWords } from "./words.js";

export const ja: MailWords = {
  greeting: "{{#if userDisplayName}}{{ userDisplayName }} 様{{/if}}",
  device: "{{ system }} の {{ browser }}",
  expires: "有効期限: {{ expiresIn }}。1 回のみ使用できます。",
  orLink: "または[このリンクでログイン]({{ magicLink }})",
  unexpected:
    "このメールは、{{ projectDisplayName }} でこのアドレスが入力されたため送信されました。心当たりがない場合は無視してください。",
  invited:
    "{{#if inviterDisplayName}}このメールは、{{ inviterDisplayName }} " +
    "さんがあなたを招待したため送信されました。心当たりがない場合は無視してください。{{else}}このメールは、あなたがチームに招待されたため送信されました。心当たりがない場合は無視してください。{{/if}}",
  aboutAccount:
    "このメールは、{{ projectDisplayName }} アカウントのセキュリティに関するお知らせです。",
  wasNotMe: "心当たりがない",
  review: "[セッションを確認]({{ sessionsUrl }})",
  remedy:
    "心当たりがない場合は、パスワードを再設定してください。すべてのデバイスからログアウトされます。その後、アカウント設定でパスキー、連携アカウント、メールアドレスを確認してください。",
  onHold:
    "アカウントが認識していないブラウザーでアドレスが確認されました。そのため、以前のパスワード、パスキー、連携アカウント、デバイス、アドレス、チームには、このメールボックスに届くコードが一度必要です。いずれかでサインインすると、すべて保持されます。30 日後に削除されます。",
  codeSubject: "{{ otp }} は {{ projectDisplayName }} のコードです",
  verifyByCode:
    "{{ projectDisplayName }} に登録した画面でこのコードを入力するか、ボタンを使用してください。登録した覚えがない場合は、入力せず、誰にも教えないでください。",
  confirmTitle: "ご本人のサインインですか？",
  confirmBody:
    "このアドレスが確認される前に追加された方法で、{{ projectDisplayName }} " +
    "アカウントへのサインインが行われています。ご本人の場合は、その画面でこのコードを入力してください。そうでない場合は誰にも教えないでください。コードがなければ誰も入れません。",
  settleTitle: "以前のアクセスを保持または削除",
  settleBody:
    "このアドレスの確認前に追加されたものを保持または削除するには、{{ projectDisplayName }} " +
    "のアカウント設定でこのコードを入力してください。リクエストした覚えがない場合は、誰にも教えないでください。",
  deviceTitle: "新しいデバイスでのサインインですか？",
  deviceBody:
    "登録のないデバイスで {{ projectDisplayName }} " +
    "のパスワードが入力されました。ご本人の場合は、その画面でこのコードを入力してください。そうでない場合は誰にも教えず、パスワードを変更してください。コードがなければ誰も入れません。",
  codesOffTitle: "{{ projectDisplayName }} アカウントのメールコードはオフになっています",
  codesOffBody:
    "{{ projectDisplayName }} " +
    "アカウントへのログイン用コードがリクエストされました。メールコードはオフに設定されているため、パスワード、パスキー、または連携アカウントでログインしてください。コードはアカウント設定で再びオンにできます。",
  leaked:
    "ログインに使われたパスワードは、攻撃者が最初に試す漏えいパスワードの一覧に含まれています。ほかで使っていない新しいパスワードを設定してください。ほかの人がログインしたという意味ではありません。あなたのログイン時に照合しました。",
  undoes:
    "心当たりがない場合は、14 日以内にボタンを押してください。最近の変更が取り消され、すべてのデバイスからログアウトされ、新しいパスワードを設定するリンクが届きます。",
  unsubscribe: "配信を停止",
  unsubscribeAsk: "{{ projectDisplayName }} からのお知らせの配信を停止しますか？",
  unsubscribed:
    "{{ projectDisplayName }} からのお知らせの配信を停止しました。アカウントに関するメールは引き続き届きます。",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} さんが {{ teamDisplayName }} への参加を申請しています",
      more: "{{ teamDisplayName }} への参加の申請: {{ count }} 件",
      body: "チームの設定で申請を承認または却下できます。",
    },
    team_joined: {
      one: "{{ personDisplayName }} さんが {{ teamDisplayName }} に参加しました",
      more: "{{ teamDisplayName }} の新しいメンバー: {{ count }} 人",
      body: "このチームには、チームのドメインのメールアドレスを持つ人が参加できます。メンバーはチームの設定で削除できます。",
    },
    acceptedTitle: "{{ teamDisplayName }} に参加しました",
    acceptedBody:
      "{{ projectDisplayName }} のチーム {{ teamDisplayName }} への参加の申請が承認されました。",
    openTeam: "チームの設定を開く",
    openApp: "{{ projectDisplayName }} に進む",
    managesTeam:
      "このメールは、あなたが {{ projectDisplayName }} の {{ teamDisplayName }} を管理しているため送信されました。",
  },
  teamDeleted: {
    title: "チーム {{ teamDisplayName }} が削除されました",
    body: "チームと、チームに属するすべてのデータが、すべてのメンバーから削除されました。元に戻すことはできません。心当たりがない場合は、チームを管理していた人に確認してください。",
    wasMember:
      "このメールは、あなたが {{ projectDisplayName }} の {{ teamDisplayName }} のメンバーだったため送信されました。",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: メールアドレスの確認",
      title: "メールアドレスの確認",
      body: "{{ projectDisplayName }} からのメールを受け取れるように、このアドレスがご自身のものであることを確認してください。",
      action: "アドレスを確認",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: パスワードの再設定",
      title: "パスワードの再設定",
      body: "{{ projectDisplayName }} アカウントの新しいパスワードを設定してください。すべてのデバイスからログアウトされます。",
      action: "新しいパスワードを設定",
    },
    magic_link: {
      subject: "{{ projectDisplayName }} へのログイン{{#if otp}}: コード {{ otp }}{{/if}}",
      title: "{{ projectDisplayName }} へのログイン",
      body:
        "{{#if otp}}ログイン中の画面にこのコードを入力してください。{{ projectDisplayName }} " +
        "が電話でコードを尋ねることはありません。{{else}}下のリンクからログインしてください。{{/if}}",
      action: "ログイン",
    },
    team_invitation: {
      subject: "チーム {{ teamDisplayName }} への招待",
      title: "チーム {{ teamDisplayName }} に参加",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} さんが {{ projectDisplayName }} " +
        "のチーム {{ teamDisplayName }} に招待しています。{{else}}{{ projectDisplayName }} のチーム " +
        "{{ teamDisplayName }} に招待されました。{{/if}}",
      action: "チームに参加",
    },
  },
  notices: {
    password_changed: "{{ projectDisplayName }} アカウントのパスワードが変更されました",
    password_set: "{{ projectDisplayName }} アカウントにパスワードが設定されました",
    email_changed: "ログイン用アドレスが変更されました{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} が {{ projectDisplayName }} アカウントのログイン用アドレスに追加されました",
    sign_in_address_removed:
      "{{ detail }} は {{ projectDisplayName }} アカウントのログイン用アドレスではなくなりました",
    address_verified: "{{ detail }} が {{ projectDisplayName }} アカウントで確認されました",
    primary_changed:
      "{{ detail }} が {{ projectDisplayName }} アカウントのメインアドレスになりました",
    email_codes_on: "メールのコードによるログインがオンになりました",
    email_codes_off: "メールのコードによるログインがオフになりました",
    second_factor_on: "2 段階認証がオンになりました",
    second_factor_off: "2 段階認証がオフになりました",
    second_factor_guessed:
      "{{ projectDisplayName }} アカウントへのログインで、間違ったコードが10回入力されました",
    recovery_code_used:
      "{{ projectDisplayName }} アカウントへのログインにリカバリーコードが使用されました",
    recovery_codes_created:
      "{{ projectDisplayName }} アカウントの新しいリカバリーコードが作成されました",
    passkey_added: "{{ projectDisplayName }} アカウントにパスキーが追加されました",
    passkey_removed: "{{ projectDisplayName }} アカウントからパスキーが削除されました",
    provider_connected: "{{ projectDisplayName }} アカウントに {{ provider }} が連携されました",
    provider_disconnected:
      "{{ projectDisplayName }} アカウントと {{ provider }} の連携が解除されました",
    new_device: "{{ projectDisplayName }} アカウントへの新しいログイン",
    password_leaked: "{{ projectDisplayName }} のパスワードがデータ漏えいで知られています",
    api_key_created: "{{ projectDisplayName }} アカウントの API キーが作成されました",
    activity_reported:
      "{{ projectDisplayName }} のアカウントで不審なアクティビティが報告されました",
    account_deleted: "{{ projectDisplayName }} アカウントが削除されました",
    access_suspended: "{{ projectDisplayName }} アカウントへの以前のアクセスを保留しました",
    suspension_ending:
      "{{ projectDisplayName }} アカウントへの以前のアクセスは {{ detail }} に削除されます",
  },
};
