// Who sits where: in turn, with the same chance, and with the role that belongs to them.

import type { AnyPackage, Controller } from '@understudy/table'
import { withDefaults } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { arcsEntry } from '../games/arcs.ts'
import { muhqEntry } from '../games/muhq.ts'
import { romeEntry } from '../games/rome.ts'
import { simulatedSeats } from '../seating.ts'
import { heapPackage } from '../testing/heap.ts'
import { changedArm } from './changes.ts'
import { baseArm, gameSeed, makePlan, planHash, slotsAt, tableOf } from './plan.ts'

const bot = (id: string): Controller => ({ by: 'bot', bot: id })

const planned = (pkg: AnyPackage, options: Record<string, string | number>, bots: readonly string[], rotate = true) => {
  const all = withDefaults(pkg, options)
  const seats = Object.fromEntries(pkg.game.seats(all).map(({ id }, at) => [id, bot(bots[at] ?? '')]))
  return makePlan(pkg, { kind: 'run', options: all, seats, rotate, seed: 's', games: 10 })
}

const seating = (pkg: AnyPackage, plan: ReturnType<typeof planned>) =>
  Array.from({ length: plan.rotations }, (_, turn) =>
    Object.values(tableOf(pkg, plan, 0, turn).seats).map((who) => (who.by === 'bot' ? who.bot : who.by)),
  )

describe('seats in turn', () => {
  test('three players sit at three seats', () => {
    const plan = planned(heapPackage, { players: 3 }, ['miser', 'one', 'one'])
    expect(seating(heapPackage, plan)).toEqual([
      ['miser', 'one', 'one'],
      ['one', 'one', 'miser'],
      ['one', 'miser', 'one'],
    ])
    // Whole rounds, and one seed for each of them.
    expect(plan.games).toBe(12)
    expect([0, 2, 3, 11].map((game) => gameSeed(plan, game))).toEqual(['s/0', 's/0', 's/1', 's/3'])
  })

  test('two pairs are back after two games, and equals do not turn at all', () => {
    expect(planned(heapPackage, { players: 4 }, ['miser', 'one', 'miser', 'one']).rotations).toBe(2)
    expect(planned(heapPackage, { players: 4 }, ['one', 'one', 'one', 'one']).rotations).toBe(1)
    expect(planned(heapPackage, { players: 3 }, ['miser', 'one', 'one'], false).rotations).toBe(1)
  })

  test('equals turn if a change tells them apart', () => {
    const options = withDefaults(heapPackage, { players: 2 })
    const seats = { s1: bot('miser'), s2: bot('miser') }
    const base = baseArm(heapPackage, options, seats)
    const switched = { of: 'bot', bot: 'miser', option: 'polite', value: true, slot: 0 } as const
    const other = changedArm(heapPackage, base, 'polite', [switched], options)
    const plan = makePlan(heapPackage, {
      kind: 'compare',
      options,
      seats,
      rotate: true,
      seed: 's',
      games: 10,
      others: [other],
    })
    expect(plan.rotations).toBe(2)
    const polite = [0, 1].map((turn) =>
      Object.values(tableOf(heapPackage, plan, 1, turn).seats).map((who) => who.by === 'bot' && who.options?.polite),
    )
    expect(polite).toEqual([
      [true, false],
      [false, true],
    ])
    expect(slotsAt(plan, 1)).toEqual([1, 0])
  })

  test('a boss stays the boss', () => {
    const { pkg } = muhqEntry
    const plan = planned(pkg, { players: 2 }, ['partner', 'partner', 'kraken'])
    expect(plan.rotations).toBe(1)
    expect(seating(pkg, plan)).toEqual([['partner', 'partner', 'kraken']])
  })

  test.each([
    [arcsEntry, { players: 3, role1: 'supercat', role2: 'lars' }, ['supercat', 'lars', 'eager']],
    [
      romeEntry,
      { role1: 'super', role2: 'speed', role3: 'super', role4: 'speed' },
      ['superbot', 'speedbot', 'superbot', 'speedbot'],
    ],
  ])('roles go along with whoever plays them', ({ pkg }, options, bots) => {
    const plan = planned(pkg, options, bots)
    expect(plan.rotations).toBeGreaterThan(1)
    for (let turn = 0; turn < plan.rotations; turn++) {
      const table = tableOf(pkg, plan, 0, turn)
      for (const { id, role } of pkg.game.seats(table.options)) {
        const who = table.seats[id]
        const roles = who?.by === 'bot' ? pkg.bots.find((spec) => spec.id === who.bot)?.roles : []
        expect(roles).toContain(role)
      }
    }
  })
})

describe('what cannot be planned', () => {
  const options = withDefaults(muhqEntry.pkg, {})
  const seats = simulatedSeats(muhqEntry.pkg, options)
  const base = baseArm(muhqEntry.pkg, options, seats)
  const plan = (...changes: Parameters<typeof changedArm>[3]) =>
    makePlan(muhqEntry.pkg, {
      kind: 'compare',
      options,
      seats,
      rotate: false,
      seed: 's',
      games: 1,
      others: [changedArm(muhqEntry.pkg, base, 'x', changes, options)],
    })

  test('a change of the number of seats', () => {
    expect(() => plan({ of: 'game', option: 'players', value: 2 })).toThrow(/same seats/)
  })
  test('somebody in a role that they cannot play', () => {
    expect(() => plan({ of: 'player', bot: 'kraken', to: bot('partner') })).toThrow(/"partner" cannot play as boss/)
  })
})

describe('an option that says who plays', () => {
  const { pkg } = muhqEntry
  const options = withDefaults(pkg, {})
  const playing = (seats: Record<string, Controller>) => {
    const base = baseArm(pkg, options, simulatedSeats(pkg, options, seats))
    const { players } = changedArm(pkg, base, 'x', [{ of: 'game', option: 'boss', value: 'tyrant' }], options)
    return players.map(({ controller }) => (controller.by === 'bot' ? controller.bot : controller.by))
  }

  test('brings whom the game then has there, whether named before or not', () => {
    expect(playing({})).toEqual(['partner', 'tyrant'])
    expect(playing({ p1: { by: 'random' }, boss: bot('kraken') })).toEqual(['random', 'tyrant'])
  })
  test('leaves whoever is there against the game’s own habit', () => {
    expect(playing({ boss: bot('tyrant') })).toEqual(['partner', 'tyrant'])
    expect(playing({ boss: { by: 'random' } })).toEqual(['partner', 'random'])
  })
})

test('whatever decides the games is in the hash', () => {
  const first = planned(heapPackage, { players: 2 }, ['miser', 'one'])
  const hashes = [
    first,
    planned(heapPackage, { players: 2 }, ['one', 'miser']),
    planned(heapPackage, { players: 2, size: 'large' }, ['miser', 'one']),
    { ...first, seed: 't' },
    { ...first, code: 'other' },
    { ...first, rules: '2' },
    { ...first, bots: { ...first.bots, miser: '2' } },
  ].map(planHash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(planHash(planned(heapPackage, { players: 2 }, ['miser', 'one']))).toBe(hashes[0])
})
