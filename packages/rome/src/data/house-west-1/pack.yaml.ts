// The numbers of the house pack: dice, tables, prices, limits.

export const PACK = `# The house pack: a reconstruction. Replace what you know better.
meta:
  id: house-west-1
  title: { en: "House pack: the West", ru: "Домашний набор: Запад" }
  # Shown wherever this pack is used.
  label:
    en: >-
      Reconstruction. Map, cards, dice, prices and base rules of this pack were designed for this program; they are not the
      publisher's data. Owners of the board game can enter their own data or play beside the board.
    ru: >-
      Реконструкция. Карта, карты, кубики, цены и основные правила этого набора придуманы для этой программы; это не данные
      издателя. У кого есть настольная игра, может ввести свои данные или играть рядом с полем.
  reconstruction: true
# Faces of each colour, any number of them: - blank, S skirmish, X wound, K skull.
dice:
  B: "----SX"
  W: "---SXX"
  G: "--SXXK"
  Y: "-SXXXK"
  R: "SXXXKK"
# Factions in seat order, clockwise. starts: where armies I to IV stand, IV being the capital. navy: the colour of a ship's die.
# avoidTerrain: whether a Super-bot of it shuns terrain (always, beforeReform, never).
factions:
  - { id: ROM, name: { en: Rome, ru: Рим }, starts: [patavium, cosentia, medhlan, rome], navy: W, roads: true, avoidTerrain: beforeReform }
  - { id: GRE, name: { en: Greeks, ru: Греки }, starts: [epidamnos, pulpudeva, pergamon, athens], navy: G, roads: true, avoidTerrain: always }
  - { id: CAR, name: { en: Carthage, ru: Карфаген }, starts: [macomades, kartuba, qart_hadasht, carthage], navy: G, roads: true, avoidTerrain: never }
  - { id: BAR, name: { en: Barbarians, ru: Варвары }, starts: [bibracte, uburzis, casurgis, nemetocenna], navy: W, roads: false, avoidTerrain: never }
# Dice that defend a region, by its level.
defence: { 1: WW, 2: GW, 3: GG, 4: GGW, 5: GGG, 6: GGGY, 7: GGYY, 8: GYYY, 9: YYYR }
# What an absent faction's home adds to its level; Walls; what Walls make of level 0.
levels: { absent: 2, walls: 2, wallsAlone: 3, highest: 9 }
# Dice of an attacker by the number of infantry cards, without and with 1 to 4 upgrade steps.
gather:
  1: [G, Y, R, R, R]
  2: [GG, GY, YY, YR, RR]
  3: [GGG, GGY, GYY, YYY, YYR]
  4: [GGGG, GGGY, GGYY, GYYY, YYYY]
  5: [GGGGG, GGGGY, GGGYY, GGYYY, GYYYY]
  6: [GGGGGG, GGGGGY, GGGGYY, GGGYYY, GGYYYY]
# How many cards a bot's army gets when it is declared, by the cards in the deck (from: this many or more).
declare:
  - { from: 0, SK: [0, 0], CV: [0, 0], MI: [0, 0], AR: [0, 0] }
  - { from: 1, SK: [0, 2], CV: [0, 2], MI: [2, 3], AR: [0, 2] }
  - { from: 5, SK: [1, 2], CV: [2, 3], MI: [2, 4], AR: [1, 2] }
  - { from: 9, SK: [2, 2], CV: [2, 3], MI: [3, 4], AR: [2, 2] }
  - { from: 13, SK: [2, 2], CV: [2, 4], MI: [3, 4], AR: [2, 2] }
setup: { gold: 5, agents: 2, navies: 5, hand: 4, initiative: 8 }
army: { line: 6, SK: 2, AR: 2, minimum: 2 }
limits: { agents: 3, cubes: 3, walls: 6, market: 4, barracks: 4, roads: 12, navyCards: 5, navies: 2, generals: 4 }
prices: { general: 4, agent: 3, cube: 2, navy: 2, walls: 4, market: 4, barracks: 4, road: 1, wonder: 8, mercenaryBarracks: -1 }
# Movement points: an army's own, what changes them, and what a step costs. agentSea: what an agent pays along a coast.
move: { army: 3, road: 1, noSupply: -1, mustered: -1, enter: 1, attack: 2, strait: 1, embark: 1, land: 1, landAttack: 2, cube: 1, merge: 1, siege: 2, navy: 3, agent: 3, agentSea: 2 }
navy: { capacity: 2 }
income: { foreign: -1, market: 1, port: true, linked: 1 }
# What both sides gain by a trade, by status: enemy, neutral, friends, allied.
trade: [0, 2, 3, 4]
theft: 4
victory:
  target: { 2: 28, 3: 25, 4: 25 }
  battle: 1
  bigBattle: 2
  bigBattleFrom: 3
  independent: 1
  home: 2
  capital: 3
  betrayal: -1
# What each Market adds to a Speed-bot's fixed income.
speed: { market: 3 }
`
