// The turn of the bot: which card, seizing, the page of the suit.

import type { Json, Question, Say } from '@understudy/procedure'
import { cardsOf } from '../../../card-sets.ts'
import { numberOf, suitOf } from '../../../data/action-cards.ts'
import { secure } from '../../../rules/actions/secure.ts'
import { battle } from '../../../rules/battle/battle.ts'
import { ambitionId, cardId, card as cardIndex } from '../../../rules/board/ids.ts'
import { numberDeclares, refuseDeclaring } from '../../../rules/round/declare.ts'
import { refuseSeizing } from '../../../rules/round/initiative.ts'
import { leadNumber, leadSuit } from '../../../rules/round/play-card.ts'
import { holdsGuild, playable } from '../../../rules/seats/index.ts'
import { advantaged } from '../../../rules/seats/virtual.ts'
import { BONUS_OWES_BATTLE } from '../../../rules/state/numbers.ts'
import * as read from '../../../rules/state/read.ts'
import { F } from '../../../rules/state/stack.ts'
import { type Action, EVERY_SUIT } from '../../../vocabulary.ts'
import { type C, later, me, type Option, say, settings, type WaysOf } from '../context.ts'
import { declared, open, together } from '../evidence.ts'
import { isOneSuit, leads, optionOf, optionShown, options, surpassing } from '../lib/cards.ts'
import { frame, inTurn } from '../questions.ts'
import type { SuitPage } from '../sources.ts'
import { guildHeldBack } from '../terms/spend.ts'
import { isDeclared, isOpen, SOLE1, standing, TIED1 } from '../terms/standing.ts'

const counter = (c: C): number => read.counter(c.view, me(c))
const seizeCounter = (c: C): number => read.seizeCounter(c.view, me(c))
const hand = (c: C) => cardsOf(playable(c.view, me(c))).map(cardId)

export const cardToPlay: Question<C> = { test: (c) => frame(c) === F.lead || frame(c) === F.follow }
export const noCards: Question<C> = {
  test: (c) => hand(c).length === 0,
  show: (c) => [say('supercat.handCounter', { n: counter(c) })],
}
export const cardsDrawn: Question<C> = {
  test: (c) => hand(c).length > 0,
  show: (c) => [
    say('supercat.hand', { cards: hand(c), counter: counter(c) }),
    ...(c.view.options.difficulty === 'off' ? [] : [say('supercat.advantage', { has: advantaged(c.view, me(c)) })]),
  ],
}
export const isLeader: Question<C> = {
  test: leads,
  show: (c, yes) => [
    yes
      ? say('supercat.leads', {})
      : say('supercat.follows', { lead: cardId(read.leadCard(c.view) - 1), number: leadNumber(c.view) }),
  ],
}
export const seizeCounterGone: Question<C> = { test: (c) => seizeCounter(c) === 0 }

/** BT.3c: every card with every ambition that it may declare. */
const mayDeclare = (c: C, card: number, ambition: number): boolean =>
  settings(c).version.act?.matches(card, ambition) ?? numberDeclares(card, ambition)

const standings = together(open, declared)

export const declarations: WaysOf<Option> = {
  from: (c) => {
    const seat = me(c)
    if (refuseDeclaring(c.view, seat, undefined) !== undefined) return []
    const places = [0, 0, 0, 0, 0, 0]
    for (let ambition = 1; ambition <= 5; ambition++) {
      const place = standing(c.view, seat, ambition)
      if (place >= (isDeclared(c.view, ambition) ? SOLE1 : TIED1)) places[ambition] = place
    }
    if (Math.max(...places) === 0) return []
    const out: Option[] = []
    for (const option of options(c)) {
      const card = cardIndex(option.card)
      // A 7 matches all of them: an outright lead comes first (supercat/A10).
      let best: number = TIED1
      for (let ambition = 1; ambition <= 5; ambition++)
        if (places[ambition]! > best && mayDeclare(c, card, ambition)) best = places[ambition]!
      for (let ambition = 1; ambition <= 5; ambition++)
        if (places[ambition] === best && mayDeclare(c, card, ambition))
          out.push({ ...option, declare: ambitionId(ambition) })
    }
    return out
  },
  prefer: [
    later({ id: 'outrightLead', keep: (c, option) => placeOf(c, option) === SOLE1 }, '0.8', 'A09'),
    later({ id: 'morePips', most: (_, option) => option.n }, '0.8', 'A09'),
  ],
  because: (c, found) => {
    const refused = refuseDeclaring(c.view, me(c), undefined)
    if (refused !== undefined) return [refused]
    const places = standings(c)
    return found.length === 0 ? [say('supercat.nothingToDeclare', {}), ...places] : places
  },
  fell: (c, found) => {
    if (refuseDeclaring(c.view, me(c), undefined) !== undefined) return []
    const out: { value: Option; why: Say }[] = []
    for (const option of options(c))
      for (let ambition = 1; ambition <= 5; ambition++) {
        const declare = ambitionId(ambition)
        if (!mayDeclare(c, cardIndex(option.card), ambition)) continue
        if (found.some((each) => each.card === option.card && each.declare === declare)) continue
        const place = standing(c.view, me(c), ambition)
        const declared = isDeclared(c.view, ambition)
        out.push({ value: { ...option, declare }, why: say('supercat.notFirst', { place, declared }) })
      }
    return out
  },
  show: (c, option) =>
    say('supercat.declare', { card: option.card, ambition: option.declare ?? 'tycoon', place: placeOf(c, option) }),
}
const placeOf = (c: C, option: Option): number =>
  standing(c.view, me(c), ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].indexOf(option.declare ?? '') + 1)

/** BT.X3e: of cards that are all of one suit the highest (supercat/B1). */
export const oneSuit: WaysOf<Option> = {
  from: (c) => {
    const all = options(c)
    // Either side of a Faithful card is the same card.
    return isOneSuit(all) ? all.filter((each, at) => all.findIndex(({ card }) => card === each.card) === at) : []
  },
  prefer: [{ id: 'highest', most: (_, option) => numberOf(cardIndex(option.card)) }],
  show: optionShown,
}

export const surpasses: Question<C> = {
  test: (c) => surpassing(c).length > 0,
  show: (c, yes) => [yes ? toBeat(c) : say('supercat.hand', { cards: hand(c), counter: counter(c) })],
}
const toBeat = ({ view }: C) =>
  say('supercat.toBeat', { lead: cardId(read.leadCard(view) - 1), number: leadNumber(view) })
export const surpass: WaysOf<Option> = {
  from: surpassing,
  prefer: [{ id: 'highest', most: (_, option) => numberOf(cardIndex(option.card)) }],
  fell: (c, found) =>
    hand(c)
      .filter((card) => found.every((option) => option.card !== card))
      .map((card) => ({
        // It is of no use: there are no actions to tell.
        value: { ...optionOf(c, me(c), cardIndex(card), 'surpass', suitOf(cardIndex(card)), 0), n: 0 },
        why: say('supercat.doesNotSurpass', { suit: suitOf(cardIndex(card)) === leadSuit(c.view) }),
      })),
  show: (c, option) => (option.n === 0 ? say('supercat.actionCard', { card: option.card }) : optionShown(c, option)),
}

export const seizeGrew: Question<C> = {
  test: () => true,
  show: (c) => [say('supercat.seizeCounter', { n: seizeCounter(c) })],
}
const SPIES = 16
/** Lattice Spies would pay for seizing (GC.3). */
export const hasSpies = (c: C): boolean =>
  (settings(c).guildPage || settings(c).version.act?.seizesBySpies(c) === true) &&
  holdsGuild(c.view, me(c), SPIES - 1) &&
  !guildHeldBack(c.view, me(c), SPIES - 1, settings(c))
const gate = (c: C): number => settings(c).version.act?.seizeGate(c) ?? 2
export const mayCheckSeize: Question<C> = {
  test: (c) => refuseSeizing(c.view, me(c)) === undefined && counter(c) >= (hasSpies(c) ? 1 : gate(c)),
  show: (c) => [
    say('supercat.seizeGate', { cards: counter(c), seized: read.seized(c.view) === 1, spies: hasSpies(c) }),
  ],
}
const openLeads = (c: C): number =>
  [1, 2, 3, 4, 5].filter((ambition) => isOpen(c.view, ambition) && standing(c.view, me(c), ambition) === SOLE1).length
const changed = (c: C): number => settings(c).version.act?.seizing(c) ?? 0
export const rollsLow: Question<C> = {
  test: (c) => (c.vars.die ?? 99) - openLeads(c) + changed(c) < seizeCounter(c),
  show: (c) => [
    say('supercat.seizeRoll', { die: c.vars.die ?? 0, open: openLeads(c), counter: seizeCounter(c) }),
    ...(changed(c) === 0 ? [] : [say('supercat.seizeChanged', { by: changed(c) })]),
  ],
}

export function playCard(c: C): Action {
  const { act } = settings(c).version
  if (act !== undefined && c.vars.option !== undefined) return act.play(c, c.vars.option)
  const { card, mode, declare } = c.vars.option ?? { card: hand(c)[0]!, mode: 'copy' as const, declare: undefined }
  if (mode === 'lead') return { do: 'lead', card, ...(declare === undefined ? {} : { declare }) }
  const seize = c.vars.seizes === true && c.vars.spies !== true ? ({ seize: 'counter' } as const) : {}
  if (mode === 'surpass' || mode === 'pivot') return { do: mode, card, ...seize }
  return { do: 'copy', card, ...seize }
}

export const PAGES: readonly SuitPage[] = ['ADM', 'AGG', 'CON', 'MOB']
/** Faithful cards have two sides (campaign 17). */
export const ACT_PAGES: readonly SuitPage[] = [...PAGES, 'ZEAL', 'WIS']
/** The page of the suit that the actions belong to. */
export const pageOfSuit = (c: C): SuitPage => ACT_PAGES[read.suit(c.view)]!
/** Armed by a Weapon: a card of another suit follows the page of Aggression first (supercat/A29). */
export const isCombatCard: Question<C> = {
  test: (c) => inTurn(c) && read.armed(c.view) && pageOfSuit(c) !== 'AGG',
  show: (c, combat) => [say('supercat.suit', { suit: EVERY_SUIT[read.suit(c.view)]!, combat })],
}

/** What a bonus of its leader obliges it to (supercat/A118). */
export const owed: WaysOf<Action> = {
  from: (c) => {
    const bonus = inTurn(c) ? read.bonus(c.view) : 0
    if (bonus === 0) return []
    return [...(bonus === BONUS_OWES_BATTLE ? battle : secure).list(c.view, me(c), 'pip')]
  },
  show: (_c, action) => say('supercat.other', { action: action as unknown as Json }),
}
