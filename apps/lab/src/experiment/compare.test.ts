// Two arms of the same games: how they differ, where they part, and what hangs on the options of a bot.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { equal } from '@understudy/procedure'
import { type AnyPackage, type BotSpec, withDefaults } from '@understudy/table'
import { inVersion } from '@understudy/table/bots'
import { afterAll, describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { seatsWithBot, settingsWith } from '../seating.ts'
import { heapEntry } from '../testing/heap.ts'
import { type Change, changedArm, otherValues } from './changes.ts'
import { journalOf } from './journal.ts'
import { partingOf } from './parting.ts'
import { baseArm, makePlan, type Plan } from './plan.ts'
import { resultsOf } from './results.ts'
import { happening } from './rows.ts'
import { fixedRulings, rankedEffects, rulingSwitches, rulingsCited, slotOf, switchedArms } from './rulings.ts'
import { runExperiment } from './run.ts'
import { standings } from './standing.ts'

const folder = await mkdtemp(join(tmpdir(), 'understudy-compare-'))
afterAll(() => rm(folder, { recursive: true }))

const { pkg } = heapEntry
const options = withDefaults(pkg, { players: 2, size: 'large' })
const seats = { s1: { by: 'bot', bot: 'miser' }, s2: { by: 'bot', bot: 'one' } } as const
const base = baseArm(pkg, options, seats)
const compared = (...changes: Change[]): Plan =>
  makePlan(pkg, {
    kind: 'compare',
    options,
    seats,
    rotate: true,
    seed: 'c',
    games: 100,
    others: [changedArm(pkg, base, 'changed', changes, options)],
  })

async function differenceOf(plan: Plan, name: string) {
  await runExperiment(heapEntry, plan, join(folder, name))
  const [difference] = (await resultsOf(join(folder, name), plan)).differences
  if (difference === undefined) throw new Error('there are two arms')
  return difference
}

describe('a change', () => {
  test('that nobody reads leaves every game as it was', async () => {
    const plan = compared({ of: 'bot', bot: 'miser', option: 'polite', value: true })
    const difference = await differenceOf(plan, 'same')
    expect(difference).toMatchObject({ games: 100, identical: { count: 100, share: 1 } })
    expect(difference.parts).toBeUndefined()
    for (const { wins } of difference.players) expect(wins).toEqual({ mean: 0, low: 0, high: 0, n: 50 })
    expect(partingOf(pkg, plan, 1, 0)).toBeUndefined()
  })

  test('of who plays: what one gains the other loses, and the games part at a certain entry', async () => {
    const plan = compared({ of: 'player', bot: 'miser', to: { by: 'bot', bot: 'one' } })
    const difference = await differenceOf(plan, 'player')
    const [miser, one] = difference.players
    expect(miser?.wins.mean).toBeLessThan(-0.2)
    expect(miser?.wins.high).toBeLessThan(0)
    expect(one?.wins.mean).toBe(-(miser?.wins.mean ?? 0))
    // Pairs of two games, one at each seat.
    expect(miser?.wins.n).toBe(50)
    const game = 0
    expect(difference.parts).toBe(game)
    const parting = partingOf(pkg, plan, 1, game)
    const [was, is] = [0, 1].map((arm) => journalOf(pkg, plan, arm, game).entries.map(happening))
    const happened = (all: typeof was, until = 0) => all?.slice(0, until).filter((each) => each !== undefined)
    expect(was?.[parting?.base ?? 0]).not.toBe(is?.[parting?.other ?? 0])
    expect(happened(was, parting?.base)).toEqual(happened(is, parting?.other))
  })

  test('names the first game that parts, though others before it are the same', async () => {
    const few = withDefaults(pkg, { players: 2, size: 'small' })
    const miser = baseArm(pkg, few, seats)
    const other = changedArm(pkg, miser, 'changed', [{ of: 'player', bot: 'miser', to: { by: 'random' } }], few)
    const plan = makePlan(pkg, {
      kind: 'compare',
      options: few,
      seats,
      rotate: true,
      seed: 'c',
      games: 4,
      others: [other],
    })
    expect((await differenceOf(plan, 'first')).parts).toBe(1)
    expect(partingOf(pkg, plan, 1, 0)).toBeUndefined()
    expect(partingOf(pkg, plan, 1, 1)).not.toBeUndefined()
  })

  test('of the rules', async () => {
    const difference = await differenceOf(compared({ of: 'game', option: 'lastLoses', value: true }), 'rules')
    // The same stones are taken, but the other one wins.
    expect(difference.identical.share).toBe(1)
    expect(difference.players[0]?.wins.mean).toBeLessThan(0)
  })
})

describe('rulings', () => {
  const supercat = inVersion(
    games.arcs?.pkg.bots.find(({ id }) => id === 'supercat') as BotSpec<unknown, unknown>,
    '0.5',
  )
  const spec = (id: string) => supercat.options.find((each) => each.id === id) as (typeof supercat.options)[number]

  test('are found in the help of options, also in short', () => {
    expect(rulingsCited(supercat, spec('walkOff'))).toEqual(['supercat/A35'])
    expect(rulingsCited(supercat, spec('unlistedPreludes'))).toEqual(['supercat/A64', 'supercat/A112'])
    expect(rulingsCited(supercat, spec('preset'))).toEqual([])
  })

  test('every option of every bot is switched at one seat; what no option opens is fixed', () => {
    const switched: string[] = []
    for (const { pkg: each } of Object.values(games))
      for (const bot of each.bots as BotSpec<unknown, unknown>[]) {
        if (bot.rulebook === undefined) continue
        switched.push(bot.id)
        const { switches, base, arms, slot } = switchesOf(each, bot)
        for (const option of bot.options)
          expect(switches.filter(({ change }) => change.of === 'bot' && change.option === option.id)).toHaveLength(
            otherValues(option, undefined).length,
          )
        for (const arm of arms.filter((_, at) => switches[at]?.change.of === 'bot')) {
          const changed = (player: unknown, at: number) => !equal(player as never, base.players[at] as never)
          expect(arm.players.flatMap((player, at) => (changed(player, at) ? [at] : []))).toEqual([slot])
        }
        const all = Object.keys(bot.rulebook.rulings?.en ?? {})
        const open = new Set(switches.flatMap(({ rulings }) => rulings))
        expect(fixedRulings(bot, switches)).toEqual(all.filter((ruling) => !open.has(ruling)))
        expect(open.size).toBeGreaterThan(0)
      }
    expect(switched.sort()).toEqual(['kraken', 'lars', 'speedbot', 'superbot', 'supercat', 'tyrant'])
  })

  function baseOf(each: AnyPackage, bot: BotSpec<unknown, unknown>) {
    const given = withDefaults(each, settingsWith(each, bot.id)[0] ?? {})
    return { given, base: baseArm(each, given, seatsWithBot(each, given, bot.id)) }
  }

  function switchesOf(each: AnyPackage, bot: BotSpec<unknown, unknown>) {
    const { base, given } = baseOf(each, bot)
    const switches = rulingSwitches(each, bot, base, {})
    return { switches, base, arms: switchedArms(each, base, switches, given), slot: slotOf(base, bot.id) }
  }

  test('come in the order of what hangs on them', () => {
    const interval = (mean: number) => ({ mean, low: 0, high: 0, n: 2 })
    const share = (part: number) => ({ count: 0, of: 1, share: part, low: 0, high: 1 })
    const difference = (name: string, wins: number, same: number) => ({
      arm: 1,
      name,
      games: 1,
      identical: share(same),
      players: [{ seats: ['s1'], wins: interval(wins), rank: interval(0) }],
      turns: interval(0),
    })
    const ranked = rankedEffects(
      { differences: [difference('a', 0, 1), difference('b', 0, 0.5), difference('c', -0.2, 0.9)] } as never,
      [],
      0,
    )
    expect(ranked.map((each) => each.difference.name)).toEqual(['c', 'b', 'a'])
  })
})

test('ranks: winners first, then by score, and who are level share the middle', () => {
  const plan = { ...compared(), seats: ['a', 'b', 'c', 'd'], rotations: 1, turning: [] } as Plan
  const row = { n: 0, why: { say: '' }, turns: 1, actions: 1, steps: 1 }
  const ranks = (winners: string[], scores?: Record<string, number>) =>
    standings(plan, { ...row, winners, scores }).map(({ rank }) => rank)
  expect(ranks(['b'], { a: 9, b: 3, c: 9, d: 1 })).toEqual([2.5, 1, 2.5, 4])
  expect(ranks(['a', 'b'])).toEqual([1.5, 1.5, 3.5, 3.5])
  expect(ranks([], { a: 1, b: 2, c: 3, d: 4 })).toEqual([4, 3, 2, 1])
  expect(standings(plan, { ...row, winners: ['a', 'b'] }).map(({ share }) => share)).toEqual([0.5, 0.5, 0, 0])
})
