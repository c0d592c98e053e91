// The mercenary cards of the house pack.

export const MERCENARIES = `# One row a kind of mercenary card; the cards of a stack are shuffled together and lie at its region.
id,region,stack,name,class,sub,cost,T,F,C,count
M11,ibossim,M1,Balearic Slingers,SK,-,1,Y,-,G,3
M21,dimmidi,M2,Numidian Veterans,CV,skirmish,2,-,Y,W,2
M22,dimmidi,M2,Gaetulian Javelins,SK,-,1,G,-,W,1
M31,numantia,M3,Celtiberian Swords,MI,-,2,Y,-,GW,2
M32,numantia,M3,Caetrati,SK,-,1,Y,-,W,1
M41,octuduron,M4,Gaesatae,MI,-,2,Y,-,Y,2
M42,octuduron,M4,Alpine Javelins,SK,-,1,Y,-,W,1
M51,tulifurdum,M5,Cheruscan Warriors,MI,-,2,Y,-,GW,2
M52,tulifurdum,M5,Germanic Scouts,CV,skirmish,1,-,G,W,1
M61,odessos,M6,Thracian Romphaia,MI,-,2,G,-,Y,2
M62,odessos,M6,Thracian Horse,CV,cavalry,2,-,GW,W,1
M71,hierapytna,M7,Cretan Archers,SK,-,1,Y,-,G,3
M81,syracusae,M8,Siege Engineers,AR,-,3,-,-,YW,2
M82,syracusae,M8,Sicilian Hoplites,MI,-,1,W,-,G,1
`
