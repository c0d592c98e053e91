// The map as it grows. What a tap means depends on the mode: where a region lies, what touches it, whose home it is, which
// sea is at its coast. A finger that slides from region to region says the same of all of them.

import type { Lang } from '@understudy/procedure'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Choose } from '../../../../ui/fields.tsx'
import { useStateOf } from '../../../../ui/state-of.ts'
import type { Point } from '../../map/project.ts'
import type { Editing } from '../editing.ts'
import { type HomeNow, startsOf, withCoast, withHome, withNames } from '../model/marks.ts'
import { withBorder, withPlace } from '../model/places.ts'
import { words } from '../text/words.ts'
import { type Drawn, degreesAt } from './drawn.ts'
import { CoastTools, HomeTools, type Marking, PlaceTools, SeaTools } from './map-tools.tsx'
import type { MapSource } from './mapped.ts'
import { NameForm } from './name-form.tsx'
import { type Mode, Picture } from './picture.tsx'
import { Still } from './placed.tsx'
import { FEW, Sketch } from './sketch.tsx'
import { type Drawing, MOST_DRAWN } from './use-drawn.ts'

const MODES = ['move', 'borders', 'homes', 'coasts'] as const
const NOTHING: ReadonlyMap<string, string> = new Map()

export function MapView({
  editing,
  lang,
  drawing,
  mode,
  onMode,
  onRow,
}: {
  editing: Editing
  lang: Lang
  drawing: Drawing
  mode: Mode
  onMode(mode: Mode): void
  onRow(row: number): void
}) {
  const w = words(lang)
  const { source, busy } = drawing
  const { map, hold } = useHeld(drawing.map)
  const [picked, setPicked] = useStateOf<string | undefined>(mode, undefined)
  const [marking, setMarking] = useState<Marking>({})
  const [sheet, setSheet] = useState<boolean>()
  const [said, setSaid] = useStateOf(mode, '')
  const draft = editing.draft.value
  const placed = source.regions.every(({ at }) => at !== undefined)
  // Without borders there is nothing to lay a map out from: then regions are placed by hand, unless somebody says no.
  const byHand = mode === 'move' && !placed && (sheet ?? source.edges.length === 0)
  const change = (next: typeof draft, about?: string) => editing.change(next, about)
  const move = (drawn: Drawn, no: number, to: Point) => {
    change(withPlace(editing.draft.value, drawn, no, degreesAt(drawn, to)))
    setPicked(undefined)
    setSaid(w.placed(drawn.source.regions[no]?.name ?? ''))
  }
  type Region = MapSource['regions'][number]
  const join = (a: Region, b: Region, stroke?: string) => {
    const { draft: next, now } = withBorder(editing.draft.value, a.id, b.id, stroke === undefined ? undefined : 'add')
    change(next, stroke)
    setSaid(w.borderNow[now](a.name, b.name))
  }
  const mark = (region: Region, stroke?: string) => {
    const only = stroke === undefined ? undefined : 'add'
    if (mode === 'homes') {
      const { draft: next, now } = withHome(editing.draft.value, region.id, marking.faction ?? '', only)
      change(next, stroke)
      setSaid(homeWords(lang, region.name, marking.factionName ?? '', now))
    } else if (marking.sea !== undefined) {
      const { draft: next, touches } = withCoast(editing.draft.value, region.id, marking.sea, only)
      change(next, stroke)
      setSaid((touches ? w.coastNow : w.coastNotNow)(region.name, marking.seaName ?? ''))
    } else setSaid(w.needsSea)
  }
  const tap = (regions: MapSource['regions'], no: number) => {
    const region = regions[no]
    if (region === undefined) return
    onRow(region.row)
    if (region.id === '') return setSaid(w.needsId)
    if (mode === 'homes' || mode === 'coasts') return mark(region)
    const other = source.regions.find(({ id }) => id === picked)
    // The first region stays: all that touch it are tapped one after another.
    if (mode === 'borders' && other !== undefined && other.id !== region.id) join(other, region)
    else setPicked(picked === region.id ? undefined : region.id)
  }
  const pass = (drawn: Drawn, from: number, to: number, stroke: number) => {
    const [a, b] = [drawn.source.regions[from], drawn.source.regions[to]]
    if (a === undefined || b === undefined || a.id === '' || b.id === '') return
    const about = `stroke ${mode} ${stroke}`
    setPicked(undefined)
    if (mode === 'borders') return join(a, b, about)
    mark(a, about)
    mark(b, about)
  }
  const marked = (): ReadonlySet<string> => {
    const at = source.seas.findIndex(({ id }) => id === marking.sea)
    if (mode === 'coasts') return new Set(source.regions.filter(({ seas }) => seas.includes(at)).map(({ id }) => id))
    return new Set(picked === undefined || mode === 'homes' ? [] : [picked])
  }
  const tools = (
    <PlaceTools editing={editing} drawing={{ source, map, busy }} lang={lang} byHand={byHand} onByHand={setSheet} />
  )
  return (
    <section class="pack-map" aria-labelledby="pack-map-title">
      <h2 id="pack-map-title" class="unseen">
        {w.map}
      </h2>
      <Choose<Mode>
        label={w.mapModes}
        hideLabel
        values={MODES.map((id) => ({ id, title: w.modes[id] }))}
        value={mode}
        onChange={onMode}
      />
      {mode === 'move' ? (
        <NameForm
          label={w.newRegion}
          lang={lang}
          onAdd={(names) => change(withNames(editing.draft.value, 'regions.csv', names))}
        />
      ) : mode === 'homes' ? (
        <HomeTools editing={editing} lang={lang} marking={marking} onMark={setMarking} />
      ) : mode === 'coasts' ? (
        <SeaTools editing={editing} lang={lang} marking={marking} onMark={setMarking} />
      ) : null}
      {source.regions.length === 0 ? (
        <p class="pack-map-empty quiet">{w.mapEmpty}</p>
      ) : source.regions.length > MOST_DRAWN ? (
        <p class="pack-map-empty quiet">{w.mapMany(MOST_DRAWN)}</p>
      ) : byHand ? (
        <Sketch editing={editing} source={source} lang={lang}>
          {tools}
        </Sketch>
      ) : (
        <>
          <div class={`rome pack-map-box${busy ? ' busy' : ''}${source.regions.length <= FEW ? ' few' : ''}`}>
            {map === undefined && placed ? (
              <Still source={source} picked={marked()} onTap={(no) => tap(source.regions, no)} />
            ) : map === undefined ? (
              <p class="quiet">{w.mapBusy}</p>
            ) : (
              <Picture
                drawn={map}
                now={source}
                lang={lang}
                mode={mode}
                picked={marked()}
                badges={mode === 'homes' ? armiesOf(startsOf(draft)) : NOTHING}
                onTap={(no) => tap(map.source.regions, no)}
                onMove={(no, to) => move(map, no, to)}
                onPass={(from, to, stroke) => pass(map, from, to, stroke)}
                onHold={hold}
              />
            )}
          </div>
          <p role="status" class="pack-said">
            {said === '' && !placed && mode === 'move' ? w.mapAuto : said}{' '}
            {busy && (map !== undefined || placed) ? w.mapBusy : ''}
          </p>
          <p class="quiet pack-hint">{w.modesWhat[mode]}</p>
          {mode === 'move' ? <div class="row">{tools}</div> : null}
        </>
      )}
      {mode === 'coasts' ? <CoastTools editing={editing} lang={lang} marking={marking} onMark={setMarking} /> : null}
    </section>
  )
}

/** A finger that was lifted is told as a tap a little later. */
const TAP_MS = 350

/** The map as it was when a finger came down on it, until its tap has come: a new drawing may lie otherwise. */
function useHeld(drawn: Drawn | undefined): { readonly map: Drawn | undefined; hold(held: boolean): void } {
  const [held, setHeld] = useState<{ readonly map: Drawn | undefined }>()
  const release = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(release.current), [])
  const map = held === undefined ? drawn : held.map
  const hold = (now: boolean): void => {
    clearTimeout(release.current)
    if (now) setHeld({ map })
    else release.current = setTimeout(() => setHeld(undefined), TAP_MS)
  }
  return { map, hold }
}

const ARMIES = { start1: 'I', start2: 'II', start3: 'III', start4: 'IV' } as const

const armiesOf = (starts: ReturnType<typeof startsOf>): ReadonlyMap<string, string> =>
  new Map([...starts].map(([region, start]) => [region, ARMIES[start]]))

function homeWords(lang: Lang, region: string, faction: string, now: HomeNow): string {
  const w = words(lang)
  if (now === 'none') return w.homeNone(region)
  if (now === 'home') return w.homeNow(region, faction)
  return now === 'start4' ? w.capitalNow(region, faction) : w.armyNow(region, faction, ARMIES[now])
}
