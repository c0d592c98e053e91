// Whether an action is legal now, and if not, why: any well-formed action may be asked about.

import { bagOf, pileSize, topCards } from '@understudy/table/chance'
import { type Action, BOSS, type CardId, type Phase, type UnitId } from '../vocabulary.ts'
import { storeToReveal, unseenIn } from './card-actions.ts'
import { cardName, storeName, unitFact } from './names.ts'
import { unitOf, upkeepSum, upkeepVictims } from './queries.ts'
import { refuseBuy, refusePlay, refusePutAway, refuseUnknownCard } from './refuse-cards.ts'
import { refuseAttack, refuseFull, refuseMove, refuseTap } from './refuse-units.ts'
import { type MuhqSay, say } from './sayings.ts'
import { mustShuffle } from './seats/boss.ts'
import { personOf, resourcesOf, type State } from './state.ts'

type No = MuhqSay | undefined

/** What chance owes the table at the moment. */
type Pending = { readonly kind: 'drawn' } | { readonly kind: 'reveal'; readonly store: number }

const DRAWN: Pending = { kind: 'drawn' }

export function pendingChance(state: State): Pending | undefined {
  if (state.draws > 0 || state.phase === 'bossDraw') return DRAWN
  const store = storeToReveal(state)
  return store === undefined ? undefined : { kind: 'reveal', store }
}

export function refusal(state: State, action: Action): No {
  if (state.over !== null) return say('no.over', {})
  const pending = pendingChance(state)
  if (pending !== undefined) {
    if (action.do === 'drawn' && pending.kind === 'drawn') return refuseDrawn(state, action.seat, action.card)
    if (action.do === 'reveal' && pending.kind === 'reveal')
      return refuseReveal(state, pending.store, action.store, action.cards)
    return pending.kind === 'drawn'
      ? say('no.drawFirst', { seat: state.turn })
      : say('no.revealFirst', { at: storeName(state, pending.store) })
  }
  return refusePhase(state, action) ?? refuseAction(state, action)
}

const PHASES_OF: Readonly<Record<Action['do'], readonly Phase[]>> = {
  drawn: [],
  reveal: [],
  shuffle: ['bossStart'],
  gain: ['bossStart'],
  destroy: ['upkeep', 'bossUpkeep'],
  pay: ['upkeep', 'bossUpkeep'],
  draw: ['bossAct'],
  play: ['act', 'bossAct'],
  move: ['act', 'bossAct'],
  attack: ['act', 'bossAct'],
  full: ['act', 'bossAct'],
  tap: ['act', 'bossAct'],
  buy: ['act', 'bossAct'],
  end: ['act', 'bossAct'],
}

function refusePhase(state: State, action: Action): No {
  if (PHASES_OF[action.do].includes(state.phase)) return undefined
  return say('no.phase', { doing: action.do, phase: state.phase, seat: state.turn })
}

function refuseAction(state: State, action: Action): No {
  switch (action.do) {
    case 'shuffle':
      return mustShuffle(state) ? undefined : say('no.noShuffle', {})
    case 'gain':
      // muhq/32
      return mustShuffle(state) ? say('no.shuffleFirst', {}) : undefined
    case 'destroy':
      return refuseDestroy(state, action.unit)
    case 'pay': {
      // A person is asked for it only if the table was changed while units were being given up.
      const due = upkeepSum(state, state.turn)
      const has = resourcesOf(state, state.turn)
      return due > has ? say('no.upkeepDue', { due, has }) : undefined
    }
    case 'draw':
      if (state.boss.drawn !== null) return say('no.drawnAlready', { card: cardName(state, state.boss.drawn) })
      // muhq/2
      return pileSize(state.boss.deck) === 0 ? say('no.deckEmpty', {}) : undefined
    case 'play':
      return refusePlay(state, action.card, action)
    case 'move':
      return refuseMove(state, action.unit, action.to, action.street === true)
    case 'attack':
      return refuseAttack(state, action.unit, action.target)
    case 'full':
      return refuseFull(state, action.unit, action.target)
    case 'tap':
      return refuseTap(state, action.unit)
    case 'buy':
      return refuseBuy(state, action.store, action.card)
    case 'end':
      return refusePutAway(state, action.putAway)
    case 'drawn':
    case 'reveal':
      return say('no.phase', { doing: action.do, phase: state.phase, seat: state.turn })
  }
}

function refuseDestroy(state: State, id: UnitId): No {
  const unit = unitOf(state, id)
  if (unit === undefined) return say('no.unit', { id })
  const facts = { unit: unitFact(state, unit), turn: state.turn }
  if (unit.controller !== state.turn) return say('no.notYours', facts)
  const due = upkeepSum(state, state.turn)
  const has = resourcesOf(state, state.turn)
  if (due <= has) return say('no.upkeepPayable', { due, has })
  return upkeepVictims(state, state.turn).includes(unit) ? undefined : say('no.keepsUnit', facts)
}

function refuseDrawn(state: State, seat: string, card: CardId): No {
  if (seat !== state.turn) return say('no.drawFirst', { seat: state.turn })
  const unknown = refuseUnknownCard(state, card)
  if (unknown !== undefined) return unknown
  const side = state.turn === BOSS ? state.boss : personOf(state, state.turn)
  return topCards(side.hidden, side.deck).has(card)
    ? undefined
    : say('no.notInDeck', { seat: state.turn, card: cardName(state, card) })
}

function refuseReveal(state: State, wanted: number, store: number, cards: readonly CardId[]): No {
  const at = storeName(state, wanted)
  if (store !== wanted) return say('no.revealFirst', { at })
  const n = unseenIn(state, wanted)
  if (cards.length !== n) return say('no.revealCount', { at, n })
  const left = unseenCards(state, wanted)
  for (const card of cards) {
    const unknown = refuseUnknownCard(state, card)
    if (unknown !== undefined) return unknown
    const found = left.indexOf(card)
    if (found < 0) return say('no.notUnseen', { at, card: cardName(state, card) })
    left.splice(found, 1)
  }
  return undefined
}

/** What may lie in an unseen store: all cards that nobody has seen yet. */
export function unseenCards(state: State, store: number): CardId[] {
  return (state.stores[store]?.unseen ?? []).flatMap((group) =>
    'bag' in group ? bagOf(state.storeCards, group.bag).cards : group.cards,
  )
}
