// The words of the Turn tab's lists. They come with it.

import type { Lang } from '@understudy/procedure'

interface Words {
  readonly view: string
  readonly byOrder: string
  readonly byPlace: string
  readonly allInAll: string
  readonly nothing: string
  readonly counters: string
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    view: 'Order of the list',
    byOrder: 'By order',
    byPlace: 'By place',
    allInAll: 'All in all',
    nothing: 'Nothing changes on the table.',
    counters: 'The app keeps the counters',
  },
  ru: {
    view: 'Порядок списка',
    byOrder: 'По порядку',
    byPlace: 'По местам',
    allInAll: 'Итого',
    nothing: 'На столе ничего не меняется.',
    counters: 'Счётчики ведёт приложение',
  },
}
