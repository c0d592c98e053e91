// The end of a game, in the frame of the board: who won, the curve, how it was scored, what turned it, and what next.

import './around.css'
import { speak } from '@understudy/procedure'
import type { Outcome } from '@understudy/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Review } from '../games/ui.ts'
import { type Draft, draftLike } from '../pages/draft.ts'
import { startGame } from '../pages/starting.ts'
import { Summing, useSummed } from '../panels/summary.tsx'
import { botOf } from '../play/explaining.ts'
import { namesOf, turnOf } from '../play/names.ts'
import type { Play } from '../play/play.ts'
import { peopleOf } from '../play/secrets.ts'
import { tellEntry } from '../play/story.ts'
import type { Summed } from '../play/summing.ts'
import { readGame } from '../storage/db.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { open } from '../table/menu-open.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
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
  const names = namesOf(play, lang.value)
  const summed = useSummed(play, review)
  const lift = (
    <button type="button" class="button over-lift" onClick={() => setLifted(!lifted)}>
      {lifted ? words.result : words.board}
    </button>
  )
  if (lifted) return lift
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the frame, the keyboard scrolls it too */}
      <section class="over-stage outcome" aria-label={words.stage} tabIndex={0}>
        <h2>{headline(play, outcome, names)}</h2>
        <p class="outcome-why">{speak(play.pkg.game.phrases, lang.value, outcome.why)}</p>
        <Deeds play={play} />
        <div class="over-parts">
          <section class="over-summary">
            <Summing play={play} names={names} summed={summed} />
          </section>
          <section class="over-turning" aria-labelledby="turning-title">
            <h3 id="turning-title">{words.turning}</h3>
            {summed === undefined || review === undefined ? (
              <p class="quiet">{t.value.app.loading}</p>
            ) : (
              <Points play={play} outcome={outcome} review={review} summed={summed} names={names} />
            )}
            <p>
              <a href={linkTo.results}>{t.value.results.title}</a>
            </p>
          </section>
        </div>
      </section>
      {lift}
    </>
  )
}

/** The result is one line, or moves to the next as a whole. */
const COLON = '\u00a0:\u00a0'

/** "Won: Blue (SUPERCAT), 46 : 15 : 4", or "You have won". */
function headline(play: Play, outcome: Outcome, names: Readonly<Record<string, string>>): string {
  const winners = outcome.winners.map((seat) => names[seat] ?? seat)
  const [only, ...more] = peopleOf(play)
  const mine = only !== undefined && more.length === 0 && outcome.winners.includes(only) ? true : undefined
  const who = winners.length === 0 ? t.value.table.lost : t.value.table.won(winners.join(', '), mine)
  const { scores } = outcome
  if (scores === undefined) return who
  const seats = play.pkg.game.seats(play.options).map(({ id }) => id)
  const ordered = [...seats].sort(
    (a, b) =>
      Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0),
  )
  return `${who}, ${ordered.map((seat) => scores[seat] ?? 0).join(COLON)}`
}

function Deeds({ play }: { play: Play }) {
  const words = aroundWords[lang.value].over
  const [draft, setDraft] = useState<Draft | undefined>(undefined)
  useEffect(() => {
    void readGame(play.id).then((saved) => setDraft(saved === undefined ? undefined : draftLike(saved)))
  }, [play])
  const others = useMemo(
    () => (draft === undefined ? {} : { swap: swapped(play.pkg, draft), up: harder(play.pkg, draft) }),
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
      {draft === undefined ? null : button('again', words.again, () => start(draft), true)}
      {swap === undefined ? null : button('swap', words.swap, () => start(swap))}
      {up === undefined ? null : button('harder', words.harder, () => start(up))}
      {button('through', words.through, () => {
        play.mode.value = { at: 'look', index: 0 }
      })}
      {button('share', words.share, () => {
        open.value = 'share'
      })}
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
  const told =
    logged === undefined ? '' : tellEntry(play.pkg, play.options, logged, lang.value, () => table.stateAt(point.index))
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

/** The decision of a bot that led to it: the very entry, or the last one before it in the same turn. */
function whyNear(play: Play, { before, index }: Turning): number | undefined {
  for (let at = index; at > before.index; at--) if (botOf(play, play.table.entries[at]) !== undefined) return at
  return undefined
}
