/**
 * Domains whose addresses anyone can get. A second line: people cannot add DNS records to them, but
 * a server that vouches for a domain of a customer's choice could be talked into one.
 */
export const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set(
  `126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bigpond.com bk.ru
  bluewin.ch bol.com.br btinternet.com comcast.net cox.net daum.net duck.com fastmail.com
  fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com
  guerrillamail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr
  hotmail.it hushmail.com icloud.com inbox.ru interia.pl laposte.net libero.it list.ru live.com
  live.co.uk live.fr live.nl mac.com mail.com mail.ru mailbox.org mailinator.com me.com msn.com
  naver.com o2.pl onet.pl optonline.net orange.fr outlook.com outlook.de outlook.es outlook.fr
  outlook.it outlook.jp pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com
  rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com
  sohu.com t-online.de temp-mail.org terra.com.br tuta.com tuta.io tutanota.com tutanota.de
  ukr.net uol.com.br verizon.net virgilio.it wanadoo.fr web.de wp.pl ya.ru yahoo.ca yahoo.co.in
  yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com
  yandex.ru yeah.net ymail.com yopmail.com ziggo.nl zoho.com zohomail.com`.split(/\s+/),
);
