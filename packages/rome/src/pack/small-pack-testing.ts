// A pack unlike the house pack, for tests: two factions on a strip of ten regions around one sea, dice with eight faces,
// small armies, few action cards, one mercenary stack, no wonders, short trees. Whatever plays on it plays by the data.

import { packText } from './files.ts'
import type { PackFiles } from './types.ts'

const FACTIONS = ['reds', 'blues'] as const
/** Army IV starts in the last of a side's four homes. */
const homes = (faction: string): string[] => [1, 2, 3, 4].map((n) => `${faction}_${n}`)

const NUMBERS = `
meta:
  id: strip
  title: { en: Strip, ru: Полоса }
  label: { en: A pack for tests., ru: Набор для проверок. }
  reconstruction: false
dice: { B: "-------S", W: "------SX", G: "---SXXKK", Y: "--SXXKKK", R: "SXXKKKKK" }
factions:
  - { id: reds, name: { en: Reds, ru: Красные }, starts: [${homes('reds')}], navy: Y, roads: false, avoidTerrain: never }
  - { id: blues, name: { en: Blues, ru: Синие }, starts: [${homes('blues')}], navy: B, roads: true, avoidTerrain: always }
defence: { 1: B, 2: W, 3: G, 4: Y }
levels: { absent: 1, walls: 1, wallsAlone: 1, highest: 4 }
gather: { 1: [G], 2: [GG, GY], 3: [GGG, YYY] }
declare:
  - { from: 0, SK: [0, 0], CV: [0, 0], MI: [0, 0], AR: [0, 0] }
  - { from: 1, SK: [0, 1], CV: [0, 1], MI: [1, 3], AR: [0, 0] }
setup: { gold: 2, agents: 1, navies: 2, hand: 1, initiative: 2 }
army: { line: 3, SK: 1, AR: 0, minimum: 1 }
limits: { agents: 1, cubes: 2, walls: 1, market: 2, barracks: 1, roads: 3, navyCards: 3, navies: 1, generals: 4 }
prices: { general: 1, agent: 1, cube: 1, navy: 1, walls: 2, market: 2, barracks: 2, road: 1, wonder: 9, mercenaryBarracks: -1 }
move:
  { army: 4, road: 2, noSupply: -2, mustered: 0, enter: 1, attack: 1, strait: 0, embark: 2, land: 1, landAttack: 1, cube: 2,
    merge: 0, siege: 1, navy: 1, agent: 5, agentSea: 1 }
navy: { capacity: 4 }
income: { foreign: 0, market: 2, port: false, linked: 0 }
trade: [0, 1, 1, 1]
theft: 1
victory: { target: { 2: 6, 3: 6, 4: 6 }, battle: 2, bigBattle: 3, bigBattleFrom: 2, independent: 1, home: 1, capital: 4, betrayal: -2 }
speed: { market: 1 }
`

const table = (head: string, rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows.map((row) => row.join(','))].join('\n')

/** Reds, the Ford, the Isle, blues: in a row but for the Isle, which only ships reach. */
const REGIONS = [
  ...homes('reds').map((id, at) => [id, id, 'reds', '-', 2, 0, at === 0 ? 1 : 0, 1, '-', '-', at === 0 ? 'lake' : '-']),
  ['ford', 'Ford', '-', '-', 3, 1, 0, 2, 'band', '-', '-'],
  ['isle', 'Isle', '-', '-', 4, 2, 1, 3, '-', '-', 'lake'],
  ...homes('blues').map((id, at) => [
    id,
    id,
    'blues',
    '-',
    2,
    0,
    at === 0 ? 1 : 0,
    1,
    '-',
    '-',
    at === 0 ? 'lake' : '-',
  ]),
]

export function smallPack(): PackFiles {
  const strip = [...homes('reds').reverse(), 'ford', ...homes('blues')]
  return {
    'pack.yaml': NUMBERS,
    'regions.csv': table(
      'id,name,home,capital,gold,terrain,port,def,merc,wonder,seas,lat,lon',
      REGIONS.map((row) => [...row, '', '']),
    ),
    'borders.csv': table(
      'a,b,kind',
      strip.slice(1).map((id, at) => [strip[at] ?? '', id, at === 4 ? 'strait' : 'land']),
    ),
    'seas.csv': 'id,name\nlake,Lake\n',
    'sea-borders.csv': 'a,b\n',
    'troops.csv': table(
      'id,faction,name,class,sub,cost,T,F,C,start,reserve,upgrade',
      FACTIONS.flatMap((faction) => [
        [`${faction}_foot`, faction, 'Foot', 'MI', '-', 1, 'W', '-', 'G', 9, 4, 0],
        [`${faction}_bow`, faction, 'Bow', 'SK', '-', 1, 'G', '-', 'B', 3, 1, 0],
        [`${faction}_horse`, faction, 'Horse', 'CV', 'skirmish', 2, '-', 'Y', 'W', 2, 1, 2],
      ]),
    ),
    'mercenaries.csv': 'id,region,stack,name,class,sub,cost,T,F,C,count\npike,ford,band,Pike,MI,-,2,B,-,R,2\n',
    'generals.csv': table(
      'id,faction,name,stars,start',
      FACTIONS.flatMap((faction) =>
        [0, 1, 1, 2].map((stars, at) => [`${faction}_g${at}`, faction, `G${at}`, stars, 1]),
      ),
    ),
    'actions.csv': table('id,effect,name,gold,copies,where,general,agent,any,consent,pay,success,caught', [
      ['knife', 'assassinate', 'Knife', 3, 2, 'general-or-agent', 'R', 'B', '-', 0, 1, 'K', '-'],
      ['purse', 'theft', 'Purse', 0, 2, 'capital', '-', '-', '-', 0, 0, '-', '-'],
      ['mob', 'riot', 'Mob', 1, 2, 'region', '-', '-', 'G', 0, 0, 'SXK', '-'],
    ]),
    'developments.csv': table('faction,col,row,cost,name,effect,value', [
      ['reds', 1, 1, 2, 'Drill', 'ASSAULT', 1],
      ['blues', 1, 1, 1, 'Stables', 'UPGRADE', 0],
      ['blues', 2, 1, 3, 'Fame', 'VP', 1],
    ]),
    'wonders.csv': 'id,name,region,vp\n',
  }
}

export const smallPackText = (): string => packText(smallPack())
