// Names as the phrases need them.

import { type Lang, listing } from '@understudy/procedure'
import { place, quotedName } from '../../../text/words.ts'

export type Name = Readonly<Record<Lang, string>>
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const quote = (lang: Lang, name: Name): string =>
  ({ en: quotedName(lang, name, '“', '”'), ru: quotedName(lang, name, '«', '»') })[lang]
export const cards = (lang: Lang, names: readonly Name[]): string =>
  listing(
    lang,
    names.map((name) => quote(lang, name)),
  )
export const places = (lang: Lang, ids: readonly Parameters<typeof place>[1][]): string =>
  listing(
    lang,
    ids.map((id) => place(lang, id)),
  )
