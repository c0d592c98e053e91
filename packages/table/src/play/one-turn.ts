// One turn of a bot from a position, for a program that has its own game around it.

import type { Json } from '@understudy/procedure'
import type { Controller, GamePackage } from '../games/bot.ts'
import { CHANCE, type Options, type Outcome, type Seat } from '../games/game.ts'
import { missingFacts } from '../gaps/missing-facts.ts'
import { BadInput } from '../input/bad-input.ts'
import type { Way } from '../journal/journal.ts'
import type { TableQuestion } from './next.ts'
import { Table } from './table.ts'

export interface TurnSettings {
  /** Plain data, as `Game.serialise` makes it. */
  readonly position: Json
  readonly options: Options
  readonly seat: Seat
  readonly bot: Extract<Controller, { by: 'bot' }>
  /** Decides dice, draws and ties; the same gives the same turn. */
  readonly seed?: string
  /** Sources of chance (`Game.sources`) that are `table` are asked for; the others are the app's. */
  readonly chance?: Readonly<Record<string, Way>>
}

export interface TurnTaken<State, Action> {
  /** With the journal of the turn: what was done can be explained from it. */
  readonly table: Table<State, Action>
  /** The entries that did something, dice and draws included. */
  readonly done: readonly number[]
  readonly position: Json
  readonly outcome?: Outcome
}

/** Why there is no turn to take. */
export class NoTurn extends BadInput {
  readonly over: boolean
  constructor(seat: Seat, waiting: Seat | undefined) {
    super(
      waiting === undefined
        ? { en: 'the game in this position is over', ru: 'игра в этой позиции окончена' }
        : { en: `it is the turn of ${waiting}, not of ${seat}`, ru: `сейчас ход за ${waiting}, а не за ${seat}` },
    )
    this.name = 'NoTurn'
    this.over = waiting === undefined
  }
}

/**
 * Plays until somebody else is asked, or a new turn begins. `ask` answers what comes from the caller: an action for chance, the
 * number of a face or of an answer otherwise. Throws NoTurn if it is somebody else's turn.
 */
export function oneTurn<State, Action>(
  pkg: GamePackage<State, Action>,
  settings: TurnSettings,
  ask?: (question: TableQuestion<Action>, table: Table<State, Action>) => Action | number,
): TurnTaken<State, Action> {
  const playing = playingTurn(pkg, settings)
  let step = playing.next()
  while (step.done !== true) {
    if (ask === undefined) throw new Error('there is nobody to ask for dice and draws')
    step = playing.next(ask(step.value.question, step.value.table))
  }
  return step.value
}

export interface TurnAsks<State, Action> {
  readonly question: TableQuestion<Action>
  readonly table: Table<State, Action>
}

/** The same, one question at a time: for callers that cannot answer at once. An answer that is refused throws, and ends it. */
export function* playingTurn<State, Action>(
  pkg: GamePackage<State, Action>,
  { position, options, seat, bot, seed = '1', chance }: TurnSettings,
): Generator<TurnAsks<State, Action>, TurnTaken<State, Action>, Action | number> {
  const { game } = pkg
  const people = Object.fromEntries(game.seats(options).map(({ id }) => [id, { by: 'person' } as const]))
  const seats = { ...people, [seat]: bot }
  const table = Table.start(pkg, { options, seed, seats, position, ...(chance === undefined ? {} : { chance }) })
  const done: number[] = []
  let moment: string | undefined
  /** A draw or a roll that begins a new turn is no part of this one. */
  const isOurs = (who: Seat): boolean =>
    who === CHANCE ? moment === undefined || moment === game.moment(table.state) : who === seat
  for (;;) {
    const next = table.next()
    if (next.kind === 'gap') throw missingFacts(pkg, table.state)
    if (next.kind === 'table') {
      const { question } = next
      if (!isOurs(question.ask === 'chance' ? CHANCE : question.seat)) break
      const logged = table.answer(yield { question, table })
      if (logged !== undefined && question.ask === 'chance') done.push(logged.index)
      continue
    }
    if (next.kind !== 'auto' || !isOurs(next.entry.seat)) break
    const isChance = next.entry.seat === CHANCE
    if (!isChance) moment = game.moment(table.state)
    const logged = table.advance()
    if (logged === undefined) break
    if (logged.entry.t === 'action' || isChance) done.push(logged.index)
  }
  if (done.length === 0) throw new NoTurn(seat, game.decision(table.state)?.seat)
  const outcome = game.outcome(table.state)
  return { table, done, position: game.serialise(table.state), ...(outcome === undefined ? {} : { outcome }) }
}
