import type { MailWords } from "./words.js";

export const ptPT: MailWords = {
  greeting: "{{#if userDisplayName}}Olá, {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} em {{ system }}",
  expires: "Expira em {{ expiresIn }}. Só pode ser utilizado uma vez.",
  orLink: "Ou [inicie sessão com esta ligação]({{ magicLink }})",
  unexpected:
    "Recebeu este e-mail porque alguém introduziu o seu endereço em " +
    "{{ projectDisplayName }}. Se não foi o seu caso, ignore-o.",
  invited:
    "{{#if inviterDisplayName}}Recebeu este e-mail porque {{ inviterDisplayName }} lhe " +
    "enviou um convite. Se não conhece esta pessoa, ignore o e-mail.{{else}}Recebeu este " +
    "e-mail porque lhe enviaram um convite para uma equipa. Se não o esperava, ignore o " +
    "e-mail.{{/if}}",
  aboutAccount:
    "Recebeu este e-mail porque diz respeito à segurança da sua conta em {{ projectDisplayName }}.",
  wasNotMe: "Não fui eu",
  review: "[Verificar as sessões]({{ sessionsUrl }})",
  remedy:
    "Se não reconhece esta ação, reponha a palavra-passe, o que termina a sessão em todos " +
    "os dispositivos. Depois verifique as chaves de acesso, as contas associadas e os " +
    "endereços nas definições da conta.",
  onHold:
    "O seu endereço foi confirmado num navegador que a conta não conhecia. Por isso, " +
    "palavras-passe, chaves de acesso, contas associadas, dispositivos, endereços e equipas " +
    "anteriores precisam uma vez de um código desta caixa de correio. Inicie sessão com um " +
    "deles para manter todos. Após 30 dias são removidos.",
  codeSubject: "{{ otp }} é o seu código do {{ projectDisplayName }}",
  verifyByCode:
    "Introduza este código onde se registou em {{ projectDisplayName }} ou utilize o " +
    "botão. Se não se registou, não o introduza nem o partilhe.",
  confirmTitle: "É você que está a iniciar sessão?",
  confirmBody:
    "Alguém está a iniciar sessão na sua conta em {{ projectDisplayName }} com algo " +
    "adicionado antes de ter confirmado este endereço. Se for você, introduza lá este " +
    "código. Caso contrário, não o partilhe: sem ele ninguém entra.",
  settleTitle: "Manter ou remover acessos anteriores",
  settleBody:
    "Introduza este código nas definições da sua conta {{ projectDisplayName }} para " +
    "manter ou remover o que foi adicionado antes de confirmar este endereço. Se não o " +
    "pediu, não o partilhe com ninguém.",
  deviceTitle: "A iniciar sessão num novo dispositivo?",
  deviceBody:
    "Alguém introduziu a sua palavra-passe de {{ projectDisplayName }} num dispositivo que " +
    "não conhecemos. Se for você, introduza lá este código. Caso contrário, não o partilhe " +
    "e altere a palavra-passe: sem o código ninguém entra.",
  codesOffTitle: "Os códigos por e-mail estão desativados na sua conta {{ projectDisplayName }}",
  codesOffBody:
    "Alguém pediu um código para iniciar sessão na sua conta {{ projectDisplayName }}. " +
    "Desativou estes códigos: utilize a palavra-passe, uma chave de acesso ou uma conta " +
    "associada. Pode voltar a ativá-los nas definições da conta.",
  leaked:
    "A palavra-passe com que iniciou sessão está numa lista de palavras-passe divulgadas, " +
    "que os atacantes experimentam primeiro. Escolha uma nova que não utilize em mais " +
    "lado nenhum. Isto não significa que outra pessoa tenha iniciado sessão: comparámo-la " +
    "quando o fez.",
  undoes:
    "Se não reconhece esta ação, prima o botão no prazo de 14 dias: as alterações recentes " +
    "são anuladas, a sessão termina em todos os dispositivos e recebe uma ligação para " +
    "escolher uma nova palavra-passe.",
  unsubscribe: "Cancelar subscrição",
  unsubscribeAsk: "Deixar de receber novidades de {{ projectDisplayName }}?",
  unsubscribed:
    "Já não vai receber novidades de {{ projectDisplayName }}. Os e-mails sobre a sua conta " +
    "continuam a chegar.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} quer entrar em {{ teamDisplayName }}",
      more: "Pedidos de entrada em {{ teamDisplayName }}: {{ count }}",
      body: "Aceite ou recuse os pedidos nas definições da equipa.",
    },
    team_joined: {
      one: "{{ personDisplayName }} entrou em {{ teamDisplayName }}",
      more: "Novos membros de {{ teamDisplayName }}: {{ count }}",
      body:
        "A equipa aceita pessoas com um endereço de e-mail do seu domínio. Pode remover membros " +
        "nas definições da equipa.",
    },
    acceptedTitle: "Agora faz parte de {{ teamDisplayName }}",
    acceptedBody:
      "O seu pedido para entrar em {{ teamDisplayName }} em {{ projectDisplayName }} foi aceite.",
    openTeam: "Abrir as definições da equipa",
    openApp: "Continuar para {{ projectDisplayName }}",
    managesTeam:
      "Recebeu este e-mail porque gere {{ teamDisplayName }} em {{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "A equipa {{ teamDisplayName }} foi eliminada",
    body:
      "A equipa e tudo o que lhe pertencia foram eliminados para todos os membros. Não é " +
      "possível anular esta ação. Se não o esperava, fale com quem geria a equipa.",
    wasMember:
      "Recebeu este e-mail porque fazia parte de {{ teamDisplayName }} em " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Confirme o seu e-mail para {{ projectDisplayName }}",
      title: "Confirme o seu e-mail",
      body: "Confirme que este endereço é seu para que {{ projectDisplayName }} lhe possa escrever.",
      action: "Confirmar e-mail",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: repor a palavra-passe",
      title: "Repor a palavra-passe",
      body:
        "Escolha uma nova palavra-passe para a sua conta em {{ projectDisplayName }}. A " +
        "sessão será terminada em todos os dispositivos.",
      action: "Escolher palavra-passe",
    },
    magic_link: {
      subject:
        "Iniciar sessão em {{ projectDisplayName }}{{#if otp}}: o seu código é {{ otp }}{{/if}}",
      title: "Iniciar sessão em {{ projectDisplayName }}",
      body:
        "{{#if otp}}Introduza este código onde está a iniciar sessão. " +
        "{{ projectDisplayName }} nunca lhe telefona a pedi-lo.{{else}}Inicie sessão com a " +
        "ligação abaixo.{{/if}}",
      action: "Iniciar sessão",
    },
    team_invitation: {
      subject: "Convite para a equipa {{ teamDisplayName }}",
      title: "Junte-se à equipa {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} enviou-lhe um convite para a " +
        "equipa {{ teamDisplayName }} em {{ projectDisplayName }}.{{else}}Recebeu um convite " +
        "para a equipa {{ teamDisplayName }} em {{ projectDisplayName }}.{{/if}}",
      action: "Juntar-me à equipa",
    },
  },
  notices: {
    password_changed: "A palavra-passe da sua conta em {{ projectDisplayName }} foi alterada",
    password_set: "Foi adicionada uma palavra-passe à sua conta em {{ projectDisplayName }}",
    email_changed:
      "O seu e-mail de início de sessão foi alterado{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} foi adicionado como endereço de início de sessão da sua conta em " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} já não é um endereço de início de sessão da sua conta em " +
      "{{ projectDisplayName }}",
    address_verified: "{{ detail }} foi confirmado para a sua conta em {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} é agora o endereço principal da sua conta em {{ projectDisplayName }}",
    email_codes_on: "O início de sessão com códigos por e-mail foi ativado",
    email_codes_off: "O início de sessão com códigos por e-mail foi desativado",
    second_factor_on: "A verificação em dois passos foi ativada",
    second_factor_off: "A verificação em dois passos foi desativada",
    second_factor_guessed:
      "Foram introduzidos dez códigos incorretos para iniciar sessão na sua conta em " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "Foi usado um código de recuperação para iniciar sessão na sua conta em " +
      "{{ projectDisplayName }}",
    recovery_codes_created:
      "Foram criados novos códigos de recuperação para a sua conta em {{ projectDisplayName }}",
    passkey_added: "Foi adicionada uma chave de acesso à sua conta em {{ projectDisplayName }}",
    passkey_removed: "Foi removida uma chave de acesso da sua conta em {{ projectDisplayName }}",
    provider_connected: "{{ provider }} foi associado à sua conta em {{ projectDisplayName }}",
    provider_disconnected:
      "{{ provider }} foi desassociado da sua conta em {{ projectDisplayName }}",
    new_device: "Novo início de sessão na sua conta em {{ projectDisplayName }}",
    password_leaked:
      "A sua palavra-passe de {{ projectDisplayName }} é conhecida devido a uma fuga de " + "dados",
    api_key_created: "Foi criada uma chave de API para a sua conta em {{ projectDisplayName }}",
    activity_reported:
      "Foi comunicada atividade desconhecida na sua conta {{ projectDisplayName }}",
    account_deleted: "A sua conta em {{ projectDisplayName }} foi eliminada",
    access_suspended:
      "Os acessos anteriores à sua conta em {{ projectDisplayName }} estão suspensos",
    suspension_ending:
      "Os acessos anteriores à sua conta em {{ projectDisplayName }} serão removidos em " +
      "{{ detail }}",
  },
};
