// The generals of the house pack.

export const GENERALS = `# One row a general. start: 1 if he leads an army from the beginning.
id,faction,name,ru,stars,start
rom1,ROM,Scipio Africanus,Сципион Африканский,3,1
rom2,ROM,Claudius Marcellus,Клавдий Марцелл,2,1
rom3,ROM,Fabius Maximus,Фабий Максим,1,1
rom4,ROM,Aemilius Paullus,Эмилий Павел,1,1
rom5,ROM,Gaius Flaminius,Гай Фламиний,2,0
rom6,ROM,Atilius Regulus,Атилий Регул,1,0
rom7,ROM,Terentius Varro,Теренций Варрон,0,0
gre1,GRE,Antigonus Doson,Антигон Досон,3,1
gre2,GRE,Philip V,Филипп V,2,1
gre3,GRE,Philopoemen,Филопемен,1,1
gre4,GRE,Cleomenes,Клеомен,1,1
gre5,GRE,Attalus,Аттал,2,0
gre6,GRE,Aratus,Арат,1,0
gre7,GRE,Nabis,Набис,0,0
car1,CAR,Hannibal Barca,Ганнибал Барка,3,1
car2,CAR,Hamilcar Barca,Гамилькар Барка,2,1
car3,CAR,Mago Barca,Магон Барка,1,1
car4,CAR,Hasdrubal,Гасдрубал,1,1
car5,CAR,Maharbal,Магарбал,2,0
car6,CAR,Bomilcar,Бомилькар,1,0
car7,CAR,Hanno,Ганнон,0,0
bar1,BAR,Vercingetorix,Верцингеториг,3,1
bar2,BAR,Ariovistus,Ариовист,2,1
bar3,BAR,Ambiorix,Амбиориг,1,1
bar4,BAR,Dumnorix,Думнориг,1,1
bar5,BAR,Teutobod,Тевтобод,2,0
bar6,BAR,Correus,Коррей,1,0
bar7,BAR,Viridomarus,Виридомар,0,0
`
