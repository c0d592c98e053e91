// The Why panel: the question, yes or no, because …; candidates struck through as each preference drops them.

import { explainVerdict, type Line } from '@understudy/procedure/explain'
import { BookOpen, ChevronLeft, Dices } from 'lucide'
import type { Play } from '../play/play.ts'
import { nameOf } from '../play/telling/names.ts'
import { tellAction } from '../play/telling/story.ts'
import { tellDeed } from '../play/telling/tell.ts'
import { askWhyNot, decisions, leave } from '../play/why/explaining.ts'
import type { Why } from '../play/why/why-of.ts'
import { lang } from '../store/settings.ts'
import { ChoiceList } from '../table/dock/choice-list.tsx'
import { t } from '../text/index.ts'
import { whyWords } from '../text/why.ts'
import { Icon } from '../ui/icon.tsx'
import { inRail, onPhone } from '../ui/narrow.ts'
import { askedNow, beatAt, beatsAsked, turnTo } from './beats-asked.ts'
import { plain } from './plain.ts'
import { useWeighed } from './use-weighed.ts'
import { useWhy } from './use-why.ts'
import { WeighedChips } from './weighed-chips.tsx'
import { WhyNav } from './why-nav.tsx'

export function WhyPanel({ play }: { play: Play }) {
  const words = whyWords[lang.value]
  const index = askedNow(play)
  const why = useWhy(play, index)
  useWeighed(play, why)
  const logged = index === undefined ? undefined : play.table.log[index]
  if (logged === undefined)
    return <p class="panel-empty">{play.mode.value.at === 'look' ? words.nobodys : words.empty}</p>
  if (why === 'thinking') return <p class="panel-empty">{t.value.app.loading}</p>
  if (why === undefined || index === undefined) return <p class="panel-empty">{words.noRulebook}</p>
  const { what, after } = tellDeed(play, logged)
  return (
    <div class="panel-body why">
      <div class="why-head">
        <p class="why-who">{words.of(nameOf(play, why.seat, lang.value))}</p>
        {onPhone.value || inRail.value ? <WhyNav play={play} /> : null}
      </div>
      <p class="why-what">{what}</p>
      {after === '' ? null : <p class="quiet">{after}</p>}
      <PartsOfBeat play={play} index={index} />
      {/* Below what was done, so that "Why this?" is about something. */}
      <h2 class="why-title">{plain(why.title)}</h2>
      {why.sentence === '' ? null : <p class="why-sentence">{plain(why.sentence)}</p>}
      {why.same ? null : <p class="notice">{words.changed}</p>}
      <WeighedChips play={play} why={why} />
      <WhyNot play={play} why={why} />
      <Decided play={play} why={why} />
      <TheWay play={play} why={why} />
    </div>
  )
}

/** A beat may hold several decisions: a plan and its later steps. */
function PartsOfBeat({ play, index }: { play: Play; index: number }) {
  const decisions = beatsAsked(play)[beatAt(play, index)]?.decisions ?? []
  if (decisions.length < 2 || !decisions.includes(index)) return null
  const words = t.value.table
  return (
    <div class="why-parts">
      {decisions.map((each, at) => (
        <button
          key={each}
          type="button"
          class="chip"
          aria-label={words.step(at + 1, decisions.length)}
          aria-pressed={each === index}
          onClick={() => turnTo(play, each)}
        >
          {at + 1}
        </button>
      ))}
      <span class="quiet">{words.step(decisions.indexOf(index) + 1, decisions.length)}</span>
    </div>
  )
}

function TheWay({ play, why }: { play: Play; why: Why }) {
  const words = whyWords[lang.value]
  const before = decisions(play).findLast((each) => each < why.index)
  if (why.all.length === 0 && why.same && before !== undefined)
    return (
      <section class="panel-part">
        <p>{words.carriesOn}</p>
        <button type="button" class="button" onClick={() => turnTo(play, before)}>
          <Icon of={ChevronLeft} size={18} />
          {words.before}
        </button>
      </section>
    )
  return (
    <details class="path">
      <summary>
        {words.path} <span class="quiet">({words.pathCount(why.all.filter(isQuestion).length)})</span>
      </summary>
      {why.short.length === 0 ? null : (
        <section class="panel-part">
          <h3>{words.notes}</h3>
          <Lines lines={why.short} shown={why.node} />
        </section>
      )}
      <section class="panel-part">
        <h3>{words.everything}</h3>
        <Lines lines={why.all} nested />
      </section>
    </details>
  )
}

const isQuestion = (line: Line): boolean => line.kind === 'ask' || line.kind === 'found'

function Decided({ play, why }: { play: Play; why: Why }) {
  const words = whyWords[lang.value]
  const { node, cite } = why
  if (node === undefined) return null
  // Its words are in the sentence above.
  return (
    <section class="decided">
      <h3>
        {words.rule}: <span class="node">{cite}</span>
      </h3>
      <button
        type="button"
        class="button"
        onClick={() => {
          play.tab.value = 'rulebook'
        }}
      >
        <Icon of={BookOpen} size={18} />
        {words.inRulebook}
      </button>
    </section>
  )
}

/** `shown`: a rule whose words stand above already. */
function Lines({
  lines,
  nested = false,
  shown,
}: {
  lines: readonly Line[]
  nested?: boolean
  shown?: string | undefined
}) {
  return (
    <ol class={nested ? 'lines nested' : 'lines'}>
      {lines.map((line, at) => (
        <OneLine key={at} line={line} before={lines[at - 1]} after={lines[at + 1]} nested={nested} shown={shown} />
      ))}
    </ol>
  )
}

interface OneLineProps {
  line: Line
  before: Line | undefined
  after: Line | undefined
  nested: boolean
  shown: string | undefined
}

function OneLine({ line, before, after, nested, shown }: OneLineProps) {
  // Further lines of the same rule need not repeat it.
  const fresh = line.node !== undefined && line.node !== before?.node && line.node !== shown
  return (
    <li
      class={`line line-${line.kind}`}
      style={nested ? { marginInlineStart: `${Math.min(line.depth, 8) * 0.75}rem` } : undefined}
    >
      {fresh && line.rule !== undefined ? (
        <p class="line-rule">
          <span class="node">{line.cite}</span> {plain(line.rule)}
        </p>
      ) : null}
      <p class="line-text">
        {line.yes === undefined ? null : (
          <span class={line.yes ? 'answer yes' : 'answer no'} aria-hidden="true">
            {line.yes ? '✓' : '✕'}
          </span>
        )}
        {line.kind === 'pick' || line.kind === 'roll' ? <Icon of={Dices} size={18} /> : null}
        <span>{line.text}</span>
      </p>
      {line.chips === undefined || repeated(line, after) ? null : <Chips chips={line.chips} />}
    </li>
  )
}

/** What a rule found is shown once: with the preference or the pick that follows, where it shows what became of it. */
function repeated(line: Line, after: Line | undefined): boolean {
  return line.kind === 'found' && after?.node === line.node && after?.chips?.length === line.chips?.length
}

type Chip = NonNullable<Line['chips']>[number]

/** So many candidates are read at a glance; the rest is folded, those that were dropped first. */
const GLANCE = 14

function Chips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length <= GLANCE) return <ChipList chips={chips} />
  const kept = chips.filter((chip) => !chip.dropped).slice(0, GLANCE)
  const rest = chips.filter((chip) => !kept.includes(chip))
  return (
    <>
      <ChipList chips={kept} />
      <details class="more-chips">
        <summary>{whyWords[lang.value].others(rest.length)}</summary>
        <ChipList chips={rest} />
      </details>
    </>
  )
}

function ChipList({ chips }: { chips: readonly Chip[] }) {
  return (
    <ul class="chips">
      {chips.map((chip, at) => (
        <li key={at} class={chip.dropped ? 'chip dropped' : 'chip'}>
          {chip.dropped ? (
            <s>
              <span class="unseen">{whyWords[lang.value].dropped}: </span>
              {chip.text}
            </s>
          ) : (
            chip.text
          )}
        </li>
      ))}
    </ul>
  )
}

function WhyNot({ play, why }: { play: Play; why: Why }) {
  const words = whyWords[lang.value]
  const mode = play.mode.value
  if (mode.at !== 'whyNot' || mode.index !== why.index)
    return (
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={play.locked.value !== false}
          onClick={() => askWhyNot(play, why.index)}
        >
          {words.whyNot}
        </button>
      </div>
    )
  if (mode.asked === undefined)
    return (
      <section class="panel-part why-not">
        <h3>{words.whyNot}</h3>
        <p class="quiet">{words.whyNotWhat}</p>
        <ChoiceList pkg={play.pkg} picker={mode.picker} label={words.whyNot} />
        <button type="button" class="button" onClick={() => leave(play)}>
          {words.backToWhy}
        </button>
      </section>
    )
  const { action, verdict } = mode.asked
  const before = play.table.stateAt(why.index)
  const speaker = { rulebook: why.rulebook, lang: lang.value, phrases: play.pkg.game.phrases, view: before }
  return (
    <section class="panel-part why-not" aria-live="polite">
      <h3>{words.whyNotAnswer(tellAction(play.pkg, action, lang.value, before))}</h3>
      <p class="verdict">{verdict === undefined ? words.noRulebook : plain(explainVerdict(verdict, speaker))}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => askWhyNot(play, why.index)}>
          {words.another}
        </button>
        <button type="button" class="button" onClick={() => leave(play)}>
          {words.backToWhy}
        </button>
      </div>
    </section>
  )
}
