// The generals of the house pack.

export const GENERALS = `# One row a general. start: 1 if he leads an army from the beginning.
id,faction,name,stars,start
rom1,ROM,Scipio Africanus,3,1
rom2,ROM,Claudius Marcellus,2,1
rom3,ROM,Fabius Maximus,1,1
rom4,ROM,Aemilius Paullus,1,1
rom5,ROM,Gaius Flaminius,2,0
rom6,ROM,Atilius Regulus,1,0
rom7,ROM,Terentius Varro,0,0
gre1,GRE,Antigonus Doson,3,1
gre2,GRE,Philip V,2,1
gre3,GRE,Philopoemen,1,1
gre4,GRE,Cleomenes,1,1
gre5,GRE,Attalus,2,0
gre6,GRE,Aratus,1,0
gre7,GRE,Nabis,0,0
car1,CAR,Hannibal Barca,3,1
car2,CAR,Hamilcar Barca,2,1
car3,CAR,Mago Barca,1,1
car4,CAR,Hasdrubal,1,1
car5,CAR,Maharbal,2,0
car6,CAR,Bomilcar,1,0
car7,CAR,Hanno,0,0
bar1,BAR,Vercingetorix,3,1
bar2,BAR,Ariovistus,2,1
bar3,BAR,Ambiorix,1,1
bar4,BAR,Dumnorix,1,1
bar5,BAR,Teutobod,2,0
bar6,BAR,Correus,1,0
bar7,BAR,Viridomarus,0,0
`
