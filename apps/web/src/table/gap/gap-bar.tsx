// The bar for what the game's data leave open: a small table of cells, of which only some are needed at once.

import './gap.css'
import { speak } from '@understudy/procedure'
import type { FactCell, Told } from '@understudy/table'
import { useState } from 'preact/hooks'
import type { Play } from '../../play/play.ts'
import { lang } from '../../store/settings.ts'
import { Bar } from '../bar.tsx'
import { CellField } from './cell-field.tsx'
import { gapWords } from './words.ts'

export function GapBar({ play, fact }: { play: Play; fact: string }) {
  // Another question is another form.
  return <Asking key={fact} play={play} fact={fact} />
}

function Asking({ play, fact }: { play: Play; fact: string }) {
  const [told, setTold] = useState<Told>({})
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const { facts, phrases } = play.pkg.game
  const now = lang.value
  const w = gapWords[now]
  if (facts === undefined) return null
  const { question, cells } = facts.ask(play.table.state, fact)
  const ready = cells.every((cell: FactCell) => !cell.needed || told[cell.id] !== undefined)
  const set = (id: string, value: string | undefined): void => {
    const { [id]: _, ...rest } = told
    setTold(value === undefined ? rest : { ...rest, [id]: value })
  }
  const answer = (): void => {
    const why = play.fill(told)
    setWrong(why === undefined ? undefined : speak(phrases, now, why))
  }
  return (
    <Bar play={play} kind="table" say={speak(phrases, now, question)}>
      <form
        class="gap"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) answer()
        }}
      >
        {cells.length > 1 ? <p class="gap-hint">{w.rest}</p> : null}
        <div class="gap-rows">
          {rowsOf(cells).map(([row, own]) => (
            <fieldset key={row} class="gap-row">
              <legend>{row}</legend>
              {own.map((cell) => (
                <CellField
                  key={cell.id}
                  cell={cell}
                  value={told[cell.id]}
                  lang={now}
                  onChange={(value) => set(cell.id, value)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        {wrong === undefined ? null : (
          <p class="gap-wrong" role="alert">
            {wrong}
          </p>
        )}
        <div class="gap-end">
          <button type="submit" class="button main" disabled={!ready}>
            {w.answer}
          </button>
        </div>
      </form>
    </Bar>
  )
}

function rowsOf(cells: readonly FactCell[]): [string, FactCell[]][] {
  const rows = new Map<string, FactCell[]>()
  for (const cell of cells) {
    const row = cell.row[lang.value]
    rows.set(row, [...(rows.get(row) ?? []), cell])
  }
  return [...rows]
}
