// Dice of the step that is shown: an assault, a fight between bots or at sea, as they lie on the table.

import type { Lang } from '@understudy/procedure'
import { FACES, type Face } from '@understudy/rome/vocabulary'
import type { GameEvent } from '@understudy/table'
import { Die } from '../cards/dice.tsx'
import { words } from '../text/words.ts'

const ROLLED = ['assaultRolled', 'gatheredRolled', 'seaFought']

const facesOf = (value: unknown): Face[] =>
  typeof value === 'string' ? [...value].filter((each): each is Face => FACES.includes(each as Face)) : []

export function Thrown({ events, lang }: { readonly events: readonly GameEvent[]; readonly lang: Lang }) {
  const w = words(lang)
  const rolled = events.findLast(({ say }) => ROLLED.includes(say))?.with
  if (rolled === undefined) return null
  const sides = [
    { word: w.attackerDice, faces: facesOf(rolled.attack), points: rolled.points },
    { word: w.defenderDice, faces: facesOf(rolled.defence), points: rolled.against },
  ]
  return (
    <div class="rome-thrown">
      {sides.map(({ word, faces, points }) => (
        <p key={word}>
          <span>{word}</span>
          {faces.map((face, no) => (
            <Die key={no} colour="W" face={face} lang={lang} size={24} />
          ))}
          {typeof points === 'number' && <b>{points}</b>}
        </p>
      ))}
    </div>
  )
}
