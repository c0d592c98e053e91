// The wording of a card: there a moment after its name, because it is loaded only when it is first shown.

import type { CourtId, LeaderId, LoreId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useEffect, useState } from 'preact/hooks'
import { act } from '../act.ts'

type Texts = Readonly<Record<string, Readonly<Record<Lang, string>>>>
type Book = 'court' | 'lore'

const loaded = new Map<Book, Texts>()
const load = async (book: Book): Promise<Texts> =>
  book === 'court' ? (await import('../text/court-texts.ts')).TEXTS : (await import('../text/lore-texts.ts')).TEXTS

export function CardText({ card, lang }: { readonly card: CourtId | LeaderId | LoreId; readonly lang: Lang }) {
  const book: Book = card.startsWith('BC') ? 'court' : 'lore'
  const [texts, setTexts] = useState(loaded.get(book))
  useEffect(() => {
    if (texts !== undefined) return
    let here = true
    // Without a network the name has to do; tapping the card tries again.
    load(book).then(
      (found) => {
        loaded.set(book, found)
        if (here) setTexts(found)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [texts, book])
  const Text = act()?.Text
  return <>{texts?.[card]?.[lang] ?? (Text === undefined ? '' : <Text card={card} lang={lang} />)}</>
}
