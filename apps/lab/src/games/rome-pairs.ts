// The two bots of Rome in the same seat: what a turn of each needs from the table. Positions are taken from games in which
// both kinds play; each is played on once with the seat as a Super-bot and once as a Speed-bot, by somebody who was told
// nothing before. Rounds of different games cannot be compared like this, because the bots lead to different games.

import { HOUSE_PACK, optionsOf, rome, romePackage, type State } from '@understudy/rome'
import { ALL_COLUMNS, answering, type Columns, emptied, MAP_COLUMNS, TOLD_TOGETHER } from '@understudy/rome/facts'
import { filesOf, packText } from '@understudy/rome/pack'
import { appOnly, Driver, keyedRandom, type Random, type Way, withDefaults } from '@understudy/table'
import { type Asked, BesidePlayer, nothingAsked } from '../beside-player.ts'
import { proposedWays } from '../screens.ts'
import { fighting } from './rome-beside.ts'

export const PARTS = ['agents', 'taxation', 'campaign', 'spending'] as const
type Part = (typeof PARTS)[number]
export const KINDS = ['super', 'speed'] as const
export type Kind = (typeof KINDS)[number]

/** A seat in one round: where each part of its turn begins. */
export interface SeatRound {
  readonly game: number
  readonly round: number
  readonly side: number
  readonly at: Readonly<Record<Part, State>>
}

/** What is left open, and whether all dice and cards are made by hand. */
export interface PairedTable {
  readonly columns: Columns
  readonly byHand: boolean
  /** Whoever is asked tells no more than what is needed: then questions are single facts. */
  readonly curt?: true
}

export const TABLES = {
  all: { columns: ALL_COLUMNS, byHand: false },
  allCurt: { columns: ALL_COLUMNS, byHand: false, curt: true },
  map: { columns: MAP_COLUMNS, byHand: true },
  mapCurt: { columns: MAP_COLUMNS, byHand: false, curt: true },
} as const satisfies Readonly<Record<string, PairedTable>>

const house = filesOf(HOUSE_PACK)
const answer = answering(house)
const table = { answer, together: TOLD_TOGETHER, fighting }
const curtTable: typeof table = {
  ...table,
  answer: (ask) => answer({ ...ask, cells: ask.cells.filter(({ needed }) => needed) }),
}

const kindsBy = (random: Random): Record<string, string> =>
  Object.fromEntries([2, 3, 4].map((no) => [`role${no}`, KINDS[random.int(2)] ?? 'super']))

/** Whose turn it is. */
const turnOf = (state: State): number => state.order[state.turn - 1] ?? -1

/** One round of one bot in each game, from the first rounds; games of two or four seats, each bot of either kind. */
export function seatRoundOf(game: number, seed: string, rounds: number): SeatRound | undefined {
  const random = keyedRandom(seed, `pair ${game}`)
  const two = game % 2 === 1 ? { role2: 'absent', role4: 'absent' } : {}
  const options = withDefaults(romePackage, { role1: 'human', ...kindsBy(random), ...two })
  const round = 1 + random.int(rounds)
  const driver = new Driver(romePackage, {
    t: 'start',
    options,
    chance: appOnly(romePackage),
    seed: `${seed} ${game}`,
    seats: romePackage.seating(options),
  })
  const player = new BesidePlayer(driver, table, `${seed} ${game}`)
  const side = game % 2 === 1 ? 1 : 1 + random.int(3)
  const at: Partial<Record<Part, State>> = {}
  for (;;) {
    const { state } = driver
    if (state.round > round) break
    const part = state.phase as Part
    const own = part === 'taxation' || (state.step === 'turn' && turnOf(state) === side)
    if (state.round === round && PARTS.includes(part) && at[part] === undefined && own) at[part] = rome.copy(state)
    if (!player.step(nothingAsked())) break
  }
  return PARTS.every((part) => at[part] !== undefined)
    ? { game, round, side, at: at as Record<Part, State> }
    : undefined
}

/** What this round of the seat asks if a bot of this kind sits there, part by part. */
export function askedBy(
  { side, at, game, round }: SeatRound,
  kind: Kind,
  { columns, byHand, curt }: PairedTable,
): Record<Part, Asked> {
  // What was told in one part of the turn is known in the next.
  let pack = packText(emptied(house, columns))
  const chance: Record<string, Way> = byHand
    ? Object.fromEntries(rome.sources.map(({ id }) => [id, 'table']))
    : proposedWays(romePackage)
  const parts = PARTS.map((part): [Part, Asked] => {
    const state = rome.copy(at[part])
    // Everybody collects at once: the others are given an income that needs nothing, so that only the seat's own counts.
    state.sides.forEach((each, no) => {
      if (no === side) each.role = kind
      else if (part === 'taxation') each.role = 'speed'
    })
    state.setting = { ...state.setting, pack }
    const options = withDefaults(romePackage, optionsOf(state))
    const seed = `pair ${game} ${round}`
    const seats = romePackage.seating(options)
    const position = rome.serialise(state)
    const player = new BesidePlayer(
      new Driver(romePackage, { t: 'start', options, chance, seed, seats, position }),
      curt === true ? curtTable : table,
      seed,
    )
    const asked = nothingAsked()
    const begun = player.moment
    const over = (): boolean =>
      part === 'taxation' ? (player.driver.state as State).phase !== part : player.moment !== begun
    while (!over() && player.step(asked));
    pack = (player.driver.state as State).setting.pack
    return [part, asked]
  })
  return Object.fromEntries(parts) as Record<Part, Asked>
}
