// Regions to choose from, under what can be done there; with many of them, a field to find one by its name.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, levelOf } from '@understudy/rome/rules'
import { useState } from 'preact/hooks'
import { byName } from '../board/by-name.ts'
import { colourOf } from '../draw/colour.ts'
import { MarkIcon, SeatMark } from '../draw/mark.tsx'
import { type Chip, Chips } from './chips.tsx'
import { COMPOSE_WORDS } from './words.ts'

interface PlaceGroup {
  readonly label: string
  readonly places: readonly { readonly id: string; onTap(): void }[]
}

/** With so many, one would rather type than read. */
const MANY = 9
/** More than these are no row any more: they lie on the map, and are listed when that is asked for. */
const A_ROW = 12

export function Places({
  state,
  lang,
  groups,
  listed = false,
  labelled = true,
  bringing,
}: {
  readonly state: State
  readonly lang: Lang
  /** There is room for all of them. */
  readonly listed?: boolean
  /** Whether what is done there is said here, or elsewhere already. */
  readonly labelled?: boolean
  /** What it brings to do it there, instead of what the region is. */
  readonly bringing?: ((id: string) => string) | undefined
  readonly groups: readonly PlaceGroup[]
}) {
  const w = COMPOSE_WORDS[lang]
  const [wanted, setWanted] = useState('')
  const [opened, setOpened] = useState(listed)
  const compare = byName(lang)
  const all = groups.reduce((sum, { places }) => sum + places.length, 0)
  const shown = groups.map(({ label, places }) => ({
    label,
    chips: places
      .map(({ id, onTap }): Chip & { name: string } => {
        const name = placeName(state, id, lang)
        return { key: id, name, text: name, sub: bringing?.(id) ?? <PlaceSigns state={state} id={id} />, onTap }
      })
      .filter(({ name }) => matches(name, wanted))
      .sort((a, b) => compare(a.name, b.name)),
  }))
  const found = shown.flatMap(({ chips }) => chips)
  const folds = !listed && all > A_ROW
  return (
    <div class="rome-place-list">
      {all >= MANY && (
        <form
          class="rome-find"
          onSubmit={(event) => {
            event.preventDefault()
            if (wanted !== '') found[0]?.onTap?.()
          }}
        >
          <input
            type="search"
            value={wanted}
            placeholder={w.find}
            aria-label={w.find}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </form>
      )}
      {folds ? (
        <button
          type="button"
          class={`button rome-chip rome-by-name${opened ? ' pressed' : ''}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {w.byName(all)}
        </button>
      ) : null}
      {found.length === 0 && all > 0 ? <p class="rome-note">{w.noPlace}</p> : null}
      {folds && !opened && wanted === ''
        ? null
        : shown.map(({ label, chips }) => <Chips key={label} label={label} shown={labelled} chips={chips} />)}
    </div>
  )
}

/** The beginning of the name or of one of its words, or its letters in order ("msl" for Massalia). */
export function matches(name: string, wanted: string): boolean {
  const typed = wanted.trim().toLowerCase()
  if (typed === '') return true
  const words = name.toLowerCase()
  if (words.split(/[\s-]/).some((word) => word.startsWith(typed)) || words.startsWith(typed)) return true
  let at = 0
  for (const letter of words) if (letter === typed[at]) at++
  return words[0] === typed[0] && at === typed.length
}

export const placeName = (state: State, id: string, lang: Lang): string => {
  const pack = packOf(state)
  return pack.regions[pack.regionNo.get(id) ?? -1]?.name[lang] ?? id
}

/** "Parthenon, 2 points". */
export function wonderAt(state: State, id: string, lang: Lang): string {
  const pack = packOf(state)
  const wonder = pack.wonders[pack.regions[pack.regionNo.get(id) ?? -1]?.wonder ?? -1]
  return wonder === undefined ? '' : COMPOSE_WORDS[lang].wonder(wonder.name[lang], wonder.vp)
}

/** Who stands there, what defends it, what it is worth. */
function PlaceSigns({ state, id }: { readonly state: State; readonly id: string }) {
  const no = packOf(state).regionNo.get(id) ?? -1
  const region = packOf(state).regions[no]
  if (region === undefined) return null
  const army = armyAt(state, no)
  const level = levelOf(state, no)
  return (
    <>
      {army === undefined ? null : (
        <SeatMark colour={colourOf(state, state.sides[army.side]?.faction ?? 0)} size={13} />
      )}
      {level > 0 && (
        <>
          <MarkIcon of="walls" size={12} />
          {level}
        </>
      )}
      <MarkIcon of="coin" size={12} />
      {region.gold}
    </>
  )
}
