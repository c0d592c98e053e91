// A face of a die that a bot rolls on a real table: the battle dice show symbols, others their number.

import { faceName } from '@understudy/arcs/text'
import { DICE, type DieKind } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { DieFace } from './dice.tsx'

const isBattleDie = (die: string): die is DieKind => (DICE as readonly string[]).includes(die)

export function PrintedFace({ die, face, lang }: { readonly die: string; readonly face: string; readonly lang: Lang }) {
  if (!isBattleDie(die)) return <>{face}</>
  return (
    <span class="arcs" title={faceName(lang, die, Number(face))}>
      <DieFace die={die} face={Number(face)} size={30} />
      <span class="unseen">{faceName(lang, die, Number(face))}</span>
    </span>
  )
}
