import type { Group } from "../en.js";

/** チームの切り替え、作成、設定。 */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "チームを切り替える",
  "teams.choose": "チームを選択",
  "teams.current": "現在のチーム",
  "teams.none": "まだどのチームにも参加していません。",
  "teams.noneAction": "最初のチームを作成",
  "teams.create": "チームを作成",
  "teams.settings": "チームの設定",
  "teams.gone": "このチームのメンバーではなくなったか、チームがもう存在しません。",
  "teams.switched": "「{team}」に切り替えました。",

  "teams.createTitle": "チームを作成",
  "teams.createText": "チームで一緒に使いましょう。次の画面でメンバーを招待できます。",
  "teams.name": "チーム名",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "チーム「{team}」を作成しました。",
  "teams.creationClosed": "このアプリでは、ユーザーがチームを作成できません。",

  "teams.profileTitle": "チーム",
  "teams.pictureChange": "チームの画像を変更",
  "teams.pictureRemove": "チームの画像を削除",
  "teams.saved": "チームを保存しました。",

  "teams.ownProfileTitle": "このチームでのプロフィール",
  "teams.ownProfileText": "ふだんの名前と写真の代わりに、このチームのメンバーに表示されます。",
  "teams.ownName": "このチームでの名前",
  "teams.ownProfileSaved": "このチームでのプロフィールを保存しました。",

  "teams.membersTitle": "メンバー",
  "teams.membersCount": { other: "{count} 人のメンバー" },
  "teams.membersEmpty": "このチームにはまだほかの人がいません。",
  "teams.memberYou": "自分",
  "teams.memberNoName": "名前なし",
  "teams.memberRemove": "チームから外す",
  "teams.memberRemoveTitle": "{name} さんを「{team}」から外しますか？",
  "teams.memberRemoveText": "この人はチーム内のすべてにすぐアクセスできなくなります。",
  "teams.memberRemoved": "{name} さんをチームから外しました。",

  "teams.inviteTitle": "メンバーを招待",
  "teams.inviteText": "参加用のリンクをメールで送ります。",
  "teams.inviteLabel": "メールアドレス",
  "teams.inviteSubmit": "招待を送信",
  "teams.invited": "{email} に招待を送りました。",

  "teams.invitationsTitle": "承諾待ちの招待",
  "teams.invitationsEmpty": "承諾待ちの招待はありません",
  "teams.invitationExpires": "有効期限: {time}",
  "teams.invitationExpired": "期限切れ: {time}",
  "teams.invitationResend": "再送信",
  "teams.invitationResent": "{email} に招待を再送信しました。",
  "teams.invitationRevoke": "取り消す",
  "teams.invitationRevoked": "{email} への招待を取り消しました",
  "teams.invitationUnknown": "不明なアドレス",

  "teams.leaveTitle": "チームから退出",
  "teams.leaveText": "チーム内のすべてにアクセスできなくなります。戻るには新しい招待が必要です。",
  "teams.leave": "チームから退出",
  "teams.leaveConfirmTitle": "「{team}」から退出しますか？",

  "teams.deleteTitle": "チームを削除",
  "teams.deleteText":
    "チームと、チームに属するすべてのデータが、すべてのメンバーから削除されます。元に戻すことはできません。",
  "teams.delete": "チームを削除",
  "teams.deleteNamed": "チーム「{team}」を削除",
  "teams.deleteConfirmTitle": "「{team}」を削除しますか？",
  "teams.deleteConfirmLabel": "確認のため{team}と入力してください",
  "teams.deleteMismatch": "表示されているとおりに名前を入力してください。",
};
