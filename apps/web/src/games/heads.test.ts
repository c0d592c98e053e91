// Headlines of what bots do, over games of each bot: one line, active, with numbers, in both languages.

import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { LANGS, type Lang } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, type GameEvent, type Logged, type Options, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { beatsOf } from '../play/following/beats.ts'
import { isStep } from '../play/following/is-step.ts'
import type { AnyAction } from '../play/picker.ts'
import { heads as arcs } from './arcs/heads.ts'
import { HEADLINE, headOf, shortened } from './heads.ts'
import { heads as muhq } from './muhq/heads.ts'
import { telling as muhqTelling } from './muhq/telling.ts'
import { heads as rome } from './rome/heads.ts'
import { telling as romeTelling } from './rome/telling.ts'
import type { Heads, Telling } from './ui.ts'

const ENTRIES = 220

function beatsIn(pkg: AnyPackage, options: Options, joins?: Telling<AnyAction>['joins']): Logged[][] {
  const seats = pkg.seating(options)
  const table = Table.start(pkg, {
    options,
    seats: Object.fromEntries(
      Object.entries(seats).map(([seat, by]) => [seat, by.by === 'person' ? { by: 'random' as const } : by]),
    ),
    seed: 'heads',
  })
  while (table.next().kind === 'auto' && table.entries.length < ENTRIES) table.advance()
  return beatsOf(table.log.slice(1).filter(isStep), joins)
}

const games: [string, AnyPackage, Options, Heads, Telling<AnyAction>['joins'] | undefined][] = [
  ['SUPERCAT', arcsPackage, { players: 3, role2: 'supercat', role3: 'supercat' }, arcs, undefined],
  ['Lars', arcsPackage, { players: 3, role2: 'lars', role3: 'lars' }, arcs, undefined],
  ['Rome', romePackage, { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }, rome, romeTelling.joins],
  ['the Kraken', muhqPackage, { boss: 'kraken', players: 1 }, muhq, muhqTelling.joins],
]

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

  it('nothing that is worth a headline has none; what is too long ends after a word', () => {
    expect(headOf([], [event('log.ended', {})], 'en')).toBeUndefined()
    expect(shortened('x'.repeat(HEADLINE))).toHaveLength(HEADLINE)
    const long = shortened('Yellow moves two ships from gate five to cluster four, and then on to gate two.')
    expect(long).toBe('Yellow moves two ships from gate five to cluster four…')
  })
})
