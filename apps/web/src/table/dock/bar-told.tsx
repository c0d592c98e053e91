// The bar for several things that the real table tells at once: all that a bot's turn is certain to ask for, line by
// line. They are rolled and drawn together and tapped in their order; a tap on a line goes back to it.

import './bar-told.css'
import { type Die, equal, joinBooks, type Lang, type Phrasebook, type Say, speak } from '@understudy/procedure'
import type { Choice, TableQuestion } from '@understudy/table'
import { type Foreseen, formAt, pathOf, toTell } from '@understudy/table/chance'
import { useState } from 'preact/hooks'
import { bookOf, useBooks } from '../../games/light.ts'
import { firstOf } from '../../play/beside/told.ts'
import { tell as tellAll } from '../../play/deciding/deciding.ts'
import type { AnyAction } from '../../play/deciding/picker.ts'
import type { Play } from '../../play/play.ts'
import { nameOf } from '../../play/telling/names.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { Roving } from '../../ui/roving.tsx'
import { Held, TypeButton } from './bar-decide.tsx'
import { Bar } from './bar-frame.tsx'

type Answer = AnyAction | number
type Asked = Foreseen<AnyAction>

export function ToldBar({ play, question }: { play: Play; question: TableQuestion<AnyAction> }) {
  if (question.ask === 'fact') return null
  const [next] = play.coming.value
  const asked = [about(firstOf(question), next?.now), ...play.coming.value]
  // Another question is another screen.
  return <Telling key={asked.map(({ key }) => key).join()} play={play} asked={asked} />
}

/** The question at hand in the words in which it stands with the others. */
function about(first: Asked, words: Say | undefined): Asked {
  if (words === undefined) return first
  return first.ask === 'roll' ? { ...first, about: words } : { ...first, question: words }
}

function Telling({ play, asked: all }: { play: Play; asked: readonly Asked[] }) {
  const [told, setTold] = useState<readonly (Answer | undefined)[]>(all.map(() => undefined))
  const [back, setBack] = useState<number | undefined>(undefined)
  const seats = [...new Set(all.flatMap((each) => (each.ask === 'roll' ? [each.seat] : [])))]
  const controllers = seats.map((seat) => play.table.controller(seat))
  const books = useBooks(
    play.pkg.game.id,
    controllers.flatMap((each) => (each.by === 'bot' ? [bookOf(each)] : [])),
    play.options,
  )
  const { ToldThrow } = play.ui
  const phrases = joinBooks(...books.map((book) => book.phrases), play.pkg.game.phrases)
  // A die that is rolled again has a line of its own as soon as that is known.
  const asked = toTell(all, dense(told))
  const at = back ?? told.indexOf(undefined)
  const tell = (answer: Answer) => {
    const now = told.map((each, i) => (i === at ? answer : each))
    setBack(undefined)
    const wanted = toTell(all, dense(now)).length
    if (dense(now).length < wanted) setTold(now)
    else tellAll(play, now.slice(0, wanted))
  }
  const rule = (each: Asked, i: number): string =>
    each.ask === 'chance' || each.about !== undefined
      ? speak(phrases, lang.value, each.ask === 'chance' ? wordsOf(each, i) : (each.about as Say))
      : each.after !== undefined
        ? t.value.table.rollAgain
        : (books.map((book) => book.text[lang.value].nodes[each.node]?.rule).find((text) => text !== undefined) ??
          t.value.table.roll(each.die.id))
  const wordsOf = (each: Extract<Asked, { ask: 'chance' }>, i: number): Say =>
    formAt(each, dense(told), i)?.question ?? each.question
  const now = asked[at]
  const form = now === undefined ? undefined : formAt(now, dense(told), at)
  return (
    <Bar
      play={play}
      kind="table"
      {...(seats.length === 0 ? {} : { who: seats.map((seat) => nameOf(play, seat, lang.value)).join(', ') })}
      say={t.value.table.together}
      tools={<TypeButton play={play} />}
    >
      <Held play={play}>
        <div class="dock-pad told-pad">
          <ol class="told">
            {asked.map((each, i) => (
              <li key={each.key}>
                <button
                  type="button"
                  class="told-line"
                  aria-current={i === at ? 'step' : undefined}
                  disabled={told[i] === undefined}
                  onClick={() => setBack(i)}
                >
                  <span>{rule(each, i)}</span>
                  <b>
                    <Value play={play} asked={each} answer={told[i]} phrases={phrases} />
                  </b>
                </button>
              </li>
            ))}
          </ol>
          {now === undefined ? null : form === undefined ? (
            <Keys play={play} asked={without(now, told, at)} onTell={tell} />
          ) : ToldThrow === undefined ? null : (
            // Other cards are other dice.
            <ToldThrow key={pathOf(told.slice(0, at))} form={form} lang={lang.value} onTell={tell} />
          )}
          {dense(told).length === 0 ? null : (
            <button type="button" class="button told-now dock-confirm" onClick={() => tellAll(play, dense(told))}>
              {t.value.table.tellNow}
            </button>
          )}
        </div>
      </Held>
    </Bar>
  )
}

/** What was told without a gap. */
function dense(told: readonly (Answer | undefined)[]): readonly Answer[] {
  const gap = told.indexOf(undefined)
  return gap < 0 ? told : told.slice(0, gap)
}

/** The same card cannot be drawn twice, unless there are several like it. */
function without(asked: Asked, told: readonly (Answer | undefined)[], at: number): Asked {
  if (asked.ask === 'roll') return asked
  const gone = told.filter((each, i) => i !== at && each !== undefined)
  const left = ({ action, copies = 1 }: Choice<AnyAction>): boolean =>
    gone.filter((each) => equal(each, action)).length < copies
  return { ...asked, answers: asked.answers.filter(left) }
}

interface ValueProps {
  readonly play: Play
  readonly asked: Asked
  readonly answer: Answer | undefined
  readonly phrases: Phrasebook
}

function Value({ play, asked, answer, phrases }: ValueProps) {
  if (answer === undefined) return <>–</>
  if (asked.ask === 'roll') return <Face play={play} die={asked.die} at={answer as number} lang={lang.value} />
  const choice = asked.answers.find(({ action }) => equal(action, answer))
  return <>{choice === undefined ? '' : speak(phrases, lang.value, choice.text)}</>
}

function Face({ play, die, at, lang: now }: { play: Play; die: Die; at: number; lang: Lang }) {
  const { Face: Printed } = play.ui
  const face = String(die.faces[at])
  return Printed === undefined ? <span>{face}</span> : <Printed die={die.id} face={face} lang={now} />
}

function Keys({ play, asked, onTell }: { play: Play; asked: Asked; onTell(answer: Answer): void }) {
  const { Told } = play.ui
  const label = t.value.table.tableAsks
  if (asked.ask === 'roll')
    return (
      <Roving label={label} class="told-faces">
        {asked.die.faces.map((_, at) => (
          <button key={at} type="button" class="button face" onClick={() => onTell(at)}>
            <Face play={play} die={asked.die} at={at} lang={lang.value} />
          </button>
        ))}
      </Roving>
    )
  if (Told !== undefined)
    return <Told state={play.table.state} answers={asked.answers} lang={lang.value} onTell={onTell} />
  return (
    <Roving label={label} class="bar-row wrap">
      {asked.answers.map((choice: Choice<AnyAction>, at) => (
        <button key={at} type="button" class="button" onClick={() => onTell(choice.action)}>
          {speak(play.pkg.game.phrases, lang.value, choice.text)}
        </button>
      ))}
    </Roving>
  )
}
