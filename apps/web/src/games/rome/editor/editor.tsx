// A position corrected by hand: what goes wrong most often as fields, everything else as text that is checked as one types.

import '../style/editor.css'
import { rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { factionOf, NONE, seatId, setStatus, statusOf } from '@understudy/rome/rules'
import { STATUSES } from '@understudy/rome/vocabulary'
import { BadInput } from '@understudy/table'
import { useState } from 'preact/hooks'
import { Select } from '../../../ui/fields.tsx'
import type { EditorProps } from '../../ui.ts'
import { words } from '../text/words.ts'
import { Count, type PartProps } from './part.tsx'
import { PieceFields } from './pieces.tsx'

export function Editor({ state, lang, onChange }: EditorProps<State>) {
  const change = (edit: (copy: State) => void) => {
    const copy = rome.copy(state)
    edit(copy)
    onChange(copy)
  }
  return (
    <div class="rome rome-editor">
      <SeatFields {...{ state, lang, change }} />
      <RegionFields {...{ state, lang, change }} />
      <StatusFields {...{ state, lang, change }} />
      <TextField {...{ state, lang, onChange }} />
    </div>
  )
}

function SeatFields({ state, lang, change }: PartProps) {
  const w = words(lang)
  return (
    <>
      {state.sides.map((side, no) => (
        <fieldset key={side.faction}>
          <legend>{factionOf(state, no).name[lang]}</legend>
          {(['gold', 'vp'] as const).map((key) => (
            <Count
              key={key}
              label={key === 'gold' ? w.editGold : w.editPoints}
              value={side[key]}
              onInput={(n) => change((copy) => Object.assign(copy.sides[no] ?? {}, { [key]: n }))}
            />
          ))}
          <PieceFields {...{ state, lang, change, no }} />
        </fieldset>
      ))}
    </>
  )
}

function RegionFields({ state, lang, change }: PartProps) {
  const w = words(lang)
  const pack = packOf(state)
  const [region, setRegion] = useState(0)
  const land = state.lands[region]
  if (land === undefined) return null
  const holders = [
    { id: String(NONE), title: w.independent },
    ...state.sides.map((_, no) => ({ id: String(no), title: factionOf(state, no).name[lang] })),
  ]
  return (
    <fieldset>
      <legend>{w.editRegion}</legend>
      <Select
        label={w.editRegion}
        values={pack.regions.map((each, no) => ({ id: String(no), title: each.name[lang] }))}
        value={String(region)}
        onChange={(no) => setRegion(Number(no))}
      />
      <Select
        label={w.editHolder}
        values={holders}
        value={String(land.holder)}
        onChange={(holder) => change((copy) => Object.assign(copy.lands[region] ?? {}, { holder: Number(holder) }))}
      />
      <Count
        label={w.editCubes}
        value={land.cubes}
        onInput={(cubes) => change((copy) => Object.assign(copy.lands[region] ?? {}, { cubes }))}
      />
      {(['walls', 'market', 'barracks', 'wonder'] as const).map((building) => (
        <label key={building} class="rome-check">
          <input
            type="checkbox"
            checked={land[building]}
            onChange={(event) => {
              const { checked } = event.currentTarget
              change((copy) => Object.assign(copy.lands[region] ?? {}, { [building]: checked }))
            }}
          />
          {w.buildings[building]}
        </label>
      ))}
    </fieldset>
  )
}

function StatusFields({ state, lang, change }: PartProps) {
  const w = words(lang)
  return (
    <fieldset>
      <legend>{w.editStatus}</legend>
      {state.sides.flatMap((_, a) =>
        state.sides.slice(a + 1).map((__, i) => {
          const b = a + 1 + i
          return (
            <Select
              key={`${seatId(state, a)} ${seatId(state, b)}`}
              label={`${factionOf(state, a).name[lang]} – ${factionOf(state, b).name[lang]}`}
              values={STATUSES.map((id) => ({ id, title: w.status[id] }))}
              value={STATUSES[statusOf(state, a, b)] ?? 'neutral'}
              onChange={(status) => change((copy) => setStatus(copy, a, b, STATUSES.indexOf(status)))}
            />
          )
        }),
      )}
    </fieldset>
  )
}

/** Reads the text as it is typed; only what can be read becomes the position. */
function TextField({ state, lang, onChange }: EditorProps<State>) {
  const w = words(lang)
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const shown = text ?? JSON.stringify(rome.serialise(state), null, 1)
  const type = (next: string) => {
    setText(next)
    try {
      const read = rome.parse(JSON.parse(next))
      setProblem(undefined)
      onChange(read)
    } catch (error) {
      setProblem(error instanceof BadInput ? error.in(lang) : String(error))
    }
  }
  return (
    <details onToggle={() => setText(undefined)}>
      <summary>{w.editAll}</summary>
      <p>{w.editorWhat}</p>
      <label class="rome-text">
        <span>{w.editorLabel}</span>
        <textarea rows={18} spellcheck={false} value={shown} onInput={(event) => type(event.currentTarget.value)} />
      </label>
      <p role="status">{problem === undefined ? w.editorGood : `${w.editorBad} ${problem}`}</p>
    </details>
  )
}
