// The bar for what the game's data leave open: a small table of cells, of which only some are needed at once.

import './gap.css'
import { speak } from '@understudy/procedure'
import type { FactCell, Told } from '@understudy/table/gaps'
import { useEffect, useRef, useState } from 'preact/hooks'
import { fill } from '../../play/deciding/deciding.ts'
import type { Play } from '../../play/play.ts'
import { lang } from '../../store/settings.ts'
import { Bar } from '../dock/bar-frame.tsx'
import { CellField, chosenIn, withTap } from './cell-field.tsx'
import { onBoard, useBoardTaps } from './taps.ts'
import { gapWords } from './words.ts'

export function GapBar({ play, fact }: { play: Play; fact: string }) {
  // Another question is another form.
  return <Asking key={fact} play={play} fact={fact} />
}

function Asking({ play, fact }: { play: Play; fact: string }) {
  const [told, setTold] = useState<Told>({})
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const [active, setActive] = useState(fact)
  const { facts, phrases } = play.pkg.game
  const now = lang.value
  const w = gapWords[now]
  const asked = facts?.ask(play.table.state, fact)
  const cells = asked?.cells ?? []
  const here = cells.find(({ id }) => id === active)
  const set = (id: string, value: string | undefined): void => {
    const { [id]: _, ...rest } = told
    setTold(value === undefined ? rest : { ...rest, [id]: value })
  }
  const tapped = (option: string): void => {
    if (here === undefined) return
    set(here.id, withTap(here.form, told[here.id], option))
    // The place of the next thing, if each has one place only.
    const next = cells.find(({ id, form }) => form.kind === 'one' && id !== here.id && told[id] === undefined)
    if (here.form.kind === 'one' && next !== undefined) setActive(next.id)
  }
  const form = useRef<HTMLFormElement>(null)
  // A tap on the map goes on to the next row: it comes into sight.
  useEffect(() => form.current?.querySelector('.gap-row.here')?.scrollIntoView({ block: 'nearest' }), [active])
  useBoardTaps(here?.form, chosenIn(here?.form, told[active]), tapped)
  if (asked === undefined) return null
  const ready = cells.every((cell: FactCell) => !cell.needed || told[cell.id] !== undefined)
  const answer = (): void => {
    const why = fill(play, told)
    setWrong(why === undefined ? undefined : speak(phrases, now, why))
  }
  const lackable = cells.filter(({ absent }) => absent !== undefined)
  const rows = rowsOf(cells)
  const columns = sameColumns(rows)
  return (
    <Bar play={play} kind="table" say={speak(phrases, now, asked.question)}>
      <form
        ref={form}
        class="gap dock-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) answer()
        }}
        onKeyDown={onEnter}
      >
        <p class="gap-hint">{cells.length > 1 ? w.rest : w.missing}</p>
        {cells.length > 1 && lackable.some(({ form: { kind } }) => kind === 'number') ? (
          <p class="gap-hint">{w.zero(lackable.length === cells.length)}</p>
        ) : null}
        {here !== undefined && onBoard(here.form) ? <p class="gap-hint gap-map">{w.onMap(here.row[now])}</p> : null}
        <div class={columns === undefined ? 'gap-rows' : `gap-rows gap-table gap-cols-${columns.length}`}>
          {columns === undefined ? null : (
            <div class="gap-row gap-head" aria-hidden>
              <span />
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </div>
          )}
          {rows.map(([row, own]) => (
            <fieldset key={row} class={own.some(({ id }) => id === active) ? 'gap-row here' : 'gap-row'}>
              <legend>{row}</legend>
              {inColumns(own, columns).map((cell, at) =>
                cell === undefined ? (
                  <span key={at} />
                ) : (
                  <CellField
                    key={cell.id}
                    cell={cell}
                    value={told[cell.id]}
                    lang={now}
                    alone={cells.length === 1}
                    onChange={(value) => set(cell.id, value)}
                    onFocus={() => setActive(cell.id)}
                  />
                ),
              )}
            </fieldset>
          ))}
        </div>
        {wrong === undefined ? null : (
          <p class="gap-wrong" role="alert">
            {wrong}
          </p>
        )}
        <div class="gap-end">
          {lackable.length > 1 ? (
            <button
              type="button"
              class="button"
              onClick={() =>
                setTold({ ...told, ...Object.fromEntries(lackable.map(({ id, absent }) => [id, absent ?? ''])) })
              }
            >
              {w.allAbsent}
            </button>
          ) : null}
          <button type="submit" class="button main dock-confirm" disabled={!ready}>
            {w.answer}
          </button>
        </div>
      </form>
    </Bar>
  )
}

/** Enter goes on to the next number that is open; from the last one it answers. */
function onEnter(event: KeyboardEvent & { readonly currentTarget: HTMLFormElement }): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
  const after = fields.slice(fields.indexOf(event.target) + 1)
  const next = after.find(({ value }) => value === '')
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function rowsOf(cells: readonly FactCell[]): [string, FactCell[]][] {
  const rows = new Map<string, FactCell[]>()
  for (const cell of cells) {
    const row = cell.row[lang.value]
    rows.set(row, [...(rows.get(row) ?? []), cell])
  }
  return [...rows]
}

/** Titles of the columns, if all rows ask the same few numbers: then they need to be read only once. */
function sameColumns(rows: readonly [string, readonly FactCell[]][]): readonly string[] | undefined {
  const cells = rows.flatMap(([, own]) => own)
  const titles = [...new Set(cells.map(({ column }) => column[lang.value]))]
  return rows.length > 1 && titles.length <= 3 && cells.every(({ form }) => form.kind === 'number') ? titles : undefined
}

/** The cells of a row below their titles; a row may lack one. */
const inColumns = (own: readonly FactCell[], columns: readonly string[] | undefined): (FactCell | undefined)[] =>
  columns === undefined ? [...own] : columns.map((title) => own.find(({ column }) => column[lang.value] === title))
