// The bar for a person's decision, and what it shares with the one for the real table's answers.

import { type Say, speak } from '@understudy/procedure'
import type { Decision, Options } from '@understudy/table'
import { Keyboard, ListChecks } from 'lucide'
import type { ComponentChild, ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { AnyGameUi, LeftToDo } from '../../games/ui.ts'
import { act, propose, withdraw } from '../../play/deciding/deciding.ts'
import { endRest } from '../../play/deciding/ending.ts'
import type { AnyAction, AnyChoice } from '../../play/deciding/picker.ts'
import { typable } from '../../play/deciding/typable.ts'
import type { Play } from '../../play/play.ts'
import { peopleOf } from '../../play/seats/secrets.ts'
import { nameOf } from '../../play/telling/names.ts'
import { seatTitle } from '../../play/telling/story.ts'
import { tellLogged } from '../../play/telling/tell.ts'
import type { Proposed } from '../../play/types.ts'
import { instead } from '../../play/undo/undoing.ts'
import { atOnce, lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { onPhone } from '../../ui/narrow.ts'
import { Roving } from '../../ui/roving.tsx'
import { useBoardProps } from '../board-props.ts'
import { Bar, type Press } from './bar-frame.tsx'
import { ChoiceButton, onBoard, Plan, tellChoice } from './choices.tsx'
import { PlanWords, Refusal } from './plan-words.tsx'

const Offer = later(
  () => import('./offer.tsx').then((module) => module.Offer),
  () => null,
)
const VerbChips = later(
  () => import('./verbs.tsx').then((module) => module.VerbChips),
  () => null,
)
const OtherButton = later(
  () => import('./other-button.tsx').then((module) => module.OtherButton),
  () => null,
)
const AllowOther = later(
  () => import('./other-button.tsx').then((module) => module.AllowOther),
  () => null,
)
const TypedLine = later(() => import('./typed-line.tsx').then((module) => module.TypedLine))

/** "Red: lead a card" is asked of whoever sits there by the name that the seat has. */
function addressed(play: Play, seat: string, question: string): string {
  const title = seatTitle(play.pkg, play.options, seat, lang.value)
  return question.startsWith(title) ? nameOf(play, seat, lang.value) + question.slice(title.length) : question
}

export const say = (play: Play, sentence: Say): string => speak(play.pkg.game.phrases, lang.value, sentence)

export function PersonBar({ play, seat, decision }: { play: Play; seat: string; decision: Decision<AnyAction> }) {
  const picker = play.picker.value
  if (picker === undefined) return null
  const path = picker.path.value
  const buttons = picker.choices.value.filter((choice) => !onBoard(play.ui, choice))
  const who = peopleOf(play).length > 1 ? nameOf(play, seat, lang.value) : undefined
  const composed = composes(play, decision)
  const ends =
    path.length === 0
      ? buttons.find(({ action }) => action !== undefined && play.ui.ends?.(action) === true)
      : undefined
  const { ready } = picker
  const proposed = play.proposed.value
  const outcome = play.beside ? undefined : play.ui.outcome?.(play.table.log)
  const pips = play.ui.pips?.(play.table.state, play.table.log)
  const question = addressed(play, seat, say(play, decision.question))
  const asks =
    play.ui.asksNow?.(picker.picks.value, picker.verb.value, play.table.state, picker.choices.value, play.table.log) ??
    pips?.ask
  const all = <AllButton play={play} n={picker.choices.value.length} />
  const came = outcome === undefined ? undefined : tellLogged(play, outcome)
  return (
    <Bar
      play={play}
      kind={proposed === undefined ? 'person' : 'person proposed'}
      pips={pips}
      {...(who === undefined ? {} : { who })}
      say={asks === undefined ? question : addressed(play, seat, asks[lang.value])}
      heard={pips?.ask === undefined ? undefined : question}
      tools={
        <>
          <TypeButton play={play} />
          {play.beside && (composed || path.length === 0) ? <OtherButton play={play} /> : null}
        </>
      }
      {...(proposed !== undefined
        ? { plan: <ProposedPlan play={play} proposed={proposed} />, confirm: confirmOf(play, proposed) }
        : composed
          ? came === undefined
            ? {}
            : { plan: <PlanWords hint text={came} gist={play.ui.gist?.(came)} /> }
          : {
              plan: <Plan pkg={play.pkg} picker={picker} {...(came === undefined ? {} : { hint: came })} />,
              confirm:
                ready.value === undefined ? undefined : { text: t.value.table.finish, onPress: () => picker.done() },
            })}
      {...(ends === undefined ? {} : { end: { text: tellChoice(play.pkg, ends), onPress: () => picker.choose(ends) } })}
    >
      {proposed === undefined ? null : <Weighed play={play} proposed={proposed} />}
      <Held play={play}>
        {composed ? (
          <Composing
            play={play}
            decision={decision}
            all={all}
            onAct={(action, after) => (play.ui.confirms === true ? act(play, action) : propose(play, action, after))}
          />
        ) : (
          <Roving label={t.value.table.yourChoices} class="bar-row">
            {play.ui.verbs === undefined || decision.kind !== 'act' ? null : <VerbChips play={play} picker={picker} />}
            {buttons
              .filter((choice) => choice !== ends && !isVerb(play.ui, choice))
              .map((choice, at) => (
                <ChoiceButton
                  key={at}
                  pkg={play.pkg}
                  picker={picker}
                  choice={choice}
                  main={picker.choices.value.length === 1 && path.length === 0}
                />
              ))}
            {all}
          </Roving>
        )}
      </Held>
      {path.length === 0 && proposed === undefined && play.there.value ? (
        <Offer play={play} kind={decision.kind} />
      ) : null}
    </Bar>
  )
}

/** Its chip is among the verbs. */
const isVerb = ({ verbs }: AnyGameUi, { pick }: AnyChoice): boolean =>
  pick.slot === 'do' && verbs?.all.some(({ id }) => id === pick.value) === true

/** A deed that waits for Confirm, in words. */
function ProposedPlan({ play, proposed: { action, press, state } }: { play: Play; proposed: Proposed }) {
  const text = press.plan?.[lang.value] ?? say(play, play.pkg.game.describe(action, state ?? play.table.state))
  const note = press.note?.text[lang.value]
  const alone = onPhone.value ? press.note?.alone?.[lang.value] : undefined
  const short = (onPhone.value ? press.brief?.[lang.value] : undefined) ?? text
  // A note goes on within the sentence.
  const bare = (words: string) => (note === undefined ? words : words.replace(/\.$/, ''))
  const noted = (words: string) => (note === undefined ? words : `${bare(words)} · ${note}`)
  return (
    <>
      <button
        type="button"
        class="plan-token"
        data-key="back"
        aria-label={t.value.app.back}
        onClick={() => withdraw(play)}
      >
        ←
      </button>
      <PlanWords text={noted(text)} gist={alone ?? noted(short)}>
        {alone !== undefined ? null : press.kind === 'plain' ? (
          <em class="plan-preview">{t.value.table.preview}: </em>
        ) : null}
        {alone === undefined ? bare(short) : null}
        {note === undefined ? null : <span class="plan-note">{alone ?? ` · ${note}`}</span>}
      </PlanWords>
    </>
  )
}

function confirmOf(play: Play, { action, after, press, take }: Proposed): Press {
  return {
    text: press.text?.[lang.value] ?? t.value.table.confirm,
    kind: press.kind,
    ...(press.kind === 'chance' ? { title: t.value.table.sameRoll } : {}),
    onPress: take ?? (() => act(play, action, { after })),
  }
}

/** What a grave deed means, in the reader, before it is pressed. */
function Weighed({ play, proposed: { action, press, state } }: { play: Play; proposed: Proposed }) {
  const { Weigh } = play.ui
  if (press.kind !== 'grave' || Weigh === undefined) return null
  return (
    <aside
      class="inspect weigh"
      data-region="reader"
      aria-label={t.value.table.weigh}
      data-heard=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must by keys too
      tabIndex={0}
    >
      <Weigh state={state ?? play.table.state} action={action} lang={lang.value} />
    </aside>
  )
}

/** Another way to decide: the list of all choices. */
function AllButton({ play, n }: { play: Play; n: number }) {
  return (
    <button
      type="button"
      class="button quiet all-choices"
      title={t.value.table.allChoices(n)}
      onClick={() =>
        void import('./show-all.ts').then(
          (part) => part.showAll(play),
          () => undefined,
        )
      }
    >
      <Icon of={ListChecks} size={18} />
      <span>{t.value.table.listAll}</span>
    </button>
  )
}

/** What the game puts together its own way. */
export const composes = (play: Play, decision: Decision<AnyAction>): boolean =>
  play.ui.Composer !== undefined && play.ui.composes?.(play.table.state, decision, play.beside) === true

const botOptionsAt = (play: Play, seat: string): Options => {
  const who = play.table.controller(seat)
  return who.by === 'bot' ? { ...who.options, ...(who.version === undefined ? {} : { version: who.version }) } : {}
}

export function Composing({
  play,
  decision,
  all,
  amends,
  onAct,
}: {
  play: Play
  decision: Decision<AnyAction>
  all?: ComponentChild
  /** An earlier step that is put right: what it was. */
  amends?: AnyAction
  onAct(action: AnyAction, after?: readonly AnyAction[]): void
}) {
  const { Composer } = play.ui
  const props = useBoardProps(play, false)
  if (Composer === undefined) return null
  return (
    <div class="composer">
      <Composer
        key={play.table.entries.length}
        {...props}
        decision={decision}
        beside={play.beside}
        all={all}
        atOnce={atOnce.value && amends === undefined}
        chance={play.table.chance}
        game={play.id}
        optionsAt={(seat) => botOptionsAt(play, seat)}
        {...(amends === undefined ? {} : { amends })}
        onAct={onAct}
        {...(amends !== undefined || play.beside
          ? {}
          : {
              onInstead: (taken: AnyAction, action: AnyAction) => instead(play, taken, action),
              onEnd: (left: LeftToDo | undefined, action: AnyAction, after: readonly AnyAction[]) => {
                const take = () => {
                  act(play, action, { sure: true, after })
                  endRest(play)
                }
                if (left === undefined) take()
                else play.unfinished.value = { ...left, action, take }
              },
            })}
        onPreview={(action) => {
          if (amends !== undefined) return
          // What its composer shows takes the place of what was chosen from the list.
          if (play.ui.confirms === true) play.proposed.value = undefined
          play.preview.value = action
        }}
        onWhy={(why, other) => {
          play.impossible.value = why === undefined || other === undefined ? why : { ...why, other }
        }}
      />
    </div>
  )
}

/** How long the end of a turn asks whether it is meant. */
const ASKED_MS = 5000

/** What stands before the choices: why something was refused, what is left to do in the turn, a line to type. */
export function Held({ play, children }: { play: Play; children: ComponentChildren }) {
  const words = t.value.table
  const refused = play.refused.value
  const impossible = play.impossible.value
  const unfinished = play.unfinished.value
  const asked = play.picker.value?.ready.value === undefined ? 'end' : 'confirm'
  // It turns back by itself.
  useEffect(() => {
    if (unfinished === undefined) return
    const timer = setTimeout(() => {
      play.unfinished.value = undefined
    }, ASKED_MS)
    return () => clearTimeout(timer)
  }, [unfinished])
  const row =
    unfinished === undefined ? null : (
      <div class="bar-row asked">
        <button
          type="button"
          // Where it was pressed: Done, after cards to put away, or the end of the turn itself.
          class={`button main dock-${asked}`}
          data-heard=""
          data-key={asked}
          onClick={unfinished.take ?? (() => act(play, unfinished.action, { sure: true }))}
        >
          {unfinished.press[lang.value]}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            play.unfinished.value = undefined
          }}
        >
          {t.value.app.back}
        </button>
      </div>
    )
  const left =
    unfinished === undefined ? undefined : (
      <>
        <Refusal text={unfinished.why[lang.value]} heard />
        {/* Where there was a pad, the dock keeps its frame. */}
        {play.beside && play.ui.confirms === true ? <div class="dock-pad">{row}</div> : row}
      </>
    )
  return (
    <>
      {left ?? (
        <>
          {impossible === undefined ? null : (
            <Refusal text={impossible[lang.value]}>
              {impossible.other === undefined ? null : <AllowOther play={play} from={impossible.other} />}
            </Refusal>
          )}
          {refused === undefined ? null : (
            <Refusal text={say(play, refused.why)}>
              {play.beside && refused.sensible && play.next.value?.kind === 'person' ? (
                <button
                  type="button"
                  class="button"
                  onClick={() => act(play, refused.action, { insist: true, sure: true })}
                >
                  {words.allowAnyway}
                </button>
              ) : null}
            </Refusal>
          )}
          {play.line.value === undefined ? null : <TypedLine play={play} />}
        </>
      )}
      {unfinished === undefined || unfinished.stays ? children : null}
    </>
  )
}

export function TypeButton({ play }: { play: Play }) {
  if (!typable(play) || play.line.value !== undefined) return null
  return (
    <button
      type="button"
      class="button quiet"
      title={`${t.value.table.typeIt} (/)`}
      onClick={() => {
        play.line.value = ''
      }}
    >
      <Icon of={Keyboard} size={18} />
      <span>{t.value.table.typeIt}</span>
    </button>
  )
}
