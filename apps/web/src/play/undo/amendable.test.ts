import { arcsPackage } from '@understudy/arcs'
import type { Entry } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import type { Play } from '../play.ts'
import { mayAmend } from './amendable.ts'

/** Two people and a bot beside the board; the hands were entered. One of them holds the device. */
function playOf(holder: string | undefined, people: readonly string[] = ['red', 'yellow']): Play {
  const table = {
    controller: (seat: string) => (people.includes(seat) ? { by: 'person' } : { by: 'bot', bot: 'supercat' }),
    chance: { actionCards: 'table' },
  }
  const play = {
    table,
    pkg: arcsPackage,
    ui: { secrets: true },
    beside: true,
    options: { players: 3, role3: 'supercat' },
    holder: { value: holder },
    next: { value: undefined },
  }
  return play as unknown as Play
}

const told = (action: unknown): Entry =>
  ({ t: 'answer', kind: 'chance', by: 'table', key: 'x', action }) as unknown as Entry
const HAND = ['aggression-2', 'aggression-3', 'aggression-4', 'aggression-5', 'aggression-6', 'mobilization-2']

describe('what may be amended where hands are hidden', () => {
  it('a hand that was dealt: by its holder alone', () => {
    const dealt = told({ do: 'deal', seat: 'red', cards: HAND })
    expect([mayAmend(playOf('red'), dealt), mayAmend(playOf('yellow'), dealt)]).toEqual([true, false])
    expect(mayAmend(playOf(undefined), dealt)).toBe(false)
    expect(mayAmend(playOf('red', ['red']), dealt)).toBe(true)
    expect(mayAmend(playOf('yellow', ['red']), dealt)).toBe(true)
  })
  it('cards that somebody alone has looked at: by nobody', () => {
    const looked = told({ do: 'peek', of: 'blue', cards: ['aggression-2'] })
    expect([mayAmend(playOf('red'), looked), mayAmend(playOf('yellow'), looked)]).toEqual([false, false])
  })
  it('what everybody saw: by anybody', () => {
    for (const action of [
      { do: 'roll', assault: [1], skirmish: [], raid: [] },
      { do: 'uncover', card: 'BC03' },
    ])
      expect(mayAmend(playOf('yellow'), told(action))).toBe(true)
  })
  it('a step: by whoever took it', () => {
    const step = { t: 'action', seat: 'red', by: 'person', action: { do: 'end' } } as unknown as Entry
    expect([mayAmend(playOf('red'), step), mayAmend(playOf('yellow'), step)]).toEqual([true, false])
  })
})
