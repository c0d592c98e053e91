// Act I as the rules ask for it.

import type { EventSink } from '@understudy/table'
import { joined, without } from '../../card-sets.ts'
import { bringLeaders } from '../cards/led-cards.ts'
import { addCards, allCards } from '../hooks/heard.ts'
import { type ActRules, addAct } from '../round/act-rules.ts'
import { BASE } from '../round/layers.ts'
import * as camp from '../state/campaign/read.ts'
import { FREE_STATES, isSeat } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { F, FRAMES, pop, push, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf, playersOf, type State, ships } from '../state/state.ts'
import { imperialAttackers, noImperialAttackers } from './actions/battle.ts'
import { question as askHits, settleHits } from './actions/hits.ts'
import { buildsAt, refuseAlong, stops, taxCaptures, usesPort } from './actions/laws.ts'
import { canRaid, freeLoot } from './cards/theft.ts'
import { learnCrises } from './cards/vox-crises.ts'
import { canRefill, councilCard, FAITHFUL_OUT, orderDiscard, refuseCouncil, SCRAPPED, takeCard } from './court.ts'
import { plainDeck } from './data.ts'
import { newChapter, newTurn } from './fates/partisan.ts'
import { C } from './frames.ts'
import { clearLeague, frozen, leagueHolder, leagueSize } from './frozen.ts'
import { begins, countHarm, forgetHarm, harmed } from './grievances.ts'
import { CAMPAIGN_ACT_END } from './intermission.ts'
import { CAMPAIGN_CARDS, campaignFrame } from './laws.ts'
import { growLists } from './lists.ts'
import { actOptions, givenOptions } from './options.ts'
import { learnActions } from './parse.ts'
import { leadSuit } from './play.ts'
import { agentCount, problems, typeCount } from './position/check.ts'
import { restore, serialise } from './position/file.ts'
import { parts } from './position/parts.ts'
import { resample, view } from './position/view.ts'
import { campaignRoundEnd } from './round-end.ts'
import { sample } from './sample.ts'
import { say } from './sayings.ts'
import { newGame } from './setup.ts'
import { namedParts } from './summit/deals.ts'
import { storedParts } from './summit/parts.ts'
import { commands, useRegents } from './titles.ts'
import { settleRedeal } from './turns.ts'
import { POLICIES } from './vocabulary.ts'

/** Frames of the base game that go another way in an act. */
function step(state: State, seat: number, events?: EventSink): boolean | undefined {
  switch (topKind(state)) {
    case F.hits:
      return settleHits(state, events)
    case F.railgun:
      if (read.fresh(state, read.battleAt(state), read.defender(state)) > 0) return settleHits(state, events)
      pop(state)
      return true
    case F.dice:
      if (ships(state, read.battleAt(state), seat) + imperialAttackers(state) > 0) return false
      pop(state)
      return true
    case F.refill:
      if (canRefill(state)) return false
      pop(state)
      return true
    case F.ransack:
      if (isSeat(topArg(state, 0))) return undefined
      pop(state)
      return true
    case F.raid:
      return settleRaid(state, seat)
    case F.afterBattle:
      noImperialAttackers(state)
      return undefined
    case F.redeal:
      return settleRedeal(state)
    case F.nextTurn:
      newTurn(state)
      forgetHarm(state)
      return undefined
    case F.nextChapter:
      newChapter(state)
      return undefined
    default:
      return undefined
  }
}

function settleRaid(state: State, seat: number): boolean {
  const type = read.defender(state) === FREE_STATES ? freeLoot(state) : 0
  if (canRaid(state)) return false
  pop(state)
  if (type > 0 && read.supply(state, type) > 0) push(state, C.raidFree, seat)
  return true
}

/** What follows from something that happened, wherever it happened. */
function tidy(state: State, events?: EventSink): void {
  countHarm(state, events)
  orderDiscard(state)
  if (leagueSize(state) > 0 && leagueHolder(state) < 0) clearLeague(state)
}

/** The list of cards may have been set anew since. */
function ensureCards(): void {
  if (!allCards().includes(CAMPAIGN_CARDS[0]!)) addCards(CAMPAIGN_CARDS)
}

const act: ActRules = {
  options(base, given) {
    ensureCards()
    return actOptions(base, given)
  },
  givenOptions,
  newGame,
  roundEnd: campaignRoundEnd(BASE.roundEnd),
  actEnd: CAMPAIGN_ACT_END,
  begins,
  harmed,
  tidy,
  outcome: (state, winner) => ({
    winners: [colourOf(state, winner)],
    // As after step A: what is carried over is halved (campaign/R14).
    scores: Object.fromEntries(state.options.colours.map((colour, seat) => [colour, camp.result(state, seat)])),
    why: say('over.act', {
      seat: colourOf(state, winner),
      power: camp.result(state, winner),
      carried: read.power(state, winner),
    }),
  }),
  step,
  key(state) {
    const name = FRAMES[topKind(state)]!
    return campaignFrame(name)?.key?.(state)
  },
  question(state) {
    const kind = topKind(state)
    const seat = colourOf(state, topSeat(state))
    if (kind === F.hits || kind === F.railgun) return askHits(state)
    if (kind === C.proposal)
      return say('ask.proposal', {
        seat,
        by: colourOf(state, camp.dealBy(state)),
        parts: namedParts(state, storedParts(state)),
      })
    if (kind === C.answer)
      return say('ask.answer', {
        seat,
        by: colourOf(state, camp.dealBy(state)),
        parts: namedParts(state, storedParts(state)),
        die: topArg(state, 0),
      })
    if (kind === C.talk) return say('ask.talk', { seat, rounds: topArg(state, 0), failures: topArg(state, 2) })
    if (kind === C.demand || kind === C.govern)
      return say('ask.demand', { seat, policy: POLICIES[camp.policy(state)]! })
    return undefined
  },
  sample,
  actionDeck: (state) =>
    without(joined(plainDeck(playersOf(state)), read.cardSet(state, FAITHFUL_OUT)), read.cardSet(state, SCRAPPED)),
  leadSuit,
  council: councilCard,
  refuseInfluence: (state, _seat, spot) => refuseCouncil(state, spot),
  takeCourtCard: (state, seat, spot, ransack, events) =>
    takeCard(state, seat, spot, ransack ? 'trophy' : 'capture', events),
  frozen,
  taxCaptures,
  buildsAt,
  usesPort,
  stops,
  refuseAlong,
  imperialAttackers,
  fightsAt: commands,
  serialise,
  restore(state, data) {
    ensureCards()
    restore(state, data)
  },
  problems,
  typeCount,
  agentCount,
  parts,
  view,
  resample,
}

let added = false

/** Once added, games of Act I can be begun and opened. A base game is none the wiser. Words come from the entrances (`act.ts`). */
export function addCampaign(): void {
  if (added) return
  added = true
  bringLeaders()
  growLists()
  learnActions()
  learnCrises()
  useRegents()
  addAct(act)
  ensureCards()
}
