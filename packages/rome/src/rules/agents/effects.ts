// 8.2: what the twelve actions do, after a test or the other side's consent where they need one.

import type { Say } from '@understudy/procedure'
import { hasGaps, packOf } from '../../pack/setting.ts'
import type { ActionCard } from '../../pack/types.ts'
import { type ChanceAction, type SeatAction, STATUSES } from '../../vocabulary.ts'
import { changeStatus } from '../lands/diplomacy.ts'
import { addCube, release } from '../lands/lands.ts'
import { type Handler, type Log, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { isSecret, tellFirst } from '../secret/secret.ts'
import type { FrameOf, Target } from '../state/frames.ts'
import { armyFact, atRegion, ofArmy, placeName, sideName } from '../state/names.ts'
import { armyAt, armyOf, isBot, landOf, NONE, regionOf, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

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
    question: () =>
      say('ask.test', {
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
    consolation(state, frame.side, card, log)
    const caught = card.caught.includes(face)
    log?.event(say(caught ? 'testCaught' : 'testLost', { seat: sideName(state, frame.side), face, die: frame.die }))
    if (caught) sideOf(state, frame.side).agents.splice(frame.agent, 1)
  },
}

/** by option, a bot whose action came to nothing still takes the gold of its card. */
function consolation(state: State, no: number, card: ActionCard, log: Log): void {
  const side = sideOf(state, no)
  if (state.options['agents.goldOnRefusal'] !== true || !isBot(side)) return
  side.gold += card.gold
  log?.event(say('cardForGold', { seat: sideName(state, no), card: card.name, n: card.gold }))
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
      if (isSecret(state, target.seat)) {
        // its owner names the card that was drawn.
        push(state, { kind: 'lose', side: target.seat, slot: target.slot, cls: 'line', left: 1 })
        tellFirst(state, target.seat, target.slot)
      } else push(state, { kind: 'bribed', side: target.seat, slot: target.slot })
      return
    case 'turn': {
      const [agent] = sideOf(state, target.seat).agents.splice(target.agent, 1)
      const joins = agent !== undefined && side.agents.length < packOf(state).limits.agents
      // Whoever changes sides has done its work for this round (ruling rome/R-105).
      if (joins) side.agents.push({ region: agent.region, used: true })
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
      // The first cube may have been the third of a region whose holder has no army there: then it is theirs no longer.
      if (landOf(state, target.region).holder === target.seat) addCube(state, target.region, log)
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

/** What is offered, and what accepting it would bring. */
function offered(state: State, side: number, from: number, effect: 'trade' | 'treaty'): Say {
  const who = { seat: sideName(state, side), from: sideName(state, from) }
  const status = statusOf(state, from, side)
  return effect === 'trade'
    ? // What a pack leaves open is asked when the trade is made, not to put a question.
      say('ask.trade', { ...who, n: hasGaps(state) ? null : (packOf(state).trade[status] ?? 0) })
    : say('ask.treaty', { ...who, status: STATUSES[status + 1] ?? 'allied' })
}

export const consentHandler: Handler<FrameOf<'consent'>> = {
  ask: (state, { side, from, effect }) => ({
    side,
    kind: effect,
    question: () => offered(state, side, from, effect),
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
      const card = [...packOf(state).actions.values()].find((each) => each.effect === effect)
      if (card !== undefined) consolation(state, from, card, log)
      return
    }
    if (effect === 'treaty') return changeStatus(state, from, side, statusOf(state, from, side) + 1, log)
    const gain = packOf(state).trade[statusOf(state, from, side)] ?? 0
    sideOf(state, from).gold += gain
    sideOf(state, side).gold += gain
    log?.event(say('traded', { a: sideName(state, from), b: sideName(state, side), n: gain }))
  },
}
