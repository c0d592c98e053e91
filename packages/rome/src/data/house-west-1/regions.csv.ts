// The regions of the house pack.

export const REGIONS = `# One row a region. home: the faction whose home it is, - for none; capital: 1 or 0; gold: 1 to 4; terrain: symbols for battles;
# port: 0 none, else its value; def: defence level; merc: stack of mercenaries; wonder: site; seas: zones its coast touches,
# parted by |; lat, lon: where to draw it (no rule reads them).
id,name,home,capital,gold,terrain,port,def,merc,wonder,seas,lat,lon
rome,Rome,ROM,1,4,1,2,6,-,W1,tyr,41.9,12.5
neapolis,Neapolis,ROM,0,3,1,2,3,-,W5,tyr,40.9,14.4
cosentia,Cosentia,ROM,0,1,2,1,2,-,-,tyr|ion,39.5,16.4
velathri,Velathri,ROM,0,2,1,0,2,-,-,lig|tyr,43.4,10.9
ariminum,Ariminum,ROM,0,1,1,1,2,-,-,had,43.9,12.8
patavium,Patavium,ROM,0,1,0,1,2,-,-,had,45.4,11.9
medhlan,Medhlan,ROM,0,1,0,0,2,-,-,-,45.4,9.2
athens,Athens,GRE,1,4,1,2,6,-,W2,aeg|ion,38.1,23.7
sparta,Sparta,GRE,0,2,2,0,3,-,-,ion|aeg,37.1,22.4
pella,Pella,GRE,0,2,1,1,3,-,-,aeg,40.8,22.5
epidamnos,Epidamnos,GRE,0,1,2,1,2,-,-,had|ion,41.3,19.6
pulpudeva,Pulpudeva,GRE,0,1,1,0,2,-,-,-,42.15,24.75
antheia,Antheia,GRE,0,1,0,1,2,-,-,aeg,41.5,27.4
pergamon,Pergamon,GRE,0,2,1,1,2,-,-,aeg,39.2,27.3
carthage,Carthage,CAR,1,4,0,2,6,-,W3,sar|afr,36.8,10.2
thapsus,Thapsus,CAR,0,1,0,1,2,-,-,afr|lib,35.5,10.6
macomades,Macomades,CAR,0,1,0,1,2,-,-,lib,31.2,16.6
iol,Iol,CAR,0,1,1,1,2,-,-,ibe|sar,36.4,2.2
tingis,Tingis,CAR,0,1,2,1,2,-,-,gad|ibe,35.4,-5.6
kartuba,Kartuba,CAR,0,2,1,1,3,-,W6,gad|ibe,37.7,-4.8
qart_hadasht,Qart Hadasht,CAR,0,3,1,2,3,-,-,ibe|bal,37.8,-1.2
nemetocenna,Nemetocenna,BAR,1,4,1,1,6,-,W4,ger,50.3,2.8
cenabum,Cenabum,BAR,0,2,1,0,3,-,W7,-,47.9,1.9
bibracte,Bibracte,BAR,0,2,2,0,3,-,-,-,46.9,4.0
treverorum,Treverorum,BAR,0,2,2,0,3,-,-,-,49.75,6.6
vesontio,Vesontio,BAR,0,1,1,0,2,-,-,-,47.3,6.2
uburzis,Uburzis,BAR,0,1,3,0,2,-,-,-,49.6,10.0
casurgis,Casurgis,BAR,0,1,2,0,2,-,-,-,50.1,14.4
genua,Genua,-,0,2,2,1,3,-,-,lig,44.4,8.9
karalis,Karalis,-,0,2,2,1,3,-,-,lig|sar|tyr,39.5,9.1
lilybaeum,Lilybaeum,-,0,2,1,1,4,-,-,tyr|afr,37.8,12.8
syracusae,Syracusae,-,0,3,1,2,5,M8,-,tyr|afr|ion,37.2,15.0
massalia,Massalia,-,0,3,1,2,5,-,-,lig,43.5,5.5
tolosa,Tolosa,-,0,2,0,0,3,-,-,lig,43.6,1.6
nemossos,Nemossos,-,0,2,3,0,3,-,-,-,45.7,3.0
burdigala,Burdigala,-,0,2,0,1,2,-,-,can,44.9,-0.4
namnetum,Namnetum,-,0,2,1,1,2,-,-,can|ger,47.6,-1.6
tarraco,Tarraco,-,0,2,1,1,3,-,-,bal,41.4,1.0
arse,Arse,-,0,2,1,1,3,-,-,bal,39.7,-0.5
numantia,Numantia,-,0,2,3,0,4,M3,-,-,41.5,-2.6
aracillum,Aracillum,-,0,1,3,0,4,-,-,can,43.0,-4.3
olisipo,Olisipo,-,0,2,2,1,3,-,-,gad,38.9,-8.3
ibossim,Ibossim,-,0,1,1,1,2,M1,-,bal|sar,38.95,1.4
dimmidi,Dimmidi,-,0,1,2,0,2,M2,-,-,34.0,3.5
cyrene,Cyrene,-,0,3,1,1,3,-,-,lib,32.5,21.5
octuduron,Octuduron,-,0,1,3,0,4,M4,-,-,46.2,7.3
koria,Koria,-,0,1,3,0,3,-,-,-,46.9,9.6
noreia,Noreia,-,0,2,2,0,3,-,-,-,47.1,14.2
segestica,Segestica,-,0,1,1,0,2,-,-,-,45.6,16.6
iader,Iader,-,0,1,2,1,3,-,-,had,44.0,15.8
singidun,Singidun,-,0,1,1,0,3,-,-,-,44.7,20.4
navissos,Navissos,-,0,1,2,0,3,-,-,-,43.2,21.9
odessos,Odessos,-,0,2,1,0,4,M6,-,-,43.4,27.2
apollonia,Apollonia,-,0,2,2,1,4,-,-,ion,39.5,20.6
ephesus,Ephesus,-,0,3,1,2,5,-,W8,aeg,37.9,27.7
rhodos,Rhodos,-,0,2,1,2,5,-,W9,aeg|lib,36.3,28.0
hierapytna,Hierapytna,-,0,1,2,1,3,M7,-,aeg|lib,35.1,25.2
flevum,Flevum,-,0,1,1,0,2,-,-,ger,52.3,5.2
tulifurdum,Tulifurdum,-,0,1,3,0,2,M5,-,ger,52.3,9.6
lupfurdum,Lupfurdum,-,0,1,2,0,2,-,-,-,51.6,13.5
`
