// Lets SUPERCAT take turns from a position and tells what was done and why, for tests.

import { type Json, speak } from '@understudy/procedure'
import { freshMemory, Runner } from '@understudy/procedure/run'
import { listNodes, Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { CHANCE, keyedRandom } from '@understudy/table'
import { arcs } from '../../game.ts'
import { card as cardIndex } from '../../rules/board/ids.ts'
import { moveCard, show } from '../../rules/state/cards.ts'
import * as Pile from '../../rules/state/piles.ts'
import { copyState, type State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { Bench } from '../../testing.ts'
import {
  ABLE_CARDS,
  type AbleCard,
  type Action,
  type ActionCardId,
  type ActionOf,
  type Ambition,
  type Colour,
  type Faces,
} from '../../vocabulary.ts'
import { books, type SupercatBook } from './books.ts'
import type { NodeId, PageId } from './sources.ts'
import type { VersionId } from './versions/version.ts'

/** Red and yellow are SUPERCAT, blue is a person. */
export const TWO_BOTS = { role1: 'supercat', role2: 'supercat', role3: 'human', difficulty: 'off' }

/** Three seats, two of them bots; clusters 1, 4, 5 and 6 (supercat 12). */
export class SupercatBench extends Bench {
  constructor(options: Record<string, string | boolean> = {}) {
    super(3, '3p-frontiers', { ...TWO_BOTS, ...options })
    this.virtual('red', 'yellow')
  }

  bonus(colour: Colour, ...cards: ActionCardId[]): this {
    for (const id of cards) {
      moveCard(this.state, cardIndex(id), Pile.STACK, Pile.bonus(this.seat(colour)))
      show(this.state, cardIndex(id))
    }
    return this
  }

  /** Cards whose new action it has used in this chapter. */
  exhausted(colour: Colour, ...cards: AbleCard[]): this {
    for (const card of cards) write.put(this.state, Pile.exhausted(this.seat(colour)), ABLE_CARDS.indexOf(card))
    return this
  }

  agents(colour: Colour, n: number): this {
    write.setAgentsLeft(this.state, this.seat(colour), n)
    return this
  }

  /** Blue led this card and did nothing; red is to follow with these cards drawn. */
  after(lead: ActionCardId, cards: readonly ActionCardId[], declare?: Ambition): this {
    this.hand('blue', lead).round('blue')
    this.act({ do: 'lead', card: lead, ...(declare === undefined ? {} : { declare }) }).act({ do: 'end' })
    return this.act({ do: 'reveal', seat: 'red', cards })
  }
}

export interface Setup {
  /** What ties come to, by rule: the index of a candidate; 0 unless told. */
  readonly picks?: Partial<Record<NodeId, readonly number[]>>
  /** Rolls of the bot's own die, 1 to 6. */
  readonly die?: readonly number[]
  /** Battle rolls; at random unless told. */
  readonly rolls?: readonly Faces[]
  readonly options?: Record<string, string | number | boolean>
  /** Stops after so many actions. */
  readonly actions?: number
  readonly seat?: Colour
  readonly edition?: string
  readonly version?: VersionId
  /** Instead of that of the version. */
  readonly book?: SupercatBook
}

export interface Turn {
  readonly actions: readonly Action[]
  readonly nodes: readonly string[]
  readonly events: readonly TraceEvent[]
  readonly state: State
  /** The actions with this name. */
  did<D extends Action['do']>(doing: D): ActionOf<D>[]
  /** Whether the rule answered yes, each time it was asked. */
  answers(node: NodeId): boolean[]
  /** What the rule found the first time, in words. */
  found(node: NodeId): string[]
}

/** Lets the seat act until its turn is over. The position given is not changed. */
export function turnOf(
  table: Bench,
  {
    picks = {},
    die = [],
    rolls = [],
    options = {},
    actions: limit,
    seat = 'red',
    edition = 'base',
    version = '0.5',
    book = books[version],
  }: Setup = {},
): Turn {
  const runner = new Runner<State, Action>({ ...book, editions: [edition] }, { edition, options })
  const recorder = new Recorder()
  const memory = freshMemory()
  const state = copyState(table.state)
  const actions: Action[] = []
  const nodes: string[] = []
  const ties = new Map(Object.entries(picks).map(([node, given]) => [node, [...(given ?? [])]]))
  const [dice, faces] = [[...die], [...rolls]]
  const moment = arcs.moment(state)
  let answer: number | undefined
  let done = -1
  for (let n = 0; n < 500 && actions.length !== limit; n++) {
    const decision = arcs.decision(state)
    if (decision === undefined || arcs.moment(state) !== moment) break
    if (decision.seat === CHANCE) {
      const roll = decision.kind === 'roll' ? faces.shift() : undefined
      arcs.apply(state, roll === undefined ? decision.sample(keyedRandom('test', String(n))) : { do: 'roll', ...roll })
      continue
    }
    if (decision.seat !== seat) break
    const step = runner.step(arcs.view(state, seat), seat, memory, answer, recorder)
    answer = undefined
    if ('act' in step) {
      arcs.apply(state, step.act)
      actions.push(step.act)
      nodes.push(step.node)
    } else if ('pick' in step) answer = ties.get(step.node)?.shift() ?? 0
    else if ('roll' in step) answer = (dice.shift() ?? 6) - 1
    else if ('done' in step) {
      // What interrupts a turn is a reading of its own; the turn goes on after it.
      if (done === actions.length) break
      done = actions.length
    }
  }
  const { events } = recorder
  return {
    actions,
    nodes,
    events,
    state,
    did: <D extends Action['do']>(doing: D) => actions.filter((action): action is ActionOf<D> => action.do === doing),
    answers: (node) =>
      events.flatMap((event) =>
        event.e === 'ask' && event.node === node
          ? [event.yes]
          : event.e === 'found' && event.node === node
            ? [event.candidates.length > 0]
            : [],
      ),
    found: (node) => {
      for (const event of events)
        if (event.e === 'found' && event.node === node)
          return event.candidates.map(({ text, value }) =>
            text === undefined ? JSON.stringify(value as Json) : speak(book.phrases, 'en', text),
          )
      return []
    },
  }
}

/** A Court that nobody wants anything from. */
export const quiet = (table: SupercatBench): SupercatBench => table.court({ card: 'BC25' }, { card: 'BC22' })

/** No starport, no claim, and nobody who could move: its only piece is a city on a full planet. */
export const stuck = (): SupercatBench =>
  quiet(new SupercatBench().city('red', '4a').city('yellow', '4a').unbuilt('red', 3))

/** The rules of a page as a version reads them, in all editions. */
export const rulesOn = (page: PageId, version: VersionId = '0.5'): string[] => [
  ...new Set(
    ['base', 'campaign'].flatMap((edition) =>
      listNodes(books[version], edition)
        .filter((each) => each.page === page)
        .map(({ node }) => node),
    ),
  ),
]
