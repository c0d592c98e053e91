// The action cards of the house pack.

export const ACTIONS = `# One row a kind of action card. effect names what the rules do; gold: what it pays when it is discarded; where: what the agent must
# reach (general-or-agent, army, agent-here, region, foreign-region, mercenary, building, capital, nowhere); general, agent, any: the die
# of the test against such a target (- none); consent: 1 if the other side has to agree; pay: gold to pay first; success, caught: faces.
id,effect,name,ru,gold,copies,where,general,agent,any,consent,pay,success,caught
ASN,assassinate,Assassination,Покушение,2,3,general-or-agent,G,Y,-,0,0,XK,S
BRB,bribe,Bribe,Подкуп,2,3,army,-,-,G,0,3,XK,S
DBL,turn,Double Agent,Двойной агент,2,3,agent-here,-,Y,-,0,0,XK,S
RIO,riot,Protests and Riots,Протесты и беспорядки,1,3,region,-,-,Y,0,0,XK,S
REB,uprising,Rebel Uprising,Восстание,2,3,foreign-region,-,-,G,0,0,XK,S
MER,recruit,Recruit Mercenaries,Вербовка наёмников,2,3,mercenary,-,-,-,0,0,-,-
SAB,sabotage,Sabotage,Диверсия,2,3,building,-,-,Y,0,0,XK,S
SOW,distrust,Sow Distrust,Сеять раздор,1,3,capital,-,-,Y,0,0,XK,S
SPY,spy,Spy,Шпион,1,3,army,-,-,Y,0,0,XK,S
TRD,trade,Trade,Торговля,1,3,region,-,-,-,1,0,-,-
THF,theft,Treasury Theft,Кража казны,2,3,capital,-,-,Y,0,0,XK,S
TRT,treaty,Treaty,Договор,1,3,nowhere,-,-,-,1,0,-,-
`
