// Whether a text answers a cell, and how to say it.

import type { FactForm } from '@understudy/table'
import type { Name } from '../pack/types.ts'

/** Ids of an answer that chooses several, with their marks. */
function chosen(text: string, sign: string): { readonly id: string; readonly marked: boolean }[] {
  if (text === '-') return []
  return text.split('|').map((part) => {
    const marked = sign !== '' && part.startsWith(sign)
    return { id: marked ? part.slice(sign.length) : part, marked }
  })
}

export function fits(form: FactForm, text: string): boolean {
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
  }
}

const NONE: Name = { en: 'none', ru: 'нет' }

export function valueWords(form: FactForm, text: string): Name {
  const named = (id: string): Name =>
    ('of' in form ? form.of.find((each) => each.id === id)?.name : undefined) ?? both(id)
  if (form.kind === 'one') return named(text)
  if (form.kind !== 'several') return text === '-' ? NONE : both(text)
  const parts = chosen(text, form.mark?.sign ?? '')
  if (parts.length === 0) return NONE
  const said = (lang: 'en' | 'ru'): string =>
    parts
      .map(({ id, marked }) => (marked ? `${named(id)[lang]} (${form.mark?.title[lang] ?? ''})` : named(id)[lang]))
      .join(', ')
  return { en: said('en'), ru: said('ru') }
}

const both = (text: string): Name => ({ en: text, ru: text })
