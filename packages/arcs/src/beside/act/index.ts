// Act I of the campaign on a real table; a base game is told as ever.

import type { Beside, Change } from '@understudy/table'
import { courtId } from '../../rules/board/ids.ts'
import { say as put } from '../../rules/campaign/sayings.ts'
import * as camp from '../../rules/state/campaign/read.ts'
import type { State } from '../../rules/state/state.ts'
import type { CourtId } from '../../vocabulary.ts'
import type { ActPart } from '../act-part.ts'
import { besideWith } from '../index.ts'
import type { Piece, Spot } from '../lying.ts'
import { putAct } from './put.ts'
import { say } from './sayings.ts'
import { actScales } from './scales.ts'
import { actPhrases, actPiece, actSpot } from './words.ts'

const discardOf = (state: State): CourtId[] =>
  Array.from({ length: camp.discarded(state) }, (_, n) => courtId(camp.discard(state, n)))

/** Cards come onto the discard pile one after another; its order matters, and so does a deck that is shuffled. */
function after(from: State, to: State, moves: readonly Change[]): Change[] {
  const out: Change[] = []
  const told = moves.flatMap(({ say: name, with: facts }) =>
    name === 'carry.move' ? [facts as unknown as { piece: Piece; from: Spot; to: Spot }] : [],
  )
  if (told.some((each) => each.to.at === 'courtDeck')) out.push(say('carry.shuffleCourt', {}))
  const pile = discardOf(from)
  for (const { piece, from: old, to: now } of told) {
    if (piece.piece !== 'court') continue
    if (old.at === 'courtDiscard') pile.splice(pile.indexOf(piece.card), 1)
    if (now.at === 'courtDiscard') pile.push(piece.card)
  }
  const right = discardOf(to)
  if (pile.join() !== right.join()) out.push(put('put.discardOrder', { cards: right }))
  return out
}

const act: ActPart = {
  put: putAct,
  scales: actScales,
  after,
  phrases: { en: actPhrases('en'), ru: actPhrases('ru') },
  pieceName: actPiece,
  spotName: actSpot,
}

export const actBeside: Beside<State> = besideWith(act)
