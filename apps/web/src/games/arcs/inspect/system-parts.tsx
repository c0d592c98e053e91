// What is said of a planet or a gate in any game: its sign, its name as printed, what lies there. Who has it is said between.

import { place, RESOURCE } from '@understudy/arcs/text'
import type { Lang } from '@understudy/procedure'
import type { ComponentChildren } from 'preact'
import type { SystemLook } from '../board/look.ts'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { ABOUT_WORDS } from '../text/about.ts'
import { capital, words } from '../text/words.ts'

export function SystemAbout({
  look: { id, type, slots },
  lang,
  children,
}: {
  readonly look: SystemLook
  readonly lang: Lang
  readonly children: ComponentChildren
}) {
  return (
    <div class="arcs-about">
      <GameIcon
        d={type === undefined ? SIGNS.gate : RESOURCE_SIGN[type]}
        size={36}
        class={`about-sign${type === undefined ? '' : ` type-${type}`}`}
      />
      <div>
        <h2>{capital(place(lang, id))}</h2>
        <p class="arcs-note">
          {type === undefined ? ABOUT_WORDS[lang].gateIs : words(lang).planetIs(RESOURCE[type][lang], slots)}
        </p>
        {children}
      </div>
    </div>
  )
}

export function PieceLines({ ships, sites, lang }: Pick<SystemLook, 'ships' | 'sites'> & { readonly lang: Lang }) {
  const w = words(lang)
  return (
    <ul class="arcs-lines-list">
      {ships.map(({ colour, n, damaged }) => (
        <li key={`${colour}${damaged}`}>
          <SeatMark colour={colour} />
          {w.shipsOf(w.seat(colour), n, damaged)}
        </li>
      ))}
      {sites.map(
        ({ id, building }) =>
          building !== undefined && (
            <li key={id}>
              <SeatMark colour={building.colour} />
              {w.buildingOf(w.seat(building.colour), building.city, building.damaged)}
            </li>
          ),
      )}
    </ul>
  )
}
