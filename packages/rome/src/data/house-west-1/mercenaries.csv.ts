// The mercenary cards of the house pack.

export const MERCENARIES = `# One row a kind of mercenary card; the cards of a stack are shuffled together and lie at its region.
id,region,stack,name,ru,class,sub,cost,T,F,C,count
M11,ibossim,M1,Balearic Slingers,Балеарские пращники,SK,-,1,Y,-,G,3
M21,dimmidi,M2,Numidian Veterans,Нумидийские ветераны,CV,skirmish,2,-,Y,W,2
M22,dimmidi,M2,Gaetulian Javelins,Гетульские дротикометатели,SK,-,1,G,-,W,1
M31,numantia,M3,Celtiberian Swords,Кельтиберские мечники,MI,-,2,Y,-,GW,2
M32,numantia,M3,Caetrati,Цетраты,SK,-,1,Y,-,W,1
M41,octuduron,M4,Gaesatae,Гезаты,MI,-,2,Y,-,Y,2
M42,octuduron,M4,Alpine Javelins,Альпийские дротикометатели,SK,-,1,Y,-,W,1
M51,tulifurdum,M5,Cheruscan Warriors,Воины херусков,MI,-,2,Y,-,GW,2
M52,tulifurdum,M5,Germanic Scouts,Германские разведчики,CV,skirmish,1,-,G,W,1
M61,odessos,M6,Thracian Romphaia,Фракийцы с ромфеями,MI,-,2,G,-,Y,2
M62,odessos,M6,Thracian Horse,Фракийская конница,CV,cavalry,2,-,GW,W,1
M71,hierapytna,M7,Cretan Archers,Критские лучники,SK,-,1,Y,-,G,3
M81,syracusae,M8,Siege Engineers,Осадные инженеры,AR,-,3,-,-,YW,2
M82,syracusae,M8,Sicilian Hoplites,Сицилийские гоплиты,MI,-,1,W,-,G,1
`
