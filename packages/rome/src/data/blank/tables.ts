// The tables of a blank pack: heads and notes, and the action cards by the names that the bots' rulebook gives them.

export const REGIONS = `# One row a region: begin with id (letters, digits and _) and name, home (a faction's id, - for none) and borders.
# Everything else may stay empty: it is asked when a rule needs it. - means none.
# borders: ids of the regions next to it, parted by |, ~ before one across a strait; a pair need only stand in one of its rows.
# gold, terrain (symbols), port (0 none), def (defence level): as printed. seas: ids of the seas on its coast, parted by |.
# capital, merc and wonder follow from other files. lat, lon: where to draw it; empty: the program finds a place.
id,name,ru,home,capital,gold,terrain,port,def,merc,wonder,seas,borders,lat,lon
`

export const SEAS = `# One row a sea. next: ids of the seas next to it, parted by |; it may stay empty and is asked then.
id,name,ru,next
`

export const BORDERS = `# Borders may also be listed here, each pair once: a, b, kind (land or strait).
a,b,kind
`

export const SEA_BORDERS = `# Seas next to each other may also be listed here, each pair once.
a,b
`

export const TROOPS = `# One row a kind of troop card; the list may stay empty and is asked before the first game begins. class: MI main battle infantry,
# SK skirmishers, CV cavalry, AR artillery; sub: skirmish makes it exposed to S; T, F, C: dice in terrain, flanks and centre
# (B W G Y R, - none); start, reserve, upgrade: copies; retires: 1 if the faction's UPGRADE development takes it out of the game.
id,faction,name,ru,class,sub,cost,T,F,C,start,reserve,upgrade,retires
`

export const MERCENARIES = `# One row a kind of mercenary card; the cards of a stack lie at its region. The list may stay empty and is asked then.
id,region,stack,name,ru,class,sub,cost,T,F,C,count
`

export const GENERALS = `# One row a general; the list may stay empty and is asked then. start: 1 if he leads an army from the beginning (four do).
id,faction,name,ru,stars,start
`

// Bots roll no dice to recruit, to trade and for treaties; the other side's answer has rules of its own.
export const ACTIONS = `# The action cards that the bots' rulebook names. copies: how many are in the deck (0: not in this game); gold: what a card pays
# when it is discarded; general, agent, any: the die of the test against such a target (- none); pay: gold to pay first;
# success, caught: faces. What is empty is asked when it is needed.
id,effect,name,ru,gold,copies,where,general,agent,any,consent,pay,success,caught
ASN,assassinate,Assassination,Покушение,,,general-or-agent,,,-,0,,,
BRB,bribe,Bribe,Подкуп,,,army,-,-,,0,,,
DBL,turn,Double Agent,Двойной агент,,,agent-here,-,,-,0,,,
RIO,riot,Protests and Riots,Протесты и беспорядки,,,region,-,-,,0,,,
REB,uprising,Rebel Uprising,Восстание,,,foreign-region,-,-,,0,,,
MER,recruit,Recruit Mercenaries,Вербовка наёмников,,,mercenary,-,-,-,0,,-,-
SAB,sabotage,Sabotage,Диверсия,,,building,-,-,,0,,,
SOW,distrust,Sow Distrust,Сеять раздор,,,capital,-,-,,0,,,
SPY,spy,Spy,Шпион,,,army,-,-,,0,,,
TRD,trade,Trade,Торговля,,,region,-,-,-,1,,-,-
THF,theft,Treasury Theft,Кража казны,,,capital,-,-,,0,,,
TRT,treaty,Treaty,Договор,,,nowhere,-,-,-,1,,-,-
`

export const DEVELOPMENTS = `# One row a development, read down the columns; the list may stay empty and is asked then. effect: TAX, MARKET, AGENT, CARD, NAVY,
# GARRISON, ASSAULT, MP, UPGRADE or VP; value: how much.
faction,col,row,cost,name,ru,effect,value
`

export const WONDERS = `# One row a wonder; the list may stay empty and is asked then.
id,name,ru,region,vp
`
