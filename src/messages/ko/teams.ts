import type { Group } from "../en.js";

/** 팀 전환, 팀 만들기, 팀 설정. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "팀 전환",
  "teams.choose": "팀 선택",
  "teams.current": "현재 팀",
  "teams.none": "아직 참여한 팀이 없습니다.",
  "teams.noneAction": "첫 번째 팀 만들기",
  "teams.create": "팀 만들기",
  "teams.settings": "팀 설정",
  "teams.gone": "더 이상 이 팀의 구성원이 아니거나 팀이 존재하지 않습니다.",
  "teams.switched": "{team} 팀으로 전환했습니다.",

  "teams.createTitle": "팀 만들기",
  "teams.createText": "함께 사용해 보세요. 다음 단계에서 사람을 초대합니다.",
  "teams.name": "팀 이름",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "{team} 팀을 만들었습니다.",
  "teams.creationClosed": "이 앱에서는 사용자가 팀을 만들 수 없습니다.",

  "teams.profileTitle": "팀",
  "teams.pictureChange": "팀 사진 변경",
  "teams.pictureRemove": "팀 사진 제거",
  "teams.saved": "팀을 저장했습니다.",

  "teams.ownProfileTitle": "이 팀에서 쓰는 프로필",
  "teams.ownProfileText": "평소 이름과 사진 대신 이 팀의 구성원에게 표시됩니다.",
  "teams.ownName": "이 팀에서 쓰는 이름",
  "teams.ownProfileSaved": "이 팀에서 쓰는 프로필을 저장했습니다.",

  "teams.membersTitle": "구성원",
  "teams.membersCount": { other: "구성원 {count}명" },
  "teams.membersEmpty": "아직 이 팀에 다른 사람이 없습니다.",
  "teams.memberYou": "나",
  "teams.memberNoName": "이름 없음",
  "teams.memberRemove": "팀에서 내보내기",
  "teams.memberRemoveTitle": "{name}님을 {team} 팀에서 내보낼까요?",
  "teams.memberRemoveText": "이 사람은 팀의 모든 항목에 즉시 접근할 수 없게 됩니다.",
  "teams.memberRemoved": "{name}님을 팀에서 내보냈습니다.",

  "teams.inviteTitle": "초대하기",
  "teams.inviteText": "참여 링크가 담긴 메일을 받게 됩니다.",
  "teams.inviteLabel": "이메일 주소",
  "teams.inviteSubmit": "초대 보내기",
  "teams.invited": "{email} 앞으로 초대를 보냈습니다.",

  "teams.invitationsTitle": "대기 중인 초대",
  "teams.invitationsEmpty": "대기 중인 초대가 없습니다",
  "teams.invitationExpires": "{time} 만료",
  "teams.invitationExpired": "{time} 만료됨",
  "teams.invitationResend": "다시 보내기",
  "teams.invitationResent": "{email} 앞으로 초대를 다시 보냈습니다.",
  "teams.invitationRevoke": "초대 취소",
  "teams.invitationRevoked": "{email} 초대를 취소했습니다",
  "teams.invitationUnknown": "알 수 없는 주소",

  "teams.leaveTitle": "팀 나가기",
  "teams.leaveText":
    "팀의 모든 항목에 접근할 수 없게 됩니다. 다시 참여하려면 새 초대가 필요합니다.",
  "teams.leave": "팀 나가기",
  "teams.leaveConfirmTitle": "{team} 팀에서 나갈까요?",

  "teams.deleteTitle": "팀 삭제",
  "teams.deleteText":
    "팀과 팀에 속한 모든 데이터가 모든 구성원에게서 삭제됩니다. 되돌릴 수 없습니다.",
  "teams.delete": "팀 삭제",
  "teams.deleteNamed": "‘{team}’ 팀 삭제",
  "teams.deleteConfirmTitle": "{team} 팀을 삭제할까요?",
  "teams.deleteConfirmLabel": "확인하려면 {team} 입력",
  "teams.deleteMismatch": "표시된 이름을 정확히 입력하세요.",
};
