// 11, 26: what is asked in a battle, and of whom.

import type { Colour } from '../../vocabulary.ts'
import type { Ask } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { fewestAsked } from '../secret/secret.ts'
import type { BattleFrame } from '../state/frames.ts'
import { armyFact, sideName } from '../state/names.ts'
import type { State } from '../state/state.ts'
import { draws } from './frame.ts'
import { handOf } from './hand.ts'
import { botDraw, lines, playerOf } from './play.ts'
import {
  adjuster,
  aiming,
  demander,
  hiddenInfantry,
  hiddenLine,
  shooter,
  takeChoices,
  taker,
  terrainShort,
  undecided,
} from './wants.ts'

function askTerrain(state: State, frame: BattleFrame): Ask | undefined {
  const side = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
  if (side === undefined) return undefined
  const hidden = hiddenInfantry(state, side)
  const army = armyFact(state, side.side, side.slot)
  if (hidden.size > 0) {
    return {
      chance: 'troop',
      ways: hidden,
      key: `terrain.${side.side}`,
      question: () => say('ask.infantryIs', { army }),
    }
  }
  return { side: side.side, kind: 'terrain', question: () => say('ask.terrain', { army }) }
}

function askPlay(state: State, frame: BattleFrame): Ask | undefined {
  const role = playerOf(frame)
  if (role === undefined) return undefined
  const side = frame.sides[role]
  const army = armyFact(state, side.side, side.slot)
  const { phase } = frame
  if (side.bot) {
    const ways = botDraw(state, frame, role)
    if (ways === undefined || ways.size === 0) return undefined
    return {
      chance: 'troop',
      ways,
      key: `battle.${side.side}.${phase}`,
      question: () => say('ask.botCard', { army, phase }),
    }
  }
  if (lines(state, frame, side).length === 0) return undefined
  return { side: side.side, kind: 'battleCard', question: () => say('ask.battleCard', { army, phase }) }
}

export function askBattle(state: State, frame: BattleFrame): Ask | undefined {
  const { phase } = frame
  switch (frame.step) {
    case 'begin': {
      const side = undecided(state, frame)
      if (side === undefined) return askTerrain(state, frame)
      return {
        side: side.side,
        kind: 'cavalry',
        question: () =>
          say(handOf(state, side).divisionAsked, {
            army: armyFact(state, side.side, side.slot),
          }),
      }
    }
    case 'demand': {
      const side = demander(state, frame)
      if (side === undefined) return undefined
      return {
        side: side.side,
        kind: 'demand',
        question: () => say('ask.demand', { seat: sideName(state, side.side), phase }),
      }
    }
    case 'play':
      return askPlay(state, frame)
    case 'shoot': {
      const aims = aiming(frame)
      if (aims !== undefined) {
        const question = () => say('ask.artilleryIs', { army: armyFact(state, aims.side, aims.slot) })
        return { chance: 'troop', ways: draws(state, aims, ['AR']), key: `artillery.${aims.side}`, question }
      }
      const side = shooter(state, frame)
      if (side === undefined) return undefined
      return {
        side: side.side,
        kind: 'shoot',
        question: () => say('ask.shoot', { army: armyFact(state, side.side, side.slot) }),
      }
    }
    case 'roll': {
      const dice = frame.sides.flatMap((side) => side.dice)
      const [a, b] = frame.sides.map((side) => side.dice.join(''))
      return {
        chance: 'roll',
        dice,
        key: `dice.${phase}`,
        question: () => say('ask.battleDice', { phase, attack: a ?? '', defence: b ?? '' }),
      }
    }
    case 'adjust':
      return askAdjust(state, frame)
    case 'take': {
      const role = taker(frame)
      if (role === undefined) return undefined
      const side = frame.sides[role]
      const army = armyFact(state, side.side, side.slot)
      const hidden = hiddenLine(state, frame, role)
      if (hidden.size > 0)
        return { chance: 'troop', ways: hidden, key: `line.${side.side}`, question: () => say('ask.lineIs', { army }) }
      const { known, ways } = takeChoices(state, frame, role)
      if (known.length === 0 && ways.size > 0) {
        return { chance: 'troop', ways, key: `killed.${side.side}`, question: () => say('ask.killed', { army }) }
      }
      if (known.length < fewestAsked(state, side.side)) return undefined
      return {
        side: side.side,
        kind: 'casualty',
        question: () => say('ask.casualty', { army, left: frame.toTake[role] + frame.toTakeSkirmishers[role] }),
      }
    }
  }
}

function askAdjust(state: State, frame: BattleFrame): Ask | undefined {
  const { again } = frame
  if (again !== null) {
    const side = frame.sides[again.side as 0 | 1]
    const dice: Colour[] =
      again.how === 'tactics' ? again.dice.map((): Colour => 'G') : again.dice.map((at) => side.dice[at] ?? 'W')
    const question = () =>
      say(again.how === 'tactics' ? 'ask.tacticsDice' : 'ask.rerollDice', {
        seat: sideName(state, side.side),
      })
    return { chance: 'roll', dice, key: `${again.how}.${side.side}`, question }
  }
  const next = adjuster(state, frame)
  if (next === undefined) return undefined
  const side = frame.sides[next.role]
  const facts = { army: armyFact(state, side.side, side.slot), roll: side.roll.join('') }
  return {
    side: side.side,
    kind: next.how,
    question: () => say(next.how === 'reroll' ? 'ask.reroll' : 'ask.tactics', facts),
  }
}
