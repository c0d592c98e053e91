// Beside the board: dice and cards of a bot's turn that are certain to be asked for, so that they stand on one screen. Only
// what no answer and nobody's choice in between can make needless is named here.

import type { Say } from '@understudy/procedure'
import type { Choice, TableQuestion } from '@understudy/table'
import { type AllCertain, type Certain, type Pile, topCards } from '@understudy/table/chance'
import { dieOf } from './bots/stance/page.ts'
import { declareRange } from './rules/army/declare.ts'
import { losesFromDecks } from './rules/army/losses.ts'
import { nextChance } from './rules/chance/chance.ts'
import { type ChanceAsk, topFrame } from './rules/play/handler.ts'
import { say } from './rules/sayings.ts'
import type { FrameOf } from './rules/state/frames.ts'
import { armyFact, sideName } from './rules/state/names.ts'
import { seatId, sideOf } from './rules/state/query.ts'
import type { State } from './rules/state/state.ts'
import type { Action, Cls } from './vocabulary.ts'

type Asked = TableQuestion<Action>
type Draw = Extract<Asked, { ask: 'chance' }>
type Coming = Certain<Action>

/** Cards that are certain to come off this pile before it is another one. */
function onTop(pile: Pile): number {
  const [first] = pile
  return first !== undefined && 'bag' in first ? first.n : 1
}

/** The same draw so many times more. */
function more(question: Draw, times: number): AllCertain<Action> {
  const { kind, key, question: asks } = question.decision
  const answers: readonly Choice<Action>[] = question.decision.next([])
  const again: Coming = { ask: 'chance', node: key ?? kind, kind, question: asks, answers }
  return { coming: Array.from({ length: Math.max(0, times) }, () => again) }
}

/** A bot flips all its action cards, one after another, whatever its agents do with them (AGT-2). */
function flips(state: State, { side }: FrameOf<'agents'>, question: Draw): AllCertain<Action> {
  const of = Math.min(sideOf(state, side).toFlip, onTop(state.actionDeck))
  const words = (n: number): Say => say('ask.flipOf', { seat: sideName(state, side), n, of })
  const { coming } = more(question, of - 1)
  return { about: words(1), coming: coming.map((each, at) => ({ ...each, question: words(at + 2) })) }
}

/** An army that loses from the decks loses cards off the top of one, and then those of the other class that the same roll cost it. */
function losses(state: State, frame: FrameOf<'loseCard'>, question: Draw): AllCertain<Action> {
  if (!losesFromDecks(state, frame)) return { coming: [] }
  const { decks } = sideOf(state, frame.side)
  const deck = frame.cls === 'SK' ? decks.SK : decks.MI.length > 0 ? decks.MI : decks.CV
  const { coming } = more(question, Math.min(frame.left, onTop(deck)) - 1)
  return { coming: [...coming, ...skirmishersToo(state, frame)] }
}

/** Skirmishers are lost after the main battle cards: their frame lies below. */
function skirmishersToo(state: State, { side, slot }: FrameOf<'loseCard'>): Coming[] {
  const next = state.frames.at(-2)
  if (next?.kind !== 'loseCard' || next.side !== side || next.slot !== slot || next.cls !== 'SK') return []
  const deck = sideOf(state, side).decks.SK
  const key = `loss.${side}.${slot}.SK`
  const asks = say('ask.loss', { army: armyFact(state, side, slot), cls: 'SK', deck: true })
  const ask: ChanceAsk = { chance: 'troop', ways: topCards(state.troopCards, deck), key, question: () => asks }
  const answers = nextChance(state, ask, [])
  const draw: Coming = { ask: 'chance', node: key, kind: 'troop', question: asks, answers }
  return answers.length === 0 ? [] : Array.from({ length: Math.min(next.left, onTop(deck)) }, () => draw)
}

/** STN-4: both dice of every marker of this bot; the markers are laid out before the first roll. */
function stance(state: State, { side, change }: FrameOf<'marker'>, node: string): AllCertain<Action> {
  const own = state.frames.filter((each) => each.kind === 'marker').filter((each) => each.side === side)
  const dice = own.reverse().flatMap(({ towards }): Coming[] =>
    (['white', 'red'] as const).map((colour) => ({
      ask: 'roll',
      seat: seatId(state, side),
      node: `${change ? 'STN-4' : 'STN-2'}.${colour === 'white' ? 1 : 2}`,
      die: dieOf[colour],
      about: say('ask.stanceDie', {
        towards: sideName(state, towards),
        box: change ? (sideOf(state, side).stance[towards] ?? 5) : 0,
        die: colour,
      }),
    })),
  )
  return after(dice, node)
}

const DECLARED: readonly (readonly [node: string, cls: Cls])[] = [
  ['DEC-2.1.1', 'SK'],
  ['DEC-2.2.1', 'CV'],
  ['DEC-2.3.1', 'MI'],
  ['DEC-2.4.1', 'AR'],
]

/** DEC-2: a die for each deck for which the table shows more than one number. */
function declared(
  state: State,
  { side }: FrameOf<'declare'>,
  question: Extract<Asked, { ask: 'roll' }>,
): AllCertain<Action> {
  const { seat, die } = question
  const open = DECLARED.filter(([, cls]) => declareRange(state, side, cls).length > 1)
  return after(
    open.map(([node]) => ({ ask: 'roll', seat, node, die })),
    question.node,
  )
}

/** Those after the one that is asked for now, and what that one is about. */
function after(all: readonly Coming[], node: string): AllCertain<Action> {
  const at = all.findIndex((each) => each.node === node)
  const now = all[at]
  const about = now?.ask === 'roll' ? now.about : undefined
  return { coming: now === undefined ? [] : all.slice(at + 1), ...(about === undefined ? {} : { about }) }
}

export function certain(state: State, question: Asked): AllCertain<Action> | undefined {
  const frame = topFrame(state)
  if (question.ask === 'chance') {
    if (frame?.kind === 'agents' && question.decision.kind === 'flip') return flips(state, frame, question)
    return frame?.kind === 'loseCard' ? losses(state, frame, question) : undefined
  }
  if (question.ask !== 'roll') return undefined
  if (frame?.kind === 'marker') return stance(state, frame, question.node)
  return frame?.kind === 'declare' ? declared(state, frame, question) : undefined
}
