// The end of a round: the Imperial Council if somebody secured it, else one Event (campaign 4.2, 4.3, 8).

import type { EventSink } from '@understudy/table'
import type { Resource } from '../../vocabulary.ts'
import { noteHarm } from '../battle/harm.ts'
import { emptyUsable, placeToken, TYPES, typeIndex, typeName } from '../board/resources.ts'
import type { AnyDeed } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { extended, type Step } from '../round/steps.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import { pop, push, topArg } from '../state/stack.ts'
import { colourOf, copyState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { pushCrises } from './crises.ts'
import { type CampaignActionOf, type Frame, type Free, free } from './deed.ts'
import { pushEdicts } from './edicts.ts'
import { C } from './frames.ts'
import { mayRearrange } from './rearrange.ts'
import { say } from './sayings.ts'
import { spread } from './setup.ts'
import { isOutlaw, takeTile } from './titles.ts'
import { EVENT_FACES } from './vocabulary.ts'

/** What dice are rolled for. */
const FOR_EVENT = 0
const FOR_CRISES = 1
export const FOR_SPEAKERS = 2

/** The Council, or one Event, never both (campaign 4.2.3). */
function resolve(state: State, events?: EventSink): void {
  if (camp.council(state) === camp.TUCKED) {
    const seat = camp.councilOf(state)
    set.setCouncil(state, camp.DECIDED)
    set.setCouncilOf(state, 0)
    events?.event(say('log.councilResolves', { seat: colourOf(state, seat) }))
    push(state, C.councilChoice, seat)
    push(state, C.councilTitle, seat)
    push(state, C.summit, seat)
    return
  }
  if (camp.events(state) === 0) return
  const seat = read.initiative(state)
  events?.event(say('log.eventResolves', { seat: colourOf(state, seat) }))
  push(state, C.eventRoll, seat, FOR_EVENT)
  push(state, C.summit, seat)
}

const forget: Step = {
  id: 'forget',
  run(state) {
    set.setEvents(state, 0)
    set.setEventDie(state, 0)
    set.setNumberDie(state, 0)
  },
}

/** Unions first, then the initiative, then the Council or an Event, then the cards are discarded. */
export const campaignRoundEnd = (base: readonly Step[]): readonly Step[] => [
  ...extended(base, 'initiative', { id: 'events', run: resolve }),
  forget,
]

/** Steps 2 and 3 of the Council, by the title that the seat has now (campaign 8). */
function councilTitle(state: State, seat: number, events?: EventSink): void {
  pop(state)
  if (!isOutlaw(state, seat)) takeTile(state, seat, events)
  else if (canSteal(state, seat) > 0) push(state, C.stealTrust, seat)
}

/** What of the Trust an Outlaw may take, token by token, by type: the First Regent's cards may forbid it. */
function stealable(state: State, seat: number): number[] {
  const first = camp.firstRegent(state)
  const out = new Array<number>(TYPES + 1).fill(0)
  if (first < 0) return out
  const refusals = heard(points.refuseTheft, state, first)
  for (let type = 1; type <= TYPES; type++) {
    const now = refusals.length === 0 ? state : copyState(state)
    for (; out[type]! < camp.trust(state, type); out[type]!++) {
      if (refusals.some((refuse) => refuse(now, first, seat, type, -1) !== undefined)) break
      // Whether one has the type already may matter to the next.
      if (now !== state) placeToken(now, seat, type)
    }
  }
  return out
}
const canSteal = (state: State, seat: number): number =>
  Math.min(
    emptyUsable(state, seat),
    stealable(state, seat).reduce((sum, n) => sum + n, 0),
  )

/** campaign 8, step 3; as many as there is room for (campaign/R7). */
export const stealTrust = free<'stealTrust'>({
  refuse(state, action, seat) {
    const must = canSteal(state, seat)
    if (action.take.length !== must) return say('no.stealAll', { n: must })
    const left = stealable(state, seat)
    for (const type of action.take) if (--left[typeIndex(type)]! < 0) return say('no.trustHas', { type })
    return undefined
  },
  carry(state, action, seat, events) {
    const first = camp.firstRegent(state)
    pop(state)
    if (action.take.length > 0) noteHarm(state, seat, first, 'stolen')
    for (const type of action.take) {
      set.addTrust(state, typeIndex(type), -1)
      placeToken(state, seat, typeIndex(type), events)
    }
    mayRearrange(state, seat)
    write.setPower(state, first, read.power(state, first) - action.take.length)
    events?.event(
      say('log.stoleTrust', {
        seat: colourOf(state, seat),
        of: colourOf(state, first),
        types: [...action.take],
      }),
    )
  },
  *list(state, seat) {
    const must = canSteal(state, seat)
    const left = stealable(state, seat)
    const rest = function* (type: number, so: readonly Resource[]): Generator<readonly Resource[]> {
      if (so.length === must) yield so
      else if (type <= TYPES)
        for (let n = Math.min(left[type]!, must - so.length); n >= 0; n--)
          yield* rest(type + 1, [...so, ...new Array<Resource>(n).fill(typeName(type))])
    }
    for (const take of rest(1, [])) yield { do: 'stealTrust', take }
  },
})

export const resolveCouncil = free<'resolveCouncil'>({
  refuse: () => undefined,
  carry(state, action, seat, events) {
    pop(state)
    events?.event(say('log.councilChose', { seat: colourOf(state, seat), as: action.as }))
    if (action.as === 'edicts') pushEdicts(state)
    else pushCrises(state, seat)
  },
  *list() {
    yield { do: 'resolveCouncil', as: 'crises' }
    yield { do: 'resolveCouncil', as: 'edicts' }
  },
})

/** Both dice, told or rolled: for the setup, for an Event, for Court Crises, for Stone-Speakers. */
export const eventRoll: Free<CampaignActionOf<'eventRoll'>> & AnyDeed = free<'eventRoll'>({
  refuse(state, action) {
    const kept = keptDice(state)
    const other = (kept & EVENT_DIE) !== 0 && EVENT_FACES.indexOf(action.event) + 1 !== camp.eventDie(state)
    return other || ((kept & NUMBER_DIE) !== 0 && action.number !== camp.numberDie(state))
      ? say('no.dieStays', {})
      : undefined
  },
  carry(state, action, seat, events) {
    set.setEventDie(state, EVENT_FACES.indexOf(action.event) + 1)
    set.setNumberDie(state, action.number)
    events?.event(say('log.eventRoll', { event: action.event, number: action.number }))
    const setup = camp.imperialCluster(state) === 0
    const why = topArg(state, 0)
    const again = topArg(state, 1)
    pop(state)
    if (setup) {
      spread(state, events)
      return
    }
    push(state, C.eventFace, seat, why)
    push(state, C.rerollEvent, seat, why, again)
  },
  *list(state) {
    for (const event of EVENT_FACES) {
      for (let number = 1; number <= 6; number++) {
        const action = { do: 'eventRoll', event, number } as const
        if (eventRoll.refuse(state, action, 0) === undefined) yield action
      }
    }
  },
  sample(state, _seat, random) {
    const kept = keptDice(state)
    return {
      do: 'eventRoll',
      event: EVENT_FACES[(kept & EVENT_DIE) !== 0 ? camp.eventDie(state) - 1 : random.int(6)]!,
      number: (kept & NUMBER_DIE) !== 0 ? camp.numberDie(state) : 1 + random.int(6),
    }
  },
})

/** Dice that stay as they lie in a second roll: the third number of the frame. */
const EVENT_DIE = 1
const NUMBER_DIE = 2
const keptDice = (state: State): number => topArg(state, 2)

/** Empath's Vision: whoever rolled may roll dice again, once (appendix A, L19). */
export const rerollEvent = free<'rerollEvent'>({
  refuse: (_state, action) => (action.event || action.number ? undefined : say('no.rerollNothing', {})),
  carry(state, action, seat) {
    const why = topArg(state, 0)
    pop(state)
    // The face is looked at only after the second roll.
    pop(state)
    push(state, C.eventRoll, seat, why, 1, (action.event ? 0 : EVENT_DIE) | (action.number ? 0 : NUMBER_DIE))
  },
  *list() {
    yield { do: 'rerollEvent', event: true, number: true }
    yield { do: 'rerollEvent', event: true, number: false }
    yield { do: 'rerollEvent', event: false, number: true }
  },
})

const mayReroll = (state: State, seat: number): boolean =>
  topArg(state, 1) === 0 &&
  heard(points.reroll, state, seat).some(({ die, limit }) => die < 0 && limit(state, seat) > 0)

const isCrisis = (state: State): boolean => camp.eventDie(state) <= 3

function eventFace(state: State): void {
  const why = topArg(state, 0)
  pop(state)
  if (why === FOR_CRISES) return
  if (isCrisis(state)) pushCrises(state)
  else if (why === FOR_EVENT) pushEdicts(state)
}

export const roundFrames: Readonly<Record<string, Frame>> = {
  councilTitle: {
    settle(state, seat, events) {
      councilTitle(state, seat, events)
      return true
    },
  },
  stealTrust: { offers: ['stealTrust'] },
  councilChoice: { offers: ['resolveCouncil'] },
  eventRoll: { offers: ['eventRoll'], chance: 'eventDice' },
  rerollEvent: {
    offers: ['rerollEvent', 'decline'],
    settle(state, seat) {
      if (mayReroll(state, seat)) return false
      pop(state)
      return true
    },
  },
  eventFace: {
    settle(state) {
      eventFace(state)
      return true
    },
  },
}
