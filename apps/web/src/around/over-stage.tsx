// The end of a game, in the frame of the board: who won, the curve, how it was scored, what turned it, and what next.

import './around.css'
import type { Logged, Outcome } from '@understudy/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Review } from '../games/ui.ts'
import { type Draft, draftLike } from '../pages/draft.ts'
import { startGame } from '../pages/starting.ts'
import { Summing, useSummed } from '../panels/summary.tsx'
import { fetchHeads } from '../play/following/heads-now.ts'
import type { Play } from '../play/play.ts'
import type { Summed } from '../play/saving/summing.ts'
import { namesOf, turnOf } from '../play/telling/names.ts'
import { seatTitle } from '../play/telling/story.ts'
import { tellLogged } from '../play/telling/tell.ts'
import { botOf } from '../play/why/explaining.ts'
import { readGame } from '../storage/db.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { open } from '../table/menu-open.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { narrow } from '../ui/narrow.ts'
import { OverHead, toneOf } from './over-head.tsx'
import { harder, swapped } from './rematch.ts'
import { type Turning, turningPoints } from './turning.ts'
import { aroundWords } from './words.ts'

export function OverStage({ play, outcome }: { play: Play; outcome: Outcome }) {
  const words = aroundWords[lang.value].over
  const [lifted, setLifted] = useState(false)
  const [review, setReview] = useState<Review<unknown> | undefined>(undefined)
  useEffect(() => {
    void play.ui.review?.().then(setReview, () => undefined)
  }, [play])
  useEffect(() => void fetchHeads(play), [play])
  // Null: it is stored nowhere, and cannot be begun anew.
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined)
  useEffect(() => {
    void readGame(play.id).then(
      (saved) => setDraft(saved === undefined ? null : draftLike(saved)),
      () => setDraft(null),
    )
  }, [play])
  const names = shortNames(play)
  const summed = useSummed(play, review)
  const tone = toneOf(play, outcome)
  const lift = (
    <button type="button" class={lifted ? 'button over-lift' : 'button'} onClick={() => setLifted(!lifted)}>
      {lifted ? words.result : words.board}
    </button>
  )
  if (lifted) return lift
  const part = (which: 'curve' | 'scored' | 'rules') => (
    <Summing play={play} names={names} summed={summed} part={which} />
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the frame, the keyboard scrolls it too
    <section class={`over-stage outcome ${tone}`} aria-label={words.stage} tabIndex={0}>
      <OverHead play={play} outcome={outcome} tone={tone} />
      {/* All of it at once: nothing that is read already is pushed down, no button moves. */}
      {draft === undefined ? null : <Deeds play={play} draft={draft} lift={lift} />}
      {draft === undefined ? null : summed === undefined || review === undefined ? (
        <p class="quiet">{t.value.app.loading}</p>
      ) : (
        <>
          <div class="over-parts">
            <section class="over-summary over-curve">{part('curve')}</section>
            <section class="over-turning" aria-labelledby="turning-title">
              <h3 id="turning-title">{words.turning}</h3>
              <Points play={play} outcome={outcome} review={review} summed={summed} names={names} />
            </section>
            {play.ui.Summary === undefined ? null : (
              <>
                <details class="over-fold over-summary over-scored" open={!narrow()}>
                  <summary>{outcome.scores === undefined ? words.rounds : words.scored}</summary>
                  {part('scored')}
                </details>
                <details class="over-fold over-summary over-rules">
                  <summary>{words.rules}</summary>
                  {part('rules')}
                </details>
              </>
            )}
          </div>
          <p class="over-foot">
            <a href={linkTo.results}>{t.value.results.title}</a>
          </p>
        </>
      )}
    </section>
  )
}

/** Bots of one kind are told apart by their seats, and here the seat is enough: "Greeks". */
function shortNames(play: Play): Record<string, string> {
  const all = Object.entries(namesOf(play, lang.value)).map(([seat, name]) => {
    const title = seatTitle(play.pkg, play.options, seat, lang.value)
    return [seat, name.endsWith(`(${title})`) ? title : name]
  })
  return Object.fromEntries(all)
}

function Deeds({ play, draft, lift }: { play: Play; draft: Draft | null; lift: ComponentChildren }) {
  const words = aroundWords[lang.value].over
  const others = useMemo(
    () => (draft === null ? {} : { swap: swapped(play.pkg, draft), up: harder(play.pkg, draft) }),
    [play, draft],
  )
  const start = (what: Draft) => void startGame(play.ui, what, '')
  const button = (key: string, text: string, run: () => void, main = false) => (
    <button type="button" class={main ? 'button main' : 'button'} data-key={key} onClick={run}>
      {text}
    </button>
  )
  const { swap, up } = others
  return (
    <div class="over-deeds">
      {draft === null ? null : button('again', words.again, () => start(draft), true)}
      {swap === undefined ? null : button('swap', words.swap, () => start(swap))}
      {up === undefined ? null : button('harder', words.harder, () => start(up))}
      {button('through', words.through, () => {
        play.mode.value = { at: 'look', index: 0 }
      })}
      {button('share', words.share, () => {
        open.value = 'share'
      })}
      {lift}
    </div>
  )
}

interface PointsProps {
  readonly play: Play
  readonly outcome: Outcome
  readonly review: Review<unknown>
  readonly summed: Summed
  readonly names: Readonly<Record<string, string>>
}

function Points({ play, outcome, review, summed, names }: PointsProps) {
  const points = useMemo(() => turningPoints(summed.standings, outcome.winners), [summed, outcome])
  if (points.length === 0) return <p class="quiet">{aroundWords[lang.value].over.noTurning}</p>
  return (
    <ol class="turning">
      {points.map((point) => (
        <Point key={point.index} play={play} point={point} review={review} names={names} />
      ))}
    </ol>
  )
}

function Point({
  play,
  point,
  review,
  names,
}: Pick<PointsProps, 'play' | 'review' | 'names'> & { readonly point: Turning }) {
  const words = aroundWords[lang.value].over
  const { table } = play
  const logged = table.log[point.index]
  const turn = turnOf(play, point.moment, lang.value)
  const told = logged === undefined ? '' : deedOf(play, logged, names, turn)
  const why = whyNear(play, point)
  return (
    <li>
      <span class="turning-when">{turn}</span>
      <span>{told}</span>
      {review.facts.map(({ title }, at) => {
        const [was, is] = [point.before.facts?.[at] ?? {}, point.after.facts?.[at] ?? {}]
        const changed = Object.keys(is).filter((seat) => was[seat] !== is[seat])
        return changed.length === 0 ? null : (
          <span key={title.en} class="turning-facts">
            <span class="quiet">{title[lang.value]}:</span>
            {changed.map((seat) => (
              <span key={seat}>{words.change(names[seat] ?? seat, String(was[seat]), String(is[seat]))}</span>
            ))}
          </span>
        )
      })}
      <span class="row">
        <button
          type="button"
          class="button"
          aria-label={words.pointAt(turn)}
          onClick={() => {
            play.mode.value = { at: 'look', index: point.index }
          }}
        >
          {words.look}
        </button>
        {why === undefined ? null : (
          <button type="button" class="button" aria-label={words.whyAt(turn)} onClick={() => showWhy(play, why)}>
            {t.value.table.why}
          </button>
        )}
      </span>
    </li>
  )
}

const AT_A_GLANCE = 64

/**
 * What was done, in a sentence of the log. That calls a seat by its title: of somebody who is called otherwise here ("You"),
 * and where it goes on and on, the headline is told.
 */
function deedOf(play: Play, logged: Logged, names: Readonly<Record<string, string>>, turn: string): string {
  const told = tellLogged(play, logged)
  const { entry } = logged
  if (entry.t !== 'action') return told
  const name = names[entry.seat] ?? entry.seat
  if (name === seatTitle(play.pkg, play.options, entry.seat, lang.value) && told.length < AT_A_GLANCE) return told
  const head = play.heads.value?.([logged])
  if (head === undefined) return told
  return turn.endsWith(name) ? `${head}.` : `${name}: ${head.charAt(0).toLowerCase()}${head.slice(1)}.`
}

/** The decision of a bot that led to it: the very entry, or the last one before it in the same turn. */
function whyNear(play: Play, { before, index }: Turning): number | undefined {
  for (let at = index; at > before.index; at--) if (botOf(play, play.table.entries[at]) !== undefined) return at
  return undefined
}
