// What belongs to the modes of the map: whose homes are marked, which sea, and what is done with all places at once.

import type { Lang } from '@understudy/procedure'
import { FlipHorizontal2, RotateCw } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { Roving } from '../../../../ui/roving.tsx'
import type { Editing } from '../editing.ts'
import { FACTIONS, type SheetName } from '../model/columns.ts'
import type { Draft } from '../model/draft.ts'
import { coloursIn } from '../model/faction-colours.ts'
import { seasBeside, withInland, withNames, withoutSeas, withSeaBorder } from '../model/marks.ts'
import { withMapTurned, withoutPlaces } from '../model/places.ts'
import { cellAt } from '../model/sheet.ts'
import { words } from '../text/words.ts'
import { NameForm } from './name-form.tsx'
import type { Drawing } from './use-drawn.ts'

/** What a tap marks; `faction` empty: nobody's. */
export interface Marking {
  readonly faction?: string
  readonly factionName?: string
  readonly sea?: string
  readonly seaName?: string
}

interface ToolProps {
  readonly editing: Editing
  readonly lang: Lang
  readonly marking: Marking
  onMark(marking: Marking): void
}

interface Named {
  readonly id: string
  readonly name: string
  readonly no: number
}

function namedIn({ sheets }: Draft, sheet: SheetName, lang: Lang): Named[] {
  const { rows } = sheets[sheet]
  return rows.flatMap((_, row) => {
    const cell = (column: string) => cellAt(sheets[sheet], row, column)
    const name = { en: '', ru: cell('ru') }[lang] || cell('name') || cell('id')
    return cell('id') === '' ? [] : [{ id: cell('id'), name, no: row }]
  })
}

export function HomeTools({ editing, lang, marking, onMark }: ToolProps) {
  const w = words(lang)
  const draft = editing.draft.value
  const factions = namedIn(draft, FACTIONS, lang)
  const colours = coloursIn(draft.sheets[FACTIONS])
  const [first] = factions
  const mark = ({ id, name }: Pick<Named, 'id' | 'name'>) => onMark({ ...marking, faction: id, factionName: name })
  useEffect(() => {
    if (marking.faction === undefined && first !== undefined) mark(first)
  }, [])
  return (
    <Roving label={w.whoseHome} class="pack-chips">
      {factions.map((each) => (
        <Chip key={each.id} on={marking.faction === each.id} seat={colours[each.no] ?? 0} onTap={() => mark(each)}>
          {each.name}
          <small>{countHomes(draft, each.id)}</small>
        </Chip>
      ))}
      <Chip on={marking.faction === ''} onTap={() => mark({ id: '', name: '' })}>
        {w.nobodys}
      </Chip>
    </Roving>
  )
}

const countHomes = ({ sheets }: Draft, faction: string): number =>
  sheets['regions.csv'].rows.filter((_, row) => cellAt(sheets['regions.csv'], row, 'home') === faction).length

/** Which sea is marked; undefined while there is none. */
function useSea({ editing, lang, marking, onMark }: ToolProps) {
  const seas = namedIn(editing.draft.value, 'seas.csv', lang)
  const here = seas.find(({ id }) => id === marking.sea)
  const mark = ({ id, name }: Named) => onMark({ ...marking, sea: id, seaName: name })
  useEffect(() => {
    if (here === undefined && seas[0] !== undefined) mark(seas[0])
  }, [here === undefined, seas.length])
  return { seas, here, mark }
}

/** Which sea is marked, and a new one: above the map, whose coasts are marked next. */
export function SeaTools(props: ToolProps) {
  const { editing, lang } = props
  const w = words(lang)
  const { seas, here, mark } = useSea(props)
  return (
    <>
      <NameForm
        label={w.newSea}
        lang={lang}
        onAdd={(names) => {
          const next = withNames(editing.draft.value, 'seas.csv', names)
          editing.change(next)
          const added = namedIn(next, 'seas.csv', lang).at(-1)
          if (added !== undefined) mark(added)
        }}
      />
      {seas.length === 0 ? null : (
        <Roving label={w.whichSea} class="pack-chips">
          {seas.map((each) => (
            <Chip key={each.id} on={each.id === here?.id} onTap={() => mark(each)}>
              {each.name}
            </Chip>
          ))}
        </Roving>
      )}
    </>
  )
}

export function CoastTools(props: ToolProps) {
  const { editing, lang } = props
  const w = words(lang)
  const { seas, here } = useSea(props)
  const draft = editing.draft.value
  const beside = here === undefined ? [] : seasBeside(draft, here.id)
  const open = withoutSeas(draft).length
  return (
    <div class="pack-coasts">
      {here === undefined || seas.length < 2 ? null : (
        <div class="pack-beside">
          <span class="quiet">{w.seaBeside(here.name)}</span>
          <Roving label={w.seaBeside(here.name)} class="pack-chips">
            {seas
              .filter(({ id }) => id !== here.id)
              .map((each) => (
                <Chip
                  key={each.id}
                  on={beside.includes(each.id)}
                  onTap={() => editing.change(withSeaBorder(editing.draft.value, here.id, each.id))}
                >
                  {each.name}
                </Chip>
              ))}
          </Roving>
        </div>
      )}
      {open === 0 || seas.length === 0 ? null : (
        <div class="row">
          <button type="button" class="button" onClick={() => editing.change(withInland(editing.draft.value))}>
            {w.inland(open)}
          </button>
        </div>
      )}
    </div>
  )
}

function Chip({
  on,
  seat,
  onTap,
  children,
}: {
  on: boolean
  seat?: number
  onTap(): void
  children: preact.ComponentChildren
}) {
  const chip = useRef<HTMLButtonElement>(null)
  // On a phone the chips are a strip: the one that was just made stands at its end. The page stays where it is.
  useEffect(() => {
    const { current } = chip
    const strip = current?.parentElement
    if (!on || current === null || strip === null || strip === undefined) return
    const before = current.offsetLeft - strip.offsetLeft
    const beyond = before + current.offsetWidth - strip.clientWidth
    strip.scrollLeft = Math.min(before, Math.max(strip.scrollLeft, beyond))
  }, [on])
  return (
    <button
      ref={chip}
      type="button"
      class={`button pack-chip${on ? ' pressed' : ''}${seat === undefined ? '' : ` rome rome-faction-${seat % 4}`}`}
      aria-pressed={on}
      onClick={onTap}
    >
      {children}
    </button>
  )
}

export function PlaceTools({
  editing,
  drawing: { source, map, busy },
  lang,
  byHand,
  onByHand,
}: {
  editing: Editing
  drawing: Drawing
  lang: Lang
  byHand: boolean
  onByHand(byHand: boolean): void
}) {
  const w = words(lang)
  const placed = source.regions.every(({ at }) => at !== undefined)
  return (
    <>
      {placed ? null : (
        <button type="button" class="button" onClick={() => onByHand(!byHand)}>
          {byHand ? w.placeAuto : w.placeByHand}
        </button>
      )}
      {byHand
        ? null
        : (['mirror', 'turn'] as const).map((how) => (
            <button
              key={how}
              type="button"
              class="button"
              disabled={map === undefined || busy}
              onClick={() => {
                if (map !== undefined) editing.change(withMapTurned(editing.draft.value, map, how))
              }}
            >
              <Icon of={how === 'mirror' ? FlipHorizontal2 : RotateCw} size={18} />
              {how === 'mirror' ? w.mapMirror : w.mapTurn}
            </button>
          ))}
      {placed ? (
        <button type="button" class="button" onClick={() => editing.change(withoutPlaces(editing.draft.value))}>
          {w.mapAgain}
        </button>
      ) : null}
    </>
  )
}
