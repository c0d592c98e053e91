// Texts of rulebooks carry marks for print (**strong**, *emphasis*, [[term]]); a terminal shows the words alone.

import type { AnyRulebook, Lang } from '@understudy/procedure'

export function plain(text: string, book: AnyRulebook, lang: Lang): string {
  const terms: readonly { readonly id: string; readonly term: string }[] = book.text[lang].terms
  return text
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => {
      return shown ?? terms.find((each) => each.id === id)?.term ?? id
    })
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
}
