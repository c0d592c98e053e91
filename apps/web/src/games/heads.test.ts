// Headlines of what bots do, over games of each bot: one line, active, with numbers, in both languages.

import { readFileSync } from 'node:fs'
import { arcsPackage } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { muhqPackage } from '@understudy/muhq'
import { LANGS, type Lang } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, type GameEvent, type Logged, type Options, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import type { AnyAction } from '../play/deciding/picker.ts'
import { beatsOf } from '../play/following/beats.ts'
import { isStep } from '../play/following/is-step.ts'
import { ACT_KINDS } from './arcs/campaign/heads.ts'
import { headsOf, KINDS } from './arcs/telling/heads.ts'
import { gathered } from './arcs/telling/heads-battle.ts'
import { joins as arcsJoins } from './arcs/telling/telling.ts'
import { HEADLINE, headOf, shortened } from './heads.ts'
import { heads as muhq } from './muhq/telling/heads.ts'
import { telling as muhqTelling } from './muhq/telling/telling.ts'
import { heads as rome } from './rome/telling/heads.ts'
import { telling as romeTelling } from './rome/telling/telling.ts'
import type { Heads, Telling } from './ui.ts'

const ENTRIES = 220
loadCampaign()

const arcs = headsOf(KINDS)
const act = headsOf([...KINDS, ...ACT_KINDS])
const ACT: Options = { players: 3, act: 1, role2: 'supercat', role3: 'supercat' }

function beatsIn(
  pkg: AnyPackage,
  options: Options,
  joins?: Telling<AnyAction>['joins'],
  { seed = 'heads', most = ENTRIES } = {},
): Logged[][] {
  const seats = pkg.seating(options)
  const table = Table.start(pkg, {
    options,
    seats: Object.fromEntries(
      Object.entries(seats).map(([seat, by]) => [seat, by.by === 'person' ? { by: 'random' as const } : by]),
    ),
    seed,
  })
  while (table.next().kind === 'auto' && table.entries.length < most) table.advance()
  return beatsOf(table.log.slice(1).filter(isStep), joins)
}

const games: [string, AnyPackage, Options, Heads, Telling<AnyAction>['joins'] | undefined][] = [
  ['SUPERCAT', arcsPackage, { players: 3, role2: 'supercat', role3: 'supercat' }, arcs, arcsJoins],
  ['Lars', arcsPackage, { players: 3, role2: 'lars', role3: 'lars' }, arcs, arcsJoins],
  ['an act', arcsPackage, ACT, act, arcsJoins],
  ['Rome', romePackage, { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }, rome, romeTelling.joins],
  ['the Kraken', muhqPackage, { boss: 'kraken', players: 1 }, muhq, muhqTelling.joins],
]

/** What only an act can say. */
const SAYINGS = new URL('../../../../packages/arcs/src/rules/campaign/sayings.ts', import.meta.url)
const actSays = [...readFileSync(SAYINGS, 'utf8').matchAll(/'(log\.\w+)':/g)].map(([, say]) => say as string)
const RULES = new URL('../../../../packages/arcs/src/rules/sayings.ts', import.meta.url)
const LARS = new URL('../../../../packages/arcs/src/rules/seats/lars-sayings.ts', import.meta.url)
/** Told with what they belong to: by the kind of piece, in a battle, or at a round's end, which is no deed. */
const PARTLY = ['log.built', 'log.ended', 'log.rerolls', 'log.rolled', 'log.roundEnd']
/** Set-up, parts of a list, what follows from a card, and what somebody holds against somebody: small print. */
const UNTOLD = ['log.buriedCard', 'log.grievance', 'log.imperialClusters', 'log.part', 'log.scrapped']

describe('headlines', () => {
  it.each(games)('%s: one line each', (_, pkg, options, heads, joins) => {
    const beats = beatsIn(pkg, options, joins)
    const bad: string[] = []
    let told = 0
    for (const beat of [...beats, ...beats.map((_, at) => beats.slice(at, at + 4).flat())]) {
      const events = beat.flatMap((step) => step.events)
      for (const lang of LANGS) {
        const head = heads(events, lang)
        if (head === undefined) continue
        told++
        if (head.length > HEADLINE || /undefined|NaN|null|\.$|^[a-zа-я]|\b1 (stance )?[a-z]{3,}s\b/.test(head))
          bad.push(head)
      }
    }
    expect(bad).toEqual([])
    expect(told / (4 * beats.length)).toBeGreaterThan(0.6)
  })

  it.each(games.slice(0, 3))('%s: every beat of a bot has one', (_, pkg, options, heads, joins) => {
    const beats = beatsIn(pkg, options, joins, { most: 500 })
    let all = 0
    const untold = beats.filter((beat) => {
      if (!beat.some(({ entry }) => entry.t === 'action' && entry.by === 'bot')) return false
      const events = beat.flatMap((step) => step.events)
      if (events.length === 0) return false
      all++
      return LANGS.some((lang) => heads(events, lang) === undefined)
    })
    expect(all).toBeGreaterThan(60)
    expect(untold.map((beat) => beat.flatMap(({ events }) => events.map(({ say }) => say)))).toEqual([])
  })

  it('whatever the rules of Arcs tell of somebody has its headline', () => {
    const says = [
      ...readFileSync(RULES, 'utf8').matchAll(/'(log\.\w+)': (.*)/g),
      ...readFileSync(LARS, 'utf8').matchAll(/'(log\.\w+)': (.*)/g),
    ]
    expect(says.length).toBeGreaterThan(70)
    const untold = says.flatMap(([, say, facts]) => {
      if (!/BySeat|OfOwner|seat:/.test(facts ?? '')) return []
      const told = gathered([event(say as string, {})], undefined)[0]?.say
      return KINDS.some(({ of }) => of.includes(told ?? '')) || PARTLY.includes(say as string) ? [] : [say]
    })
    expect(untold).toEqual([])
  })

  it('whatever only an act tells has its headline, within a line, by itself and among others', () => {
    const alone = headsOf(ACT_KINDS)
    expect(actSays.length).toBeGreaterThan(60)
    expect(actSays.filter((say) => !ACT_KINDS.some(({ of }) => of.includes(say)))).toEqual(UNTOLD)
    const [bad, told] = [new Set<string>(), new Set<string>()]
    for (const seed of ['a', 'b', 'c'])
      for (const { events } of beatsIn(arcsPackage, ACT, undefined, { seed, most: 1000 }).flat())
        for (const event of events)
          for (const lang of LANGS) {
            const head = alone([event], lang)
            if (head === undefined) continue
            told.add(event.say)
            if (head.length > HEADLINE || /undefined|NaN|null|\.$|^[a-zа-я]/.test(head)) bad.add(head)
          }
    expect([...bad]).toEqual([])
    expect(told.size).toBeGreaterThan(20)
    const hurt = event('log.blightHurt', { seat: 'yellow', damaged: 2, lost: 1 })
    expect(alone([hurt], 'en')).toBe('Hits Blight: 2 damaged, 1 destroyed')
    expect(alone([hurt, hurt], 'en')).toBe('Hits Blight 2 times')
    // Each kind has its words for several, too.
    for (const kind of ACT_KINDS)
      for (const n of [1, 2, 5, 21])
        for (const lang of LANGS) if ('many' in kind) expect(kind.many(n)[lang].length).toBeLessThanOrEqual(HEADLINE)
  })

  const event = (say: string, facts: GameEvent['with']): GameEvent => ({ say, with: facts }) as GameEvent
  const said = (events: readonly GameEvent[]) => LANGS.map((lang: Lang) => arcs(events, lang))

  it('tells what weighs most, in the order in which it was done', () => {
    const legs = (to: string, ships: number) => ({ seat: 'yellow', from: '5g', legs: [{ to, ships }] })
    expect(said([event('log.moved', legs('4c', 2))])).toEqual([
      'Moves 2 ships to cluster 4, crescent',
      'Перемещает 2 корабля (регион 4, полумесяц)',
    ])
    const turn = [
      event('log.led', { seat: 'yellow', card: 'mobilization-5' }),
      event('log.moved', legs('4c', 2)),
      event('log.moved', legs('4g', 3)),
      event('log.battle', { seat: 'yellow', of: 'blue', system: '4c' }),
    ]
    expect(said(turn)).toEqual([
      'Moves 5 ships, attacks Blue at cluster 4, crescent',
      'Нападает на синего (регион 4, полумесяц)',
    ])
  })

  it('a battle tells what it cost both sides and what was taken, to whom reads it; a tax what it brings', () => {
    const told = (events: readonly GameEvent[], you = 'red') =>
      LANGS.map((lang) => arcs(events, lang, { all: events, own: () => true, you: () => false, reader: you }))
    const lost = (of: string, n: number) =>
      event('log.shipsLost', { of, n, system: '4h', by: of === 'red' ? 'yellow' : 'red' })
    const fought = [
      event('log.battle', { seat: 'yellow', of: 'red', system: '4h' }),
      event('log.rolled', { seat: 'yellow', assault: [1], skirmish: [], raid: [] }),
      lost('yellow', 1),
      lost('red', 2),
    ]
    expect(told(fought)).toEqual([
      'Attacks you at cluster 4, hex: destroys 2 ships, loses 1',
      'Нападает на вас: уничтожает 2 корабля, теряет 1',
    ])
    expect(told(fought, 'blue')[0]).toBe('Attacks Red at cluster 4, hex: destroys 2 ships, loses 1')
    const raided = [
      ...fought.slice(0, 2),
      event('log.destroyed', { seat: 'yellow', piece: 'city', of: 'red', system: '4h' }),
      event('log.stoleToken', { seat: 'yellow', of: 'red', type: 'psionic' }),
    ]
    expect(told(raided)).toEqual([
      'Attacks you at 4 hex: destroys 1 city, steals Psionic',
      'Нападает на вас: уничтожает 1 город, крадёт псионику',
    ])
    // What ends a chapter with it is told by its scoring.
    const scored = event('log.scored', { seat: 'yellow', ambition: 'warlord', power: 14 })
    expect(told([...fought, scored])).toEqual(told(fought))
    expect(told([scored])).toEqual(['Gains 14 Power', 'Получает 14 очков власти'])
    const taxed = [
      event('log.taxed', { seat: 'yellow', site: '2h/1' }),
      event('log.gain', { seat: 'yellow', type: 'relic' }),
      event('log.captured', { seat: 'yellow', of: 'red', n: 1 }),
    ]
    expect(told(taxed)).toEqual([
      'Taxes cluster 2, hex: +1 Relic, captures your agent',
      'Налоги с города: +1 реликвии, берёт в плен вашего агента',
    ])
  })

  it('what came of another deed is told of that, not of the battle or the tax before it', () => {
    const fought = [
      event('log.battle', { seat: 'yellow', of: 'red', system: '4h' }),
      event('log.rolled', { seat: 'yellow', assault: [1], skirmish: [], raid: [] }),
      event('log.shipsLost', { of: 'red', n: 1, system: '4h', by: 'yellow' }),
    ]
    const secured = [
      event('log.secured', { seat: 'yellow', card: 'BC01' }),
      event('log.outrage', { seat: 'yellow', type: 'fuel' }),
    ]
    expect(said(fought)[0]).toBe('Attacks Red at cluster 4, hex: destroys 1 ship')
    expect(said([...fought, ...secured])).toEqual(said(fought))
    const taxed = [
      event('log.taxed', { seat: 'yellow', site: '2h/1' }),
      event('log.gain', { seat: 'yellow', type: 'relic' }),
      event('log.led', { seat: 'yellow', card: 'mobilization-5' }),
      event('log.gain', { seat: 'yellow', type: 'fuel' }),
    ]
    expect(said(taxed)[0]).toBe('Taxes cluster 2, hex: +1 Relic, leads Mobilization 5')
  })

  it('nothing that is worth a headline has none; what is too long ends after a word', () => {
    expect(headOf([], [event('log.ended', {})], 'en')).toBeUndefined()
    expect(shortened('x'.repeat(HEADLINE))).toHaveLength(HEADLINE)
    const long = shortened('Yellow moves two ships from gate five to cluster four, and then on to gate two.')
    expect(long).toBe('Yellow moves two ships from gate five to cluster four…')
  })
})

it('a ship that flies on is counted once', () => {
  const moved = (from: string, ...legs: [to: string, ships: number][]): GameEvent => ({
    say: 'log.moved',
    with: { seat: 'blue', from, legs: legs.map(([to, ships]) => ({ to, ships })) },
  })
  expect(arcs([moved('3g', ['4g', 1]), moved('4g', ['4c', 1])], 'en')).toBe('Moves 1 ship')
  expect(arcs([moved('3g', ['4g', 1]), moved('4g', ['4c', 1])], 'ru')).toBe('Перемещает 1 корабль')
  // Two of three stay at the first stop; those and one that was there fly on.
  expect(arcs([moved('2a', ['2g', 3], ['1g', 1]), moved('2g', ['2h', 3])], 'en')).toBe('Moves 4 ships')
  expect(arcs([moved('2a', ['2g', 3]), moved('1a', ['1g', 2])], 'en')).toBe('Moves 5 ships')
})

it('a blow of muhq’s game: who deals what to whom, what comes back and who falls; upkeep with the income', () => {
  const unit = (id: number, said: Readonly<Record<Lang, string>>, seat: string, at = 'A1') => ({
    id,
    name: said,
    seat,
    at,
  })
  const [shark, skiff] = [unit(1, { en: 'Shark', ru: 'Акула' }, 'boss'), unit(2, { en: 'Skiff', ru: 'Ялик' }, 'p1')]
  const say = (say: string, facts: object): GameEvent => ({ say, with: facts }) as unknown as GameEvent
  const events = [
    say('log.moved', { unit: shark, to: 'B2' }),
    say('log.attacked', { unit: shark, target: skiff }),
    say('log.damage', { unit: skiff, n: 4, left: 0 }),
    say('log.damage', { unit: shark, n: 2, left: 1 }),
  ]
  const told = (some: readonly GameEvent[]) =>
    LANGS.map((lang) => muhq(some, lang, { all: some, own: () => true, you: () => false, reader: 'p1' }))
  expect(told(events)).toEqual([
    'Shark deals 4 to your Skiff, takes 2 back',
    '«Акула» наносит 4 урона: ваш юнит «Ялик», в ответ 2',
  ])
  expect(told([...events, say('log.destroyed', { unit: skiff })])).toEqual([
    'Shark deals 4, destroys your Skiff, takes 2 back',
    '«Акула»: ваш «Ялик» −4, уничтожен, в ответ 2',
  ])
  // Of several who were struck one falls.
  const raft = unit(3, { en: 'Raft', ru: 'Плот' }, 'p1')
  const swept = [
    say('log.full', { unit: shark }),
    ...[skiff, raft].map((each) => say('log.damage', { unit: each, n: 2, left: 0 })),
    say('log.destroyed', { unit: skiff }),
  ]
  expect(told(swept)).toEqual([
    'Shark deals 4 to 2 units and destroys 1',
    '«Акула» наносит 4 урона: 2 юнита, уничтожено: 1',
  ])
  // What a card deals afterwards is the card's doing.
  const cast = [
    say('log.cast', { seat: 'boss', card: { en: 'Wave', ru: 'Волна' } }),
    say('log.damage', { unit: raft, n: 3, left: 1 }),
  ]
  expect(told([...events, ...cast])[0]).toBe('Shark deals 4 to your Skiff, takes 2 back, deals 3')
  expect(
    told([say('log.gained', { seat: 'boss', n: 5, now: 7 }), say('log.upkeep', { seat: 'boss', n: 3, now: 4 })]),
  ).toEqual(['Gains 5 resources, pays 3 for upkeep', 'Получает 5 ресурсов, платит за содержание 3'])
  const card = { en: 'Guard', ru: 'Стражник' }
  expect(told([say('log.drew', { seat: 'boss', card }), say('log.played', { seat: 'boss', card, at: 'H2' })])[0]).toBe(
    'Plays “Guard” on H2',
  )
})
