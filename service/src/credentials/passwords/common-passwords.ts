/** The most common leaked passwords of eight or more characters, in lower case. */
export const COMMON_PASSWORDS = `
!1qaz2wsx !@#$%^&* !@#$%^&*( !@#$%^&*() !@#$1234 !qaz2wsx !qaz@wsx ******** ........ 00000000
000000000 0000000000 01234567 012345678 0123456789 0987654321 10101010 11111111 111111111
1111111111 11223344 1122334455 112233445566 12121212 123!@#qwe 12312312 123123123 1234!@#$ 12341234
12344321 123454321 1234554321 123456123 123456654321 12345678 123456780 123456789 1234567890
1234567891 12345678910 123456789a 123456789q 12345678a 12345678q 12345679 123456aa 123456abc
123456as 123456qwe 123456qwerty 12345qwert 1234abcd 1234qwer 1234qwerty 123698745 123abc123
123qwe123 123qwe456 123qweasd 123qweasdzxc 123qwerty 12qwaszx 12wqasxz 13131313 147258369 147852369
159357456 159753258 19841984 1a2b3c4d 1a2s3d4f 1password 1passwort 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 20002000
20202020 22222222 27182818 2wsx3edc 31415926 314159265 321321321 33333333 3edc4rfv 44444444
456456456 4rfv5tgb 520131400 5201314a 55555555 66666666 69696969 741852963 77777777 789456123
789789789 87654321 88888888 963852741 987654321 9876543210 99999999 a12345678 a123456789 a1b2c3d4
a1b2c3d4e5 a1s2d3f4 a5201314 aa123456 aa12345678 aaaa1111 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345
abc123456 abc123abc abcabc123 abcd1234 abcd12345 abcd123456 abcde12345 abcdef123 abcdefg1 abcdefgh
abcdefghi abcdefghij admin123 admin123! admin1234 admin12345 admin123456 admin2022 admin2023
admin2024 admin2025 admin2026 admin@123 adminadmin adminadmin1 administrator administrator1
adventure ajax1234 alejandra alejandro alessandra alessandro alexander alexander1 alexandra
alexandre amanda12 america1 america12 american1 amorcito amoremio amoreterno amsterdam anderson
andrew01 andrew1! andrew12 andrew123 andrew123! andrew1234 andrew12345 andrew2022 andrew2023
andrew2024 andrew2025 andrew2026 angel123 angel123! angel1234 angel12345 angel2022 angel2023
angel2024 angel2025 angel2026 angelica angelina angels123 anthony1 apple123 apples12 april123
april123! april1234 april12345 april2022 april2023 april2024 april2025 april2026 aquarius argentina
arsenal! arsenal01 arsenal1 arsenal1! arsenal12 arsenal123 arsenal123! arsenal1234 arsenal12345
arsenal2022 arsenal2023 arsenal2024 arsenal2025 arsenal2026 asd12345 asd123456 asd123asd asdasd12
asdasd123 asdasdasd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl asdfghjkl123 asdfjkl; asdfqwer
asdqwe123 ashley01 ashley1! ashley12 ashley123 ashley123! ashley1234 ashley12345 ashley2022
ashley2023 ashley2024 ashley2025 ashley2026 asshole1 august01 august1! august12 august123
august123! august1234 august12345 august2022 august2023 august2024 august2025 august2026 austin12
autumn01 autumn1! autumn12 autumn123 autumn123! autumn1234 autumn12345 autumn2022 autumn2023
autumn2024 autumn2025 autumn2026 azerty12 azerty123 azerty1234 azertyui azertyuiop babyboy1
babygirl babygirl1 bailey12 banana01 banana1! banana12 banana123 banana123! banana1234 banana12345
banana2022 banana2023 banana2024 banana2025 banana2026 barcelona barcelona! barcelona01 barcelona1
barcelona1! barcelona12 barcelona123 barcelona123! barcelona1234 barcelona12345 barcelona2022
barcelona2023 barcelona2024 barcelona2025 barcelona2026 bartek12 baseball baseball! baseball01
baseball1 baseball1! baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball2022
baseball2023 baseball2024 baseball2025 baseball2026 basketball basketball1 batman01 batman1!
batman12 batman123 batman123! batman1234 batman12345 batman2022 batman2023 batman2024 batman2025
batman2026 bayern12 bayern123 bayernmunich bbbbbbbb beatles1 benjamin benjamin1 berlin01 berlin1!
berlin12 berlin123 berlin123! berlin1234 berlin12345 berlin2022 berlin2023 berlin2024 berlin2025
berlin2026 besiktas besiktas1903 bestfriend bestfriends bigboy12 bigdaddy birthday birthday1
biteme12 blessed1 blink182 blume123 bmw12345 bonjour1 bonjour123 borussia brandon1 brasil10
brasil123 brownie1 brownies bubbles1 budweiser bullshit buster01 buster1! buster12 buster123
buster123! buster1234 buster12345 buster2022 buster2023 buster2024 buster2025 buster2026 butterfly
butterfly! butterfly01 butterfly1 butterfly1! butterfly12 butterfly123 butterfly123! butterfly1234
butterfly12345 butterfly2022 butterfly2023 butterfly2024 butterfly2025 butterfly2026 callofduty
camille1 capricorn caroline catherine cccccccc changeit changeme changeme! changeme1 changeme12
changeme123 changeme2 changepassword charlie! charlie01 charlie1 charlie1! charlie12 charlie123
charlie123! charlie1234 charlie12345 charlie2022 charlie2023 charlie2024 charlie2025 charlie2026
charlotte cheese12 cheese123 cheetah1 chelsea! chelsea01 chelsea1 chelsea1! chelsea12 chelsea123
chelsea123! chelsea1234 chelsea12345 chelsea2022 chelsea2023 chelsea2024 chelsea2025 chelsea2026
chewbacca chicago1 children chocolate chocolate! chocolate01 chocolate1 chocolate1! chocolate12
chocolate123 chocolate123! chocolate1234 chocolate12345 chocolate2022 chocolate2023 chocolate2024
chocolate2025 chocolate2026 chouchou christian christian1 christina christmas christmas1
christopher ciao1234 ciaociao cinderella cisco123 coffee12 coffee123 colombia commander computer
computer! computer01 computer1 computer1! computer12 computer123 computer123! computer1234
computer12345 computer2022 computer2023 computer2024 computer2025 computer2026 contrasena
contrasena1 contraseña cookie01 cookie1! cookie12 cookie123 cookie123! cookie1234 cookie12345
cookie2022 cookie2023 cookie2024 cookie2025 cookie2026 cookies1 corazon1 corinthians corona12
correcthorsebatterystaple corvette corvette1 coucou12 coucou123 counterstrike cowboys1 cristina
crystal1 cupcakes cutiepie dakota12 daniel01 daniel1! daniel12 daniel123 daniel123! daniel1234
daniel12345 daniel2022 daniel2023 daniel2024 daniel2025 daniel2026 danielle darkness darling1
darthvader database database1 dddddddd deadpool december december! december01 december1 december1!
december12 december123 december123! december1234 december12345 december2022 december2023
december2024 december2025 december2026 default1 default123 defaultpassword demo1234 demodemo
demon123 deuseamor deusefiel deutschland diamond! diamond01 diamond1 diamond1! diamond12 diamond123
diamond123! diamond1234 diamond12345 diamond2022 diamond2023 diamond2024 diamond2025 diamond2026
discovery dolphin1 dolphins dortmund doudou12 dragon01 dragon1! dragon12 dragon123 dragon123!
dragon1234 dragon12345 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragonball
dragonballz easter12 edcrfvtgb eeeeeeee elephant elizabeth elizabeth1 emily123 eminem123 engelchen
estrella estrella1 explorer facebook facebook! facebook01 facebook1 facebook1! facebook12
facebook123 facebook123! facebook1234 facebook12345 facebook2022 facebook2023 facebook2024
facebook2025 facebook2026 familia1 familia123 family01 family1! family12 family123 family123!
family1234 family12345 family2022 family2023 family2024 family2025 family2026 farfalla february
february! february01 february1 february1! february12 february123 february123! february1234
february12345 february2022 february2023 february2024 february2025 february2026 fenerbahce fernanda
fernando ferrari! ferrari01 ferrari1 ferrari1! ferrari12 ferrari123 ferrari123! ferrari1234
ferrari12345 ferrari2022 ferrari2023 ferrari2024 ferrari2025 ferrari2026 feyenoord ffffffff
finalfantasy firebird flamengo flamengo1 flower01 flower1! flower12 flower123 flower123! flower1234
flower12345 flower2022 flower2023 flower2024 flower2025 flower2026 football football! football01
football1 football1! football12 football123 football123! football1234 football12345 football2022
football2023 football2024 football2025 football2026 forever1 foreverlove fortnite francesca
francisco frankfurt freedom! freedom01 freedom1 freedom1! freedom12 freedom123 freedom123!
freedom1234 freedom12345 freedom2022 freedom2023 freedom2024 freedom2025 freedom2026 friday01
friday1! friday12 friday123 friday123! friday1234 friday12345 friday13 friday2022 friday2023
friday2024 friday2025 friday2026 friends! friends01 friends1 friends1! friends12 friends123
friends123! friends1234 friends12345 friends2022 friends2023 friends2024 friends2025 friends2026
friendship frodo123 fuckoff1 fuckyou! fuckyou1 fuckyou123 fuckyou2 fussball fussball1 gabriel1
gabriela gabriella galatasaray gandalf1 gangster geheim12 geheim123 geheimnis gemini12 gfhjkm12
gfhjkm123 gggggggg ghbdtn123 ginger01 ginger1! ginger12 ginger123 ginger123! ginger1234 ginger12345
ginger2022 ginger2023 ginger2024 ginger2025 ginger2026 giovanni giuseppe godisgood godislove
golden12 gonzalez goodbye1 google01 google1! google12 google123 google123! google1234 google12345
google2022 google2023 google2024 google2025 google2026 greenday gryffindor guadalupe guest123
guest1234 hallo123 hallo1234 hallohallo halloween hamburg1 hannah12 hannah123 harley12
harleydavidson harrypotter harrypotter1 haslo123 haslo1234 heather1 heaven12 heineken hejsan12
hejsan123 hello123 hello123! hello1234 hello12345 hello2022 hello2023 hello2024 hello2025 hello2026
hellohello hellokitty hellokitty1 helloworld helloworld1 helloyou hermione hernandez hershey1
heslo123 heslo1234 hhhhhhhh hobbit12 hockey01 hockey1! hockey12 hockey123 hockey123! hockey1234
hockey12345 hockey2022 hockey2023 hockey2024 hockey2025 hockey2026 hogwarts holiday1 honey123
hotstuff hottie12 hunter01 hunter1! hunter12 hunter123 hunter123! hunter1234 hunter12345 hunter2022
hunter2023 hunter2024 hunter2025 hunter2026 hurricane iiiiiiii ilovegod ilovejesus iloveme1
ilovemom ilovemyself ilovethis iloveu12 iloveu123 iloveyou iloveyou! iloveyou01 iloveyou1
iloveyou1! iloveyou12 iloveyou123 iloveyou123! iloveyou1234 iloveyou12345 iloveyou2 iloveyou2022
iloveyou2023 iloveyou2024 iloveyou2025 iloveyou2026 iloveyou3 iloveyoubaby instagram internet
internet! internet01 internet1 internet1! internet12 internet123 internet123! internet1234
internet12345 internet2022 internet2023 internet2024 internet2025 internet2026 iphone12 ironman1
isabella istanbul istanbul34 january! january01 january1 january1! january12 january123 january123!
january1234 january12345 january2022 january2023 january2024 january2025 january2026 jellybean
jennifer jennifer! jennifer01 jennifer1 jennifer1! jennifer12 jennifer123 jennifer123! jennifer1234
jennifer12345 jennifer2022 jennifer2023 jennifer2024 jennifer2025 jennifer2026 jessica! jessica01
jessica1 jessica1! jessica12 jessica123 jessica123! jessica1234 jessica12345 jessica2022
jessica2023 jessica2024 jessica2025 jessica2026 jesus123 jesuschrist jesusislord jesusteamo
jetaime1 jjjjjjjj jonathan jonathan1 jordan01 jordan1! jordan12 jordan123 jordan123! jordan1234
jordan12345 jordan2022 jordan2023 jordan2024 jordan2025 jordan2026 jordan23 joshua01 joshua1!
joshua12 joshua123 joshua123! joshua1234 joshua12345 joshua2022 joshua2023 joshua2024 joshua2025
joshua2026 juliana1 july123! july1234 july12345 july2022 july2023 july2024 july2025 july2026
june123! june1234 june12345 june2022 june2023 june2024 june2025 june2026 justin12 justin123
juventus juventus1 juventus12 kasia123 katherine kathleen kennwort killer01 killer1! killer12
killer123 killer123! killer1234 killer12345 killer2022 killer2023 killer2024 killer2025 killer2026
kisses12 kissme12 kkkkkkkk kochanie kochanie1 kodeord1 kristina lakers24 lauren12 lawrence
ledzeppelin legolas1 leo12345 leonardo letitbe1 letmein! letmein01 letmein1 letmein1! letmein12
letmein123 letmein123! letmein1234 letmein12345 letmein2022 letmein2023 letmein2024 letmein2025
letmein2026 letmein99 letmepass letsgo123 liebling lightning linkedin linkedin1 liverpool
liverpool! liverpool01 liverpool1 liverpool1! liverpool12 liverpool123 liverpool123! liverpool1234
liverpool12345 liverpool2022 liverpool2023 liverpool2024 liverpool2025 liverpool2026 lkjhgfdsa
llllllll login123 login1234 loginlogin logmein1 lollipop lollipop1 london01 london1! london12
london123 london123! london1234 london12345 london2022 london2023 london2024 london2025 london2026
losenord loulou12 love1234 lovelife lovelove lovely01 lovely1! lovely12 lovely123 lovely123!
lovely1234 lovely12345 lovely2022 lovely2023 lovely2024 lovely2025 lovely2026 loveme12 loveme123
lovers123 loveyou1 loveyou123 loveyou2 lukeskywalker macaroni madeline madison1 maggie01 maggie1!
maggie12 maggie123 maggie123! maggie1234 maggie12345 maggie2022 maggie2023 maggie2024 maggie2025
maggie2026 manchester manunited march123 march123! march1234 march12345 march2022 march2023
march2024 march2025 march2026 marines1 mariposa mariposa1 marseille marseille1 marseille13 marshall
marshmallow martin12 martinez master01 master1! master12 master123 master123! master1234
master12345 master2022 master2023 master2024 master2025 master2026 masterkey mateusz1 matrix12
matthew! matthew01 matthew1 matthew1! matthew12 matthew123 matthew123! matthew1234 matthew12345
matthew2022 matthew2023 matthew2024 matthew2025 matthew2026 maximus1 melissa1 mercedes mercedes1
merlin12 metallica metallica1 michael! michael01 michael1 michael1! michael12 michael123
michael123! michael1234 michael12345 michael2022 michael2023 michael2024 michael2025 michael2026
michelle michelle1 mickey123 mickeymouse microsoft midnight midnight1 milano12 military minecraft
minecraft! minecraft01 minecraft1 minecraft1! minecraft12 minecraft123 minecraft123! minecraft1234
minecraft12345 minecraft2022 minecraft2023 minecraft2024 minecraft2025 minecraft2026 misiaczek
mitchell mmmmmmmm mnbvcxz1 monamour monday01 monday1! monday12 monday123 monday123! monday1234
monday12345 monday2022 monday2023 monday2024 monday2025 monday2026 monkey01 monkey1! monkey12
monkey123 monkey123! monkey1234 monkey12345 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026
moonlight motdepasse motdepasse1 motherfucker mudar123 muenchen mustang! mustang01 mustang1
mustang1! mustang12 mustang123 mustang123! mustang1234 mustang12345 mustang2022 mustang2023
mustang2024 mustang2025 mustang2026 mybabies myfamily mypassword mypassword1 mypassword123
napoli123 naruto01 naruto1! naruto12 naruto123 naruto123! naruto1234 naruto12345 naruto2022
naruto2023 naruto2024 naruto2025 naruto2026 natasha1 network1 newpassword newpassword1 newyear1
nicholas nicholas1 nicolas1 nicole12 nicole123 nintendo nirvana1 nnnnnnnn nopassword nothing1
november november! november01 november1 november1! november12 november123 november123! november1234
november12345 november2022 november2023 november2024 november2025 november2026 october! october01
october1 october1! october12 october123 october123! october1234 october12345 october2022
october2023 october2024 october2025 october2026 okmijnuhb oldpassword olivia12 onepiece oooooooo
opensesame oracle123 orange01 orange1! orange12 orange123 orange123! orange1234 orange12345
orange2022 orange2023 orange2024 orange2025 orange2026 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword
p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55w0rd pa55word packers1 palmeiras panther1 parol123
parola12 parola123 pass1234 pass12345 pass123456 pass@123 pass@1234 passcode passpass passpass1
passpass123 passphrase passport passw0rd passw0rd! passw0rd1 passw0rd123 passward password
password! password#1 password$1 password-test password.1 password0 password00 password007
password01 password02 password1 password1! password12 password12! password123 password123!
password1234 password1234! password12345 password123it password2022 password2023 password2024
password2025 password2026 password69 password99 password@123 passwordpassword passwords passwort
passwort! passwort01 passwort1 passwort1! passwort12 passwort123 passwort123! passwort1234
passwort12345 passwort2022 passwort2023 passwort2024 passwort2025 passwort2026 patricia patriot1
patriots peaches1 peanut12 penelope penguin1 penguins pepper01 pepper1! pepper12 pepper123
pepper123! pepper1234 pepper12345 pepper2022 pepper2023 pepper2024 pepper2025 pepper2026 perkele1
phoenix1 pikachu1 pineapple pinkfloyd pisces12 pizza123 pizza1234 playboy1 playstation plmoknijb
poiuytrewq pokemon! pokemon01 pokemon1 pokemon1! pokemon12 pokemon123 pokemon123! pokemon1234
pokemon12345 pokemon2022 pokemon2023 pokemon2024 pokemon2025 pokemon2026 polska12 polska123
poohbear poohbear1 pornstar porsche1 portugal postmaster pppppppp princesa princesa1 princess
princess! princess01 princess1 princess1! princess12 princess123 princess123! princess1234
princess12345 princess2022 princess2023 princess2024 princess2025 princess2026 prinzessin privet123
purple01 purple1! purple12 purple123 purple123! purple1234 purple12345 purple2022 purple2023
purple2024 purple2025 purple2026 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qazwsx12 qazwsx123
qazwsxedc qazwsxedcrfv qazxswedc qq123456 qqqqqqqq qwaszx12 qwe!@#123 qwe123456 qwe123qwe qweasd123
qweasdzxc qweasdzxc123 qweqweqwe qwerasdf qwerasdfzxcv qwert12345 qwerty01 qwerty1! qwerty12
qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwerty2022 qwerty2023
qwerty2024 qwerty2025 qwerty2026 qwertyui qwertyuiop qwertyuiop123 qwertyuiop[] qwertzui qwertzuiop
rachel12 raiders1 rainbow! rainbow01 rainbow1 rainbow1! rainbow12 rainbow123 rainbow123!
rainbow1234 rainbow12345 rainbow2022 rainbow2023 rainbow2024 rainbow2025 rainbow2026 ranger12
realmadrid rebecca1 redskins rfvtgbyhn richard1 robert01 robert1! robert12 robert123 robert123!
robert1234 robert12345 robert2022 robert2023 robert2024 robert2025 robert2026 roblox123 rocky123
rockyou1 rodriguez root1234 rootpassword rootroot rrrrrrrr sagittarius salasana salasana1 samantha
samantha1 samsung! samsung01 samsung1 samsung1! samsung12 samsung123 samsung123! samsung1234
samsung12345 samsung2022 samsung2023 samsung2024 samsung2025 samsung2026 santiago saopaulo saturday
savannah schalke04 schatz12 schatzi1 schnecke scooter1 scorpio1 scorpion sebastian secret01
secret1! secret12 secret123 secret123! secret1234 secret12345 secret2022 secret2023 secret2024
secret2025 secret2026 secretsecret security security1 senha123 senha1234 september september!
september01 september1 september1! september12 september123 september123! september1234
september12345 september2022 september2023 september2024 september2025 september2026 sergeant
server123 service1 sexy1234 shadow01 shadow1! shadow12 shadow123 shadow123! shadow1234 shadow12345
shadow2022 shadow2023 shadow2024 shadow2025 shadow2026 shithead sifre123 silver12 skittles
skywalker slipknot slunicko smokey12 snickers snoopy12 snowball snowman1 soccer01 soccer1! soccer10
soccer12 soccer123 soccer123! soccer1234 soccer12345 soccer2022 soccer2023 soccer2024 soccer2025
soccer2026 softball soldier1 soleil12 soleil123 something sommar12 sommar123 sommer12 sommer123
sonnenschein sophia12 sophie12 spaghetti spiderman spiderman1 spring01 spring1! spring12 spring123
spring123! spring1234 spring12345 spring2022 spring2023 spring2024 spring2025 spring2026 ssssssss
stardust startrek starwars starwars! starwars01 starwars1 starwars1! starwars12 starwars123
starwars123! starwars1234 starwars12345 starwars2022 starwars2023 starwars2024 starwars2025
starwars2026 steelers steelers1 stellina stephanie sternchen strawberry strawberry1 stupid123
stuttgart summer01 summer1! summer12 summer123 summer123! summer1234 summer12345 summer2022
summer2023 summer2024 summer2025 summer2026 sunday01 sunday1! sunday12 sunday123 sunday123!
sunday1234 sunday12345 sunday2022 sunday2023 sunday2024 sunday2025 sunday2026 sunflower sunflower1
sunlight sunshine sunshine! sunshine01 sunshine1 sunshine1! sunshine12 sunshine123 sunshine123!
sunshine1234 sunshine12345 sunshine2022 sunshine2023 sunshine2024 sunshine2025 sunshine2026
suomi123 superadmin superman superman! superman01 superman1 superman1! superman12 superman123
superman123! superman1234 superman12345 superman2022 superman2023 superman2024 superman2025
superman2026 superuser support1 sverige1 sweetheart sweetie1 sweetness sysadmin taurus12 taylor12
taylor13 teamo123 teamomucho temp1234 temporary temppass temppassword tequiero tequila1 test123!
test1234 test12345 test123456 test@123 tester12 testing1 testing12 testing123 testpass testpassword
testtest testtest1 testuser tgbyhnujm thepassword thomas01 thomas1! thomas12 thomas123 thomas123!
thomas1234 thomas12345 thomas2022 thomas2023 thomas2024 thomas2025 thomas2026 thunder1 thursday
thursday1 tiamo123 tigger01 tigger1! tigger12 tigger123 tigger123! tigger1234 tigger12345
tigger2022 tigger2023 tigger2024 tigger2025 tigger2026 tinkerbell toor1234 topsecret toyota123
truelove trustno1 trustnoone tttttttt tuesday1 turkiye1 twilight twilight1 twitter1 tyler123
user1234 user12345 username username1 uuuuuuuu vacation vader123 valentina valentine valentino
vampire1 vanessa1 vasco123 venezuela veronica victoria victoria1 vladimir voldemort vvvvvvvv
wachtwoord wachtwoord1 wang1234 warcraft watermelon webmaster wednesday welcome! welcome01 welcome1
welcome1! welcome12 welcome123 welcome123! welcome1234 welcome12345 welcome2 welcome2022
welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 welcomeback welkom01 welkom12 welkom123
whatever whatever1 whatever12 whiskey1 william! william01 william1 william1! william12 william123
william123! william1234 william12345 william2022 william2023 william2024 william2025 william2026
windows1 windows10 windows7 winnie12 winter01 winter1! winter11 winter12 winter123 winter123!
winter1234 winter12345 winter2022 winter2023 winter2024 winter2025 winter2026 wo123456 woaini1314
woaini520 wolverine worldofwarcraft wwwwwwww xbox1234 xxxxxxxx yankees1 yellow12 yoda1234
yourpassword youtube1 ytrewq123 yyyyyyyy zaq12wsx zaq1@wsx zaq1xsw2 zaq1zaq1 zhang123 zxc123456
zxcv1234 zxcvasdf zxcvbnm, zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm1234 zxcvbnma zzzzzzzz
`;
