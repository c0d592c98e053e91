import { arcsPackage } from '@understudy/arcs'
import { type Entry, type Logged, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { sinceTurnOf } from '../following/moments.ts'
import type { Play } from '../play.ts'
import { letGo, passTo, take } from './secrets.ts'

/** Two people at one device; it is yellow's decision. */
function playOf(holder: string | undefined, seat: string): Play {
  const table = {
    controller: (each: string) => (each === 'blue' ? { by: 'bot', bot: 'supercat' } : { by: 'person' }),
    chance: {},
  }
  return {
    table,
    pkg: arcsPackage,
    ui: { secrets: true },
    beside: false,
    options: { players: 3, role3: 'supercat' },
    holder: { value: holder },
    watched: { value: false },
    next: { value: { kind: 'person', seat } },
  } as unknown as Play
}

it('whoever passes the device on has let go of it: an undo does not show their hand', () => {
  const play = playOf('red', 'yellow')
  expect(passTo(play)).toBe('yellow')
  letGo(play)
  // Undo: red is asked again, and the device may be with anybody.
  ;(play.next as { value: unknown }).value = { kind: 'person', seat: 'red' }
  expect(passTo(play)).toBe('red')
  letGo(play)
  take(play, 'red')
  letGo(play)
  expect(passTo(play)).toBeUndefined()
})

it('a person reads what all others did since their last turn, other people too', () => {
  const table = Table.start(arcsPackage, {
    options: { players: 3, role3: 'supercat' },
    seed: 'hot',
    seats: { red: { by: 'random' }, yellow: { by: 'random' }, blue: { by: 'random' } },
  })
  for (let i = 0; i < 260; i++) table.advance()
  // As if red and yellow were people.
  const log = table.log.map((logged): Logged => {
    const { entry } = logged
    return entry.t === 'action' && entry.seat !== 'blue'
      ? { ...logged, entry: { ...entry, by: 'person' } as Entry }
      : logged
  })
  const acts = (seat: string) => (logged: Logged) => logged.entry.t === 'action' && logged.entry.seat === seat
  let seen = 0
  for (let end = 60; end < log.length; end++) {
    const now = log[end]!.moment
    const part = log.slice(0, end)
    const news = sinceTurnOf(part, 'yellow', now)
    expect(news.filter(acts('yellow'))).toEqual([])
    const last = part.findLastIndex((logged) => acts('yellow')(logged) && logged.moment !== now)
    for (const logged of part.slice(last + 1).filter(acts('red'))) {
      seen++
      expect(news).toContain(logged)
    }
  }
  expect(seen).toBeGreaterThan(50)
})
