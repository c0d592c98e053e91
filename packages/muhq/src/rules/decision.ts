// Whose decision it is, and what about.

import { CHANCE, type Decision } from '@understudy/table'
import { type Action, BOSS } from '../vocabulary.ts'
import { unseenIn } from './card-actions.ts'
import { pendingChance, refusal } from './legal.ts'
import { bossName, storeName } from './names.ts'
import { nextChoices } from './next.ts'
import { upkeepSum } from './queries.ts'
import { sampleAction } from './sample.ts'
import { type MuhqSay, say } from './sayings.ts'
import { resourcesOf, type State } from './state.ts'

export function decisionOf(state: State): Decision<Action> | undefined {
  if (state.over !== null) return undefined
  const seat = state.turn
  const pending = pendingChance(state)
  if (pending?.kind === 'drawn') {
    const boss = seat === BOSS
    const question = say('ask.drawn', { seat, left: boss ? 1 : state.draws })
    return chance(state, 'drawn', boss ? 'bossCards' : 'playerCards', `draw.${seat}`, question)
  }
  if (pending?.kind === 'reveal') {
    const { store } = pending
    const question = say('ask.reveal', { at: storeName(state, store), n: unseenIn(state, store) })
    return chance(state, 'reveal', 'storeCards', `reveal.${store}`, question)
  }
  // Written out here and below: this is made at every step, and putting objects together is slow.
  return {
    seat,
    kind: state.phase,
    question: question(state),
    legal: (action) => refusal(state, action),
    next: (picks) => nextChoices(state, picks),
    sample: (random) => sampleAction(state, random),
  }
}

const chance = (state: State, kind: string, source: string, key: string, question: MuhqSay): Decision<Action> => ({
  seat: CHANCE,
  kind,
  source,
  key,
  question,
  legal: (action) => refusal(state, action),
  next: (picks) => nextChoices(state, picks),
  sample: (random) => sampleAction(state, random),
})

function question(state: State) {
  const seat = state.turn
  const has = resourcesOf(state, seat)
  switch (state.phase) {
    case 'upkeep':
      return say('ask.upkeep', { seat, due: upkeepSum(state, seat), has })
    case 'bossStart':
      return say('ask.bossStart', { boss: bossName(state) })
    case 'bossUpkeep':
      return say('ask.bossUpkeep', { boss: bossName(state), due: upkeepSum(state, seat), has })
    case 'bossAct':
    case 'bossDraw':
      return say('ask.bossAct', { boss: bossName(state) })
    case 'act':
    case 'draw':
      return say('ask.act', { seat, round: state.round })
  }
}
