// Hits, raids, cards and whatever else people decide, in words; and what a real table tells in one line.

import { type Action, arcs } from '@understudy/arcs'
import { equal, type Json, LANGS, type Lang, speak } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import type { Choice } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../play/undo/path-to.ts'
import { sameAction } from '../beside/counting-testing.ts'
import { DEALT, enteredIn } from '../beside/turns-testing.ts'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { typedTold } from './told.ts'
import { typed } from './typed.ts'

const random = { by: 'random' } as const
const fight = (blue: number, dice: { assault: number[]; skirmish: number[]; raid: number[] }) => {
  const { assault, skirmish, raid } = dice
  return new SmallBench()
    .act({ do: 'lead', card: 'aggression-4' })
    .ships('red', '2h', 5, 1)
    .ships('blue', '2h', blue)
    .token('blue', 1, 'fuel')
    .guild('blue', 'BC25')
    .act(
      {
        do: 'battle',
        at: '2h',
        against: 'blue',
        dice: { assault: assault.length, skirmish: skirmish.length, raid: raid.length },
        pay: 'pip',
      },
      { do: 'roll', ...dice },
    )
}

function read(at: SmallBench, line: string): readonly Action[] | string {
  const result = typed(at.state, 'red', line)
  return 'why' in result ? result.why.say : result.actions
}

describe('words of before', () => {
  it('name cards that are called otherwise now', () => {
    const start = arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, {})
    const row = { do: 'row', cards: ['BC02', 'BC26', 'BC28', 'BC22'] }
    for (const line of ['горнод массовое возмущ присяжн', 'добыв масс всеобщий присяг'])
      expect(typed(start, 'chance', line)).toEqual({ actions: [row] })
  })
  it('name choices that say something else now', () => {
    const at = new SmallBench().act({ do: 'lead', card: 'aggression-4' }).guild('red', 'BC16').token('red', 2, 'relic')
    for (const line of ['u шпионы', 'u захватить', 'u перехватить'])
      expect(read(at, line)).toEqual([{ do: 'useSpies' }])
    expect(read(at, 'p реликвия i 1')).toEqual(read(at, 'p реликвии i 1'))
  })
})

describe('hits', () => {
  const at = () => fight(3, { assault: [4, 4], skirmish: [], raid: [] })
  const ship = (damage: number, destroyFresh = 0, destroyDamaged = 0) => ({ damage, destroyFresh, destroyDamaged })
  it.each([
    ['own 2d ships 1xx', { own: ship(2), ships: ship(0, 1) }],
    ['свои 2п чужие 1уу', { own: ship(2), ships: ship(0, 1) }],
    ['own 1d 1x ships 2d', { own: ship(1, 0, 1), ships: ship(2) }],
    ['own х d ships хх', { own: ship(1, 0, 1), ships: ship(0, 1) }],
    ['ships 2d', { own: ship(2), ships: ship(2) }],
    ['ok', { own: ship(2), ships: ship(0, 1) }],
  ] as const)('%s', (line, hits) => {
    expect(read(at(), line)).toEqual([{ do: 'hits', ...hits }])
  })
  it.each([
    ['2d', 'typed.side'],
    ['own 3z', 'typed.hits'],
  ])('%s is not understood', (line, why) => {
    expect(read(at(), line)).toBe(why)
  })
  it('that the dice do not give are refused by the rules', () => {
    const understood = read(at(), 'own 1d')
    expect(understood).toEqual([{ do: 'hits', own: ship(1), ships: ship(0, 1) }])
    const [action] = understood as Action[]
    expect(arcs.decision(at().state)!.legal(action!)).toMatchObject({ say: 'no.assign' })
  })
})

describe('a raid', () => {
  const at = () => fight(0, { assault: [], skirmish: [], raid: [2, 2] })
  it.each([
    ['fuel', [{ slot: 1 }]],
    ['/2', [{ slot: 1 }]],
    ['топл барды', [{ slot: 1 }, { card: 'BC25' }]],
    ['galactic fuel', [{ card: 'BC25' }, { slot: 1 }]],
    ['-', []],
  ] as const)('%s', (line, take) => {
    expect(read(at(), line)).toEqual([{ do: 'raid', take }])
  })
  it('of what is not there is not understood', () => {
    expect(read(at(), 'weapon')).toBe('typed.noChoice')
  })
})

describe('cards in the Prelude', () => {
  const at = () => new SmallBench().act({ do: 'lead', card: 'aggression-4' }).guild('red', 'BC13').guild('red', 'BC16')
  it.each([
    ['u skirm 2g', { do: 'useShips', card: 'BC13', at: '2g' }],
    ['у застр 2g', { do: 'useShips', card: 'BC13', at: '2g' }],
    ['p skirmishers 2g', { do: 'useShips', card: 'BC13', at: '2g' }],
  ] as const)('%s', (line, action) => {
    expect(read(at(), line)).toEqual([action])
  })
  it('that are not held, or not named, are not understood', () => {
    expect([read(at(), 'u farseers'), read(at(), 'u')]).toEqual(['typed.noChoice', 'typed.missing'])
  })
  it('go before other actions of the same line', () => {
    expect(read(at(), 'u skirm 2g x 2g blue')).toHaveLength(2)
  })
})

/** These are read by `typed.test.ts`. */
const PLAIN = 'pass lead surpass pivot copy tax build move repair influence secure battle arm spend end'.split(' ')

const tight = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d]+/gu, '')

/** How somebody who sees the choices would write them: their ids, or what they say; by their place if that is unclear. */
function wordFor(lang: Lang, { pick, text }: Choice<Action>, all: readonly Choice<Action>[]): string {
  if (typeof pick.value === 'string' && /^\d[gach]$/.test(pick.value)) return pick.value
  const word = tight(speak(arcs.phrases, lang, text))
  const others = all.filter((choice) => !equal(choice.pick as unknown as Json, pick as unknown as Json))
  const unclear = others.some((choice) => tight(speak(arcs.phrases, lang, choice.text)).includes(word))
  return unclear || word.length < 2 ? `#${all.findIndex((choice) => !others.includes(choice)) + 1}` : word
}

describe('everything that people decide', () => {
  it('can be typed, in both languages', () => {
    const kinds = new Map<string, number>()
    for (let game = 0; game < 6; game++) {
      const options = game % 2 === 0 ? { players: 3 } : { players: 3, leaders: 'draft' }
      const seats = { red: random, yellow: random, blue: random }
      for (const { kind, entered } of enteredIn({ seed: `words-${game}`, chance: DEALT, options, seats }, 700)) {
        const action = entered?.action
        if (kind !== 'person' || action === undefined || PLAIN.includes(action.do)) continue
        const n = kinds.get(action.do) ?? 0
        if (n > 5) continue
        const { state, decision } = entered!.context
        const path = pathTo(decision, action)
        if (path.length === 0) continue
        kinds.set(action.do, n + 1)
        for (const lang of LANGS) {
          const words = path.map((choice, at) =>
            wordFor(lang, choice, decision.next(path.slice(0, at).map(({ pick }) => pick))),
          )
          const line =
            action.do === 'hits' ? hitsLine(action) : `${decision.kind === 'turn' ? 'u ' : ''}${words.join(' ')}`
          const result = typed(state, decision.seat, line)
          const [first] = 'actions' in result ? result.actions : []
          expect(
            first !== undefined && sameAction(first, action),
            `${line}: ${canonical(action as unknown as Json)} ${JSON.stringify(result)}`,
          ).toBe(true)
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(8)
  })
})

function hitsLine({ own, ships, buildings }: Extract<Action, { do: 'hits' }>): string {
  const side = (name: string, hits: typeof own) =>
    hits === undefined ? '' : `${name} ${hits.damage}d ${hits.destroyDamaged}x ${hits.destroyFresh}xx`
  const sites = (buildings ?? []).filter(({ hits }) => hits > 0).map(({ site, hits }) => `${site}=${hits}`)
  return [side('own', own), side('ships', ships), ...sites].join(' ').trim() || 'ok'
}

describe('what a real table tells', () => {
  const battleDie = (id: string): Foreseen<Action> => ({
    ask: 'roll',
    key: id,
    seat: 'yellow',
    node: 'TURN.1',
    die: { id, faces: [1, 2, 3, 4, 5, 6] },
  })
  const card = (id: string): Choice<Action> => ({
    pick: { slot: 'card', value: id },
    text: { say: 'choose.value' },
    action: { do: 'uncover', card: id as never },
  })
  const court: Foreseen<Action> = {
    ask: 'chance',
    key: 'refill',
    kind: 'refill',
    question: { say: 'ask.frame' },
    answers: [card('BC03'), card('BC09')],
  }
  const { state } = new SmallBench()
  const tell = (asked: readonly Foreseen<Action>[], line: string) => {
    const result = typedTold(state, asked, line)
    return 'why' in result ? result.why.say : result.answers
  }
  const dice = [battleDie('assault'), battleDie('skirmish'), battleDie('raid')]
  it('is read in its order, and the last answers may be left out', () => {
    expect(tell(dice, 'hs h bk')).toEqual([3, 3, 3])
    expect(tell(dice, 'пс - зк')).toEqual([3, 0, 3])
    expect(tell(dice, 'hhs')).toEqual([2])
    expect(tell([court, battleDie('d6'), battleDie('d6')], 'матер 4 6')).toEqual([
      { do: 'uncover', card: 'BC03' },
      3,
      5,
    ])
  })
  it.each([
    [dice, 'hs h bk h', 'typed.tooMany'],
    [dice, 'hs hh', 'typed.dieFace'],
    [[battleDie('d6')], '7', 'typed.dieFace'],
    [[court], 'farseers', 'typed.notDrawn'],
    [[court], '', 'typed.empty'],
  ] as const)('%#: %s', (asked, line, why) => {
    expect(tell(asked, line)).toBe(why)
  })
})
