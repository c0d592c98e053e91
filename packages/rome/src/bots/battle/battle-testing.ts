// A battle between a bot of Carthage and a person of Rome, in Patavium (no terrain symbols) unless the test says otherwise.

import { Bench, type Seating } from '../../testing.ts'
import type { Action, Face } from '../../vocabulary.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'

export interface Forces {
  readonly bot: readonly string[]
  readonly person: readonly string[]
  readonly botGeneral?: string
  readonly personGeneral?: string
  readonly at?: 'patavium' | 'cosentia' | 'medhlan'
  readonly from?: string
  readonly seating?: Seating
  readonly options?: Readonly<Record<string, string>>
}

const SEATING: Seating = { ROM: 'human', GRE: 'super', CAR: 'super', BAR: 'super' }

/** Both armies stand; nobody leads them unless a general is named. */
function armies(forces: Forces): Bench {
  const bench = new Bench(forces.seating ?? SEATING, forces.options ?? {})
  const from = forces.from ?? 'iader'
  bench.hold('CAR', from)
  bench.leaderless('CAR', 0).leaderless('ROM', 0)
  bench.place('CAR', 0, from, forces.bot, forces.botGeneral)
  bench.place('ROM', 0, forces.at ?? 'patavium', forces.person, forces.personGeneral)
  return bench
}

/** The bot attacks. */
export function attack(forces: Forces): Bench {
  const bench = armies(forces)
  return bench
    .begin('campaign', 'CAR')
    .act({ do: 'activate', slot: 0 })
    .act({ do: 'attack', target: forces.at ?? 'patavium', path: [] })
}

/** The person attacks the bot where it stands. */
export function defend(forces: Forces): Bench {
  const bench = armies(forces)
  return bench
    .begin('campaign', 'ROM')
    .act({ do: 'activate', slot: 0 })
    .act({ do: 'attack', target: forces.from ?? 'iader', path: [] })
}

export const card = (id: string): Action => ({ do: 'troop', card: id })
export const line = (id: string): Action => ({ do: 'play', line: id })
export const dice = (faces: string): Action => ({ do: 'roll', faces: [...faces] as Face[] })

/** The bot decides whatever it is asked until nothing more is given. */
export const fight = (bench: Bench, given: Given, seat = 'CAR'): Played => play(bench, seat, { actions: 400, ...given })

/** What it did, the pauses of the rules left out. */
export const deeds = ({ actions }: Played): readonly Action[] => actions.filter((action) => action.do !== 'reckon')
