// Tables, map and remarks side by side where there is room, one at a time on a phone.

import { useMemo, useState } from 'preact/hooks'
import { go, linkTo } from '../../../store/route.ts'
import { lang } from '../../../store/settings.ts'
import { Roving } from '../../../ui/roving.tsx'
import { useStages } from '../../../ui/stages.ts'
import type { Editing } from './editing.ts'
import { TablePanel } from './grid/table-panel.tsx'
import type { Jump } from './grid/table-props.ts'
import { MapView } from './map/map-view.tsx'
import type { Mode } from './map/picture.tsx'
import { mapSource } from './map/source.ts'
import { useDrawn } from './map/use-drawn.ts'
import { FACTIONS, SHEETS, type SheetName } from './model/columns.ts'
import type { Draft } from './model/draft.ts'
import { progressOf, type Step } from './model/progress.ts'
import type { Reading } from './model/remarks.ts'
import { filledRows } from './model/sheet.ts'
import { Checklist } from './parts/checklist.tsx'
import { RemarkList } from './parts/remark-list.tsx'
import { SettingsPanel } from './parts/settings-panel.tsx'
import { useReading } from './reading/use-reading.ts'
import { sheetTitle, words } from './text/words.ts'
import { useNarrow } from './use-narrow.ts'

type Open = SheetName | 'settings'
type View = 'tables' | 'map' | 'notes'

/** Steps that are done quickest on the map. */
const ON_MAP = { regions: 'move', borders: 'borders', starts: 'homes' } as const

export function Workbench({ editing }: { editing: Editing }) {
  const w = words(lang.value)
  const narrow = useNarrow()
  const draft = editing.draft.value
  const reading = useReading(draft)
  // Here, and not with the map: on a phone the map comes and goes.
  const drawing = useDrawn(useMemo(() => mapSource(draft, lang.value), [draft, lang.value]))
  const [open, setOpen] = useState<Open>('regions.csv')
  // On a phone a map is begun by tapping, not in a table.
  const [view, setView] = useState<View>(() => (filledRows(draft.sheets['regions.csv']) === 0 ? 'map' : 'tables'))
  const [mode, setMode] = useState<Mode>('move')
  const [jump, setJump] = useState<Jump>()
  const [block, setBlock] = useState<{ readonly name: string }>()
  // How far it is, then the table, the map and the notes: each in a task of its own.
  const stage = useStages(3)
  const show = (name: Open) => {
    setOpen(name)
    setView('tables')
  }
  const jumpTo = (next: Jump) => {
    show(next.sheet)
    setJump({ ...next })
  }
  const begin = ({ id, sheet }: Step) => {
    if (sheet !== undefined) setOpen(sheet)
    if (id in ON_MAP) setMode(ON_MAP[id as keyof typeof ON_MAP])
    setView(sheet === undefined ? 'notes' : id in ON_MAP ? 'map' : 'tables')
  }
  const progress = progressOf(draft, reading)
  const remarks = reading.errors.length + reading.warnings.length
  const counts: Readonly<Record<View, number>> = { tables: 0, map: 0, notes: remarks }
  const shown = (each: View) => !narrow || view === each
  const checklist = (
    <Checklist
      now={progress}
      lang={lang.value}
      onOpen={begin}
      onPlay={() => void editing.flush().then(() => go(linkTo.withPack('rome', editing.id)))}
    />
  )
  // It grows and shrinks with what is said about the pack: above the map it would move that under the finger.
  const below = narrow && view === 'map'
  return (
    <>
      {below ? null : checklist}
      {narrow ? (
        <Roving label={w.viewsLabel} class="pack-views">
          {(['tables', 'map', 'notes'] as const).map((each) => (
            <button
              key={each}
              type="button"
              class={view === each ? 'button pressed' : 'button'}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {w.views[each]}
              {counts[each] > 0 ? ` ${counts[each]}` : ''}
            </button>
          ))}
        </Roving>
      ) : null}
      <div class="pack-bench">
        {shown('tables') ? (
          <div class="pack-tables">
            <Roving label={w.tablesLabel} class="pack-tabs">
              {[...SHEETS, 'settings' as const].map((name) => (
                <button
                  key={name}
                  type="button"
                  class={open === name ? 'pack-tab pressed' : 'pack-tab'}
                  aria-pressed={open === name}
                  onClick={() => show(name)}
                >
                  {name === 'settings' ? w.settings : sheetTitle(lang.value, name)}
                  <Count draft={draft} reading={reading} name={name} />
                </button>
              ))}
            </Roving>
            {stage < 1 ? null : open === 'settings' ? (
              <SettingsPanel editing={editing} reading={reading} lang={lang.value} block={block} />
            ) : (
              <TablePanel
                editing={editing}
                name={open}
                reading={reading}
                lang={lang.value}
                jump={jump}
                onJump={jumpTo}
              />
            )}
          </div>
        ) : null}
        <div class="pack-side">
          {shown('map') && stage > 1 ? (
            <MapView
              editing={editing}
              drawing={drawing}
              lang={lang.value}
              mode={mode}
              onMode={setMode}
              onRow={(row) => {
                if (!narrow && open === 'regions.csv') setJump({ sheet: 'regions.csv', row, quiet: true })
              }}
            />
          ) : null}
          {shown('notes') && stage > 2 ? (
            <RemarkList
              reading={reading}
              lang={lang.value}
              onJump={jumpTo}
              onSettings={(name) => {
                show('settings')
                setBlock({ name })
              }}
            />
          ) : null}
        </div>
      </div>
      {below ? checklist : null}
    </>
  )
}

/** How many rows a table has, or how many of them want to be corrected. */
function Count({ draft, reading, name }: { draft: Draft; reading: Reading; name: Open }) {
  const w = words(lang.value)
  const inHere = reading.errors.filter(({ sheet }) =>
    name === 'settings' ? sheet === undefined : sheet === name,
  ).length
  if (inHere > 0) {
    return (
      <span class="pack-count error" title={w.errors(inHere)}>
        {inHere}!
      </span>
    )
  }
  if (name === 'settings') return null
  const rows = filledRows(draft.sheets[name])
  return <span class="pack-count">{rows === 0 && name !== FACTIONS ? '–' : rows}</span>
}
