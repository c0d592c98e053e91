// The development trees of the house pack.

export const DEVELOPMENTS = `# One row a development, read down the columns. effect: TAX, MARKET, AGENT, CARD, NAVY, GARRISON, ASSAULT, MP, UPGRADE or VP; value: how much.
faction,col,row,cost,name,ru,effect,value
ROM,1,1,1,Census Rolls,Цензовые списки,TAX,1
ROM,1,2,2,Merchant Guilds,Купеческие союзы,MARKET,1
ROM,1,3,2,Listening Posts,Уши повсюду,AGENT,1
ROM,2,1,2,Boarding Bridges,Абордажные мостики,NAVY,1
ROM,2,2,3,Colonial Camps,Лагеря колонистов,GARRISON,1
ROM,2,3,3,Manipular Drill,Манипулярный строй,ASSAULT,1
ROM,3,1,4,Military Highways,Военные дороги,MP,1
ROM,3,2,5,Marian Reforms,Реформы Мария,UPGRADE,1
ROM,3,3,6,Provincial Law,Право провинций,VP,2
GRE,1,1,1,Liturgies,Литургии,TAX,1
GRE,1,2,2,Harbour Markets,Портовые рынки,MARKET,1
GRE,1,3,2,Guest Friends,Узы гостеприимства,AGENT,1
GRE,2,1,2,Heavy Galleys,Тяжёлые галеры,NAVY,1
GRE,2,2,3,City Walls,Городские стены,GARRISON,1
GRE,2,3,3,Siegecraft,Осадное искусство,ASSAULT,1
GRE,3,1,4,Light Baggage,Лёгкий обоз,MP,1
GRE,3,2,5,Thureos Reform,Реформа щитоносцев,UPGRADE,1
GRE,3,3,6,Common League,Общий союз,VP,2
CAR,1,1,1,Tribute Lists,Податные списки,TAX,1
CAR,1,2,2,Trading Colonies,Торговые колонии,MARKET,1
CAR,1,3,2,Hidden Gold,Тайное золото,CARD,1
CAR,2,1,2,War Harbour,Военная гавань,NAVY,1
CAR,2,2,3,Hill Forts,Горные крепости,GARRISON,1
CAR,2,3,3,Veteran Officers,Опытные командиры,ASSAULT,1
CAR,3,1,4,March Discipline,Походный порядок,MP,1
CAR,3,2,5,Barcid Army,Армия Баркидов,UPGRADE,1
CAR,3,3,6,Mistress of the Sea,Владычица морей,VP,2
BAR,1,1,1,Tribal Levy,Племенной сбор,TAX,1
BAR,1,2,2,Oppida,Оппидумы,GARRISON,1
BAR,1,3,2,Druid Envoys,Послы-друиды,AGENT,1
BAR,2,1,2,River Boats,Речные ладьи,NAVY,1
BAR,2,2,3,War Chiefs,Военные вожди,ASSAULT,1
BAR,2,3,3,Salt and Amber,Соль и янтарь,MARKET,1
BAR,3,1,4,Raiding Trails,Тропы набегов,MP,1
BAR,3,2,5,Great Migration,Великое переселение,UPGRADE,1
BAR,3,3,6,High King,Верховный король,VP,2
`
