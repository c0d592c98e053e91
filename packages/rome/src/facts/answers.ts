// Whether a text answers a cell, and how to say it.

import type { Lang } from '@understudy/procedure'
import type { FactForm } from '@understudy/table/gaps'
import type { Gap } from '../pack/gap.ts'
import { rowsIn } from '../pack/list-rows.ts'
import type { Name } from '../pack/types.ts'

/** Ids of an answer that chooses several, with their marks. */
function chosen(text: string, sign: string): { readonly id: string; readonly marked: boolean }[] {
  if (text === '-') return []
  return text.split('|').map((part) => {
    const marked = sign !== '' && part.startsWith(sign)
    return { id: marked ? part.slice(sign.length) : part, marked }
  })
}

/** A cell that a box may not have is also answered by that. */
export const fitsGap = ({ form, absent }: Gap, text: string): boolean =>
  (absent !== undefined && text === absent) || fits(form, text)

function fits(form: FactForm, text: string): boolean {
  switch (form.kind) {
    case 'number': {
      const n = Number(text)
      return /^-?\d+$/.test(text) && n >= form.min && n <= form.max
    }
    case 'one':
      return form.of.some(({ id }) => id === text)
    case 'several': {
      const ids = chosen(text, form.mark?.sign ?? '').map(({ id }) => id)
      return new Set(ids).size === ids.length && ids.every((id) => form.of.some((each) => each.id === id))
    }
    case 'letters': {
      // A blank face and "none" are written alike; a die has at least one face, so there is no confusion.
      const letters = text === '-' && form.least === 0 ? [] : [...text]
      const known = letters.every((letter) => form.of.some(({ id }) => id === letter))
      return known && letters.length >= form.least && letters.length <= form.most
    }
    case 'text':
      return text.trim() !== '' && text.length <= form.most && !/\p{Cc}/u.test(text)
    case 'rows': {
      const rows = rowsIn(text)
      if (rows === undefined || rows.length < form.least || rows.length > form.most) return false
      return rows.every(
        (row) =>
          (row.length === form.columns.length ||
            (row.length === form.columns.length + 1 && /^[A-Za-z]\w{0,39}$/.test(row.at(-1) ?? ''))) &&
          form.columns.every(({ form: own, optional }, at) => {
            const value = row[at] ?? ''
            return (optional === true && value === '') || fits(own, value)
          }),
      )
    }
  }
}

const NONE: Name = { en: 'none', ru: 'нет' }

export function valueWords(form: FactForm, text: string): Name {
  const named = (id: string): Name =>
    ('of' in form ? form.of.find((each) => each.id === id)?.name : undefined) ?? both(id)
  if (form.kind === 'one') return named(text)
  if (form.kind === 'rows') return rowsWords(form, text)
  if (form.kind !== 'several') return text === '-' ? NONE : both(text)
  const parts = chosen(text, form.mark?.sign ?? '')
  if (parts.length === 0) return NONE
  const said = (lang: Lang): string =>
    parts
      .map(({ id, marked }) => (marked ? `${named(id)[lang]} (${form.mark?.title[lang] ?? ''})` : named(id)[lang]))
      .join(form.of.some(({ name }) => name[lang].includes(',')) ? '; ' : ', ')
  return { en: said('en'), ru: said('ru') }
}

/** The names in a list: what else is in its rows would fill a page. */
function rowsWords({ columns }: Extract<FactForm, { kind: 'rows' }>, text: string): Name {
  const at = columns.findIndex(({ form }) => form.kind === 'text')
  const names = (rowsIn(text) ?? []).map((row) => row[at] ?? '')
  return names.length === 0 ? NONE : both(names.join(names.some((name) => name.includes(',')) ? '; ' : ', '))
}

const both = (text: string): Name => ({ en: text, ru: text })
