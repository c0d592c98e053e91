// Positions that were written by hand or went through other hands: what is wrong is one sentence that names the place.

import { BadInput } from '@understudy/table'
import { expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { problemsOf } from './check.ts'
import { parseState } from './parse.ts'
import { serialiseState } from './write-state.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever a file may hold
type Data = any
const written = (): Data => {
  const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' }).place('ROM', 0, 'rome', ['R01', 'R01'], 'rom1')
  bench.state.round = 2
  return JSON.parse(JSON.stringify(serialiseState(bench.begin('spending', 'ROM').state)))
}
/** Why it cannot be read, or what is impossible about it. */
function told(change: (data: Data) => void): string {
  const data = written()
  change(data)
  try {
    const [problem] = problemsOf(parseState(data))
    return problem === undefined ? 'fine' : `${problem.where}: ${problem.what.say}`
  } catch (error) {
    if (error instanceof BadInput) return error.in('en')
    throw error
  }
}
const sailing = { zones: [], from: -1, slot: -1, port: -1, to: -1, attack: false, fight: -1, toAsk: [] }
const assault = { side: 1, slot: 0, stage: 1, bySea: false, infantry: -1 }

it('is read as it was written', () => {
  expect(told(() => {})).toBe('fine')
})

it.each<[string, (data: Data) => void, string]>([
  ['an unknown holder', (data) => (data.lands.rome.holder = 'EGY'), 'lands.rome.holder: EGY does not play.'],
  ['an unknown region', (data) => (data.sides[1].armies[0].region = 'atlantis'), 'sides[1].armies[0].region: atlantis'],
  ['a region left out', (data) => delete data.lands.rome, 'lands.rome: this is missing.'],
  ['a side twice', (data) => (data.sides[1].faction = 'ROM'), 'sides[1].faction: ROM sits there twice.'],
  ['an order without somebody', (data) => (data.order = [0, 0, 2]), 'order: each side is needed once.'],
  ['a status that is not mutual', (data) => (data.statuses[1] = 3), 'statuses: a pair has one status'],
  ['too few markers', (data) => (data.sides[1].stance = [5]), 'sides[1].stance: 3 entries are needed.'],
  ['no navies', (data) => (data.sides[1].navies = []), 'sides[1].navies: 2 entries are needed.'],
  [
    'a column of nothing',
    (data) => (data.sides[1].developments = [4, 0, 0]),
    'sides[1].developments[0]: there is no number 4',
  ],
  [
    'a spy who does not play',
    (data) => (data.sides[1].armies[0].seenBy = [3]),
    'sides[1].armies[0].seenBy: there is no',
  ],
  [
    'a stack that is not there',
    (data) => (data.sides[1].looked = { pile: 88, card: 'G01' }),
    'sides[1].looked.pile: there',
  ],
  ['an option of another kind', (data) => (data.options['bvb.mode'] = 'tea'), 'options.bvb.mode: this value cannot'],
  ['a road through nowhere', (data) => (data.roads = [['rome', 'carthage', 'ROM']]), 'roads[0]: these regions do not'],
  ['nobody to ask', (data) => (data.frames = []), 'frames: odd.frames'],
  [
    'somebody else to ask',
    (data) => (data.frames = [{ kind: 'campaign', side: 3 }]),
    'frames[0].side: there is no number 3',
  ],
  [
    'a navy that is not there',
    (data) => (data.frames = [{ kind: 'sailing', side: 1, navy: 9, ...sailing }]),
    'frames[0].navy',
  ],
  [
    'a region beyond the map',
    (data) => (data.frames = [{ kind: 'enter', side: 1, regions: [900] }]),
    'frames[0].regions[0]',
  ],
  [
    'an attack on nothing',
    (data) => {
      const step = { step: 'roll', won: null, points: [0, 0] }
      data.frames = [{ kind: 'attack', assault: { ...assault, target: 99 }, ...step }]
    },
    'frames[0].assault.target: there is no number 99',
  ],
  [
    'a draw from nothing',
    (data) => {
      data.stacks[0] = []
      data.troopCards.bags = data.troopCards.bags.filter(({ cards }: Data) => !cards.includes('M11'))
      data.frames = [{ kind: 'recruited', side: 0, stack: 0 }]
    },
    'frames: odd.frames',
  ],
  ['cards that do not add up', (data) => (data.troopCards.bags = []), 'cards: odd.cards'],
  ['two armies in one place', (data) => (data.sides[0].armies[1] = data.sides[0].armies[0]), 'rome: odd.armies'],
  ['a siege by nobody', (data) => (data.lands.athens.siege = 2), 'athens: odd.siege'],
  ['a road that leads abroad', (data) => (data.roads = [['koria', 'medhlan', 'ROM']]), 'roads: odd.road'],
  ['too much unrest', (data) => (data.lands.rome.cubes = 4), 'rome: odd.cubes'],
  ['buildings of nobody', (data) => (data.lands.genua.market = true), 'genua: odd.ruins'],
  [
    'too many Markets',
    (data) => {
      for (const id of ['rome', 'neapolis', 'cosentia', 'velathri', 'medhlan']) data.lands[id].market = true
    },
    'ROM: odd.many',
  ],
])('%s', (_, change, words) => {
  expect(told(change)).toContain(words)
})

it('a roll that no die shows is refused', () => {
  const bench = new Bench({ ROM: 'human', GRE: 'human' }).agents('ROM', 'epidamnos').hand('ROM', 'RIO', 'TRD')
  bench.begin('agents', 'ROM').act({ do: 'agent', card: 'RIO', agent: 0, target: { region: 'epidamnos' } })
  expect(bench.why({ do: 'roll', faces: ['X', 'X'] })).toBe('no.dice')
  expect(() => rome.parseAction({ do: 'roll', faces: ['Q'] })).toThrow('faces[0]')
  const blank = new Bench({ ROM: 'human', GRE: 'human' }).place('ROM', 0, 'patavium', ['R01', 'R01'], 'rom1')
  blank.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
  // A white die has no skull.
  expect([blank.dice, blank.why({ do: 'roll', faces: ['-', '-', '-', 'K'] })]).toEqual(['YRGW', 'no.face'])
})
