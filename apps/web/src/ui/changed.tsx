// What changed at a seat since one's last turn: over the lower edge of its tile, so that nothing moves.

import type { ComponentChild } from 'preact'

export interface Change {
  /** Of what, in the form for this number. */
  readonly word: (n: number) => string
  /** Where there is no room for the word. */
  readonly sign?: ComponentChild
  readonly n: number
  /** What it is called when somebody asks why: `what seat`. */
  readonly worth: string
}

/** As many as have room in a line. */
const MOST = 3

export function Changed({ changes, label }: { readonly changes: readonly Change[]; readonly label: string }) {
  const news = changes.filter(({ n }) => n !== 0)
  if (news.length === 0) return null
  return (
    <ul class="seat-changed" aria-label={label}>
      {news.slice(0, MOST).map(({ word, sign, n, worth }) => (
        <li key={word(1)} class={n > 0 ? 'more' : 'less'} data-worth={worth}>
          {n > 0 ? '+' : '−'}
          {Math.abs(n)} <span class="word">{word(Math.abs(n))}</span>
          {sign}
        </li>
      ))}
    </ul>
  )
}
