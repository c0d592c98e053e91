// All cards, nine to a page, each with how many of it there are and which deck it belongs to.

import type { Card, Setting } from '@understudy/muhq/data'
import type { Lang } from '@understudy/procedure'
import { CardFace } from '../cards/card.tsx'
import { SHEET_WORDS, type SheetWords } from './words.ts'

const A_PAGE = 9

interface Printed {
  readonly card: Card
  readonly n: number
  readonly deck: 'ofStart' | 'ofStore' | 'ofBoss'
}

/** The boss first, then its deck, the start deck and the stores. */
function printedCards({ map, cards }: Setting): Printed[] {
  const of = (counts: Readonly<Record<string, number>>, deck: Printed['deck']): Printed[] =>
    Object.entries(counts).flatMap(([id, n]) => {
      const card = cards.get(id)
      return card === undefined ? [] : [{ card, n, deck }]
    })
  return [
    ...of({ [map.boss]: 1 }, 'ofBoss'),
    ...of(map.bossDeck, 'ofBoss'),
    ...of(map.startDeck, 'ofStart'),
    ...of(map.storeCards, 'ofStore'),
  ]
}

export function inPages<T>(items: readonly T[], size: number): T[][] {
  const pages: T[][] = []
  for (let i = 0; i < items.length; i += size) pages.push(items.slice(i, i + size))
  return pages
}

export function CardPages({
  setting,
  lang,
  every,
}: {
  readonly setting: Setting
  readonly lang: Lang
  every: boolean
}) {
  const w: SheetWords = SHEET_WORDS[lang]
  const all = printedCards(setting)
  const shown = every ? all.flatMap((one) => Array.from({ length: one.n }, () => one)) : all
  return (
    <>
      {inPages(shown, A_PAGE).map((page, i) => (
        <section key={i} class="muhq-sheet cards">
          <div class="muhq-sheet-cards">
            {page.map(({ card, n, deck }, k) => (
              <div key={k} class="muhq-print-card">
                <CardFace card={card} lang={lang} count={every || n === 1 ? undefined : n} />
                <small>
                  {w[deck]}
                  {card.buy !== undefined && deck === 'ofStore' ? ` · ${card.buy}` : ''}
                </small>
              </div>
            ))}
          </div>
          <footer>{w.credit}</footer>
        </section>
      ))}
    </>
  )
}
