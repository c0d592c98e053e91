// What is always in force in an act, as something that every seat holds: deeds, frames and hooks of the campaign itself.

import { inSet } from '../../card-sets.ts'
import type { ActionOf } from '../../vocabulary.ts'
import { courtId, site as siteIndex } from '../board/ids.ts'
import { FUEL, MATERIAL, PSIONIC, RELIC } from '../board/resources.ts'
import { COURT_CARDS } from '../cards/index.ts'
import { anyOf, type No, type PaidDeed } from '../choosing/deed.ts'
import type { Card } from '../hooks/hooks.ts'
import { EMPATH, KEEPER, TYCOON } from '../round/declare.ts'
import { say as baseSay } from '../sayings.ts'
import { isSeat } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isCity, isPort, siteOwner } from '../state/sites.ts'
import type { State } from '../state/state.ts'
import { battle } from './actions/battle.ts'
import { hits } from './actions/hits.ts'
import { refuseHarm, refuseTax, usesPort } from './actions/laws.ts'
import { move, moveChoices } from './actions/move.ts'
import { repair } from './actions/repair.ts'
import { raid, raidFree, theftFrames, useInterest, useTongues } from './cards/theft.ts'
import { demand, freeing, intrigue, looms, voxCards } from './cards/vox.ts'
import { COUNCIL_SPOT, refuseCouncil, uncover } from './court.ts'
import { crisisFrames, dropGuild, freeCity } from './crises.ts'
import { COUNCIL, FATE_LORE, isGolem, PROTECTED } from './data.ts'
import type { Frame } from './deed.ts'
import { exact } from './demand.ts'
import { changePolicy, edictFrames, enforce } from './edicts.ts'
import { admiral } from './fates/admiral.ts'
import { guarded, overseers, recover } from './fates/advocate.ts'
import { believer, believerFrames, disciples, scrap, teach } from './fates/believer.ts'
import { awaken, caretaker, caretakerFrames, speakers, stoneSpeakers } from './fates/caretaker.ts'
import { founder, founderFrames, parade, paradeFleets } from './fates/founder.ts'
import { league, magnateFrames, merchantLeague } from './fates/magnate.ts'
import { partisan, partisanFrames, spy, spyBack, spyDraw, spyDrawChoices } from './fates/partisan.ts'
import { bargain, bargainInfluence, bargainSecure, steward, stewardFrames } from './fates/steward.ts'
import { foundries } from './foundries.ts'
import { frozen } from './frozen.ts'
import { giveGolem, golem, golemFrames, useGolem } from './golems.ts'
import { copy, event, lead, pivot, surpass } from './play.ts'
import { escalate, supplyWeapons } from './policies.ts'
import { eventRoll, rerollEvent, resolveCouncil, roundFrames, stealTrust } from './round-end.ts'
import { say } from './sayings.ts'
import { fate, fates, found, policy, setupFrames } from './setup.ts'
import { counterChoices, proposeChoices, returnChoices, tellChoices } from './summit/picking.ts'
import {
  accept,
  callSummit,
  counter,
  exportTokens,
  leaveEmpire,
  petition,
  propose,
  returnFavors,
  reviveEmpire,
  summitFrames,
  tellDeal,
} from './summit/summit.ts'
import { amends, offer, offerChoices, offerRoll, talkRounds } from './summit/talk.ts'
import { arrange, deal, decline, mulligan, spend } from './turns.ts'

const always = (): true => true

/** New actions of Guild cards, as Guild Overseers binds them. */
const guildPaid: Readonly<Record<string, PaidDeed<never>>> = Object.fromEntries(
  COURT_CARDS.flatMap((card) =>
    'guild' in card.is
      ? Object.entries(card.paid ?? {}).map(([name, deed]) => [name, guarded(deed as PaidDeed<never>)])
      : [],
  ),
)

/** Trade is with a Rival, which the Free States are not, and a Golem is no resource (campaign 14.1, 16). */
function withRivals(deed: PaidDeed<ActionOf<'trade'>>): PaidDeed<ActionOf<'trade'>> {
  const refuse = (state: State, { city, give }: ActionOf<'trade'>, seat: number): No => {
    const owner = siteOwner(read.site(state, siteIndex(city)))
    if (isCity(read.site(state, siteIndex(city))) && !isSeat(owner)) return baseSay('no.rival', {})
    return isGolem(read.slot(state, seat, give)) ? say('no.golemTrade', {}) : undefined
  }
  return {
    ...deed,
    refuse: (state, action, seat) => refuse(state, action, seat) ?? deed.refuse(state, action, seat),
    *list(state, seat, pay) {
      for (const action of deed.list(state, seat, pay)) if (refuse(state, action, seat) === undefined) yield action
    },
    sample(state, seat, pay, random) {
      const action = deed.sample?.(state, seat, pay, random) ?? anyOf(deed.list(state, seat, pay), random)
      return action === undefined || refuse(state, action, seat) !== undefined ? undefined : action
    },
  }
}
const trade = withRivals(guildPaid.trade as unknown as PaidDeed<ActionOf<'trade'>>)

const FRAMES: Readonly<Record<string, Frame>> = {
  ...setupFrames,
  ...roundFrames,
  ...crisisFrames,
  ...edictFrames,
  ...summitFrames,
  ...golemFrames,
  ...theftFrames,
  ...stewardFrames,
  ...founderFrames,
  ...magnateFrames,
  ...caretakerFrames,
  ...partisanFrames,
  ...believerFrames,
  follow: { offers: ['surpass', 'pivot', 'copy', 'event'] },
  railgun: { offers: ['hits'] },
}
export const campaignFrame = (name: string): Frame | undefined => FRAMES[name]

const frozenFor = (state: State, seat: number, ambition: number): number => {
  if (ambition === TYCOON) return frozen(state, seat, MATERIAL) + frozen(state, seat, FUEL)
  if (ambition === KEEPER) return frozen(state, seat, RELIC)
  return ambition === EMPATH ? frozen(state, seat, PSIONIC) : 0
}

/** What the act itself brings. */
const laws = {
  is: { id: 'laws', has: always },
  counts: frozenFor,
  refuseSecure: (state: State, _seat: number, card: number) =>
    card === COUNCIL ? refuseCouncil(state, COUNCIL_SPOT) : undefined,
  refuseTheft: (_state: State, _victim: number, _thief: number, _type: number, card: number) =>
    card >= 0 && inSet(PROTECTED, card) ? say('no.protected', { card: courtId(card) }) : undefined,
  refuseHarm,
  refuseTax(state: State, seat: number, site: number) {
    const ruled = refuseTax(state, seat, site)
    return ruled === 'allowed' ? undefined : ruled
  },
  catapults(state: State, seat: number, system: number) {
    for (let at = system * 3, end = at + 3; at < end; at++)
      if (isPort(read.site(state, at)) && usesPort(state, seat, at)) return true
    return undefined
  },
  paid: { ...guildPaid, trade, move, repair, battle, bargain, recover, teach, awaken, spy },
  uses: { useTongues, useInterest, useGolem },
  free: {
    lead,
    surpass,
    pivot,
    copy,
    event,
    hits,
    raid,
    uncover,
    decline,
    arrange,
    spend,
    mulligan,
    deal,
    demand,
    free: freeing,
    looms,
    intrigue,
    policy,
    eventRoll,
    fates,
    fate,
    found,
    callSummit,
    returnFavors,
    petition,
    leaveEmpire,
    reviveEmpire,
    propose,
    accept,
    counter,
    export: exportTokens,
    talkRounds,
    amends,
    offer,
    offerRoll,
    tellDeal,
    stealTrust,
    resolveCouncil,
    rerollEvent,
    dropGuild,
    freeCity,
    enforce,
    changePolicy,
    exact,
    escalate,
    supplyWeapons,
    foundries,
    raidFree,
    parade,
    league,
    speakers,
    giveGolem,
    golem,
    bargainInfluence,
    bargainSecure,
    spyBack,
    spyDraw,
    scrap,
  },
  frames: FRAMES,
  choices: {
    move: moveChoices,
    propose: proposeChoices,
    counter: counterChoices,
    returnFavors: returnChoices,
    tellDeal: tellChoices,
    offer: offerChoices,
    spyDraw: spyDrawChoices,
  },
} as unknown as Card

/** Imperial Authority (campaign 12.1): where the Empire controls, any city, like one's own. */
const imperialAuthority: Card = {
  is: { lore: FATE_LORE.imperialAuthority },
  taxesWithoutControl: (state, seat, system) => {
    for (let site = system * 3; site < system * 3 + 3; site++)
      if (refuseTax(state, seat, site) === 'allowed') return true
    return false
  },
}

export const CAMPAIGN_CARDS: readonly Card[] = [
  laws,
  imperialAuthority,
  overseers,
  stoneSpeakers,
  paradeFleets,
  merchantLeague,
  disciples,
  steward,
  founder,
  caretaker,
  partisan,
  admiral,
  believer,
  ...voxCards,
]
