// 11, 26: what can be answered in a battle.

import type { SeatAction } from '../../vocabulary.ts'
import { type Option, option, pick } from '../play/handler.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { handOf } from './hand.ts'
import { lines, mayDecline, playerOf } from './play.ts'
import { adjuster, tacticalDice, takeChoices, taker, terrainChoices, terrainShort, undecided } from './wants.ts'

function playOptions(state: State, frame: BattleFrame, role: 0 | 1): Option[] {
  const side = frame.sides[role]
  const hand = handOf(state, side)
  const centre = frame.phase === 'centre'
  const skirmishers = centre ? [undefined, ...new Set(hand.unplayed(state, side, ['SK']))] : [undefined]
  const artillery = centre ? [undefined, ...new Set(hand.unplayed(state, side, ['AR']))] : [undefined]
  const plays = lines(state, frame, side).flatMap((line) =>
    skirmishers.flatMap((skirmisher) =>
      artillery.map((gun) => {
        const action: SeatAction = {
          do: 'play',
          line,
          ...(skirmisher === undefined ? {} : { skirmisher }),
          ...(gun === undefined ? {} : { artillery: gun }),
        }
        const path = [pick('card', line)]
        if (skirmishers.length > 1) path.push(pick('skirmisher', skirmisher ?? ''))
        if (artillery.length > 1) path.push(pick('artillery', gun ?? ''))
        return option(action, ...path)
      }),
    ),
  )
  return mayDecline(frame, role) ? [...plays, option({ do: 'play' }, pick('do', 'nothing'))] : plays
}

/** How many of each kind of cavalry go to the Centre; the rest envelops. */
function cavalryOptions(state: State, side: BattleSide): Option[] {
  return handOf(state, side)
    .divisions(state, side)
    .map(({ action, told: [how, what] }) => option(action, pick(how, what)))
}

/** Bots choose single dice; people roll all dice of a card again or none (PH4-3). */
function rerollOptions(side: BattleSide): Option[] {
  const all = side.roll.map((_, at) => at)
  if (!side.bot)
    return [
      option({ do: 'reroll', dice: [] }, pick('yes', false)),
      option({ do: 'reroll', dice: all }, pick('yes', true)),
    ]
  return subsets(all).map((dice) => option({ do: 'reroll', dice }, pick('dice', dice)))
}

function subsets(all: readonly number[]): number[][] {
  const sets: number[][] = [[]]
  for (const each of all) for (const set of [...sets]) sets.push([...set, each])
  return sets
}

export function battleOptions(state: State, frame: BattleFrame): Option[] {
  const yesNo = (action: (yes: boolean) => SeatAction): Option[] =>
    [true, false].map((yes) => option(action(yes), pick('yes', yes)))
  switch (frame.step) {
    case 'begin': {
      const side = undecided(state, frame)
      if (side !== undefined) return cavalryOptions(state, side)
      const short = frame.sides.find((each) => terrainShort(state, frame, each) > 0)
      return short === undefined
        ? []
        : terrainChoices(state, short).map((card) => option({ do: 'terrain', card }, pick('card', card)))
    }
    case 'demand':
      return yesNo((yes) => ({ do: 'demand', yes }))
    case 'play':
      return playOptions(state, frame, playerOf(frame) ?? 0)
    case 'shoot':
      return yesNo((yes) => ({ do: 'shoot', yes }))
    case 'adjust': {
      const next = adjuster(state, frame)
      if (next === undefined) return []
      const side = frame.sides[next.role]
      if (next.how === 'reroll') return rerollOptions(side)
      return subsets(tacticalDice(state, frame, next.role))
        .filter((dice) => dice.length <= side.tactics)
        .map((dice) => option({ do: 'tactics', dice }, pick('dice', dice)))
    }
    case 'take': {
      const role = taker(frame)
      const known = role === undefined ? [] : takeChoices(state, frame, role).known
      return known.map((card) => option({ do: 'lose', cards: [card] }, pick('card', card)))
    }
    case 'roll':
      return []
  }
}
