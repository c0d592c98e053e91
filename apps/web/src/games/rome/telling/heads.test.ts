// Headlines of Rome: what came of it and for whom; the person who reads is "you".

import { LANGS, type Lang } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { type GameEvent, type Logged, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { beatsOf } from '../../../play/following/beats.ts'
import { isStep } from '../../../play/following/is-step.ts'
import { HEADLINE } from '../../heads.ts'
import { heads } from './heads.ts'
import { telling } from './telling.ts'

const ROME = { en: 'Rome', ru: 'Рим' }
const GREEKS = { en: 'Greeks', ru: 'Греки' }
const CARTHAGE = { en: 'Carthage', ru: 'Карфаген' }
const BARBARIANS = { en: 'Barbarians', ru: 'Варвары' }
const COSENTIA = { en: 'Cosentia', ru: 'Косентия' }

const event = (say: string, facts: object = {}): GameEvent => ({ say, with: facts }) as GameEvent
const is = (who: { en: string }) => (seat: unknown) => (seat as { en?: string } | null)?.en === who.en
const said = (all: readonly GameEvent[], by = GREEKS, reader = ROME) =>
  LANGS.map((lang: Lang) => heads(all, lang, { all, own: is(by), you: is(reader) }))

const acts = (card: Record<Lang, string>, against: object | null = ROME) =>
  event('agentActs', { seat: GREEKS, card, at: COSENTIA, against })
const ASSASSINATION = { en: 'Assassination', ru: 'Убийство' }
const won = event('testWon', { seat: GREEKS, face: 'K', die: 'G' })

describe('what came of an agent', () => {
  it('is told with its verb, whom it hit and where', () => {
    const general = { en: 'Claudius Marcellus', ru: 'Клавдий Марцелл' }
    expect(said([acts(ASSASSINATION), won, event('generalKilled', { of: ROME, general })])).toEqual([
      'Kills your general Claudius Marcellus in Cosentia',
      'Убит ваш полководец Клавдий Марцелл: Косентия',
    ])
    expect(said([acts(ASSASSINATION), won, event('generalKilled', { of: CARTHAGE, general })])[0]).toBe(
      'Kills a general of Carthage in Cosentia',
    )
    const theft = acts({ en: 'Treasury Theft', ru: 'Кража казны' })
    expect(said([theft, won, event('stolen', { seat: GREEKS, from: ROME, n: 3 })])).toEqual([
      'Steals 3 gold from you',
      'Крадёт у вас 3 монеты',
    ])
    const riot = acts({ en: 'Protests and Riots', ru: 'Протесты и бунты' })
    expect(said([riot, won, event('cubePlaced', { region: COSENTIA, n: 1 })])).toEqual([
      'Stirs up unrest in your Cosentia',
      'У вас волнения: Косентия',
    ])
  })

  it('a test that was lost says so, with the agent that was lost with it', () => {
    const lost = { seat: GREEKS, face: '-', die: 'G' }
    expect(said([acts(ASSASSINATION), event('testLost', lost)])).toEqual([
      'Assassination fails in Cosentia',
      'Убийство, Косентия: провал',
    ])
    expect(said([acts(ASSASSINATION), event('testCaught', lost)])[0]).toBe(
      'Assassination fails in Cosentia, agent lost',
    )
  })

  it('an offer is told with its answer, whoever gives it', () => {
    const treaty = acts({ en: 'Treaty', ru: 'Договор' }, BARBARIANS)
    expect(said([treaty, event('statusChanged', { a: GREEKS, b: BARBARIANS, status: 'allied' })])[0]).toBe(
      'The Greeks and the Barbarians: now allied',
    )
    expect(said([treaty, event('refused', { seat: BARBARIANS, effect: 'treaty' })])).toEqual([
      'Treaty: refused by the Barbarians',
      'Договор: отказ (Варвары)',
    ])
    expect(said([acts({ en: 'Trade', ru: 'Торговля' }), event('traded', { a: GREEKS, b: ROME, n: 2 })])[0]).toBe(
      'Trades with you: 2 gold each',
    )
  })
})

describe('what is about everybody', () => {
  it('taxes name each seat, yours first', () => {
    const income = (seat: object, n: number) => event('income', { seat, n, sum: n })
    expect(said([income(GREEKS, 15), income(ROME, 13), income(CARTHAGE, 20), income(BARBARIANS, 16)])).toEqual([
      'Taxes: you 13, Greeks 15, Carthage 20, Barbarians 16',
      'Налоги: вы 13, Греки 15, Карфаген 20, Варвары 16',
    ])
  })

  it('stances towards you come first', () => {
    const moved = (seat: object, towards: object, before: number, box: number) =>
      event(before === box ? 'stanceKept' : 'stanceMoved', { seat, towards, before, box })
    const all = [
      moved(CARTHAGE, GREEKS, 5, 4),
      moved(GREEKS, ROME, 7, 8),
      moved(GREEKS, CARTHAGE, 5, 6),
      moved(BARBARIANS, ROME, 3, 3),
    ]
    expect(said(all)).toEqual(['Towards you: Greeks 7 → 8, 2 more', 'К вам: Греки 7 → 8, ещё 2'])
    expect(said([moved(BARBARIANS, ROME, 3, 3)])[0]).toBe('All stances stay as they are')
  })

  it('who won the initiative, by how much, and who begins', () => {
    const shown = (seat: object, total: number) => event('initiativeShown', { seat, card: total, gold: 0, total })
    const all = [shown(GREEKS, 9), shown(ROME, 12), event('initiativeWon', { seat: ROME })]
    expect(said(all)).toEqual(['You win the initiative with 12', 'Инициатива у вас (12)'])
    const sits = event('turnOrder', { seats: [GREEKS, ROME, CARTHAGE], clockwise: true })
    expect(said([sits])).toEqual(['Turn order: Greeks, you, Carthage', 'Порядок хода: Греки, вы, Карфаген'])
    expect(said([...all, event('turnOrder', { seats: [ROME, GREEKS], clockwise: true })])[0]).toBe(
      'You win the initiative with 12, you begin',
    )
  })
})

it('a fight at sea and a lost region tell both sides', () => {
  expect(said([event('seaFought', { a: GREEKS, b: ROME, sunkA: 1, sunkB: 2 })])).toEqual([
    'Fights you at sea: sinks 2, loses 1',
    'Бой на море с вами: потоплено 2, потеряно 1',
  ])
  expect(said([event('taken', { seat: GREEKS, region: COSENTIA, from: ROME, hadHolder: true })])).toEqual([
    'Takes Cosentia from you',
    'Берёт у вас: Косентия',
  ])
})

describe('over games of bots', () => {
  const options = { role1: 'human', role2: 'super', role3: 'speed', role4: 'super' }
  const beats = ['a', 'b'].flatMap((seed): Logged[][] => {
    const seats = Object.fromEntries(
      Object.entries(romePackage.seating(options)).map(([seat, by]) => [
        seat,
        by.by === 'person' ? { by: 'random' as const } : by,
      ]),
    )
    const table = Table.start(romePackage, { options, seats, seed })
    while (table.next().kind === 'auto' && table.entries.length < 700) table.advance()
    return beatsOf(table.log.slice(1).filter(isStep), telling.joins)
  })

  it('each beat of agents, taxes, stances and initiative has one line, without the reader’s name', () => {
    const [bad, none] = [new Set<string>(), new Set<string>()]
    let about = 0
    for (const beat of beats) {
      const first = beat.find(({ entry }) => entry.t === 'action')?.entry
      if (first?.t !== 'action') continue
      const all = beat.flatMap(({ events }) => events)
      for (const lang of LANGS) {
        const head = heads(all, lang, { all, own: () => true, you: is(GREEKS) })
        if (head === undefined) {
          if (all.some(({ say }) => !QUIET.has(say))) none.add(all.map(({ say }) => say).join())
          continue
        }
        if (/\byour?\b|\bваш|\bвас\b|\bвам/i.test(head)) about++
        if (head.length > HEADLINE || /undefined|NaN|null|\.$|^[a-zа-я]/.test(head)) bad.add(head)
        if (/Greeks|Греки/.test(head)) bad.add(head)
      }
    }
    expect([...bad]).toEqual([])
    expect([...none]).toEqual([])
    expect(about).toBeGreaterThan(10)
  })
})

/** Bookkeeping, and a battle while it goes on, which its scene shows. */
const QUIET = new Set([
  ...['flipped', 'actionsDealt', 'round', 'armyComposed'],
  ...['cardShown', 'battleRolled', 'battlePhase', 'cardKilled'],
])
