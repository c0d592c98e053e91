// Whose decision it is, and what about.

import { CHANCE, type Decision, type Random } from '@understudy/table'
import { type Action, type Colour, EVERY_MODE, EVERY_SUIT } from '../../vocabulary.ts'
import { demandOf } from '../battle/hits.ts'
import { courtId, sysId } from '../board/ids.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import * as read from '../state/read.ts'
import { F, FRAMES, type FrameName, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import { deedsOf } from './deeds.ts'
import { refusal } from './legal.ts'
import { nextChoices } from './next.ts'
import { sampleAction } from './sample.ts'

/** Made often in simulations: methods on a prototype, text only when somebody reads it. */
class ArcsDecision implements Decision<Action> {
  readonly #state: State
  readonly seat: string
  readonly kind: FrameName
  readonly source?: string
  readonly key?: string

  constructor(state: State) {
    this.#state = state
    const kind = topKind(state)
    this.kind = FRAMES[kind]!
    const source = deedsOf(state).chance[kind]
    if (source === undefined) this.seat = colourOf(state, topSeat(state))
    else {
      this.seat = CHANCE
      this.source = source
      this.key = keyOf(state, this.kind)
    }
  }

  get question() {
    return questionOf(this.#state)
  }

  legal(action: Action) {
    return refusal(this.#state, action)
  }

  next(picks: Parameters<Decision<Action>['next']>[0]) {
    return nextChoices(this.#state, picks)
  }

  sample(random: Random) {
    return sampleAction(this.#state, random)
  }
}

export const decisionOf = (state: State): Decision<Action> | undefined =>
  read.over(state) === 0 ? new ArcsDecision(state) : undefined

/** Names the draw within its turn: whose cards, which spot. Seats by colour, so that other draws keep their names. */
function keyOf(state: State, kind: FrameName): string {
  const key = state.options.act === 0 ? undefined : actRules().key(state)
  if (key !== undefined) return key
  switch (kind) {
    case 'deal':
    case 'redeal':
    case 'draw':
    case 'reveal':
    case 'lookReveal':
    case 'assign':
    case 'learn':
    case 'reserve':
      return `${kind}.${colourOf(state, topSeat(state))}`
    case 'refill':
      return `refill.${topArg(state, 0)}`
    default:
      return kind
  }
}

function questionOf(state: State) {
  const kind = topKind(state)
  const frame = FRAMES[kind]!
  const seat: Colour = colourOf(state, topSeat(state))
  const asked = state.options.act === 0 ? undefined : actRules().question(state)
  if (asked !== undefined) return asked
  if (kind === F.turn)
    return say('ask.turn', {
      seat,
      mode: EVERY_MODE[read.mode(state)]!,
      suit: EVERY_SUIT[read.suit(state)]!,
      pips: read.pipsLeft(state),
      prelude: read.prelude(state),
      armed: read.armed(state),
    })
  if (kind === F.hits || kind === F.railgun) {
    const { own, ships, buildings } = demandOf(state)
    return say('ask.hits', { seat, own, ships, buildings, system: sysId(read.battleAt(state)) })
  }
  if (kind === F.roll)
    return say('ask.roll', {
      seat,
      assault: read.battleDice(state, 0),
      skirmish: read.battleDice(state, 1),
      raid: read.battleDice(state, 2),
    })
  if (kind === F.vox) return say('ask.vox', { seat, card: courtId(topArg(state, 0)) })
  if (kind === F.raid) return seatRules(state, read.attacker(state)).askRaid(state)
  return say('ask.frame', { seat, frame })
}
