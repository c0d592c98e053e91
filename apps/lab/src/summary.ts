// What many games came to.

import { equal, type Say } from '@understudy/procedure'
import type { AnyPackage, Controller, Kinds, Options, Seat } from '@understudy/table'
import type { GameResult } from './play-game.ts'
import type { Seating } from './seating.ts'
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts'

export interface SeatSummary {
  readonly seat: Seat
  readonly controller: Controller
  readonly wins: Share
  readonly scores?: Spread
}

export interface Summary {
  readonly game: string
  readonly rules: string
  readonly options: Options
  readonly seed: string
  readonly games: number
  readonly seats: readonly SeatSummary[]
  /** Games that nobody won, and games that several seats have won, each of which is counted as a winner. */
  readonly nobody: Share
  readonly shared: Share
  /** How games ended, the most frequent first; `example` is the first one's sentence. */
  /** `alike`: every one of these games ended with the very same sentence as the example. */
  readonly endings: readonly {
    readonly id: string
    readonly example: Say
    readonly alike: boolean
    readonly games: Share
  }[]
  readonly turns: Spread
  readonly actions: Spread
  readonly steps: Spread
  /** By kind of seat, where the game knows such. */
  readonly kinds?: readonly KindSummary[]
}

export interface KindSummary {
  readonly kind: string
  readonly seats: number
  readonly wins: Share
  /** In the order of the list of the game's kinds: shares, or means. */
  readonly counts: readonly (Share | Spread)[]
}

export function summarise(
  pkg: AnyPackage,
  settings: { readonly options: Options; readonly seats: Seating; readonly seed: string },
  results: readonly GameResult[],
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state
  kinds?: Kinds<any>,
): Summary {
  const of = results.length
  const wonBy = (seat: Seat) => results.filter((result) => result.winners.includes(seat)).length
  return {
    game: pkg.game.id,
    rules: pkg.game.version,
    options: settings.options,
    seed: settings.seed,
    games: of,
    seats: Object.entries(settings.seats).map(([seat, controller]) => {
      const scores = results.flatMap((result) => result.scores?.[seat] ?? [])
      return {
        seat,
        controller,
        wins: shareOf(wonBy(seat), of),
        ...(scores.length === 0 ? {} : { scores: spreadOf(scores) }),
      }
    }),
    nobody: shareOf(results.filter((result) => result.winners.length === 0).length, of),
    shared: shareOf(results.filter((result) => result.winners.length > 1).length, of),
    endings: endingsOf(results),
    turns: spreadOf(results.map((result) => result.turns)),
    actions: spreadOf(results.map((result) => result.actions)),
    steps: spreadOf(results.map((result) => result.steps)),
    ...(kinds === undefined || results.every((result) => result.kinds === undefined)
      ? {}
      : { kinds: kindsIn(kinds, results) }),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see above
function kindsIn({ list }: Kinds<any>, results: readonly GameResult[]): KindSummary[] {
  const seats = results.flatMap(({ kinds = {}, winners }) =>
    Object.entries(kinds).map(([seat, counted]) => ({ ...counted, won: winners.includes(seat) })),
  )
  return [...new Set(seats.map(({ kind }) => kind))].sort().map((kind) => {
    const own = seats.filter((seat) => seat.kind === kind)
    return {
      kind,
      seats: own.length,
      wins: shareOf(own.filter(({ won }) => won).length, own.length),
      counts: list.map(({ share }, at) => {
        const values = own.map(({ counts }) => counts[at] ?? 0)
        return share === true
          ? shareOf(
              values.reduce((sum, n) => sum + n, 0),
              own.length,
            )
          : spreadOf(values)
      }),
    }
  })
}

function endingsOf(results: readonly GameResult[]): Summary['endings'] {
  const found = new Map<string, { example: Say; alike: boolean; count: number }>()
  for (const { why } of results) {
    const ending = found.get(why.say)
    if (ending === undefined) found.set(why.say, { example: why, alike: true, count: 1 })
    else {
      ending.count++
      ending.alike &&= equal(why, ending.example)
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([id, { example, alike, count }]) => ({ id, example, alike, games: shareOf(count, results.length) }))
}
