// Dice on the table: those of the battle under way, or those just rolled.

import type { Action, State } from '@understudy/arcs'
import { facePath } from '@understudy/arcs/data'
import { read } from '@understudy/arcs/state'
import { dieName, faceName } from '@understudy/arcs/text'
import { DICE, type DieKind } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import type { BoardProps } from '../../ui.ts'
import { type Geometry, r } from '../draw/geometry.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'
import { diceStay } from './dice-lie.ts'

/** So far the numbers of the gates reach into it. */
const NUMBER = 11

interface Rolled {
  readonly die: DieKind
  readonly face: number
}

export function diceOn(state: State, events: readonly GameEvent[]): Rolled[] {
  if (diceStay(state))
    return DICE.flatMap((die, kind) =>
      [1, 2, 3, 4, 5, 6].flatMap((face) =>
        Array.from({ length: read.rolledFaces(state, kind, face - 1) }, () => ({ die, face })),
      ),
    )
  const roll = events.findLast(({ say }) => say === 'log.rolled')
  return DICE.flatMap((die) => ((roll?.with?.[die] ?? []) as number[]).map((face) => ({ die, face })))
}

type Props = Pick<BoardProps<State, Action>, 'state' | 'events' | 'lang'> & { readonly geometry: Geometry }

/** In the free middle of the map: at its edge they would lie on the signs of planets. */
export function DiceOnTable({ state, events, lang, geometry }: Props) {
  const dice = diceOn(state, events)
  if (dice.length === 0) return null
  const room = `max-width:${r(((geometry.hub.x - NUMBER) * 200) / geometry.width)}%`
  const told = dice.map(({ die, face }) => `${dieName(lang, die)}: ${faceName(lang, die, face)}`).join('; ')
  return (
    <div class="arcs-rolled" style={room} role="img" aria-label={`${words(lang).dice}. ${told}`}>
      {dice.map(({ die, face }, i) => (
        <span key={i} class={`arcs-cube cube-${die}`} title={faceName(lang, die, face)}>
          <GameIcon d={facePath(die, face)} size={26} />
        </span>
      ))}
    </div>
  )
}
