// The boss's seat: each step of its published turn is an action of its own, whoever sits there.
//   0 shuffle · 1 gain · 2.1 destroy · 2.2 pay · 3 draw, play, act with units · 4 end (the unused card is discarded)

import type { EventSink } from '@understudy/table'
import { drawTop, shuffledPile } from '@understudy/table/chance'
import { BOSS, BOSS_GAIN_PER_PLAYER, type CardId } from '../../vocabulary.ts'
import { by, cardName, log } from '../names.ts'
import { upkeepSum } from '../queries.ts'
import { say } from '../sayings.ts'
import type { State } from '../state.ts'

export const bossGain = (state: State): number => BOSS_GAIN_PER_PLAYER * state.options.players

export const mustShuffle = (state: State): boolean => state.boss.deck.length === 0 && state.boss.discard.length > 0

export function shuffleBossDeck(state: State, events?: EventSink): void {
  const { boss } = state
  boss.deck = shuffledPile(boss.hidden, boss.discard)
  boss.discard = []
  log(events, () => say('log.reshuffled', { ...by(state, BOSS) }))
}

export function gainResources(state: State, events?: EventSink): void {
  const n = bossGain(state)
  state.boss.resources += n
  state.phase = 'bossUpkeep'
  log(events, () => say('log.gained', { ...by(state, BOSS), n, now: state.boss.resources }))
}

export function payUpkeep(state: State, events?: EventSink): void {
  const n = upkeepSum(state, BOSS)
  state.boss.resources -= n
  state.phase = 'bossAct'
  log(events, () => say('log.upkeep', { ...by(state, BOSS), n, now: state.boss.resources }))
}

export function bossCardDrawn(state: State, card: CardId, events?: EventSink): void {
  const { boss } = state
  drawTop(boss.hidden, boss.deck, card)
  boss.drawn = card
  state.phase = 'bossAct'
  log(events, () => say('log.drew', { ...by(state, BOSS), card: cardName(state, card) }), { card, seat: BOSS })
}

export function discardDrawn(state: State, events?: EventSink): void {
  const { boss } = state
  if (boss.drawn !== null) {
    const card = boss.drawn
    boss.discard.push(card)
    boss.drawn = null
    log(events, () => say('log.discarded', { ...by(state, BOSS), card: cardName(state, card) }), { card, seat: BOSS })
  }
  // muhq/5
  if (!state.options.bossKeepsResources) boss.resources = 0
}
