// A planet or a gate in words, as printed: "cluster 4, crescent".

import { boardOf, place, RESOURCE, read, type State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { systemLook } from '../board/look.ts'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { ABOUT_WORDS } from '../text/about.ts'
import { capital, words } from '../text/words.ts'

export function AboutSystem({ state, system, lang }: { state: State; system: number; lang: Lang }) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const look = systemLook(state, system)
  const out = read.setup(state) !== 0 && !boardOf(state).inPlay[system]
  return (
    <div class="arcs-about">
      <GameIcon
        d={look.type === undefined ? SIGNS.gate : RESOURCE_SIGN[look.type]}
        size={36}
        class={`about-sign${look.type === undefined ? '' : ` type-${look.type}`}`}
      />
      <div>
        <h2>{capital(place(lang, look.id))}</h2>
        <p class="arcs-note">
          {look.type === undefined ? a.gateIs : w.planetIs(RESOURCE[look.type][lang], look.slots)}
        </p>
        {out && <p>{a.outOfPlay}</p>}
        {!out && <p>{look.control === undefined ? a.controlNobody : a.controlled(w.seat(look.control))}</p>}
        <ul class="arcs-lines-list">
          {look.ships.map(({ colour, n, damaged }) => (
            <li key={`${colour}${damaged}`}>
              <SeatMark colour={colour} />
              {w.shipsOf(w.seat(colour), n, damaged)}
            </li>
          ))}
          {look.sites.map(
            ({ id, building }) =>
              building !== undefined && (
                <li key={id}>
                  <SeatMark colour={building.colour} />
                  {w.buildingOf(w.seat(building.colour), building.city, building.damaged)}
                </li>
              ),
          )}
        </ul>
        {look.ships.length === 0 && look.sites.every(({ building }) => building === undefined) && !out && (
          <p class="arcs-note">{a.nobodyHere}</p>
        )}
      </div>
    </div>
  )
}
