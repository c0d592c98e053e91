// The player aid: one page a game, to be read beside the board or printed. What concerns the present decision is marked.

import '../style/help.css'
import { useEffect, useRef } from 'preact/hooks'
import type { AidLine, AidPart } from '../games/ui.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'

interface AidNow {
  readonly kind?: string | undefined
  /** What of a game's `meets` is the case. */
  readonly meets: readonly string[]
  /** What of all that was asked about. */
  readonly asked?: readonly string[] | undefined
}

const isAbout = ({ when, about }: AidLine, these: readonly (string | undefined)[]): boolean =>
  [...(when ?? []), ...(about ?? [])].some((each) => these.includes(each))

export function Aid({ game, aid, now }: { game: string; aid: readonly AidPart[]; now?: AidNow }) {
  const words = helpWords[lang.value]
  const own = useRef<HTMLDivElement>(null)
  const present = now === undefined ? [] : [now.kind, ...now.meets]
  const asked = now?.asked ?? []
  const key = `${present} ${asked}`
  useEffect(() => {
    const find = (which: string) => own.current?.querySelector(`${which}[aria-current]`)
    // No further than it must: what else help has stays in sight above.
    ;(find('.asked') ?? find(''))?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return (
    <div class="help-aid" ref={own}>
      <h2 class="on-paper">{words.aidOf(game)}</h2>
      {aid.map(({ title, lines }) => (
        <section key={title.en}>
          <h3>{title[lang.value]}</h3>
          <ul>
            {lines.map((line) => {
              const marked = isAbout(line, present)
              return (
                <li
                  key={line.text.en}
                  class={marked ? (isAbout(line, asked) ? 'now asked' : 'now') : undefined}
                  {...(marked ? { 'aria-current': 'true' } : {})}
                >
                  {line.sign === undefined ? null : <span class="aid-sign">{line.sign()}</span>}
                  <span>{line.text[lang.value]}</span>
                  {line.cost === undefined ? null : <b class="aid-cost">{line.cost[lang.value]}</b>}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <p>
        <button type="button" class="button quiet" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </div>
  )
}
