// "What is this?" in plain words: a unit, a tile, a store, a card.

import {
  cardOf,
  onBoard,
  type State,
  settingOf,
  storeTile,
  type TilePlace,
  tileAt,
  tileName,
  unitAt,
  unitOf,
} from '@understudy/muhq'
import type { Json, Lang } from '@understudy/procedure'
import { words } from '../text/words.ts'
import { AboutCard } from './about-card.tsx'
import { AboutUnit } from './about-unit.tsx'

interface InspectProps {
  readonly state: State
  readonly what: Json
  readonly lang: Lang
}

export function Inspect({ state, what, lang }: InspectProps) {
  return <div class="muhq muhq-inspect">{about(state, what, lang)}</div>
}

function about(state: State, what: Json, lang: Lang) {
  const ref = typeof what === 'object' && what !== null && !Array.isArray(what) ? (what as Record<string, Json>) : {}
  if ('unit' in ref) {
    const unit = unitOf(state, Number(ref.unit))
    return unit === undefined ? <p>{words(lang).gone}</p> : <AboutUnit state={state} unit={unit} lang={lang} />
  }
  if ('card' in ref) {
    const card = settingOf(state).cards.get(String(ref.card))
    return card === undefined ? <p>{words(lang).gone}</p> : <AboutCard card={card} lang={lang} />
  }
  if ('store' in ref) return <AboutTile state={state} place={storeTile(state, Number(ref.store))} lang={lang} />
  const place = ref.tile as unknown as TilePlace | undefined
  if (place !== undefined && onBoard(settingOf(state).board, place)) {
    return <AboutTile state={state} place={place} lang={lang} />
  }
  return <p>{words(lang).gone}</p>
}

function AboutTile({ state, place, lang }: { readonly state: State; readonly place: TilePlace; readonly lang: Lang }) {
  const w = words(lang)
  const tile = tileAt(state, place)
  const unit = unitAt(state, place)
  const owner = tile.owner
  // A spawn in deep water is deep water, too.
  const ground = tile.ground === 'water' || tile.ground === 'deep' ? tile.ground : undefined
  return (
    <>
      <h3>
        {capital(w.tile(tile.tile))} · {tileName(place)}
      </h3>
      <p>
        {w.tileRule(tile.tile)}
        {owner !== undefined && owner !== 'people' && ` ${w.owner(w.seatOf(owner))}.`}
      </p>
      {ground !== undefined && ground !== tile.tile && (
        <p>
          {capital(w.tile(ground))}: {w.tileRule(ground)}
        </p>
      )}
      {unit === undefined ? (
        <p class="muhq-note">{w.nobodyHere}</p>
      ) : (
        <p>
          {cardOf(state, unit.card).name[lang]} · {w.seat(unit.controller)}
        </p>
      )}
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
