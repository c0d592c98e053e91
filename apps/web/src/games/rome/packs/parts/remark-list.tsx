// All remarks on the pack in one list; each leads to its row and cell.

import type { Lang } from '@understudy/procedure'
import type { Jump } from '../grid/table-props.ts'
import type { Reading, Remark } from '../model/remarks.ts'
import { blockTitle, columnTitle, sheetTitle, words } from '../text/words.ts'

/** More than this many at once help nobody. */
const MOST = 60

export function RemarkList({
  reading,
  lang,
  onJump,
  onSettings,
}: {
  reading: Reading
  lang: Lang
  onJump(jump: Jump): void
  onSettings(block: string): void
}) {
  const w = words(lang)
  const all = grouped([...reading.errors, ...reading.warnings])
  const open = (remark: Remark) => {
    if (remark.sheet === undefined) onSettings(remark.block ?? 'all')
    else
      onJump({
        sheet: remark.sheet,
        ...(remark.row === undefined ? {} : { row: remark.row }),
        ...(remark.column === undefined ? {} : { column: remark.column }),
      })
  }
  return (
    <section class="pack-remarks" aria-labelledby="pack-remarks-title">
      <h2 id="pack-remarks-title">{w.notes}</h2>
      {all.length === 0 ? <p class="quiet">{w.noErrors}</p> : null}
      {all.length === 0 ? null : (
        <ul>
          {all.slice(0, MOST).map(([remark, ...more], at) => (
            <li key={at}>
              <button type="button" class={`pack-remark-line ${remark.level}`} onClick={() => open(remark)}>
                <span class={`pack-level ${remark.level}`}>{remark.level === 'error' ? w.error : w.warning}</span>
                <strong>{placeName(remark, more, lang)}</strong>
                <span>{remark.text[lang]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.length > MOST ? <p class="quiet">{w.moreRemarks(all.length - MOST)}</p> : null}
    </section>
  )
}

type Group = readonly [Remark, ...Remark[]]

/** The same sentence about the same column of many rows is one line. */
function grouped(remarks: readonly Remark[]): Group[] {
  const groups = new Map<string, [Remark, ...Remark[]]>()
  for (const remark of remarks) {
    const { level, sheet, column, block, text, row } = remark
    const key = row === undefined ? remark.where + text.en : [level, sheet, column, block, text.en].join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [remark])
    else group.push(remark)
  }
  return [...groups.values()]
}

function placeName({ sheet, row, column, block }: Remark, more: readonly Remark[], lang: Lang): string {
  const w = words(lang)
  if (sheet === undefined)
    return block === undefined || block === 'all' ? w.settings : `${w.settings}: ${blockTitle(block, lang)}`
  return [
    sheetTitle(lang, sheet),
    ...(row === undefined
      ? []
      : [more.length === 0 ? w.row(row + 1).toLowerCase() : w.rows([row, ...more.map((each) => each.row ?? 0)])]),
    ...(column === undefined ? [] : [columnTitle(lang, sheet, column)]),
  ].join(', ')
}
