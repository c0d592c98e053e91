// What a tap on Play begins, in words: the table that was played last, or the one that the game proposes.

import type { Lang } from '@understudy/procedure'
import { usualOf } from '../store/usual.ts'

interface Named {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  readonly usual: Readonly<Record<Lang, string>>
}

/** "You against two SUPERCAT": without the game, which stands above it. */
export function tableName({ id, title, usual }: Named, lang: Lang): string {
  const { where, tables } = usualOf(id)
  const known = tables[where]?.title
  if (known === undefined) return usual[lang]
  const named = Object.values(title).find((each) => known.startsWith(`${each}: `))
  return named === undefined ? known : known.slice(named.length + 2)
}

/** "Arcs: you against two SUPERCAT". */
export const gameAndTable = (game: Named, lang: Lang): string =>
  `${game.title[lang]}: ${tableName(game, lang).replace(/^(?:You|Вы)(?= )/, (you) => you.toLowerCase())}`
