// A planet or a gate in words, as printed: "cluster 4, crescent".

import type { State } from '@understudy/arcs'
import { boardOf, read } from '@understudy/arcs/state'
import type { Lang } from '@understudy/procedure'
import { systemLook } from '../board/look.ts'
import { ABOUT_WORDS } from '../text/about.ts'
import { words } from '../text/words.ts'
import { PieceLines, SystemAbout } from './system-parts.tsx'

export function AboutSystem({ state, system, lang }: { state: State; system: number; lang: Lang }) {
  const a = ABOUT_WORDS[lang]
  const look = systemLook(state, system)
  const out = read.setup(state) !== 0 && !boardOf(state).inPlay[system]
  return (
    <SystemAbout {...{ look, lang }}>
      {out && <p>{a.outOfPlay}</p>}
      {!out && <p>{look.control === undefined ? a.controlNobody : a.controlled(words(lang).seat(look.control))}</p>}
      <PieceLines ships={look.ships} sites={look.sites} lang={lang} />
      {look.ships.length === 0 && look.sites.every(({ building }) => building === undefined) && !out && (
        <p class="arcs-note">{a.nobodyHere}</p>
      )}
    </SystemAbout>
  )
}
