// What can be typed, folded, below the line in which one types.

import './notation.css'
import type { Lang } from '@understudy/procedure'

export type NotedLine = readonly [line: string, means: Readonly<Record<Lang, string>>]

const WORDS = {
  en: {
    title: 'What can be typed',
    also: 'Names in either language; their beginning is enough. Several things in one line, one after another.',
  },
  ru: {
    title: 'Что можно набрать',
    also: 'Названия на любом языке, хватит начала. Несколько действий подряд — в одной строке.',
  },
} as const satisfies Record<Lang, unknown>

export function Notation({ lang, lines }: { readonly lang: Lang; readonly lines: readonly NotedLine[] }) {
  const w = WORDS[lang]
  return (
    <details class="notation">
      <summary>{w.title}</summary>
      <p>{w.also}</p>
      <dl>
        {lines.map(([line, means]) => (
          <div key={line}>
            <dt>
              <kbd>{line}</kbd>
            </dt>
            <dd>{means[lang]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
