// The bar for what only the real table can answer: what was drawn or rolled, and facts that a bot asks about.

import { type Die, type FactQuestion, joinBooks, type Say, speak } from '@understudy/procedure'
import { dieWords } from '@understudy/procedure/explain'
import type { Decision, TableQuestion } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { bookOf, useBooks } from '../../games/light.ts'
import { answer } from '../../play/deciding/deciding.ts'
import type { AnyAction } from '../../play/deciding/picker.ts'
import type { Play } from '../../play/play.ts'
import { nameOf } from '../../play/telling/names.ts'
import { tellEvents } from '../../play/telling/story.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { later } from '../../ui/later.tsx'
import { Roving } from '../../ui/roving.tsx'
import { open } from '../menu-open.ts'
import { Composing, composes, Held, say, TypeButton } from './bar-decide.tsx'
import { Bar, Waiting } from './bar-frame.tsx'
import { PathButtons } from './choice-list.tsx'
import { ChoiceButton, tellPath } from './choices.tsx'
import { PlanWords } from './plan-words.tsx'

const ToldBar = later(() => import('./bar-told.tsx').then((part) => part.ToldBar), Waiting)

export function TableBar({ play, question }: { play: Play; question: TableQuestion<AnyAction> }) {
  if (question.ask !== 'fact' && play.coming.value.length > 0) return <ToldBar play={play} question={question} />
  if (question.ask === 'roll') return <RollBar play={play} seat={question.seat} die={question.die} />
  if (question.ask === 'fact') return <FactBar play={play} seat={question.seat} fact={question.fact} />
  return <DrawBar play={play} decision={question.decision} />
}

/** A bot's own die: its rulebook names it. */
function RollBar({ play, seat, die }: { play: Play; seat: string; die: Die }) {
  const controller = play.table.controller(seat)
  const books = useBooks(play.pkg.game.id, controller.by === 'bot' ? [bookOf(controller)] : [], play.options)
  const named = dieWords(joinBooks(...books.map((book) => book.phrases)), lang.value, die.id)
  return (
    <FaceBar
      play={play}
      who={nameOf(play, seat, lang.value)}
      say={t.value.table.roll(named)}
      faces={facesOf(die)}
      die={die.id}
    />
  )
}

/** What was drawn or rolled on the real table. */
function DrawBar({ play, decision }: { play: Play; decision: Decision<AnyAction> }) {
  const picker = play.picker.value
  if (picker === undefined) return null
  const composed = composes(play, decision)
  const path = picker.path.value.length === 0 || composed ? '' : ` ${tellPath(play.pkg, picker)}`
  return (
    <Bar
      play={play}
      kind="table"
      say={`${say(play, decision.question)}${path}`}
      plan={composed ? undefined : <Before play={play} decision={decision} />}
      tools={composed ? <TypeButton play={play} /> : null}
    >
      <Held play={play}>
        {composed ? (
          <Composing play={play} decision={decision} onAct={(action) => answer(play, action)} />
        ) : (
          <Roving label={t.value.table.tableAsks} class="bar-row wrap">
            {picker.inPlace().map(({ choice, open }, at) => (
              <ChoiceButton key={at} pkg={play.pkg} picker={picker} choice={choice} open={open} />
            ))}
            <PathButtons picker={picker} />
            <TypeButton play={play} />
          </Roving>
        )}
      </Held>
    </Bar>
  )
}

/** Before anything was told: how the table is laid out. In a bot's turn: what came of the last answer. */
function Before({ play, decision }: { play: Play; decision: Decision<AnyAction> }) {
  const { table, pkg } = play
  if (table.entries.every(({ t }) => t !== 'answer' && t !== 'action'))
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          open.value = 'setup'
        }}
      >
        {t.value.table.layOut}
      </button>
    )
  const seat = decision.question.with?.seat
  if (typeof seat !== 'string' || table.controller(seat).by !== 'bot') return null
  const last = table.log.findLastIndex(({ entry }) => entry.t === 'answer' || isPersonal(entry))
  const events = table.log.slice(Math.max(0, last)).flatMap((each) => each.events)
  return <PlanWords hint text={tellEvents(pkg, events, lang.value)} />
}

const facesOf = (die: Die): string[] => die.faces.map(String)

/** What a bot asks is in its own words, which stand in its rulebook. */
function FactBar({ play, seat, fact }: { play: Play; seat: string; fact: FactQuestion }) {
  const controller = play.table.controller(seat)
  const books = useBooks(play.pkg.game.id, controller.by === 'bot' ? [bookOf(controller)] : [], play.options)
  const name = nameOf(play, seat, lang.value)
  if (books.length === 0) return <Bar play={play} kind="wait" who={name} say={t.value.app.loading} />
  const phrases = joinBooks(...books.map((book) => book.phrases), play.pkg.game.phrases)
  const tell = (sentence: Say) => speak(phrases, lang.value, sentence)
  const faces = fact.answers.map((answer) => tell(answer.text))
  return <FaceBar play={play} who={name} say={tell(fact.ask)} faces={faces} />
}

function FaceBar({
  play,
  who,
  say: text,
  faces,
  die,
}: {
  play: Play
  who: string
  say: string
  faces: readonly string[]
  /** Absent: these are answers, not faces. */
  die?: string
}) {
  const { Face } = play.ui
  return (
    <Bar play={play} kind="table" who={who} say={text} tools={<TypeButton play={play} />}>
      <Held play={play}>
        <Roving label={t.value.table.tableAsks} class="bar-row wrap">
          {faces.map((face, at) => (
            <button key={face} type="button" class="button face" onClick={() => answer(play, at)}>
              {die === undefined || Face === undefined ? face : <Face die={die} face={face} lang={lang.value} />}
            </button>
          ))}
        </Roving>
      </Held>
    </Bar>
  )
}
