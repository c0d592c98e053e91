// The end of the act: the Intermission seat by seat, then the hand-over sheet to go on with.

import type { State } from '@understudy/arcs'
import {
  camp,
  FATE_DATA,
  FATES,
  HAND_OVER_STYLE,
  type HandOver,
  handOverBody,
  handOverHtml,
  handOverOf,
  handOverText,
} from '@understudy/arcs/act'
import { read } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import type { SummaryProps } from '../../ui.ts'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { keepStory, readStory, type Story, storyKey, storyText } from './story.ts'
import { StoryForm } from './story-form.tsx'
import { reachWords } from './words.ts'

export function Ending({ states, lang, names }: Pick<SummaryProps<State>, 'states' | 'lang' | 'names'>) {
  const last = states.at(-1)
  return last === undefined || read.over(last) === 0 ? null : <Ended {...{ last, lang, names }} />
}

function Ended({ last, lang, names }: { readonly last: State } & Pick<SummaryProps<State>, 'lang' | 'names'>) {
  const w = reachWords(lang)
  const name = (colour: Colour) => names[colour] ?? words(lang).seat(colour)
  const sheet = handOverOf(last)
  const key = storyKey(sheet)
  const [story, setStory] = useState<Story>(() => readStory(storage(), key))
  const text = `${handOverText(sheet, lang)}${storyText(story, lang, (colour) => name(colour as Colour))}`
  return (
    <section class="reach-ending">
      <h3>{w.intermission}</h3>
      <ul class="reach-results">
        {last.options.colours.map((colour, seat) => {
          const fate = FATES[camp.fate(last, seat)]
          const left = camp.objective(last, seat)
          return (
            <li key={colour}>
              <SeatMark colour={colour} size={18} />
              <span class="who">
                <b>{name(colour)}</b>
                <span>
                  {fate === undefined ? '' : `${FATE_DATA[fate].name[lang]}: `}
                  {left === 0 ? w.completed : w.failed(left)}
                </span>
              </span>
              <span class="powers" title={`${w.before}, ${w.after}`}>
                <b>{camp.result(last, seat)}</b> → {read.power(last, seat)}
              </span>
            </li>
          )
        })}
      </ul>
      <p class="arcs-note">{w.halved}</p>
      <h3>{w.handOver}</h3>
      <p class="arcs-note">{w.handOverWhat}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => printSheet(sheet, lang)}>
          {w.print}
        </button>
        <button type="button" class="button" onClick={() => save(`act-1.md`, text, 'text/markdown')}>
          {w.download('Markdown')}
        </button>
        <button type="button" class="button" onClick={() => save('act-1.json', json(sheet), 'application/json')}>
          {w.download('JSON')}
        </button>
      </p>
      <StoryForm
        {...{ story, lang }}
        colours={last.options.colours}
        nameOf={name}
        onChange={(next) => {
          setStory(next)
          keepStory(storage(), key, next)
        }}
      />
      <details class="reach-sheet">
        <summary>{w.handOver}</summary>
        <Sheet text={text} lang={lang} />
      </details>
    </section>
  )
}

/** A browser may refuse it. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const json = (sheet: unknown): string => `${JSON.stringify(sheet, null, 2)}\n`

/** The Markdown of the sheet, line by line. */
function Sheet({ text, lang }: { readonly text: string; readonly lang: Lang }) {
  return (
    <div lang={lang}>
      {text.split('\n').map((line, i) => {
        const [, marks = '', rest = line] = /^(#+|-) (.*)$/.exec(line) ?? []
        if (rest.trim() === '') return null
        if (marks.startsWith('#')) return <h4 key={i}>{rest}</h4>
        return <p key={i}>{marks === '-' ? `• ${rest}` : rest}</p>
      })}
    </div>
  )
}

function save(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/**
 * On a page of its own, so that nothing else is printed. It may not hold styles as text: they are handed to it. A browser that
 * opens no second page gets the sheet as a file.
 */
function printSheet(sheet: HandOver, lang: Lang): void {
  const page = window.open('', '_blank') as (Window & typeof globalThis) | null
  if (page === null) {
    save('act-1.html', handOverHtml(sheet, lang), 'text/html')
    return
  }
  const style = new page.CSSStyleSheet()
  style.replaceSync(HAND_OVER_STYLE)
  page.document.adoptedStyleSheets = [style]
  page.document.documentElement.lang = lang
  page.document.title = reachWords(lang).handOver
  page.document.body.innerHTML = handOverBody(sheet, lang)
  page.print()
}
