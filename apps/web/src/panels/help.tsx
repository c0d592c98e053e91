// The Help tab: the player aid with the line of the present decision marked, the signs, the cards, the keys.

import '../style/help.css'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Help } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { viewerOf } from '../play/telling/view.ts'
import { lang } from '../store/settings.ts'
import { helpWords } from '../text/help.ts'
import { t } from '../text/index.ts'
import { Aid } from './aid.tsx'
import { CardIndex } from './card-index.tsx'
import { helpAsked } from './help-asked.ts'
import { marksLegend } from './marks-legend.tsx'

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
  const wanted = play.helpAt.value
  useEffect(() => {
    if (wanted === undefined) return
    setPart(wanted)
    play.helpAt.value = undefined
  }, [wanted])
  const asked = helpAsked.value
  useEffect(() => {
    if (asked.card !== undefined) setPart('cards')
    else if (asked.about !== undefined) setPart('aid')
  }, [asked])
  // What was asked is answered when help is shut.
  useEffect(
    () => () => {
      helpAsked.value = {}
    },
    [],
  )
  const parts = help === undefined ? (['keys'] as const) : PARTS
  const shown = parts.includes(part as never) ? part : 'keys'
  const own = useRef<HTMLDivElement>(null)
  // Each begins at its top.
  useLayoutEffect(() => {
    own.current?.closest('.panel-scroll')?.scrollTo(0, 0)
  }, [shown])
  return (
    <div class="panel-body help" ref={own}>
      <div class="help-parts">
        {parts.map((each) => (
          <button key={each} type="button" class="button" aria-pressed={each === shown} onClick={() => setPart(each)}>
            {words.parts[each]}
          </button>
        ))}
      </div>
      {shown === 'aid' && help !== undefined ? <AidNow play={play} help={help} /> : null}
      {shown === 'signs' && help !== undefined ? <Legend play={play} help={help} /> : null}
      {shown === 'cards' && help !== undefined ? <Cards play={play} help={help} /> : null}
      {shown === 'keys' ? <Keys more={help?.keys?.[lang.value] ?? []} /> : null}
    </div>
  )
}

function AidNow({ play, help }: { play: Play; help: AnyHelp }) {
  const next = play.next.value
  const decision = next?.kind === 'person' ? next.decision : undefined
  const meets = useMemo(
    () => (decision === undefined ? [] : (help.meets?.(play.table.state, decision) ?? [])),
    [help, decision],
  )
  return (
    <Aid
      game={play.pkg.game.title[lang.value]}
      aid={help.aid}
      now={{ kind: decision?.kind, meets, asked: helpAsked.value.about }}
    />
  )
}

/** More letters than that have a line of their own. */
const LONG = 28

function Legend({ play, help }: { play: Play; help: AnyHelp }) {
  return (
    <div class="help-legend">
      {[...help.legend(play.table.state, lang.value), marksLegend(lang.value)].map(({ title, signs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {signs.map(({ id, drawing, text }) => (
              <li key={id} data-sign={id} class={text.length > LONG ? 'long' : undefined}>
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
  const state = play.pkg.game.view(play.table.state, viewerOf(play))
  const all = useMemo(() => help.cards(state, lang.value), [help, play.version.value, lang.value])
  return <CardIndex cards={all} asked={helpAsked.value.card} />
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
