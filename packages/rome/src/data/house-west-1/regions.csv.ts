// The regions of the house pack.

export const REGIONS = `# One row a region. home: the faction whose home it is, - for none; capital: 1 or 0; gold: 1 to 4; terrain: symbols for battles;
# port: 0 none, else its value; def: defence level; merc: stack of mercenaries; wonder: site; seas: zones its coast touches,
# parted by |; lat, lon: where to draw it (no rule reads them).
id,name,ru,home,capital,gold,terrain,port,def,merc,wonder,seas,lat,lon
rome,Rome,Рим,ROM,1,4,1,2,6,-,W1,tyr,41.9,12.5
neapolis,Neapolis,Неаполь,ROM,0,3,1,2,3,-,W5,tyr,40.9,14.4
cosentia,Cosentia,Консентия,ROM,0,1,2,1,2,-,-,tyr|ion,39.5,16.4
velathri,Velathri,Велатри,ROM,0,2,1,0,2,-,-,lig|tyr,43.4,10.9
ariminum,Ariminum,Аримин,ROM,0,1,1,1,2,-,-,had,43.9,12.8
patavium,Patavium,Патавий,ROM,0,1,0,1,2,-,-,had,45.4,11.9
medhlan,Medhlan,Медлан,ROM,0,1,0,0,2,-,-,-,45.4,9.2
athens,Athens,Афины,GRE,1,4,1,2,6,-,W2,aeg|ion,38.1,23.7
sparta,Sparta,Спарта,GRE,0,2,2,0,3,-,-,ion|aeg,37.1,22.4
pella,Pella,Пелла,GRE,0,2,1,1,3,-,-,aeg,40.8,22.5
epidamnos,Epidamnos,Эпидамн,GRE,0,1,2,1,2,-,-,had|ion,41.3,19.6
pulpudeva,Pulpudeva,Пулпудева,GRE,0,1,1,0,2,-,-,-,42.15,24.75
antheia,Antheia,Антея,GRE,0,1,0,1,2,-,-,aeg,41.5,27.4
pergamon,Pergamon,Пергам,GRE,0,2,1,1,2,-,-,aeg,39.2,27.3
carthage,Carthage,Карфаген,CAR,1,4,0,2,6,-,W3,sar|afr,36.8,10.2
thapsus,Thapsus,Тапс,CAR,0,1,0,1,2,-,-,afr|lib,35.5,10.6
macomades,Macomades,Макомады,CAR,0,1,0,1,2,-,-,lib,31.2,16.6
iol,Iol,Иол,CAR,0,1,1,1,2,-,-,ibe|sar,36.4,2.2
tingis,Tingis,Тингис,CAR,0,1,2,1,2,-,-,gad|ibe,35.4,-5.6
kartuba,Kartuba,Картуба,CAR,0,2,1,1,3,-,W6,gad|ibe,37.7,-4.8
qart_hadasht,Qart Hadasht,Карт-Хадашт,CAR,0,3,1,2,3,-,-,ibe|bal,37.8,-1.2
nemetocenna,Nemetocenna,Неметоценна,BAR,1,4,1,1,6,-,W4,ger,50.3,2.8
cenabum,Cenabum,Кенаб,BAR,0,2,1,0,3,-,W7,-,47.9,1.9
bibracte,Bibracte,Бибракта,BAR,0,2,2,0,3,-,-,-,46.9,4.0
treverorum,Treverorum,Тревер,BAR,0,2,2,0,3,-,-,-,49.75,6.6
vesontio,Vesontio,Везонтион,BAR,0,1,1,0,2,-,-,-,47.3,6.2
uburzis,Uburzis,Убурзис,BAR,0,1,3,0,2,-,-,-,49.6,10.0
casurgis,Casurgis,Касургис,BAR,0,1,2,0,2,-,-,-,50.1,14.4
genua,Genua,Генуя,-,0,2,2,1,3,-,-,lig,44.4,8.9
karalis,Karalis,Каралис,-,0,2,2,1,3,-,-,lig|sar|tyr,39.5,9.1
lilybaeum,Lilybaeum,Лилибей,-,0,2,1,1,4,-,-,tyr|afr,37.8,12.8
syracusae,Syracusae,Сиракузы,-,0,3,1,2,5,M8,-,tyr|afr|ion,37.2,15.0
massalia,Massalia,Массалия,-,0,3,1,2,5,-,-,lig,43.5,5.5
tolosa,Tolosa,Толоза,-,0,2,0,0,3,-,-,lig,43.6,1.6
nemossos,Nemossos,Немосс,-,0,2,3,0,3,-,-,-,45.7,3.0
burdigala,Burdigala,Бурдигала,-,0,2,0,1,2,-,-,can,44.9,-0.4
namnetum,Namnetum,Намнет,-,0,2,1,1,2,-,-,can|ger,47.6,-1.6
tarraco,Tarraco,Тарракон,-,0,2,1,1,3,-,-,bal,41.4,1.0
arse,Arse,Арсе,-,0,2,1,1,3,-,-,bal,39.7,-0.5
numantia,Numantia,Нуманция,-,0,2,3,0,4,M3,-,-,41.5,-2.6
aracillum,Aracillum,Арацилл,-,0,1,3,0,4,-,-,can,43.0,-4.3
olisipo,Olisipo,Олисипон,-,0,2,2,1,3,-,-,gad,38.9,-8.3
ibossim,Ibossim,Ибоссим,-,0,1,1,1,2,M1,-,bal|sar,38.95,1.4
dimmidi,Dimmidi,Диммиди,-,0,1,2,0,2,M2,-,-,34.0,3.5
cyrene,Cyrene,Кирена,-,0,3,1,1,3,-,-,lib,32.5,21.5
octuduron,Octuduron,Октодур,-,0,1,3,0,4,M4,-,-,46.2,7.3
koria,Koria,Кория,-,0,1,3,0,3,-,-,-,46.9,9.6
noreia,Noreia,Норея,-,0,2,2,0,3,-,-,-,47.1,14.2
segestica,Segestica,Сегестика,-,0,1,1,0,2,-,-,-,45.6,16.6
iader,Iader,Ядер,-,0,1,2,1,3,-,-,had,44.0,15.8
singidun,Singidun,Сингидун,-,0,1,1,0,3,-,-,-,44.7,20.4
navissos,Navissos,Нависс,-,0,1,2,0,3,-,-,-,43.2,21.9
odessos,Odessos,Одесс,-,0,2,1,0,4,M6,-,-,43.4,27.2
apollonia,Apollonia,Аполлония,-,0,2,2,1,4,-,-,ion,39.5,20.6
ephesus,Ephesus,Эфес,-,0,3,1,2,5,-,W8,aeg,37.9,27.7
rhodos,Rhodos,Родос,-,0,2,1,2,5,-,W9,aeg|lib,36.3,28.0
hierapytna,Hierapytna,Гиерапитна,-,0,1,2,1,3,M7,-,aeg|lib,35.1,25.2
flevum,Flevum,Флев,-,0,1,1,0,2,-,-,ger,52.3,5.2
tulifurdum,Tulifurdum,Тулифурд,-,0,1,3,0,2,M5,-,ger,52.3,9.6
lupfurdum,Lupfurdum,Лупфурд,-,0,1,2,0,2,-,-,-,51.6,13.5
`
