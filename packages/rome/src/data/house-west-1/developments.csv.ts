// The development trees of the house pack.

export const DEVELOPMENTS = `# One row a development, read down the columns. effect: TAX, MARKET, AGENT, CARD, NAVY, GARRISON, ASSAULT, MP, UPGRADE or VP; value: how much.
faction,col,row,cost,name,effect,value
ROM,1,1,1,Census Rolls,TAX,1
ROM,1,2,2,Merchant Guilds,MARKET,1
ROM,1,3,2,Listening Posts,AGENT,1
ROM,2,1,2,Boarding Bridges,NAVY,1
ROM,2,2,3,Colonial Camps,GARRISON,1
ROM,2,3,3,Manipular Drill,ASSAULT,1
ROM,3,1,4,Military Highways,MP,1
ROM,3,2,5,Marian Reforms,UPGRADE,1
ROM,3,3,6,Provincial Law,VP,2
GRE,1,1,1,Liturgies,TAX,1
GRE,1,2,2,Harbour Markets,MARKET,1
GRE,1,3,2,Guest Friends,AGENT,1
GRE,2,1,2,Heavy Galleys,NAVY,1
GRE,2,2,3,City Walls,GARRISON,1
GRE,2,3,3,Siegecraft,ASSAULT,1
GRE,3,1,4,Light Baggage,MP,1
GRE,3,2,5,Thureos Reform,UPGRADE,1
GRE,3,3,6,Common League,VP,2
CAR,1,1,1,Tribute Lists,TAX,1
CAR,1,2,2,Trading Colonies,MARKET,1
CAR,1,3,2,Hidden Gold,CARD,1
CAR,2,1,2,War Harbour,NAVY,1
CAR,2,2,3,Hill Forts,GARRISON,1
CAR,2,3,3,Veteran Officers,ASSAULT,1
CAR,3,1,4,March Discipline,MP,1
CAR,3,2,5,Barcid Army,UPGRADE,1
CAR,3,3,6,Mistress of the Sea,VP,2
BAR,1,1,1,Tribal Levy,TAX,1
BAR,1,2,2,Oppida,GARRISON,1
BAR,1,3,2,Druid Envoys,AGENT,1
BAR,2,1,2,River Boats,NAVY,1
BAR,2,2,3,War Chiefs,ASSAULT,1
BAR,2,3,3,Salt and Amber,MARKET,1
BAR,3,1,4,Raiding Trails,MP,1
BAR,3,2,5,Great Migration,UPGRADE,1
BAR,3,3,6,High King,VP,2
`
