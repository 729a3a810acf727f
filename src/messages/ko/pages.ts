import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "{app}에서 계속",

  "forgot.title": "비밀번호 재설정",
  "forgot.text":
    "계정의 이메일 주소를 입력하세요. 새 비밀번호를 정할 수 있는 링크를 보내 드립니다.",
  "forgot.submit": "링크 보내기",
  "forgot.back": "로그인으로 돌아가기",
  "forgot.sentTitle": "이메일을 확인하세요",
  "forgot.sentText":
    "{email} 주소로 만든 계정이 있으면 새 비밀번호를 정할 수 있는 링크가 곧 도착합니다.",
  "forgot.resent": "링크를 다시 보냈습니다.",

  "reset.title": "새 비밀번호 정하기",
  "reset.text": "모든 기기에서 로그아웃되며 새 비밀번호로 로그인할 수 있습니다.",
  "reset.submit": "새 비밀번호 설정",
  "reset.doneTitle": "비밀번호가 변경되었습니다",
  "reset.doneText": "모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.",
  "reset.notFoundText": "링크가 완전하지 않거나 이 앱의 링크가 아닙니다.",
  "reset.expiredText": "이 비밀번호 재설정 링크는 만료되었습니다. 새 링크를 보내 드릴 수 있습니다.",
  "reset.usedText":
    "이미 사용한 링크입니다. 비밀번호를 직접 변경하지 않았다면 지금 다시 재설정하세요.",
  "reset.attemptsText": "링크를 너무 많이 사용했습니다. 새 링크를 보내 드릴 수 있습니다.",
  "reset.again": "새 링크 보내기",

  "verify.title": "이메일 주소 인증",
  "verify.text": "본인의 주소인지 확인해 주세요.",
  "verify.submit": "주소 인증",
  "verify.keepPassword": "비밀번호로 가입했나요? 그대로 쓰려면 먼저 여기서 로그인하세요.",
  "verify.doneTitle": "이메일 주소가 인증되었습니다",
  "verify.doneText": "감사합니다. 이 페이지를 닫거나 계속할 수 있습니다.",
  "verify.alreadyTitle": "이미 인증되었습니다",
  "verify.usedText": "이 이메일 주소는 인증되어 있습니다. 더 할 일은 없습니다.",
  "verify.notFoundText": "링크가 완전하지 않거나 이 앱의 링크가 아닙니다.",
  "verify.expiredText": "이 링크는 만료되었습니다. 계정 설정에서 새 링크를 보낼 수 있습니다.",
  "verify.attemptsText": "링크를 너무 많이 사용했습니다. 계정 설정에서 새 링크를 보낼 수 있습니다.",
  "verify.again": "계정 설정 열기",

  "link.notFoundTitle": "사용할 수 없는 링크입니다",
  "link.expiredTitle": "만료된 링크입니다",
  "link.usedTitle": "이미 사용한 링크입니다",
  "link.attemptsTitle": "시도 횟수가 너무 많습니다",

  "magicLink.title": "로그인",
  "magicLink.text": "이 기기에서 로그인하려면 계속하세요.",
  "magicLink.submit": "로그인",
  "magicLink.notFoundText": "링크가 완전하지 않거나 이 앱의 링크가 아닙니다.",
  "magicLink.expiredText":
    "로그인 링크는 일정 시간 동안만 유효합니다. 새 링크를 보내 드릴 수 있습니다.",
  "magicLink.usedText":
    "로그인 링크는 한 번만 사용할 수 있습니다. 직접 사용하지 않았다면 로그인해서 세션을 확인하세요.",
  "magicLink.attemptsText": "링크를 너무 많이 사용했습니다. 새 링크를 보내 드릴 수 있습니다.",
  "magicLink.again": "새 링크 보내기",

  "totp.text": "인증 앱을 열고 {app} 코드를 입력하세요.",
  "recovery.label": "복구 코드",
  "recovery.hint":
    "2단계 인증을 켤 때 저장한 코드 중 하나입니다. 코드마다 한 번만 사용할 수 있습니다.",
  "recovery.useApp": "인증 앱 사용",

  "oauth.title": "로그인하는 중",
  "oauth.text": "잠시만 기다려 주세요.",
  "oauth.connectTitle": "{provider} 계정을 연결할까요?",
  "oauth.connectText":
    "{email} 주소의 계정이 이미 있습니다. 로그인하려면 {provider} 계정을 연결하세요.",
  "oauth.connect": "연결하고 로그인",
  "oauth.failedTitle": "로그인되지 않았습니다",
  "oauth.failedText": "제공업체를 통해 로그인하는 중에 오류가 발생했습니다. 다시 시도하세요.",
  "oauth.invalidTotp": "인증 앱 코드가 유효하지 않습니다. 다시 로그인하세요.",
  "oauth.again": "로그인으로 돌아가기",

  "signOut.title": "로그아웃할까요?",
  "signOut.text": "이 기기에서 다시 로그인해야 합니다.",
  "signOut.submit": "로그아웃",
  "signOut.stay": "로그인 유지",
  "signOut.working": "로그아웃하는 중",
  "signOut.doneTitle": "로그아웃되었습니다",
  "signOut.doneText": "이 페이지를 닫거나 다시 로그인할 수 있습니다.",
  "signOut.deletedTitle": "계정이 삭제되었습니다",
  "signOut.deletedText": "계정과 데이터가 삭제되었습니다. 이 페이지를 닫아도 됩니다.",

  "invitation.title": "{team} 팀 참여",
  "invitation.text": "{team} 팀에 초대되었습니다.",
  "invitation.textFrom": "{inviter} 님이 {team} 팀에 초대했습니다.",
  "invitation.signedInAs": "{email} 계정으로 로그인되어 있습니다.",
  "invitation.sentTo":
    "초대는 {invited} 주소로 전송되었고, 현재 {email} 계정으로 로그인되어 있습니다. 이 계정으로 참여하거나 다른 계정으로 전환할 수 있습니다.",
  "invitation.submit": "팀 참여",
  "invitation.decline": "나중에",
  "invitation.switch": "다른 계정 사용",
  "invitation.signInTitle": "팀에 초대되었습니다",
  "invitation.signInText": "팀에 참여하려면 로그인하거나 계정을 만드세요.",
  "invitation.sentToVisitor":
    "초대는 {email} 주소로 발송되었습니다. 참여하려면 계정을 만들거나 로그인하세요.",
  "invitation.yourName": "이름",
  "invitation.yourNameHint": "팀의 다른 멤버에게 표시됩니다.",
  "invitation.doneTitle": "{team} 팀에 오신 것을 환영합니다",
  "invitation.doneText": "이제 팀의 구성원입니다.",
  "invitation.notFoundText": "이 초대는 완전하지 않거나, 취소되었거나, 다른 앱의 초대입니다.",
  "invitation.expiredText": "만료된 초대입니다. 초대한 사람에게 새 초대를 요청하세요.",
  "invitation.usedText": "이미 수락된 초대입니다.",
  "invitation.attemptsText":
    "이 초대로 시도한 횟수가 너무 많습니다. 초대한 사람에게 새 초대를 요청하세요.",

  "errorPage.title": "문제가 발생했습니다",
  "errorPage.text": "다시 시도해 주세요. 문제가 계속되면 이 앱의 운영자에게 알려 주세요.",
  "errorPage.deniedTitle": "로그인이 취소되었습니다",
  "errorPage.deniedText":
    "제공업체를 통한 로그인이 허용되지 않았거나 요청이 취소되었습니다. 변경된 내용은 없습니다.",
  "errorPage.otherUserTitle": "다른 사람에게 연결된 계정입니다",
  "errorPage.otherUserText":
    "선택한 계정은 이미 다른 사용자에게 연결되어 있습니다. 다른 계정을 선택하거나 해당 사용자로 로그인하세요.",
  "errorPage.otherAccountTitle": "다른 계정이 이미 연결되어 있습니다",
  "errorPage.otherAccountText":
    "이 제공업체의 다른 계정이 이미 연결되어 있습니다. 먼저 계정 설정에서 제거하세요.",
  "errorPage.settings": "계정 설정 열기",

  "cli.title": "터미널에서 로그인할까요?",
  "cli.text": "터미널에서 내 계정으로 로그인하려고 합니다. 방금 직접 시작한 경우에만 계속하세요.",
  "cli.signedInAs": "{name} 계정으로 로그인됩니다.",
  "cli.code": "터미널에 코드가 표시된다면 {code}여야 합니다.",
  "cli.submit": "예, 로그인",
  "cli.decline": "취소",
  "cli.doneTitle": "터미널에서 로그인되었습니다",
  "cli.doneText": "이 페이지를 닫고 터미널로 돌아가도 됩니다.",
  "cli.declinedTitle": "요청을 취소했습니다",
  "cli.declinedText":
    "직접 시작하지 않았다면 누군가 속이려고 했을 수 있습니다. 이 페이지를 닫아도 됩니다.",
  "cli.missingTitle": "완전하지 않은 링크입니다",
  "cli.missingText": "터미널에서 로그인을 다시 시작하고 표시되는 링크를 여세요.",
  "cli.failedTitle": "터미널에서 로그인하지 못했습니다",
  "cli.failedText":
    "요청이 만료되었거나, 이미 사용되었거나, 존재하지 않습니다. 터미널에서 로그인을 다시 시작하세요.",

  "protect.text": "이 계정에는 이 부분을 볼 권한이 없습니다.",
  "frame.title": "이 페이지를 따로 열어 주세요",
  "frame.text": "비밀번호를 안전하게 지키기 위해 이 페이지는 다른 페이지 안에서 작동하지 않습니다.",
  "frame.action": "새 탭에서 열기",
};
