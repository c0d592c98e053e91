// Tables of Rome beside the board, for counting what people are asked: a whole pack with dice and
// cards as they are proposed or all by hand, one whose map has only names and borders, and one that leaves open
// whatever can be.

import type { Lang } from '@understudy/procedure'
import { HOUSE_PACK, rome, type State } from '@understudy/rome'
import {
  ALL_COLUMNS,
  answering,
  type Columns,
  emptied,
  guessed,
  MAP_COLUMNS,
  TOLD_TOGETHER,
} from '@understudy/rome/facts'
import { filesOf, type PackFiles, packNamed, packText } from '@understudy/rome/pack'
import type { Frame } from '@understudy/rome/rules'
import type { Options } from '@understudy/table'
import type { BesideTable } from '../game-entry.ts'

/** How much of the pack is known, and who answers for dice and cards. */
interface Knowing {
  readonly name: Readonly<Record<Lang, string>>
  readonly columns: Columns
  readonly byHand?: true
}

const KNOWN: readonly Knowing[] = [
  { name: { en: 'complete pack', ru: 'полный набор' }, columns: {} },
  {
    name: { en: 'complete pack, all dice and cards by hand', ru: 'полный набор, все кубики и карты своими руками' },
    columns: {},
    byHand: true,
  },
  {
    name: { en: 'map with names, borders and coasts only', ru: 'на карте только названия, границы и берега' },
    columns: MAP_COLUMNS,
  },
  {
    name: { en: 'everything left open that can be', ru: 'не заполнено ничего, что можно не заполнять' },
    columns: ALL_COLUMNS,
  },
]

const BY_HAND = Object.fromEntries(rome.sources.map(({ id }) => [id, 'table' as const]))

const COMPANIES: readonly (readonly [seats: number, others: readonly string[]])[] = [
  [2, ['absent', 'bot', 'absent']],
  [4, ['bot', 'bot', 'bot']],
]

const FIGHTS: readonly Frame['kind'][] = ['battle', 'gathered', 'seaFight']

/** With somebody: an assault on a region that nobody holds is none. */
export const fighting = (state: State): boolean =>
  state.frames.some((frame) => {
    if (frame.kind !== 'attack') return FIGHTS.includes(frame.kind)
    return (state.lands[frame.assault.target]?.holder ?? -1) >= 0
  })

/** What a pack says, and who knows what it leaves open. */
interface Told {
  readonly pack: PackFiles
  readonly known: PackFiles
}

function table(
  kind: Kind,
  seats: number,
  others: readonly string[],
  knowing: Knowing,
  { pack, known }: Told,
): BesideTable {
  const roles = Object.fromEntries(others.map((role, no) => [`role${no + 2}`, role === 'bot' ? kind : role]))
  return {
    title: { en: `${seats} seats, ${knowing.name.en}`, ru: `мест: ${seats}, ${knowing.name.ru}` },
    bot: `${kind}bot`,
    options: { role1: 'human', ...roles, pack: packText(pack) },
    ...(knowing.byHand === true ? { chance: BY_HAND } : {}),
    together: TOLD_TOGETHER,
    fighting,
    answer: answering(known),
  }
}

const KINDS = ['super', 'speed'] as const
type Kind = (typeof KINDS)[number]

export function romeTables({ pack }: Options = {}): readonly BesideTable[] {
  const house = filesOf(HOUSE_PACK)
  if (typeof pack === 'string' && pack !== '') return withOwn(pack, house)
  return COMPANIES.flatMap(([seats, others]) =>
    KNOWN.flatMap((knowing) => {
      const told = { pack: emptied(house, knowing.columns), known: house }
      return KINDS.map((kind) => table(kind, seats, others, knowing, told))
    }),
  )
}

/** A pack as its owner has written it: one bot, and one at every other seat. What it leaves open gets middling answers. */
function withOwn(pack: string, house: PackFiles): readonly BesideTable[] {
  const { factions } = packNamed(pack)
  const told = { pack: filesOf(pack), known: guessed(filesOf(pack), house) }
  return [...new Set([2, factions.length])].flatMap((seats) => {
    const others = factions.slice(1).map((_, no) => (no + 2 <= seats ? 'bot' : 'absent'))
    return OWN_KNOWN.flatMap((knowing) => KINDS.map((kind) => table(kind, seats, others, knowing, told)))
  })
}

const OWN_KNOWN: readonly Knowing[] = [
  { name: { en: 'this pack', ru: 'этот набор' }, columns: {} },
  {
    name: { en: 'this pack, all dice and cards by hand', ru: 'этот набор, все кубики и карты своими руками' },
    columns: {},
    byHand: true,
  },
]
