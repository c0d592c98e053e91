// Every good keeps its place on its shelf for as long as somebody spends: what is sold out stays there, what comes instead of it takes
// that place, and what comes besides comes last.

import type { PageProps } from '../page.ts'
import type { Good, Shelf } from './shop-goods.ts'

type Shop = Pick<PageProps, 'state' | 'decision'>

let opened: { readonly turn: string; readonly shop: Shop } | undefined

/** The shop as it was seen first in this turn of a game. */
export function openedIn(turn: string, shop: Shop): Shop {
  if (opened?.turn !== turn) opened = { turn, shop }
  return opened.shop
}

/** `soldOut`: what was there at first and is not any more. */
export const inPlace = (
  first: readonly Shelf[],
  now: readonly Shelf[],
  soldOut: (was: Good) => Good,
): readonly Shelf[] =>
  now.map(({ key, goods }) => {
    const before = first.find((shelf) => shelf.key === key)?.goods ?? []
    const anew = goods.filter((good) => before.every((was) => was.key !== good.key))
    const kept = before.map((was) => goods.find((good) => good.key === was.key) ?? anew.shift() ?? soldOut(was))
    return { key, goods: [...kept, ...anew] }
  })
