// The troop cards of the house pack.

export const TROOPS = `# One row a kind of troop card. class: MI main battle infantry, SK skirmishers, CV cavalry, AR artillery; sub: skirmish makes it
# exposed to S; T, F, C: dice in terrain, flanks and centre (B W G Y R, - none); start, reserve, upgrade: copies; retires: 1 if the
# faction's UPGRADE development takes it out of the game.
id,faction,name,ru,class,sub,cost,T,F,C,start,reserve,upgrade,retires
R01,ROM,Hastati,Гастаты,MI,-,1,W,-,G,6,3,0,1
R02,ROM,Principes,Принципы,MI,-,2,W,-,GW,5,3,0,1
R03,ROM,Triarii,Триарии,MI,-,3,W,-,YW,2,2,0,1
R04,ROM,Allied Infantry,Союзная пехота,MI,-,1,G,-,WW,3,2,0,1
R05,ROM,Velites,Велиты,SK,-,1,G,-,W,5,3,0,0
R06,ROM,Italian Javelinmen,Италийские дротикометатели,SK,-,1,W,-,W,2,0,0,0
R07,ROM,Equites,Эквиты,CV,cavalry,2,-,G,W,3,2,0,0
R08,ROM,Allied Horse,Союзная конница,CV,cavalry,2,-,GW,W,2,2,0,0
R09,ROM,Scorpion,Скорпион,AR,-,2,-,-,G,0,2,0,0
R10,ROM,Onager,Онагр,AR,-,3,-,-,Y,0,1,0,0
R11,ROM,Legionary Cohort,Когорта легионеров,MI,-,2,G,-,Y,0,0,8,0
R12,ROM,Veteran Cohort,Когорта ветеранов,MI,-,3,G,-,R,0,0,3,0
R13,ROM,Auxiliary Archers,Вспомогательные лучники,SK,-,1,Y,-,W,0,0,3,0
R14,ROM,Auxiliary Horse,Вспомогательная конница,CV,skirmish,2,-,Y,W,0,0,2,0
G01,GRE,Hoplites,Гоплиты,MI,-,1,W,-,G,6,3,0,0
G02,GRE,Sarissa Phalanx,Фаланга сариссофоров,MI,-,2,B,-,Y,5,3,0,0
G03,GRE,Thureophoroi,Туреофоры,MI,-,1,G,-,WW,3,2,0,0
G04,GRE,Bronze Shields,Бронзовые щиты,MI,-,3,B,-,R,1,2,0,0
G05,GRE,Peltasts,Пельтасты,SK,-,1,G,-,W,4,2,0,0
G06,GRE,Archers,Лучники,SK,-,1,W,-,W,3,1,0,0
G07,GRE,Scout Lancers,Конные разведчики с копьями,CV,skirmish,1,-,W,B,2,1,0,0
G08,GRE,Thessalian Horse,Фессалийская конница,CV,cavalry,2,-,GW,W,3,2,0,0
G09,GRE,Companions,Гетайры,CV,cavalry,3,-,YW,G,1,2,0,0
G10,GRE,Bolt Thrower,Стреломёт,AR,-,2,-,-,G,0,1,0,0
G11,GRE,Stone Thrower,Камнемёт,AR,-,3,-,-,Y,0,2,0,0
G12,GRE,Thorakitai,Торакиты,MI,-,2,G,-,GW,0,0,4,0
G13,GRE,Royal Peltasts,Царские пельтасты,MI,-,3,Y,-,Y,0,0,2,0
G14,GRE,War Elephants,Боевые слоны,CV,elephant,3,-,Y,Y,0,0,2,0
C01,CAR,Libyan Levy,Ливийское ополчение,MI,-,1,W,-,G,5,3,0,0
C02,CAR,Liby-Phoenician Spears,Ливофиникийские копейщики,MI,-,2,W,-,GW,4,3,0,0
C03,CAR,Iberian Scutarii,Иберийские скутарии,MI,-,1,G,-,WW,4,2,0,0
C04,CAR,Sacred Band,Священный отряд,MI,-,3,W,-,R,1,2,0,0
C05,CAR,Javelinmen,Дротикометатели,SK,-,1,G,-,W,5,2,0,0
C06,CAR,Slingers,Пращники,SK,-,1,W,-,W,2,1,0,0
C07,CAR,Numidian Riders,Нумидийские всадники,CV,skirmish,1,-,G,B,4,2,0,0
C08,CAR,Punic Horse,Пунийская конница,CV,cavalry,2,-,GW,W,2,2,0,0
C09,CAR,War Elephants,Боевые слоны,CV,elephant,3,-,Y,Y,1,2,0,0
C10,CAR,Bolt Thrower,Стреломёт,AR,-,2,-,-,G,0,2,0,0
C11,CAR,Heavy Catapult,Тяжёлая катапульта,AR,-,3,-,-,Y,0,1,0,0
C12,CAR,African Veterans,Африканские ветераны,MI,-,3,G,-,YG,0,0,4,0
C13,CAR,Gallic Auxiliaries,Галльские наёмные отряды,MI,-,2,G,-,GW,0,0,3,0
C14,CAR,Iberian Lancers,Иберийские копейщики верхом,CV,cavalry,3,-,YW,G,0,0,2,0
B01,BAR,Warband,Дружина,MI,-,1,G,-,G,6,3,0,0
B02,BAR,Sword Nobles,Знатные мечники,MI,-,2,G,-,GW,4,3,0,0
B03,BAR,Forest Spearmen,Лесные копейщики,MI,-,1,Y,-,WW,3,2,0,0
B04,BAR,Oathsworn,Связанные клятвой,MI,-,3,G,-,R,1,2,0,0
B05,BAR,Javelin Youths,Юноши с дротиками,SK,-,1,G,-,W,5,2,0,0
B06,BAR,Hunters,Охотники,SK,-,1,W,-,W,2,1,0,0
B07,BAR,Light Horse,Лёгкая конница,CV,skirmish,1,-,G,B,3,1,0,0
B08,BAR,Noble Horse,Знатная конница,CV,cavalry,2,-,GW,W,3,2,0,0
B09,BAR,Chariots,Колесницы,CV,chariot,2,-,G,G,1,2,0,0
B10,BAR,Rams and Ladders,Тараны и лестницы,AR,-,2,-,-,G,0,2,0,0
B11,BAR,Chosen Swordsmen,Отборные мечники,MI,-,3,G,-,YG,0,0,3,0
B12,BAR,Rhine Riders,Рейнские всадники,CV,cavalry,3,-,YW,W,0,0,2,0
B13,BAR,Night Raiders,Ночные налётчики,SK,-,2,Y,-,G,0,0,3,0
`
