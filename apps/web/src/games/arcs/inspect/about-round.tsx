// The round and the ambitions in words.

import type { State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { actionCard, ambitionName, RESOURCE } from '@understudy/arcs/text'
import { type Ambition, RESOURCES } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { chapterOf, initiativeOf, playedCards, roundOf, zeroLies } from '../board/round.ts'
import { AMBITION_SIGN, GameIcon } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { MarkerChip } from '../table/ambitions.tsx'
import { ambitionLook, freeMarkers } from '../table/standings.ts'
import { ABOUT_WORDS } from '../text/about.ts'
import { words } from '../text/words.ts'

export function AboutRound({ state, lang }: { readonly state: State; readonly lang: Lang }) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const played = playedCards(state)
  return (
    <>
      <h2>{w.whenLabel(chapterOf(state), roundOf(state))}</h2>
      <p>{a.initiativeIs(w.seat(initiativeOf(state)))}</p>
      {played.length === 0 ? (
        <p class="arcs-note">{a.nothingPlayed}</p>
      ) : (
        <ul class="arcs-lines-list">
          {played.map(({ colour, mode, card, seized }) => (
            <li key={colour}>
              <SeatMark colour={colour} />
              {w.seat(colour)}: {w.modeOf(mode)}
              {mode === 'copy' || card === undefined ? '' : `, ${actionCard(lang, card)}`}
              {seized ? `; ${a.alsoSeized}` : ''}
            </li>
          ))}
        </ul>
      )}
      {zeroLies(state) && <p class="arcs-note">{a.zeroMeans}</p>}
      <p class="arcs-note">
        {a.supply}: {RESOURCES.map((type, i) => `${RESOURCE[type][lang]} ${read.supply(state, i + 1)}`).join(', ')}
      </p>
    </>
  )
}

export function AboutAmbition({
  state,
  ambition,
  lang,
}: {
  readonly state: State
  readonly ambition: Ambition
  readonly lang: Lang
}) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const look = ambitionLook(state, ambition)
  const free = freeMarkers(state)
  const declared = look.markers.length > 0
  return (
    <div class="arcs-about">
      <GameIcon d={AMBITION_SIGN[ambition]} size={36} class="about-sign" />
      <div>
        <h2>{ambitionName(lang, ambition)}</h2>
        <p>{w.ambitionRule(ambition)}</p>
        <p class="arcs-note">{declared ? a.worth(look.high, look.low) : w.notDeclared}</p>
        <p class="arcs-note arcs-free">
          {w.freeMarkers(free.length)}{' '}
          {free.map((marker) => (
            <MarkerChip key={marker.high} marker={marker} />
          ))}
        </p>
        <ul class="arcs-lines-list">
          {look.standings.map(({ colour, count, place, power }) => (
            <li key={colour}>
              <SeatMark colour={colour} />
              {w.seat(colour)}: {count} · {w.placeOf(place)}
              {declared && power > 0 ? ` · ${a.wouldGain(power)}` : ''}
            </li>
          ))}
        </ul>
        {look.silent > 0 && <p class="arcs-note">{a.silentHas(look.silent)}</p>}
        {look.lead !== undefined && <p class="arcs-note">{look.lead === 0 ? a.tied : a.aheadBy(look.lead)}</p>}
      </div>
    </div>
  )
}
