// Before a battle of cards: the dice of both armies, phase by phase, as far as they are known.

import '../style/phase-dice.css'
import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Army } from '@understudy/rome/rules'
import { Die } from '../cards/dice.tsx'
import { words } from '../text/words.ts'
import { phaseDice, unseenCards } from './phase-dice.ts'
import { BATTLE_WORDS } from './words.ts'

interface Props {
  readonly state: State
  readonly lang: Lang
  readonly mine: Army
  readonly theirs: Army
  readonly region: number
}

export function PhaseTable({ state, lang, mine, theirs, region }: Props) {
  const w = BATTLE_WORDS[lang]
  const [own, other] = [phaseDice(state, mine), phaseDice(state, theirs)]
  const hidden = unseenCards(theirs)
  const { terrain = 0 } = packOf(state).regions[region] ?? {}
  const cell = ({ dice }: (typeof own)[number], unseen: number | undefined) => (
    <td>
      {dice.map(([colour, n]) => (
        <span key={colour} class="dice">
          <Die colour={colour} lang={lang} size={18} />×{n}
        </span>
      ))}
      {unseen !== 0 ? '?' : dice.length === 0 ? '–' : null}
    </td>
  )
  return (
    <table class="rome-phase-dice">
      <thead>
        <tr>
          <th scope="col">{w.perPhase}</th>
          <th scope="col">{w.yours}</th>
          <th scope="col">{w.theirs(hidden)}</th>
        </tr>
      </thead>
      <tbody>
        {own.map((row, at) => (
          <tr key={row.phase}>
            <th scope="row">
              {words(lang).battlePhase[row.phase]}
              {row.phase === 'terrain' ? ` (${terrain})` : ''}
            </th>
            {cell(row, 0)}
            {cell(other[at] ?? row, hidden)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
