// The field in which one cell is edited: a list where only some words fit, proposals where ids of another table do.

import type { Lang } from '@understudy/procedure'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { type Kind, kindOf, type SheetName } from '../model/columns.ts'
import type { Draft } from '../model/draft.ts'
import { columnOf } from '../model/sheet.ts'
import { valueTitle, words } from '../text/words.ts'

interface Proposal {
  readonly id: string
  readonly title: string
}

/** The column with the names in a language. */
const NAMES: Readonly<Record<Lang, string>> = { en: 'name', ru: 'ru' }

/** What may stand in a column of this kind; empty: anything. */
function proposalsFor(draft: Draft, kind: Kind, lang: Lang): readonly Proposal[] {
  if (kind.is === 'pick') {
    return [...(kind.none ? ['-'] : []), ...kind.values].map((id) => ({ id, title: valueTitle(lang, id) }))
  }
  if (kind.is !== 'ref') return []
  const sheet = draft.sheets[kind.to]
  const own = columnOf(sheet, NAMES[lang])
  const names = own.some((name) => name !== '') ? own : columnOf(sheet, 'name')
  const seen = new Map<string, string>()
  columnOf(sheet, kind.column ?? 'id').forEach((id, row) => {
    if (id !== '' && !seen.has(id)) seen.set(id, kind.column === undefined ? (names[row] ?? '') : id)
  })
  return [
    ...(kind.none ? [{ id: '-', title: valueTitle(lang, '-') }] : []),
    ...[...seen].map(([id, title]) => ({ id, title })),
  ]
}

const shown = ({ id, title }: Proposal): string => (title === '' || title === id ? id : `${id} · ${title}`)

export function CellInput({
  draft,
  sheet,
  column,
  value,
  label,
  lang,
  onInput,
  focus = false,
  inGrid = false,
}: {
  draft: Draft
  sheet: SheetName
  column: string
  value: string
  label: string
  lang: Lang
  onInput(value: string): void
  /** Takes the focus as soon as it is there. */
  focus?: boolean
  inGrid?: boolean
}) {
  const kind = kindOf(sheet, column)
  const proposals = proposalsFor(draft, kind, lang)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const list = useId()
  // At once, not after the next painting: whoever types quickly loses nothing.
  useLayoutEffect(() => {
    if (!focus) return
    field.current?.focus()
    // What was typed to begin with is kept; the caret stands behind it.
    if (field.current instanceof HTMLInputElement) field.current.setSelectionRange(value.length, value.length)
  }, [])
  if (kind.is === 'pick') {
    const strange = value !== '' && !proposals.some(({ id }) => id === value)
    return (
      <select
        ref={field}
        aria-label={inGrid ? label : undefined}
        value={value}
        onChange={(event) => onInput(event.currentTarget.value)}
      >
        <option value="" selected={value === ''}>
          {words(lang).chooseNothing}
        </option>
        {strange ? (
          <option value={value} selected>
            {value}
          </option>
        ) : null}
        {proposals.map((each) => (
          <option key={each.id} value={each.id} selected={each.id === value}>
            {shown(each)}
          </option>
        ))}
      </select>
    )
  }
  const number = kind.is === 'whole' ? 'numeric' : kind.is === 'degrees' ? 'decimal' : 'text'
  return (
    <>
      <input
        ref={field}
        type="text"
        inputMode={number}
        aria-label={inGrid ? label : undefined}
        placeholder={inGrid ? undefined : words(lang).askWhat}
        list={proposals.length > 0 ? list : undefined}
        value={value}
        maxLength={400}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {proposals.length > 0 ? (
        <datalist id={list}>
          {proposals.map(({ id, title }) => (
            <option key={id} value={id} label={title} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}
