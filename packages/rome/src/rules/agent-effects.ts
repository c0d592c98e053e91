// 8.2: what the twelve actions do, after a test or the other side's consent where they need one.

import { drawTop, takeFromHand, topCards } from '@understudy/table'
import { packOf } from '../pack/setting.ts'
import type { ActionCard } from '../pack/types.ts'
import { say } from '../text/sayings.ts'
import type { ChanceAction, SeatAction } from '../vocabulary.ts'
import { countOf, intoDeck, loseToReserves, waysToDraw } from './cards.ts'
import { checkDefeat } from './defeat.ts'
import { changeStatus } from './diplomacy.ts'
import { armyFact, atRegion, generalName, ofArmy, placeName, sideName, troopName } from './facts.ts'
import type { FrameOf, Target } from './frames.ts'
import { type Handler, type Log, option, pick, pop, push } from './handler.ts'
import { addCube, release } from './lands.ts'
import { armyAt, armyOf, CAPTAIN, isBot, landOf, NONE, regionOf, sideOf, statusOf } from './query.ts'
import type { State } from './state.ts'

/** The agent goes there and tries. */
export function beginAction(
  state: State,
  no: number,
  agentNo: number,
  card: ActionCard,
  target: Target,
  log: Log,
): void {
  const side = sideOf(state, no)
  const agent = side.agents[agentNo]
  if (agent === undefined) throw new Error(`no agent ${agentNo}`)
  agent.used = true
  if (target.region !== NONE) agent.region = target.region
  side.gold -= card.pay
  log?.event({
    ...say('agentActs', {
      seat: sideName(state, no),
      card: card.name,
      at: placeName(state, agent.region),
      against: target.seat === NONE ? null : sideName(state, target.seat),
    }),
    touches: [atRegion(state, agent.region)],
  })
  if (card.consent) {
    push(state, { kind: 'consent', side: target.seat, from: no, effect: card.effect === 'treaty' ? 'treaty' : 'trade' })
    return
  }
  const die =
    card.tests[
      target.slot !== NONE && card.effect === 'assassinate' ? 'general' : target.agent !== NONE ? 'agent' : 'any'
    ]
  if (die === undefined) {
    succeed(state, no, card, target, log)
    return
  }
  push(state, { kind: 'test', side: no, agent: agentNo, card: card.id, target, die })
}

export const testHandler: Handler<FrameOf<'test'>> = {
  ask: (state, frame) => ({
    chance: 'roll',
    dice: [frame.die],
    key: `test.${frame.side}`,
    question: say('ask.test', {
      seat: sideName(state, frame.side),
      card: packOf(state).actions.get(frame.card)?.name ?? null,
      die: frame.die,
    }),
  }),
  apply(state, frame, action, log) {
    const [face] = (action as Extract<ChanceAction, { do: 'roll' }>).faces
    const card = packOf(state).actions.get(frame.card)
    if (face === undefined || card === undefined) return
    pop(state, frame)
    if (card.success.includes(face)) {
      log?.event(say('testWon', { seat: sideName(state, frame.side), face, die: frame.die }))
      return succeed(state, frame.side, card, frame.target, log)
    }
    const caught = card.caught.includes(face)
    log?.event(say(caught ? 'testCaught' : 'testLost', { seat: sideName(state, frame.side), face, die: frame.die }))
    if (caught) sideOf(state, frame.side).agents.splice(frame.agent, 1)
  },
}

function succeed(state: State, no: number, card: ActionCard, target: Target, log: Log): void {
  const side = sideOf(state, no)
  switch (card.effect) {
    case 'assassinate':
      if (target.slot !== NONE) {
        push(state, { kind: 'slain', side: target.seat, slot: target.slot })
        return
      }
      sideOf(state, target.seat).agents.splice(target.agent, 1)
      log?.event(say('agentKilled', { of: sideName(state, target.seat) }))
      return
    case 'bribe':
      push(state, { kind: 'bribed', side: target.seat, slot: target.slot })
      return
    case 'turn': {
      const [agent] = sideOf(state, target.seat).agents.splice(target.agent, 1)
      const joins = agent !== undefined && side.agents.length < packOf(state).limits.agents
      // Whoever changes sides has done its work for this round (ruling rome/R-105).
      if (joins) side.agents.push({ ...agent, used: true })
      log?.event(
        say(joins ? 'agentTurned' : 'agentRemoved', { of: sideName(state, target.seat), seat: sideName(state, no) }),
      )
      return
    }
    case 'riot':
      addCube(state, target.region, log)
      return
    case 'uprising': {
      if (armyAt(state, target.region) === undefined) {
        release(state, target.region, log)
        return
      }
      addCube(state, target.region, log)
      addCube(state, target.region, log)
      return
    }
    case 'recruit':
      push(state, { kind: 'recruited', side: no, stack: regionOf(packOf(state), target.region).stack })
      return
    case 'sabotage': {
      if (target.building === null) return
      landOf(state, target.region)[target.building] = false
      log?.event({
        ...say('sabotaged', { building: target.building, region: placeName(state, target.region) }),
        touches: [atRegion(state, target.region)],
      })
      return
    }
    case 'distrust':
      changeStatus(state, target.seat, target.with, statusOf(state, target.seat, target.with) - 1, log)
      return
    case 'spy': {
      const army = armyOf(state, target.seat, target.slot)
      if (!army.seenBy.includes(no)) army.seenBy.push(no)
      log?.event({
        ...say('spied', { army: armyFact(state, target.seat, target.slot) }),
        touches: [ofArmy(state, target.seat, target.slot)],
      })
      if (!army.declared) push(state, { kind: 'declare', side: target.seat, slot: target.slot })
      return
    }
    case 'theft': {
      const victim = sideOf(state, target.seat)
      const loot = Math.min(packOf(state).theft, victim.gold)
      victim.gold -= loot
      side.gold += loot
      log?.event(say('stolen', { seat: sideName(state, no), from: sideName(state, target.seat), n: loot }))
      return
    }
    case 'trade':
    case 'treaty':
      return
  }
}

export const consentHandler: Handler<FrameOf<'consent'>> = {
  ask: (state, { side, from, effect }) => ({
    side,
    kind: effect,
    question: say(effect === 'trade' ? 'ask.trade' : 'ask.treaty', {
      seat: sideName(state, side),
      from: sideName(state, from),
    }),
  }),
  options: () => [
    option({ do: 'answer', yes: true }, pick('yes', true)),
    option({ do: 'answer', yes: false }, pick('yes', false)),
  ],
  apply(state, frame, action, log) {
    const { yes } = action as Extract<SeatAction, { do: 'answer' }>
    pop(state, frame)
    const { side, from, effect } = frame
    if (!yes) {
      log?.event(say('refused', { seat: sideName(state, side), effect }))
      return
    }
    if (effect === 'treaty') return changeStatus(state, from, side, statusOf(state, from, side) + 1, log)
    const gain = packOf(state).trade[statusOf(state, from, side)] ?? 0
    sideOf(state, from).gold += gain
    sideOf(state, side).gold += gain
    log?.event(say('traded', { a: sideName(state, from), b: sideName(state, side), n: gain }))
  },
}

/** Generals that this army's face-down one can be. */
export function generalWays(state: State, side: number, slot: number): Map<string, number> {
  const { general } = armyOf(state, side, slot)
  const ways = new Map<string, number>(general.known.map((id) => [id, 1]))
  for (const part of general.unknown) {
    for (const id of state.generalCards.bags.find((bag) => bag.id === part.bag)?.cards ?? []) ways.set(id, 1)
  }
  return ways
}

export const slainHandler: Handler<FrameOf<'slain'>> = {
  ask(state, { side, slot }) {
    if (armyOf(state, side, slot).general.unknown.length === 0) return undefined
    const ways = generalWays(state, side, slot)
    return {
      chance: 'general',
      ways,
      key: `general.${side}.${slot}`,
      question: say('ask.general', { army: armyFact(state, side, slot) }),
    }
  },
  run(state, frame, log) {
    const { general } = armyOf(state, frame.side, frame.slot)
    const [id] = general.known
    pop(state, frame)
    if (id === undefined) return
    general.known = []
    armyOf(state, frame.side, frame.slot).revealed = false
    if (id !== CAPTAIN) state.dead.push(id)
    log?.event(say('generalKilled', { of: sideName(state, frame.side), general: generalName(state, id) }))
  },
  apply(state, frame, action) {
    const { general } = armyOf(state, frame.side, frame.slot)
    const { general: id } = action as Extract<ChanceAction, { do: 'general' }>
    takeFromHand(state.generalCards, general, id)
    general.known = [id]
  },
}

/** Bribe: a random line card of the army; of an undeclared one, the top of the Main deck. */
export const bribedHandler: Handler<FrameOf<'bribed'>> = {
  ask(state, { side, slot }) {
    const ways = bribable(state, side, slot)
    if (ways.size === 0) return undefined
    return {
      chance: 'troop',
      ways,
      key: `bribe.${side}.${slot}`,
      question: say('ask.bribed', { army: armyFact(state, side, slot) }),
    }
  },
  run: (state, frame) => pop(state, frame),
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    const army = armyOf(state, frame.side, frame.slot)
    pop(state, frame)
    if (army.declared) takeFromHand(state.troopCards, army.cards, card)
    else drawTop(state.troopCards, side.decks.MI, card)
    loseToReserves(state, frame.side, card)
    log?.event(say('bribed', { of: sideName(state, frame.side), card: troopName(state, card) }))
    if (army.declared) checkDefeat(state, frame.side, frame.slot, log)
  },
}

function bribable(state: State, side: number, slot: number): Map<string, number> {
  const army = armyOf(state, side, slot)
  if (!army.declared) return topCards(state.troopCards, sideOf(state, side).decks.MI)
  if (countOf(state, army.cards, 'MI') + countOf(state, army.cards, 'CV') === 0) return new Map()
  return waysToDraw(state, army.cards, ['MI', 'CV'])
}

export const recruitedHandler: Handler<FrameOf<'recruited'>> = {
  ask: (state, frame) => ({
    chance: 'troop',
    ways: topCards(state.troopCards, state.stacks[frame.stack] ?? []),
    key: `recruit.${frame.side}`,
    question: say('ask.recruited', { seat: sideName(state, frame.side) }),
  }),
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    drawTop(state.troopCards, state.stacks[frame.stack] ?? [], card)
    if (isBot(side)) intoDeck(state, side, card)
    else side.pool.known = [...side.pool.known, card].sort()
    log?.event(say('recruited', { seat: sideName(state, frame.side), card: troopName(state, card) }))
    pop(state, frame)
  },
}
