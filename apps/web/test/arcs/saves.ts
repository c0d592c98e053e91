// Games of Arcs brought to where a test wants to look, by bots; then people sit down.

import { type Action, arcsPackage, type State } from '@understudy/arcs'
import { count, markersOn, places, silentCount, tokenIn } from '@understudy/arcs/rules'
import { EMPATH, KEEPER, Pile, playersOf, read, TYCOON, TYRANT, WARLORD } from '@understudy/arcs/state'
import { type Controller, Table } from '@understudy/table'
import { meets } from '../../src/games/arcs/help/meets.ts'

type Arcs = Table<State, Action>
type Options = Record<string, string | number>

const EAGER: Controller = { by: 'bot', bot: 'eager' }
const RANDOM: Controller = { by: 'random' }

const started = (options: Options, seed: string, people: readonly string[], by: Controller): Arcs =>
  Table.start(arcsPackage, {
    options,
    seats: { ...arcsPackage.seating(options), ...Object.fromEntries(people.map((seat) => [seat, by])) },
    seed,
  })

/** The first of a few games that gets there: which one does depends on how bots play in their day. */
function brought(
  options: Options,
  seed: string,
  reached: (table: Arcs) => boolean,
  people: readonly string[],
  by: Controller,
): Arcs {
  for (const again of ['', ' again', ' and again', ' once more']) {
    const table = started(options, seed + again, people, by)
    while (table.next().kind === 'auto' && !reached(table)) table.advance()
    if (reached(table)) return table
  }
  throw new Error(`no game ${seed} gets there`)
}

/** A game of the bots up to where `reached` holds; then the people sit down. Made when first wanted. */
function saved(
  options: Options,
  seed: string,
  reached: (table: Arcs) => boolean,
  { people = ['red'], by = EAGER }: { people?: readonly string[]; by?: Controller } = {},
): () => string {
  let file: string | undefined
  return () => {
    if (file !== undefined) return file
    const table = brought(options, seed, reached, people, by)
    for (const seat of people) table.seat(seat, { by: 'person' })
    table.title = 'Arcs'
    file = JSON.stringify(table.file())
    return file
  }
}

const asked = (table: Arcs) => {
  const decision = arcsPackage.game.decision(table.state)
  return decision?.seat === 'red' ? decision : undefined
}
const asks = (kind: string) => (table: Arcs) => asked(table)?.kind === kind
const inChapter = (chapter: number, kind: string) => (table: Arcs) =>
  read.chapter(table.state) === chapter && asks(kind)(table)

const SUPERCAT = { players: 3, role2: 'supercat', role3: 'supercat' }
const FOUR = { players: 4, role2: 'supercat', role3: 'supercat', role4: 'supercat' }

/** Red's turn, with a bot's turn to follow in the same round. */
export const midgame = saved(SUPERCAT, 'look', (table) => inChapter(2, 'turn')(table) && read.turn(table.state) < 2)
/** Red's last action, which can be spent on a move or in the Court; bots follow in the same round. */
export const lastAction = saved(
  SUPERCAT,
  'look',
  (table) =>
    asks('turn')(table) &&
    read.turn(table.state) < 2 &&
    read.pipsLeft(table.state) === 1 &&
    !read.prelude(table.state) &&
    JSON.stringify(asked(table)?.next([])).includes('"influence"'),
)
/** Three seats are first together in an ambition that counts, and red is none of them: as much as a box of the score holds. */
export const crowded = ({ state }: Arcs): boolean =>
  [TYCOON, TYRANT, WARLORD, KEEPER, EMPATH].some((ambition) => {
    if (markersOn(state, ambition) === 0) return false
    const counts = Array.from({ length: playersOf(state) }, (_, seat) => count(state, seat, ambition))
    const all = places(counts, silentCount(state, ambition))
    return all[0] !== 'tied' && all.filter((place) => place === 'tied').length > 2
  })
export const tied = saved(FOUR, 'tied0', (table) => asks('turn')(table) && crowded(table), { by: RANDOM })
/** Red follows, with cards that pivot and none that surpasses. */
export const following = saved(SUPERCAT, 'look', (table) => {
  const offered = asks('follow')(table) ? JSON.stringify(asked(table)?.next([])) : ''
  return offered.includes('"pivot"') && !offered.includes('"surpass"')
})
/** Somebody has three cards of the Court, and an action card that lies open. */
export const withCards = saved(
  SUPERCAT,
  'b',
  (table) =>
    asks('turn')(table) &&
    [1, 2].some(
      (seat) =>
        read.cards(table.state, Pile.guild(seat)).length === 3 && read.cards(table.state, Pile.bonus(seat)).length > 0,
    ),
)
/** Red may put tokens into other slots. */
export const arranging = saved(
  SUPERCAT,
  'look',
  (table) => asks('turn')(table) && JSON.stringify(asked(table)?.next([])).includes('"arrange"'),
)
/** Red's Prelude, with resources to spend in it. */
export const prelude = saved(
  SUPERCAT,
  'look',
  (table) => asks('turn')(table) && meets(table.state, { kind: 'turn', seat: 'red' }).includes('prelude'),
)
export const leading = saved(FOUR, 'look', inChapter(2, 'lead'))
export const lars = saved({ players: 3, role2: 'lars', role3: 'lars' }, 'look', inChapter(2, 'turn'))
/** A Lars has five tokens or more. */
export const richLars = saved(
  { players: 3, role2: 'lars', role3: 'lars' },
  'rich',
  (table) =>
    asks('turn')(table) &&
    [1, 2].some((seat) => [0, 1, 2, 3, 4, 5].filter((slot) => tokenIn(table.state, seat, slot) > 0).length > 4),
)
export const over = saved(SUPERCAT, 'look', (table) => read.over(table.state) !== 0)
export const drafting = saved({ ...SUPERCAT, leaders: 'draft' }, 'look', asks('draft'))
export const hits = saved(SUPERCAT, 'a', asks('hits'), { by: RANDOM })
export const withBattle = saved(
  SUPERCAT,
  'a',
  (table) =>
    asks('turn')(table) &&
    read.pipsLeft(table.state) > 0 &&
    JSON.stringify(asked(table)?.next([])).includes('"battle"'),
  { by: RANDOM },
)
let chapters: number | undefined
/** How many chapters this game has, played to its end. */
function lastChapter(): number {
  if (chapters !== undefined) return chapters
  const table = started(SUPERCAT, 'look', ['red'], EAGER)
  while (table.next().kind === 'auto') table.advance()
  chapters = read.chapter(table.state)
  return chapters
}
/** Red's last turn of the chapter with which the game ends. */
export const lastCard = saved(
  SUPERCAT,
  'look',
  (table) => inChapter(lastChapter(), 'turn')(table) && read.isEmpty(table.state, Pile.hand(0)),
)
const TWO_PEOPLE = { players: 3, role1: 'human', role2: 'human', role3: 'supercat' }
export const hotSeat = saved(TWO_PEOPLE, 'look', inChapter(2, 'turn'), { people: ['red', 'yellow'] })
/** Red's last turn of the first chapter. */
export const hotSeatEnd = saved(
  TWO_PEOPLE,
  'people',
  (table) => inChapter(1, 'turn')(table) && read.isEmpty(table.state, Pile.hand(0)),
  { people: ['red', 'yellow'] },
)

/** Red is a person from the beginning, and is asked after the others have moved ships: what changed is marked at once. */
export const afterOthers = (): string => {
  const table = Table.start(arcsPackage, {
    options: SUPERCAT,
    seats: { ...arcsPackage.seating(SUPERCAT), red: { by: 'person' } },
    seed: 'after others',
  })
  const moved = (from: number) =>
    table.log.slice(from).some(({ events }) => events.some(({ say }) => say === 'log.moved'))
  let own = 0
  for (let step = 0; step < 900; step++) {
    const next = table.next()
    if (next.kind === 'auto') table.advance()
    else if (next.kind !== 'person') break
    else if (read.chapter(table.state) > 1 && table.entries.length - own > 12 && moved(own)) {
      table.title = 'Arcs'
      return JSON.stringify(table.file())
    } else {
      table.act(next.decision.sample({ int: (n: number) => (step * 7) % n } as never))
      own = table.entries.length
    }
  }
  throw new Error('no game gets there')
}
