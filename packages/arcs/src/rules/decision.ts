// Whose decision it is, and what about.

import { CHANCE, type Decision, type Random } from '@understudy/table'
import { say } from '../text/sayings.ts'
import { type Action, type Colour, MODES, SUITS } from '../vocabulary.ts'
import { CHANCE_SOURCE } from './deeds.ts'
import { demandOf } from './hits.ts'
import { courtId, sysId } from './ids.ts'
import * as L from './layout.ts'
import { refusal } from './legal.ts'
import { nextChoices } from './next.ts'
import { sampleAction } from './sample.ts'
import { larsSay } from './seats/lars-text.ts'
import { F, FRAMES, type FrameName, topArg, topKind, topSeat } from './stack.ts'
import { colourOf, type State } from './state.ts'

/** By frame, for decisions of chance. */
const SOURCES = FRAMES.map((frame) => CHANCE_SOURCE[frame])

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
    const source = SOURCES[kind]
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
  state.b[L.OVER] === 0 ? new ArcsDecision(state) : undefined

/** Names the draw within its turn: whose cards, which spot. Seats by colour, so that other draws keep their names. */
function keyOf(state: State, kind: FrameName): string {
  switch (kind) {
    case 'deal':
    case 'redeal':
    case 'draw':
    case 'reveal':
    case 'lookReveal':
    case 'assign':
    case 'learn':
      return `${kind}.${colourOf(state, topSeat(state))}`
    case 'refill':
      return `refill.${topArg(state, 0)}`
    default:
      return kind
  }
}

function questionOf(state: State) {
  const { b } = state
  const kind = topKind(state)
  const frame = FRAMES[kind]!
  const seat: Colour = colourOf(state, topSeat(state))
  if (kind === F.turn)
    return say('ask.turn', {
      seat,
      mode: MODES[b[L.MODE]!]!,
      suit: SUITS[b[L.SUIT]!]!,
      pips: b[L.PIPS_LEFT]!,
      prelude: b[L.PRELUDE] === 1,
      armed: b[L.ARMED] === 1,
    })
  if (kind === F.hits || kind === F.railgun) {
    const { own, ships, buildings } = demandOf(state)
    return say('ask.hits', { seat, own, ships, buildings, system: sysId(b[L.B_AT]!) })
  }
  if (kind === F.roll)
    return say('ask.roll', { seat, assault: b[L.B_DICE]!, skirmish: b[L.B_DICE + 1]!, raid: b[L.B_DICE + 2]! })
  if (kind === F.vox) return say('ask.vox', { seat, card: courtId(topArg(state, 0)) })
  if (kind === F.raid && topSeat(state) === b[L.B_DEF])
    return larsSay('ask.larsGive', { seat, to: colourOf(state, b[L.B_ATT]!), keys: b[L.B_KEYS]! })
  if (kind === F.raid) return say('ask.raid', { seat, of: colourOf(state, b[L.B_DEF]!), keys: b[L.B_KEYS]! })
  return say('ask.frame', { seat, frame })
}
