// An act beside the board: what is typed, the set-up by letters, what is asked of the table.

import { type Action, arcs, type State } from '@understudy/arcs'
import { camp } from '@understudy/arcs/campaign'
import { type Json, LANGS } from '@understudy/procedure'
import { keyedRandom } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { tapsFor } from '../../beside/counting-testing.ts'
import { typedTold } from '../../typed/told.ts'
import { typed } from '../../typed/typed.ts'
import { layingLines } from './laying.ts'
import { laying } from './laying-now.ts'

const OPTIONS = { players: 3, act: 1, initiative: 'seat1', role2: 'supercat', role3: 'supercat' }
const start = (more: Record<string, string> = {}): State => arcs.start({ ...OPTIONS, ...more }, {})
const act = (state: State, ...actions: object[]): State => {
  for (const action of actions) arcs.apply(state, action as Action)
  return state
}
const ROW = { do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] }
const DICE = { do: 'eventRoll', event: 'crisis-a', number: 1 }
const FATES = { fate1: 'believer', fate2: 'magnate', fate3: 'partisan' }

/** Red is to lead. */
function laidOut(): State {
  const state = act(start(FATES), ROW, { do: 'policy', policy: 'war' }, DICE)
  while (arcs.decision(state)?.kind === 'found') {
    const decision = arcs.decision(state)!
    act(state, decision.next([])[0]?.action ?? decision.sample(keyedRandom('laid', String(arcs.moment(state)))))
  }
  return state
}

const chance = (state: State, line: string): Json => typed(state, 'chance', line) as unknown as Json

describe('typed', () => {
  it('the dice of an Event, in two words or in two letters', () => {
    const state = act(start(FATES), ROW, { do: 'policy', policy: 'war' })
    const rolled = (event: string, number: number) => ({ actions: [{ do: 'eventRoll', event, number }] })
    expect(chance(state, 'crisis arrow 4')).toEqual(rolled('crisis-a', 4))
    expect(chance(state, 'ca4')).toEqual(rolled('crisis-a', 4))
    expect(chance(state, 'эш 2')).toEqual(rolled('edict-h', 2))
    expect(chance(state, 'кризис полумесяц 6')).toEqual(rolled('crisis-c', 6))
    expect(chance(state, 'edict moon 6')).toHaveProperty('why')
  })

  it('cards of the Court that only the campaign has', () => {
    expect(chance(start(), 'intrigue fiasco looms populist')).toEqual({
      actions: [{ do: 'row', cards: ['CC12', 'CC13', 'CC15', 'BC27'] }],
    })
  })
})

describe('set-up by the letters of the rulebook', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQ'].map((each) => `1.${each}`)
  const players = [...'ABCDEFGHIJK'].map((each) => `2.${each}`)
  const text = (state: State, letter: string) => layingLines(state, 'en').find((each) => each.letter === letter)

  it('has every letter, in order, in both languages', () => {
    for (const lang of LANGS)
      expect(layingLines(start(), lang).map(({ letter }) => letter)).toEqual([...letters, ...players])
  })

  it('says what dice and cards have decided as soon as they have', () => {
    const state = start(FATES)
    expect(laying(state)).toBe(true)
    expect(text(state, '1.I')).toMatchObject({ open: true })
    act(state, ROW)
    expect(text(state, '1.I')).toMatchObject({ open: false })
    expect(text(state, '1.M')).toMatchObject({ open: true })
    act(state, { do: 'policy', policy: 'war' })
    expect(text(state, '1.M')?.text).toContain('War')
    expect(text(state, '1.N')).toMatchObject({ open: true })
    act(state, DICE)
    expect(text(state, '1.N')?.text).toContain('Clusters 1 and 2')
    expect(text(state, '1.O')?.text.match(/arrow/g)).toHaveLength(4)
    expect(text(state, '2.B')?.text).toContain('Red: Believer.')
    expect(text(state, '2.D')?.text).toContain('Red: 9.')
    expect(text(state, '2.I')).toMatchObject({ open: true })
  })

  it('ends with the first card', () => {
    const state = laidOut()
    expect(text(state, '2.I')).toMatchObject({ open: false })
    expect(laying(state)).toBe(true)
  })
})

describe('a Fate that a person has kept in secret', () => {
  const drawn = () => act(start(), ROW, { do: 'policy', policy: 'war' }, DICE)

  it('is named alone, with the reveal: two taps at most, and nothing is left to choose', () => {
    const state = drawn()
    const told = { do: 'fates', seat: 'red', fates: ['steward'] } as unknown as Action
    const ways = tapsFor([
      { context: { state, decision: arcs.decision(state)!, beside: true, tableDice: true }, action: told },
    ])
    expect('taps' in ways ? ways.taps.length : ways).toBeLessThanOrEqual(2)
    act(
      state,
      told,
      { do: 'fates', seat: 'yellow', fates: ['founder'] },
      { do: 'fates', seat: 'blue', fates: ['magnate'] },
    )
    expect([camp.fatesOpen(state), camp.fate(state, 0)]).toEqual([true, 0])
  })

  it('may still be two, of which one is kept', () => {
    const state = act(drawn(), { do: 'fates', seat: 'red', fates: ['steward', 'founder'] })
    expect(arcs.decision(state)?.legal({ do: 'fates', seat: 'yellow', fates: ['founder'] } as never)?.say).toBe(
      'no.fateDrawn',
    )
    act(state, { do: 'fates', seat: 'yellow', fates: ['magnate'] }, { do: 'fates', seat: 'blue', fates: ['admiral'] })
    expect(arcs.decision(state)?.kind).toBe('fate')
  })
})

it('a card of a virtual hand can be an Event', () => {
  const state = laidOut()
  const answers = ['event-1', 'event-2'].map((card) => ({
    pick: { slot: 'card', value: card },
    action: { do: 'reveal', seat: 'yellow', cards: [card] },
    text: { say: '' },
  }))
  const asked = [{ ask: 'chance', key: 'x', answers: answers.slice(1) }] as unknown as Foreseen<Action>[]
  expect(typedTold(state, asked, 'event')).toEqual({ answers: [answers[1]!.action] })
})
