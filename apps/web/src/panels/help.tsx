// The Help tab: the player aid with the line of the present decision marked, the signs, the cards, the keys.

import '../style/help.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Help } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { viewerOf } from '../play/view.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { t } from '../text/index.ts'

type AnyHelp = Help<unknown>

const PARTS = ['aid', 'signs', 'cards', 'keys'] as const
type Part = (typeof PARTS)[number]

export function HelpPanel({ play }: { play: Play }) {
  const words = helpWords[lang.value]
  const [help, setHelp] = useState<AnyHelp | undefined>(undefined)
  const [part, setPart] = useState<Part>('aid')
  useEffect(() => {
    void play.ui.help?.(play.table.state).then(setHelp, () => undefined)
  }, [play])
  const parts = help === undefined ? (['keys'] as const) : PARTS
  const shown = parts.includes(part as never) ? part : 'keys'
  return (
    <div class="panel-body help">
      <div class="help-parts">
        {parts.map((each) => (
          <button key={each} type="button" class="button" aria-pressed={each === shown} onClick={() => setPart(each)}>
            {words.parts[each]}
          </button>
        ))}
      </div>
      {shown === 'aid' && help !== undefined ? <Aid play={play} help={help} /> : null}
      {shown === 'signs' && help !== undefined ? <Legend play={play} help={help} /> : null}
      {shown === 'cards' && help !== undefined ? <Cards play={play} help={help} /> : null}
      {shown === 'keys' ? <Keys more={help?.keys?.[lang.value] ?? []} /> : null}
    </div>
  )
}

function Aid({ play, help }: { play: Play; help: AnyHelp }) {
  const next = play.next.value
  const kind = next?.kind === 'person' ? next.decision.kind : undefined
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // No further than it must: what else help has stays in sight above.
    own.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return (
    <div class="help-aid" ref={own}>
      {help.aid.map(({ title, lines }) => (
        <section key={title.en}>
          <h3>{title[lang.value]}</h3>
          <ul>
            {lines.map(({ text, when }) => {
              const now = kind !== undefined && when?.includes(kind) === true
              return (
                <li key={text.en} class={now ? 'now' : undefined} {...(now ? { 'aria-current': 'true' } : {})}>
                  {text[lang.value]}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <p>
        <button type="button" class="button quiet" onClick={() => print()}>
          {helpWords[lang.value].print}
        </button>
      </p>
    </div>
  )
}

function Legend({ play, help }: { play: Play; help: AnyHelp }) {
  return (
    <div class="help-legend">
      {help.legend(play.table.state, lang.value).map(({ title, signs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {signs.map(({ id, drawing, text }) => (
              <li key={id} data-sign={id}>
                <span class="drawing">{drawing}</span>
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Cards({ play, help }: { play: Play; help: AnyHelp }) {
  const words = helpWords[lang.value]
  const [wanted, setWanted] = useState('')
  const state = play.pkg.game.view(play.table.state, viewerOf(play))
  const all = useMemo(() => help.cards(state, lang.value), [play.version.value, lang.value])
  const typed = wanted.trim().toLowerCase()
  const found = all.filter(({ name, kind, text }) => `${name} ${kind} ${text}`.toLowerCase().includes(typed))
  return (
    <div class="help-cards">
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
        {found.map(({ id, name, kind, text, where }) => (
          <li key={id}>
            <h3>
              {name} <small>{kind}</small>
            </h3>
            <p>{text}</p>
            {where === undefined ? null : <p class="where">{where}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Keys({ more }: { more: readonly (readonly [string, string])[] }) {
  const words = helpWords[lang.value]
  return (
    <dl class="help-keys">
      {[...words.keys, ...more].map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
      <p class="quiet">{t.value.table.keysWhere}</p>
    </dl>
  )
}
