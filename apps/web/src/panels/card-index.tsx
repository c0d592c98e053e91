// The index of cards: each as it lies on the table, with our text and where it is; found by name, text, suit or key word.

import '../style/help.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { IndexedCard } from '../games/ui.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'

const spelled = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00ad', '')

/** Every word that was typed, wherever it stands. */
function finds({ name, kind, text, keywords = '', where = '' }: IndexedCard, typed: string): boolean {
  const all = spelled(`${name} ${kind} ${keywords} ${text} ${where}`)
  return spelled(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export function CardIndex({ cards, asked }: { cards: readonly IndexedCard[]; asked?: string | undefined }) {
  const words = helpWords[lang.value]
  const [wanted, setWanted] = useState('')
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked === undefined) return
    setWanted('')
    own.current?.querySelector(`[data-card="${asked}"]`)?.scrollIntoView({ block: 'start' })
  }, [asked])
  const found = cards.filter((card) => finds(card, wanted))
  return (
    <div class="help-cards" ref={own}>
      <input
        type="search"
        value={wanted}
        placeholder={words.find}
        aria-label={words.find}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="quiet" aria-live="polite">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? <p>{words.noCard}</p> : null}
      <ul>
        {found.map(({ id, name, kind, text, where, drawing }) => (
          <li key={id} data-card={id} class={id === asked ? 'now' : undefined}>
            <h3>
              {name} <small>{kind}</small>
            </h3>
            {drawing === undefined ? null : (
              // All that it says is said beside it.
              <span class="index-card" aria-hidden="true">
                {drawing()}
              </span>
            )}
            <p>{text}</p>
            {where === undefined ? null : <p class="where">{where}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
