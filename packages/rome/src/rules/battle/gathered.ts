// 27: bot against bot by gathered dice.

import type { ChanceAction, Colour } from '../../vocabulary.ts'
import { infantryOf } from '../army/cards.ts'
import { checkDefeat } from '../army/defeat.ts'
import { killsOf, pointsOf, skirmishHits } from '../army/losses.ts'
import { gatherDice } from '../attack/assault-dice.ts'
import { type Handler, type Log, pop, push } from '../play/handler.ts'
import { pause } from '../play/reckon.ts'
import { say } from '../sayings.ts'
import type { Assault, Fighter, GatheredFrame } from '../state/frames.ts'
import { armyFact } from '../state/names.ts'
import { armyOf, NONE, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { concludeBattle } from './end.ts'

export function newGathered(assault: Assault, defender: Fighter): GatheredFrame {
  return {
    kind: 'gathered',
    assault,
    defender,
    infantry: [0, 0],
    step: 'declare',
    points: [0, 0],
    lost: [0, 0],
    losses: [],
  }
}

const fighters = (frame: GatheredFrame): readonly [Fighter, Fighter] => [frame.assault, frame.defender]

const diceFor = (state: State, { side, slot }: Fighter, infantry: number): readonly Colour[] =>
  gatherDice(state, side, slot, infantry)

export const gatheredHandler: Handler<GatheredFrame> = {
  ask(state, frame) {
    if (frame.step !== 'roll') return undefined
    const [attack, defence] = fighters(frame).map((fighter, role) =>
      diceFor(state, fighter, frame.infantry[role as 0 | 1]),
    )
    return {
      chance: 'roll',
      dice: [...(attack ?? []), ...(defence ?? [])],
      key: `gathered.${frame.assault.side}.${frame.assault.slot}`,
      question: () =>
        say('ask.gathered', {
          a: armyFact(state, frame.assault.side, frame.assault.slot),
          b: armyFact(state, frame.defender.side, frame.defender.slot),
          attack: (attack ?? []).join(''),
          defence: (defence ?? []).join(''),
        }),
    }
  },

  apply(state, frame, action, log) {
    const { faces } = action as Extract<ChanceAction, { do: 'roll' }>
    const mine = faces.slice(0, diceFor(state, frame.assault, frame.infantry[0]).length)
    const theirs = faces.slice(mine.length)
    frame.points = [pointsOf(mine), pointsOf(theirs)]
    frame.step = 'end'
    log?.event(
      say('gatheredRolled', {
        a: armyFact(state, frame.assault.side, frame.assault.slot),
        b: armyFact(state, frame.defender.side, frame.defender.slot),
        attack: mine.join(''),
        defence: theirs.join(''),
      }),
    )
    const pairs = state.options['bvb.wounds'] === 'pairs'
    // The attacker's losses come first: the last frame pushed is the first to run.
    for (const [role, roll] of [
      [1, mine],
      [0, theirs],
    ] as const) {
      const { side, slot } = fighters(frame)[role]
      for (const [cls, left] of [
        ['SK', skirmishHits(roll)],
        ['MI', killsOf(roll, pairs)],
      ] as const) {
        if (left > 0) push(state, { kind: 'loseCard', side, slot, cls, left, paid: false, role })
      }
    }
    pause(state, frame.assault.side, 'gathered', mine, theirs)
  },

  run(state, frame, log) {
    const [attacker, defender] = fighters(frame)
    switch (frame.step) {
      case 'declare':
        frame.step = 'strength'
        for (const { side, slot } of [defender, attacker]) {
          const isSuper = sideOf(state, side).role === 'super'
          if (isSuper && !armyOf(state, side, slot).declared) push(state, { kind: 'declare', side, slot })
        }
        return
      case 'strength': {
        if (gone(state, attacker) || gone(state, defender)) return finish(state, frame, !gone(state, attacker), log)
        frame.step = 'reveal'
        for (const role of [1, 0] as const) {
          const { side, slot } = fighters(frame)[role]
          const army = armyOf(state, side, slot)
          if (army.declared) frame.infantry[role] = infantryOf(state, army)
          else push(state, { kind: 'strength', side, slot, role })
        }
        return
      }
      case 'reveal':
        frame.step = 'roll'
        for (const { side, slot } of [defender, attacker]) push(state, { kind: 'reveal', side, slot })
        return
      default:
        return finish(state, frame, frame.points[0] > frame.points[1], log)
    }
  },
}

const gone = (state: State, { side, slot }: Fighter): boolean => armyOf(state, side, slot).region === NONE

/** BVB-5 to BVB-9: points, armies too small to stand, and the loser's retreat. */
function finish(state: State, frame: GatheredFrame, attackerWins: boolean, log: Log): void {
  const [attacker, defender] = fighters(frame)
  const fought = !gone(state, attacker) && !gone(state, defender)
  pop(state, frame)
  if (fought) {
    for (const { side, slot } of [attacker, defender]) checkDefeat(state, side, slot, log)
  }
  concludeBattle(
    state,
    {
      attacker,
      defender,
      winner: attackerWins ? 0 : 1,
      killed: [frame.lost[0], frame.lost[1]],
      scored: fought,
    },
    log,
  )
}
