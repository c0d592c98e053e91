// What an experiment has come to so far: read from its rows chunk by chunk, in their order, so that it is the same however
// they were played, and takes no more memory for a million games than for a thousand.

import { equal, type Say } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import type { Controller, Seat } from '@understudy/table'
import { type Share, type Spread, shareOf } from '../statistics.ts'
import { chunksOf, readRows } from './folder.ts'
import { armOf, type Plan, roundOf } from './plan.ts'
import { isBroken, type PlayedRow, type Row } from './rows.ts'
import { type Standing, standings } from './standing.ts'
import { Histogram, type Interval, Mean, Part } from './tallies.ts'

export interface PlayerResult {
  readonly controller: Controller
  /** Where its slots are before anybody changes places. */
  readonly seats: readonly Seat[]
  /** Its part of the victories: Wilson. */
  readonly wins: Interval & { readonly count: number }
  /** Games in which it was a winner, and those of them that it shared with somebody else. */
  readonly won: number
  readonly shared: number
  readonly bySeat: Readonly<Record<Seat, Interval & { readonly count: number }>>
  /** Means over rounds of the rotation: t. */
  readonly rank: Interval
  readonly score?: Interval
  readonly scores?: readonly (readonly [number, number])[]
  /** By measure of the game, in its order: how it went along. */
  readonly measured?: readonly (readonly MeasuredStep[])[]
}

/** One measure at the end of a chapter or round, over the games that were still going on. */
export interface MeasuredStep {
  readonly step: number
  readonly mean: number
  /** One game in ten is below, one above. */
  readonly low: number
  readonly high: number
  readonly n: number
}

export interface Ending {
  readonly id: string
  readonly example: Say
  /** Every one of these games ended with the very same sentence as the example. */
  readonly alike: boolean
  readonly games: Share
}

export interface ArmResult {
  readonly name: string
  readonly games: number
  readonly broken: number
  readonly players: readonly PlayerResult[]
  readonly nobody: Share
  readonly endings: readonly Ending[]
  readonly turns: Spread
  readonly actions: Spread
  /** How many games had so many turns. */
  readonly lengths: readonly (readonly [number, number])[]
}

export interface PlayerDifference {
  readonly seats: readonly Seat[]
  readonly wins: Interval
  readonly rank: Interval
  readonly score?: Interval
}

/** An arm against the base: the same games, one by one. */
export interface Difference {
  readonly arm: number
  readonly name: string
  readonly games: number
  readonly identical: Share
  /** The first game that is not the same in both. */
  readonly parts?: number
  readonly players: readonly PlayerDifference[]
  readonly turns: Interval
}

export interface BrokenGame {
  readonly arm: number
  readonly game: number
  readonly message: string
}

export interface Results {
  readonly kind: Plan['kind']
  readonly game: string
  readonly seed: string
  /** Planned for each arm, and whether all are played. */
  readonly games: number
  readonly whole: boolean
  readonly rotations: number
  readonly brokenGames: number
  /** The first ones. */
  readonly broken: readonly BrokenGame[]
  readonly arms: readonly ArmResult[]
  readonly differences: readonly Difference[]
}

const NAMED = 20

export async function resultsOf(folder: string, plan: Plan): Promise<Results> {
  const groups = playersOf(plan)
  const arms = plan.arms.map((_, arm) => new ArmTally(plan, arm, groups))
  const pairs = plan.arms.slice(1).map((_, at) => new PairTally(plan, at + 1, groups))
  const broken: BrokenGame[] = []
  let brokenGames = 0
  let rows = 0
  for (let chunk = 0; chunk < chunksOf(plan); chunk++) {
    const all: Row[][] = []
    for (const arm of plan.arms.keys()) all.push(await readRows(folder, plan, arm, chunk))
    for (const [arm, own] of all.entries()) {
      rows += own.length
      for (const row of own) {
        if (!isBroken(row)) continue
        brokenGames++
        if (broken.length < NAMED) broken.push({ arm, game: row.n, message: row.broken })
      }
      arms[arm]?.addRows(own)
      if (arm > 0) pairs[arm - 1]?.addRows(all[0] ?? [], own)
    }
  }
  return {
    kind: plan.kind,
    game: plan.game,
    seed: plan.seed,
    games: plan.games,
    whole: rows === plan.games * plan.arms.length,
    rotations: plan.rotations,
    brokenGames,
    broken,
    arms: arms.map((tally) => tally.result()),
    differences: pairs.map((tally) => tally.result()),
  }
}

/** Slots that are taken by the same player in every arm belong together. */
export function playersOf(plan: Plan): number[][] {
  const groups = new Map<string, number[]>()
  for (const slot of plan.seats.keys()) {
    const key = hashOf(plan.arms.map(({ players }) => players[slot] ?? null))
    groups.set(key, [...(groups.get(key) ?? []), slot])
  }
  return [...groups.values()]
}

/** Rows in pieces of one round each. */
function* rounds<T extends { readonly n: number }>(plan: Plan, rows: readonly T[]): Generator<T[]> {
  let round: T[] = []
  for (const row of rows) {
    const [first] = round
    if (first !== undefined && roundOf(plan, first.n) !== roundOf(plan, row.n)) {
      yield round
      round = []
    }
    round.push(row)
  }
  if (round.length > 0) yield round
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

interface PlayerTally {
  readonly slots: readonly number[]
  readonly wins: Part
  readonly bySeat: Part[]
  readonly rank: Mean
  readonly score: Mean
  readonly scores: Histogram
  /** By measure and step. */
  readonly measured: Histogram[][]
  won: number
  shared: number
}

class ArmTally {
  readonly #plan: Plan
  readonly #arm: number
  readonly #players: PlayerTally[]
  readonly #turns = new Histogram()
  readonly #actions = new Histogram()
  readonly #endings = new Map<string, { example: Say; alike: boolean; count: number }>()
  #broken = 0
  #nobody = 0

  constructor(plan: Plan, arm: number, groups: readonly (readonly number[])[]) {
    this.#plan = plan
    this.#arm = arm
    this.#players = groups.map((slots) => ({
      slots,
      wins: new Part(),
      bySeat: plan.seats.map(() => new Part()),
      rank: new Mean(),
      score: new Mean(),
      scores: new Histogram(),
      measured: [],
      won: 0,
      shared: 0,
    }))
  }

  addRows(rows: readonly Row[]): void {
    const played = rows.flatMap((row) => (isBroken(row) ? [] : [row]))
    this.#broken += rows.length - played.length
    for (const round of rounds(this.#plan, played)) this.#addRound(round)
  }

  #addRound(round: readonly PlayedRow[]): void {
    const all = round.map((row) => ({ row, slots: standings(this.#plan, row) }))
    for (const { row } of all) this.#addGame(row)
    for (const player of this.#players) {
      for (const { row, slots } of all) {
        addOwn(player, row, slots)
        addMeasured(player, row, slots)
      }
      const own = all.flatMap(({ slots }) => player.slots.map((slot) => slots[slot] as Standing))
      player.rank.add(meanOf(own.map(({ rank }) => rank)))
      const scores = own.flatMap(({ score }) => score ?? [])
      if (scores.length > 0) player.score.add(meanOf(scores))
      for (const score of scores) player.scores.add(score)
    }
  }

  #addGame({ winners, why, turns, actions }: PlayedRow): void {
    this.#turns.add(turns)
    this.#actions.add(actions)
    if (winners.length === 0) this.#nobody++
    const ending = this.#endings.get(why.say)
    if (ending === undefined) this.#endings.set(why.say, { example: why, alike: true, count: 1 })
    else {
      ending.count++
      ending.alike &&= equal(why, ending.example)
    }
  }

  result(): ArmResult {
    const { seats } = this.#plan
    const { name, players } = armOf(this.#plan, this.#arm)
    const games = this.#turns.n
    return {
      name,
      games,
      broken: this.#broken,
      players: this.#players.map((player) => ({
        controller: players[player.slots[0] as number]?.controller ?? { by: 'random' },
        seats: player.slots.map((slot) => seats[slot] as Seat),
        wins: player.wins.interval(),
        won: player.won,
        shared: player.shared,
        bySeat: Object.fromEntries(
          seats.flatMap((seat, at) => {
            const part = player.bySeat[at]?.interval()
            return part === undefined || part.n === 0 ? [] : [[seat, part]]
          }),
        ),
        rank: player.rank.interval(1, seats.length),
        ...(player.score.n === 0 ? {} : { score: player.score.interval(), scores: player.scores.counts() }),
        ...(player.measured.length === 0 ? {} : { measured: player.measured.map(stepsOf) }),
      })),
      nobody: shareOf(this.#nobody, games),
      endings: [...this.#endings]
        .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
        .map(([id, { example, alike, count }]) => ({ id, example, alike, games: shareOf(count, games) })),
      turns: this.#turns.spread(),
      actions: this.#actions.spread(),
      lengths: this.#turns.counts(),
    }
  }
}

function addOwn(player: PlayerTally, { winners }: PlayedRow, slots: readonly Standing[]): void {
  const own = player.slots.map((slot) => slots[slot] as Standing)
  player.wins.add(own.reduce((sum, { share }) => sum + share, 0))
  for (const { seat, share } of own) player.bySeat[seat]?.add(share)
  const won = own.filter((each) => each.won).length
  if (won > 0) player.won++
  if (won > 0 && won < winners.length) player.shared++
}

function addMeasured(player: PlayerTally, { measured }: PlayedRow, slots: readonly Standing[]): void {
  for (const [step, values] of (measured ?? []).entries())
    for (let measure = 0; measure * slots.length < (values?.length ?? 0); measure++) {
      const steps = player.measured[measure] ?? []
      player.measured[measure] = steps
      const taken = steps[step] ?? new Histogram()
      steps[step] = taken
      for (const slot of player.slots) taken.add(values?.[measure * slots.length + (slots[slot] as Standing).seat] ?? 0)
    }
}

function stepsOf(steps: readonly (Histogram | undefined)[]): MeasuredStep[] {
  return [...steps.keys()].flatMap((at) => {
    const taken = steps[at]
    if (taken === undefined) return []
    return [{ step: at + 1, mean: taken.spread().mean, low: taken.at(0.1), high: taken.at(0.9), n: taken.n }]
  })
}

class PairTally {
  readonly #plan: Plan
  readonly #arm: number
  readonly #players: { slots: readonly number[]; wins: Mean; rank: Mean; score: Mean }[]
  readonly #turns = new Mean()
  #games = 0
  #identical = 0
  #parts: number | undefined

  constructor(plan: Plan, arm: number, groups: readonly (readonly number[])[]) {
    this.#plan = plan
    this.#arm = arm
    this.#players = groups.map((slots) => ({ slots, wins: new Mean(), rank: new Mean(), score: new Mean() }))
  }

  /** Rows of the same chunk; games that broke on either side are left out. */
  addRows(base: readonly Row[], own: readonly Row[]): void {
    const pairs = own.flatMap((row, at) => {
      const other = base[at]
      if (other === undefined || isBroken(row) || isBroken(other)) return []
      return [{ n: row.n, base: other, own: row }]
    })
    for (const { n, base: was, own: is } of pairs) {
      this.#games++
      if (was.trail === is.trail) this.#identical++
      else this.#parts ??= n
    }
    for (const round of rounds(this.#plan, pairs)) this.#addRound(round)
  }

  #addRound(round: readonly { readonly base: PlayedRow; readonly own: PlayedRow }[]): void {
    this.#turns.add(meanOf(round.map(({ base, own }) => own.turns - base.turns)))
    const all = round.map(({ base, own }) => ({ was: standings(this.#plan, base), is: standings(this.#plan, own) }))
    for (const { slots, wins, rank, score } of this.#players) {
      const by = (value: (standing: Standing) => number | undefined): number[] =>
        all.flatMap(({ was, is }) =>
          slots.flatMap((slot) => {
            const [before, after] = [value(was[slot] as Standing), value(is[slot] as Standing)]
            return before === undefined || after === undefined ? [] : [after - before]
          }),
        )
      // A player’s part of a victory is that of all its seats together.
      wins.add(meanOf(by(({ share }) => share)) * slots.length)
      rank.add(meanOf(by((each) => each.rank)))
      const scores = by((each) => each.score)
      if (scores.length > 0) score.add(meanOf(scores))
    }
  }

  result(): Difference {
    const ranks = this.#plan.seats.length - 1
    return {
      arm: this.#arm,
      name: armOf(this.#plan, this.#arm).name,
      games: this.#games,
      identical: shareOf(this.#identical, this.#games),
      ...(this.#parts === undefined ? {} : { parts: this.#parts }),
      players: this.#players.map(({ slots, wins, rank, score }) => ({
        seats: slots.map((slot) => this.#plan.seats[slot] as Seat),
        wins: wins.interval(-1, 1),
        rank: rank.interval(-ranks, ranks),
        ...(score.n === 0 ? {} : { score: score.interval() }),
      })),
      turns: this.#turns.interval(),
    }
  }
}
