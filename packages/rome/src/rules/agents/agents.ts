// 8: the Agent phase. People hold their action cards and play them in any order; a bot flips its cards one at a time.

import { drawTop, pileSize, takeFromHand, topCards } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { ActionCard } from '../../pack/types.ts'
import type { Action, ActionCardId, ChanceAction, SeatAction } from '../../vocabulary.ts'
import { topUpActions } from '../chance/chance.ts'
import { type Handler, type Log, type Option, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { actionName, atRegion, placeName, sideName } from '../state/names.ts'
import { handSizeOf, isBot, NONE, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { beginAction } from './effects.ts'
import { agentReach, canReach, targetNamed, targetOf, targetsFor } from './targets.ts'

type AgentsFrame = FrameOf<'agents'>

function actionCard(state: State, id: ActionCardId): ActionCard {
  const card = packOf(state).actions.get(id)
  if (card === undefined) throw new Error(`no action card ${id}`)
  return card
}

export const dealActionsHandler: Handler<FrameOf<'dealActions'>> = {
  ask: (state, frame) => ({
    chance: 'deal',
    side: frame.side,
    n: handSizeOf(state, frame.side),
    key: `deal.${frame.side}`,
    question: () => say('ask.deal', { seat: sideName(state, frame.side), n: handSizeOf(state, frame.side) }),
  }),
  apply(state, frame, action, log) {
    const { cards } = action as Extract<ChanceAction, { do: 'deal' }>
    for (const card of cards) drawTop(state.actionCards, state.actionDeck, card)
    sideOf(state, frame.side).hand.known = [...cards].sort()
    log?.event({ ...say('actionsDealt', { seat: sideName(state, frame.side), n: cards.length }), aside: true })
    pop(state, frame)
  },
}

/** AGT-1, 8.1: agents off the board enter at the capital, or at the richest home region that is left. */
function entrances(state: State, no: number): number[] {
  const pack = packOf(state)
  const faction = pack.factions[sideOf(state, no).faction]
  if (faction === undefined) return []
  const held = faction.homes.filter((home) => state.lands[home]?.holder === no)
  if (held.includes(faction.capital)) return [faction.capital]
  const gold = held.map((region) => regionOf(pack, region).gold)
  const most = Math.max(...gold)
  return held.filter((_, at) => gold[at] === most)
}

function placeAgents(state: State, no: number, region: number, log: Log): void {
  for (const agent of sideOf(state, no).agents) {
    if (agent.region !== NONE) continue
    agent.region = region
    log?.event({
      ...say('agentEnters', { seat: sideName(state, no), region: placeName(state, region) }),
      touches: [atRegion(state, region)],
    })
  }
}

export const enterHandler: Handler<FrameOf<'enter'>> = {
  ask: (state, { side }) => ({
    side,
    kind: 'enter',
    question: () => say('ask.enter', { seat: sideName(state, side) }),
  }),
  options: (state, { regions }) =>
    regions.map((region) => {
      const { id } = regionOf(packOf(state), region)
      return option({ do: 'enter', region: id }, pick('region', id))
    }),
  apply(state, frame, action, log) {
    const { region } = action as Extract<SeatAction, { do: 'enter' }>
    placeAgents(state, frame.side, packOf(state).regionNo.get(region) ?? NONE, log)
    pop(state, frame)
  },
}

/** The cards that can be used now: a person's hand, or the one that a bot has flipped. */
function playable(state: State, no: number): ActionCardId[] {
  const side = sideOf(state, no)
  if (isBot(side)) return side.flipped === null ? [] : [side.flipped]
  return [...new Set(side.hand.known)]
}

function optionsOf(state: State, side: number): Option[] {
  const reach = agentReach(state, side)
  return playable(state, side).flatMap((id) => {
    const card = actionCard(state, id)
    const gold = option({ do: 'gold', card: id }, pick('actionCard', id), pick('do', 'gold'))
    if (card.pay > sideOf(state, side).gold) return [gold]
    const uses = targetsFor(state, side, card).flatMap((target) =>
      reach.flatMap((costs, agent) => {
        if (!canReach(state, side, costs, target)) return []
        const aim = targetOf(state, card, target)
        return [
          option(
            { do: 'agent', card: id, agent, target: aim },
            pick('actionCard', id),
            pick('agent', agent),
            pick('target', aim as never),
          ),
        ]
      }),
    )
    return [...uses, gold]
  })
}

export const agentsHandler: Handler<AgentsFrame> = {
  ask(state, frame) {
    const { side, entered } = frame
    if (!entered) return undefined
    const own = sideOf(state, side)
    if (isBot(own) && own.flipped === null) {
      if (own.toFlip === 0 || pileSize(state.actionDeck) === 0) return undefined
      const ways = topCards(state.actionCards, state.actionDeck)
      return {
        chance: 'flip',
        side,
        ways,
        key: `flip.${side}`,
        question: () => say('ask.flip', { seat: sideName(state, side), left: own.toFlip }),
      }
    }
    if (playable(state, side).length === 0) return undefined
    return {
      side,
      kind: isBot(own) ? 'agentCard' : 'agents',
      question: () =>
        say('ask.agents', {
          seat: sideName(state, side),
          n: isBot(own) ? 1 : own.hand.known.length,
          agents: own.agents.filter((agent) => agent.region !== NONE && !agent.used).length,
        }),
    }
  },

  run(state, frame, log) {
    const side = sideOf(state, frame.side)
    if (!frame.entered) {
      frame.entered = true
      for (const agent of side.agents) agent.used = false
      if (side.agents.every((agent) => agent.region !== NONE)) return
      const regions = entrances(state, frame.side)
      if (regions.length === 1 && regions[0] !== undefined) placeAgents(state, frame.side, regions[0], log)
      else if (regions.length > 1) push(state, { kind: 'enter', side: frame.side, regions })
      return
    }
    if (isBot(side) && side.toFlip > 0) {
      topUpActions(state, 1)
      if (pileSize(state.actionDeck) === 0) side.toFlip = 0
      return
    }
    for (const agent of side.agents) agent.used = false
    pop(state, frame)
  },

  options: (state, frame) => optionsOf(state, frame.side),

  refuse(state, frame, action) {
    if (action.do !== 'agent' && action.do !== 'gold') return say('no.notNow', {})
    if (!playable(state, frame.side).includes(action.card)) return say('no.actionCard', {})
    if (action.do === 'gold') return undefined
    const card = actionCard(state, action.card)
    const side = sideOf(state, frame.side)
    const agent = side.agents[action.agent]
    if (agent === undefined || agent.region === NONE) return say('no.agent', {})
    if (agent.used) return say('no.agentUsed', {})
    if (card.pay > side.gold) return say('no.gold', { price: card.pay, has: side.gold })
    const target = targetNamed(state, frame.side, card, action.target)
    if (target === undefined) return say('no.target', { card: card.name })
    if (canReach(state, frame.side, agentReach(state, frame.side)[action.agent], target)) return undefined
    return say('no.reach', { region: placeName(state, target.region) })
  },

  apply(state, frame, action: Action, log) {
    const side = sideOf(state, frame.side)
    if (action.do === 'flip') {
      drawTop(state.actionCards, state.actionDeck, action.card)
      side.toFlip--
      side.flipped = action.card
      log?.event(say('flipped', { seat: sideName(state, frame.side), card: actionName(state, action.card) }))
      return
    }
    if (action.do !== 'gold' && action.do !== 'agent') return
    const card = actionCard(state, action.card)
    if (isBot(side)) side.flipped = null
    else takeFromHand(state.actionCards, side.hand, action.card)
    state.actionDiscard.push(action.card)
    if (action.do === 'gold') {
      side.gold += card.gold
      log?.event(say('cardForGold', { seat: sideName(state, frame.side), card: card.name, n: card.gold }))
      return
    }
    const target = targetNamed(state, frame.side, card, action.target)
    if (target === undefined) throw new Error('the target is gone')
    beginAction(state, frame.side, action.agent, card, target, log)
  },
}
