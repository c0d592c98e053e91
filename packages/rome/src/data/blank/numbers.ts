// pack.yaml of a blank pack: what the bots' rulebook says, and everything else open.

const LEVELS = Array.from({ length: 20 }, (_, at) => `  ${at + 1}:`).join('\n')
const GATHER = Array.from({ length: 6 }, (_, at) => `  ${at + 1}: [null, null, null, null, null]`).join('\n')

export const NUMBERS = `# A pack of your own. What stands here is from the bots' rulebook. A value left out (key: with nothing after it) is
# asked when a rule needs it.
meta:
  id: my-pack
  title: { en: "My pack", ru: "Мой набор" }
  label:
    en: A pack of its owner. What it does not say is asked at the table.
    ru: Набор его владельца. Чего в нём нет, то спросят за столом.
  reconstruction: false
# Lists that are asked about while they are empty (ask), or that your box does not have (none); generals.ROM: none for one faction.
lists: { troops: ask, generals: ask, mercenaries: ask, developments: ask, wonders: ask }
# Faces of each colour, any number of them: - blank, S skirmish, X wound, K skull.
dice:
  B:
  W:
  G:
  Y:
  R:
# Factions in seat order, clockwise. starts: the four regions where armies I to IV begin; the last of them is the capital.
# navy: the colour of a ship's die. colour: which of four it is drawn with, 1 to 4. avoidTerrain: whether a Super-bot of it shuns terrain (always, beforeReform, never).
factions:
  - { id: ROM, name: { en: Rome, ru: Рим }, starts: [army1, army2, army3, army4], navy: null, roads: true, avoidTerrain: beforeReform, colour: 1 }
  - { id: GRE, name: { en: Greeks, ru: Греки }, starts: [army1, army2, army3, army4], navy: null, roads: true, avoidTerrain: always, colour: 2 }
  - { id: CAR, name: { en: Carthage, ru: Карфаген }, starts: [army1, army2, army3, army4], navy: null, roads: true, avoidTerrain: never, colour: 3 }
  - { id: BAR, name: { en: Barbarians, ru: Варвары }, starts: [army1, army2, army3, army4], navy: null, roads: false, avoidTerrain: never, colour: 4 }
# Dice that defend a region, by its level.
defence:
${LEVELS}
# What an absent faction's home adds to its level; Walls; what Walls make of level 0.
levels: { absent: null, walls: null, wallsAlone: null, highest: null }
# Dice of an attacker by the number of infantry cards, without and with 1 to 4 upgrade steps.
gather:
${GATHER}
# How many cards a bot's army gets when it is declared, by the cards in the deck (from: this many or more).
declare:
  - { from: 0, SK: [0, 0], CV: [0, 0], MI: [0, 0], AR: [0, 0] }
  - { from: 1, SK: [0, 2], CV: [0, 2], MI: [2, 3], AR: [0, 2] }
  - { from: 5, SK: [1, 2], CV: [2, 3], MI: [2, 4], AR: [1, 2] }
  - { from: 9, SK: [2, 2], CV: [2, 3], MI: [3, 4], AR: [2, 2] }
  - { from: 13, SK: [2, 2], CV: [2, 4], MI: [3, 4], AR: [2, 2] }
setup: { gold: null, agents: null, navies: 5, hand: null, initiative: 8 }
# Two skirmishers and two artillery cards are the most that the rulebook declares.
army: { line: 6, SK: 2, AR: 2, minimum: 2 }
limits: { agents: 3, cubes: null, walls: null, market: 4, barracks: null, roads: null, navyCards: null, navies: 2, generals: 4 }
prices:
  { general: null, agent: null, cube: null, navy: null, walls: null, market: null, barracks: null, road: null, wonder: null, mercenaryBarracks: null }
# Movement points: an army's own, what changes them, and what a step costs. agentSea: what an agent pays along a coast.
move:
  { army: null, road: null, noSupply: null, mustered: null, enter: null, attack: null, strait: null, embark: null, land: null,
    landAttack: null, cube: null, merge: null, siege: null, navy: null, agent: null, agentSea: null }
navy: { capacity: null }
income: { foreign: null, market: null, port: null, linked: null }
# What both sides gain by a trade, by status: enemy, neutral, friends, allied. With an enemy nobody trades.
trade: [0, null, null, null]
theft:
victory:
  target: { 2: null, 3: null, 4: null }
  battle: 1
  bigBattle: 2
  bigBattleFrom: 3
  independent: null
  home: null
  capital: null
  betrayal: null
# What each Market adds to a Speed-bot's fixed income.
speed: { market: 3 }
`
