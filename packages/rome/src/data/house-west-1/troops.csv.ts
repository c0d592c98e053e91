// The troop cards of the house pack.

export const TROOPS = `# One row a kind of troop card. class: MI main battle infantry, SK skirmishers, CV cavalry, AR artillery; sub: skirmish makes it
# exposed to S; T, F, C: dice in terrain, flanks and centre (B W G Y R, - none); start, reserve, upgrade: copies; retires: 1 if the
# faction's UPGRADE development takes it out of the game.
id,faction,name,class,sub,cost,T,F,C,start,reserve,upgrade,retires
R01,ROM,Hastati,MI,-,1,W,-,G,6,3,0,1
R02,ROM,Principes,MI,-,2,W,-,GW,5,3,0,1
R03,ROM,Triarii,MI,-,3,W,-,YW,2,2,0,1
R04,ROM,Allied Infantry,MI,-,1,G,-,WW,3,2,0,1
R05,ROM,Velites,SK,-,1,G,-,W,5,3,0,0
R06,ROM,Italian Javelinmen,SK,-,1,W,-,W,2,0,0,0
R07,ROM,Equites,CV,cavalry,2,-,G,W,3,2,0,0
R08,ROM,Allied Horse,CV,cavalry,2,-,GW,W,2,2,0,0
R09,ROM,Scorpion,AR,-,2,-,-,G,0,2,0,0
R10,ROM,Onager,AR,-,3,-,-,Y,0,1,0,0
R11,ROM,Legionary Cohort,MI,-,2,G,-,Y,0,0,8,0
R12,ROM,Veteran Cohort,MI,-,3,G,-,R,0,0,3,0
R13,ROM,Auxiliary Archers,SK,-,1,Y,-,W,0,0,3,0
R14,ROM,Auxiliary Horse,CV,skirmish,2,-,Y,W,0,0,2,0
G01,GRE,Hoplites,MI,-,1,W,-,G,6,3,0,0
G02,GRE,Sarissa Phalanx,MI,-,2,B,-,Y,5,3,0,0
G03,GRE,Thureophoroi,MI,-,1,G,-,WW,3,2,0,0
G04,GRE,Bronze Shields,MI,-,3,B,-,R,1,2,0,0
G05,GRE,Peltasts,SK,-,1,G,-,W,4,2,0,0
G06,GRE,Archers,SK,-,1,W,-,W,3,1,0,0
G07,GRE,Scout Lancers,CV,skirmish,1,-,W,B,2,1,0,0
G08,GRE,Thessalian Horse,CV,cavalry,2,-,GW,W,3,2,0,0
G09,GRE,Companions,CV,cavalry,3,-,YW,G,1,2,0,0
G10,GRE,Bolt Thrower,AR,-,2,-,-,G,0,1,0,0
G11,GRE,Stone Thrower,AR,-,3,-,-,Y,0,2,0,0
G12,GRE,Thorakitai,MI,-,2,G,-,GW,0,0,4,0
G13,GRE,Royal Peltasts,MI,-,3,Y,-,Y,0,0,2,0
G14,GRE,War Elephants,CV,elephant,3,-,Y,Y,0,0,2,0
C01,CAR,Libyan Levy,MI,-,1,W,-,G,5,3,0,0
C02,CAR,Liby-Phoenician Spears,MI,-,2,W,-,GW,4,3,0,0
C03,CAR,Iberian Scutarii,MI,-,1,G,-,WW,4,2,0,0
C04,CAR,Sacred Band,MI,-,3,W,-,R,1,2,0,0
C05,CAR,Javelinmen,SK,-,1,G,-,W,5,2,0,0
C06,CAR,Slingers,SK,-,1,W,-,W,2,1,0,0
C07,CAR,Numidian Riders,CV,skirmish,1,-,G,B,4,2,0,0
C08,CAR,Punic Horse,CV,cavalry,2,-,GW,W,2,2,0,0
C09,CAR,War Elephants,CV,elephant,3,-,Y,Y,1,2,0,0
C10,CAR,Bolt Thrower,AR,-,2,-,-,G,0,2,0,0
C11,CAR,Heavy Catapult,AR,-,3,-,-,Y,0,1,0,0
C12,CAR,African Veterans,MI,-,3,G,-,YG,0,0,4,0
C13,CAR,Gallic Auxiliaries,MI,-,2,G,-,GW,0,0,3,0
C14,CAR,Iberian Lancers,CV,cavalry,3,-,YW,G,0,0,2,0
B01,BAR,Warband,MI,-,1,G,-,G,6,3,0,0
B02,BAR,Sword Nobles,MI,-,2,G,-,GW,4,3,0,0
B03,BAR,Forest Spearmen,MI,-,1,Y,-,WW,3,2,0,0
B04,BAR,Oathsworn,MI,-,3,G,-,R,1,2,0,0
B05,BAR,Javelin Youths,SK,-,1,G,-,W,5,2,0,0
B06,BAR,Hunters,SK,-,1,W,-,W,2,1,0,0
B07,BAR,Light Horse,CV,skirmish,1,-,G,B,3,1,0,0
B08,BAR,Noble Horse,CV,cavalry,2,-,GW,W,3,2,0,0
B09,BAR,Chariots,CV,chariot,2,-,G,G,1,2,0,0
B10,BAR,Rams and Ladders,AR,-,2,-,-,G,0,2,0,0
B11,BAR,Chosen Swordsmen,MI,-,3,G,-,YG,0,0,3,0
B12,BAR,Rhine Riders,CV,cavalry,3,-,YW,W,0,0,2,0
B13,BAR,Night Raiders,SK,-,2,Y,-,G,0,0,3,0
`
