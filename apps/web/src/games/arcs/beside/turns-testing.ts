// Turns of people in simulated games, entry by entry, to measure how they are entered. Used by tests only.

import { type Action, arcs, arcsPackage, type State } from '@understudy/arcs'
import { colourOf, copyState, read, topSeat } from '@understudy/arcs/state'
import { Driver, keyedRandom, type Way } from '@understudy/table'
import { type Foreseen, foresee, toTell } from '@understudy/table/chance'
import type { StartEntry } from '@understudy/table/journal'
import { answerEntry } from '@understudy/table/steps'
import { firstOf } from '../../../play/beside/told.ts'
import type { Entered } from './counting-testing.ts'
import { TOLD_TOGETHER } from './together.ts'

export const SECRET: Readonly<Record<string, Way>> = {
  setup: 'table',
  actionCards: 'secret',
  botCards: 'table',
  courtCards: 'table',
  battleDice: 'table',
  botDice: 'table',
}
/** The app rolls for the bots. */
export const APP_ROLLS: Readonly<Record<string, Way>> = { ...SECRET, botDice: 'app' }
export const DEALT: Readonly<Record<string, Way>> = { ...SECRET, actionCards: 'table', botCards: 'app', botDice: 'app' }

interface Simulated {
  readonly seed: string
  readonly chance: Readonly<Record<string, Way>>
  readonly options: StartEntry['options']
  readonly seats: StartEntry['seats']
}

export interface Asked {
  /** Whose turn it was, and what the table had to tell. */
  readonly seat: string
  readonly kind: string
  readonly entered?: Entered
  /** What a bot did, or the rule that wants a die. */
  readonly doing?: string
  readonly node?: string
  /** It stood on the same screen as the question before it. */
  readonly together?: boolean
}

/** Everything that somebody beside the board has to enter in a game: people's actions, and what the table is asked. */
export function* enteredIn(
  game: Simulated,
  most = 4000,
): Generator<Asked & { readonly moment: string; readonly role: string }> {
  const driver = new Driver<State, Action>(arcsPackage, {
    t: 'start',
    options: game.options,
    seats: game.seats,
    seed: game.seed,
    chance: game.chance,
  })
  const roles = new Map(arcs.seats(game.options).map(({ id, role }) => [id, role]))
  const tableDice = game.chance.battleDice === 'table'
  let coming: Foreseen<Action>[] = []
  let told: (Action | number)[] = []
  for (let i = 0; i < most; i++) {
    const next = driver.next()
    if (next.kind === 'over') return
    const { state } = driver
    const moment = arcs.moment(state)
    const active = arcs.decision(state)!
    const whose = OWN_CARDS.includes(active.kind) ? topSeat(state) : read.active(state)
    const seat = active.seat === 'chance' ? colourOf(state, whose) : active.seat
    const note = { moment, seat, role: roles.get(seat) ?? '' }
    if (next.kind === 'table') {
      const { question } = next
      const expected = toTell(coming, told)[told.length]?.key
      if (expected !== undefined && expected !== question.key)
        throw new Error(`${expected} was foreseen, ${question.key} is asked`)
      const together = expected !== undefined
      if (!together) {
        told = []
        coming = question.ask === 'fact' ? [] : [firstOf(question), ...foresee(driver, TOLD_TOGETHER)]
      }
      if (question.ask !== 'chance') {
        yield {
          ...note,
          together,
          seat: question.seat,
          role: roles.get(question.seat) ?? '',
          kind: question.ask === 'roll' ? 'botRoll' : 'fact',
          node: question.node,
        }
        const faces = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
        const face = keyedRandom(game.seed, question.key).int(faces)
        driver.commit(answerEntry(question, face))
        told.push(face)
        continue
      }
      const action = question.decision.sample(keyedRandom(game.seed, question.key))
      yield {
        ...note,
        together,
        kind: question.decision.kind,
        entered: { context: contextOf(state, tableDice), action },
      }
      driver.commit(answerEntry(question, action))
      told.push(action)
      continue
    }
    if (next.kind !== 'auto') return
    const { entry } = next
    if (entry.t === 'action' && roles.get(entry.seat) === 'human')
      yield {
        ...note,
        kind: 'person',
        entered: { context: contextOf(state, tableDice), action: entry.action as unknown as Action },
      }
    else if (entry.t === 'action')
      yield {
        ...note,
        seat: entry.seat,
        role: roles.get(entry.seat) ?? '',
        kind: 'bot',
        doing: (entry.action as unknown as Action).do,
      }
    driver.commit(entry)
  }
}

/** Cards that chance gives to the seat on top; everything else of chance belongs to the turn under way. */
const OWN_CARDS = ['deal', 'redeal', 'draw', 'reveal', 'lookReveal']

function contextOf(state: State, tableDice: boolean): Entered['context'] {
  const copy = copyState(state)
  return { state: copy, decision: arcs.decision(copy)!, beside: true, tableDice }
}
