import type { MailWords } from "./words.js";

export const ptBR: MailWords = {
  greeting: "{{#if userDisplayName}}Olá, {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} no {{ system }}",
  expires: "Expira em {{ expiresIn }}. Só pode ser usado uma vez.",
  orLink: "Ou [entre com este link]({{ magicLink }})",
  unexpected:
    "Você recebeu este e-mail porque alguém digitou seu endereço em " +
    "{{ projectDisplayName }}. Se não foi você, ignore-o.",
  invited:
    "{{#if inviterDisplayName}}Você recebeu este e-mail porque {{ inviterDisplayName }} " +
    "convidou você. Se não conhece essa pessoa, ignore o e-mail.{{else}}Você recebeu " +
    "este e-mail porque recebeu um convite para uma equipe. Se não esperava por isso, " +
    "ignore o e-mail.{{/if}}",
  aboutAccount:
    "Você recebeu este e-mail porque ele trata da segurança da sua conta em " +
    "{{ projectDisplayName }}.",
  wasNotMe: "Não fui eu",
  review: "[Verificar as sessões]({{ sessionsUrl }})",
  remedy:
    "Se não foi você, redefina sua senha, o que encerra a sessão em todos os dispositivos. " +
    "Depois confira as chaves de acesso, as contas vinculadas e os endereços nas " +
    "configurações da conta.",
  onHold:
    "Seu endereço foi confirmado em um navegador que a conta não conhecia. Por isso, " +
    "senhas, chaves de acesso, contas conectadas, dispositivos, endereços e equipes " +
    "anteriores precisam uma vez de um código desta caixa de entrada. Entre com um deles " +
    "para manter todos. Depois de 30 dias eles são removidos.",
  codeSubject: "{{ otp }} é seu código do {{ projectDisplayName }}",
  verifyByCode:
    "Digite este código onde você se cadastrou em {{ projectDisplayName }} ou use o botão. " +
    "Se você não se cadastrou, não digite nem repasse o código.",
  confirmTitle: "É você quem está entrando?",
  confirmBody:
    "Alguém está entrando na sua conta em {{ projectDisplayName }} com algo adicionado " +
    "antes de você confirmar este endereço. Se for você, digite este código lá. Se não for, " +
    "não o repasse: sem ele ninguém entra.",
  settleTitle: "Manter ou remover acessos anteriores",
  settleBody:
    "Digite este código nas configurações da sua conta {{ projectDisplayName }} para " +
    "manter ou remover o que foi adicionado antes de você confirmar este endereço. Se " +
    "você não o pediu, não o passe a ninguém.",
  deviceTitle: "Entrando em um novo dispositivo?",
  deviceBody:
    "Alguém digitou sua senha de {{ projectDisplayName }} em um dispositivo que não " +
    "conhecemos. Se for você, digite este código lá. Se não for, não o repasse e altere " +
    "sua senha: sem o código ninguém entra.",
  codesOffTitle: "Os códigos por e-mail estão desativados na sua conta {{ projectDisplayName }}",
  codesOffBody:
    "Alguém pediu um código para entrar na sua conta {{ projectDisplayName }}. Você " +
    "desativou esses códigos: use sua senha, uma chave de acesso ou uma conta conectada. " +
    "Você pode ativá-los de novo nas configurações da conta.",
  leaked:
    "A senha com que você entrou está em uma lista de senhas vazadas, que invasores " +
    "tentam primeiro. Escolha uma nova que você não use em nenhum outro lugar. Isso não " +
    "significa que outra pessoa entrou: nós a comparamos quando você entrou.",
  undoes:
    "Se não foi você, pressione o botão em até 14 dias: as mudanças recentes serão " +
    "desfeitas, a sessão será encerrada em todos os dispositivos e você receberá um link " +
    "para escolher uma nova senha.",
  unsubscribe: "Cancelar inscrição",
  unsubscribeAsk: "Parar de receber novidades de {{ projectDisplayName }}?",
  unsubscribed:
    "Você não receberá mais novidades de {{ projectDisplayName }}. Os e-mails sobre sua " +
    "conta continuarão chegando.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} quer entrar em {{ teamDisplayName }}",
      more: "Pedidos para entrar em {{ teamDisplayName }}: {{ count }}",
      body: "Aceite ou recuse os pedidos nas configurações da equipe.",
    },
    team_joined: {
      one: "{{ personDisplayName }} entrou em {{ teamDisplayName }}",
      more: "Novos membros de {{ teamDisplayName }}: {{ count }}",
      body:
        "A equipe aceita pessoas com um endereço de e-mail do seu domínio. Você pode remover " +
        "membros nas configurações da equipe.",
    },
    acceptedTitle: "Agora você faz parte de {{ teamDisplayName }}",
    acceptedBody:
      "Seu pedido para entrar em {{ teamDisplayName }} em {{ projectDisplayName }} foi aceito.",
    openTeam: "Abrir as configurações da equipe",
    openApp: "Continuar para {{ projectDisplayName }}",
    managesTeam:
      "Você recebeu este e-mail porque gerencia {{ teamDisplayName }} em " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "A equipe {{ teamDisplayName }} foi excluída",
    body:
      "A equipe e tudo o que pertencia a ela foram excluídos para todos os membros. Isso " +
      "não pode ser desfeito. Se não esperava por isso, fale com quem gerenciava a equipe.",
    wasMember:
      "Você recebeu este e-mail porque fazia parte de {{ teamDisplayName }} em " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Confirme seu e-mail para {{ projectDisplayName }}",
      title: "Confirme seu e-mail",
      body:
        "Confirme que este endereço é seu para que {{ projectDisplayName }} possa escrever " +
        "para você aqui.",
      action: "Confirmar e-mail",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: redefina sua senha",
      title: "Redefina sua senha",
      body:
        "Escolha uma nova senha para sua conta em {{ projectDisplayName }}. Sua sessão será " +
        "encerrada em todos os dispositivos.",
      action: "Escolher nova senha",
    },
    magic_link: {
      subject: "Entre em {{ projectDisplayName }}{{#if otp}}: seu código é {{ otp }}{{/if}}",
      title: "Entre em {{ projectDisplayName }}",
      body:
        "{{#if otp}}Digite este código onde você está entrando. {{ projectDisplayName }} " +
        "nunca vai ligar para pedir o código.{{else}}Entre com o link abaixo.{{/if}}",
      action: "Entrar",
    },
    team_invitation: {
      subject: "Convite para a equipe {{ teamDisplayName }}",
      title: "Participe da equipe {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} convidou você para a equipe " +
        "{{ teamDisplayName }} em {{ projectDisplayName }}.{{else}}Você recebeu um convite " +
        "para a equipe {{ teamDisplayName }} em {{ projectDisplayName }}.{{/if}}",
      action: "Participar da equipe",
    },
  },
  notices: {
    password_changed: "A senha da sua conta em {{ projectDisplayName }} foi alterada",
    password_set: "Uma senha foi adicionada à sua conta em {{ projectDisplayName }}",
    email_changed: "Seu e-mail de login foi alterado{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} foi adicionado como endereço para entrar na sua conta em " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} não serve mais para entrar na sua conta em {{ projectDisplayName }}",
    address_verified: "{{ detail }} foi confirmado para sua conta em {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} agora é o endereço principal da sua conta em {{ projectDisplayName }}",
    email_codes_on: "O acesso com códigos por e-mail foi ativado",
    email_codes_off: "O acesso com códigos por e-mail foi desativado",
    second_factor_on: "A verificação em duas etapas foi ativada",
    second_factor_off: "A verificação em duas etapas foi desativada",
    second_factor_guessed:
      "Dez códigos incorretos foram inseridos para entrar na sua conta em {{ projectDisplayName }}",
    recovery_code_used:
      "Um código de recuperação foi usado para entrar na sua conta em {{ projectDisplayName }}",
    recovery_codes_created:
      "Novos códigos de recuperação foram criados para sua conta em {{ projectDisplayName }}",
    passkey_added: "Uma chave de acesso foi adicionada à sua conta em {{ projectDisplayName }}",
    passkey_removed: "Uma chave de acesso foi removida da sua conta em {{ projectDisplayName }}",
    provider_connected: "{{ provider }} foi vinculado à sua conta em {{ projectDisplayName }}",
    provider_disconnected:
      "{{ provider }} foi desvinculado da sua conta em {{ projectDisplayName }}",
    new_device: "Novo login na sua conta em {{ projectDisplayName }}",
    password_leaked: "Sua senha de {{ projectDisplayName }} é conhecida por um vazamento de dados",
    api_key_created: "Uma chave de API foi criada para a sua conta em {{ projectDisplayName }}",
    activity_reported: "Foi relatada atividade desconhecida na sua conta {{ projectDisplayName }}",
    account_deleted: "Sua conta em {{ projectDisplayName }} foi excluída",
    access_suspended:
      "Os acessos anteriores à sua conta em {{ projectDisplayName }} estão suspensos",
    suspension_ending:
      "Os acessos anteriores à sua conta em {{ projectDisplayName }} serão removidos em " +
      "{{ detail }}",
  },
};
