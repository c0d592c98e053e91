// Where dice and draws come from. Beside the board people roll and draw what concerns them; what bots settle among
// themselves or with nobody's regions, what bots alone roll against people, and the cards of bots, may come from the app.

import { BOT_DICE } from '@understudy/table/steps'
import { numbersOf } from '../packed.ts'
import type { ChanceAsk } from '../play/handler.ts'
import type { Frame } from '../state/frames.ts'
import { isAmongBots, isBot, landOf, NONE } from '../state/query.ts'
import type { State } from '../state/state.ts'

export const PEOPLE_CARDS = 'peopleCards'
/** Dice that bots roll in what concerns people: their agents, Tactics dice, their part of a throw of both sides. */
export const BOTS_AGAINST_PEOPLE = 'botsAgainstPeople'

const SOURCES: Readonly<Record<ChanceAsk['chance'], string>> = {
  roll: 'dice',
  troop: 'troops',
  general: 'generals',
  flip: 'actionCards',
  deal: 'actionCards',
  initiative: 'initiative',
}

export function sourceOf(state: State, frame: Frame, chance: ChanceAsk['chance']): string {
  if (chance === 'roll') return diceOf(state, frame)
  const drawn = chance === 'troop' || chance === 'general'
  return drawn && 'side' in frame && isPerson(state, frame.side) ? PEOPLE_CARDS : SOURCES[chance]
}

function diceOf(state: State, frame: Frame): string {
  if (isAmongBots(state)) return BOT_DICE
  if (!concerned(state, frame).some((no) => isPerson(state, no))) return BOT_DICE
  return rolling(state, frame).some((no) => isPerson(state, no)) ? SOURCES.roll : BOTS_AGAINST_PEOPLE
}

function isPerson(state: State, no: number): boolean {
  const side = no === NONE ? undefined : state.sides[no]
  return side !== undefined && !isBot(side)
}

/** Whoever rolls or has something to lose; NONE stands for nobody. */
function concerned(state: State, frame: Frame): readonly number[] {
  switch (frame.kind) {
    case 'attack':
      return [frame.assault.side, landOf(state, frame.assault.target).holder]
    case 'battle':
      return numbersOf(frame.sides, ({ side }) => side)
    case 'gathered':
      return [frame.assault.side, frame.defender.side]
    case 'seaFight':
      return [frame.side, frame.of]
    case 'test': {
      const { seat, with: other, region } = frame.target
      return [frame.side, seat, other, region === NONE ? NONE : landOf(state, region).holder]
    }
    default:
      return numbersOf(state.sides, (_, no) => no)
  }
}

/** Whether the attacker's dice (0) or the defender's (1) are a bot's; a region that nobody holds is left to people. */
export function isBotsDie(state: State, frame: Frame, role: 0 | 1): boolean {
  const side = state.sides[BOTH_ROLL.includes(frame.kind) ? (concerned(state, frame)[role] ?? NONE) : NONE]
  return side !== undefined && isBot(side)
}
const BOTH_ROLL: readonly Frame['kind'][] = ['attack', 'battle', 'gathered', 'seaFight']

/** Whose dice these are. */
function rolling(state: State, frame: Frame): readonly number[] {
  if (frame.kind === 'test') return [frame.side]
  if (frame.kind !== 'battle') return concerned(state, frame)
  const { again, sides } = frame
  return again === null
    ? sides.filter(({ dice }) => dice.length > 0).map(({ side }) => side)
    : sides.filter((_, role) => role === again.side).map(({ side }) => side)
}
