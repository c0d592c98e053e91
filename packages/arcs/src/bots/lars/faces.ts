// The faces of the dice that Lars rolls, drawn and named, with what each of them does: for a table where a person rolls.

import { type Drawing, facePath } from '../../data/dice-drawings.ts'
import { faceName } from '../../text/words.ts'
import { DICE, type DieKind } from '../../vocabulary.ts'
import { copies, hasDoubleHit, hasFlame, SEIZE_FACES, type SeizeFace } from './die-faces.ts'

/** What a face can call for (lars 1): declaring only for the leader, copying and seizing only for a follower. */
export type LarsEffect = 'declare' | 'shift' | 'copy' | 'seize'

export interface LarsFace extends Drawing {
  readonly die: DieKind
  /** The value of the face, 1 to 6. */
  readonly face: number
  readonly effects: readonly LarsEffect[]
}

function effectsOf(die: DieKind, face: number, seizeFace: SeizeFace): LarsEffect[] {
  if (die === 'skirmish') return copies(face) ? ['copy'] : []
  if (die === 'raid') return face === SEIZE_FACES[seizeFace] ? ['seize'] : []
  return [...(hasFlame(face) ? (['declare'] as const) : []), ...(hasDoubleHit(face) ? (['shift'] as const) : [])]
}

/** All 18 faces; which raid face seizes is an option of the seat. */
export const larsFaces = (seizeFace: SeizeFace = 'doubleKey'): LarsFace[] =>
  DICE.flatMap((die) =>
    [1, 2, 3, 4, 5, 6].map(
      (face): LarsFace => ({
        id: `${die}-${face}`,
        die,
        face,
        name: { en: faceName('en', die, face), ru: faceName('ru', die, face) },
        effects: effectsOf(die, face, seizeFace),
        d: facePath(die, face),
      }),
    ),
  )

export const LARS_FACES: readonly LarsFace[] = larsFaces()
