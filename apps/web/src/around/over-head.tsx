// Who won, how it feels, and by how much.

import { speak } from '@understudy/procedure'
import type { Outcome } from '@understudy/table'
import type { Play } from '../play/play.ts'
import { peopleOf } from '../play/seats/secrets.ts'
import { nameOf } from '../play/telling/names.ts'
import { seatTitle } from '../play/telling/story.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { isLevelled, LEVELS } from './levels.ts'
import { aroundWords } from './words.ts'

/** For the one person at the table; of several, and of none, nobody in particular has won or lost. */
type Tone = 'won' | 'lost' | 'ended'

export function toneOf(play: Play, { winners }: Outcome): Tone {
  const [only, ...more] = peopleOf(play)
  if (only === undefined || more.length > 0) return 'ended'
  return winners.includes(only) ? 'won' : 'lost'
}

export function OverHead({ play, outcome, tone }: { play: Play; outcome: Outcome; tone: Tone }) {
  const words = aroundWords[lang.value].over
  const by = marginOf(play, outcome)
  return (
    <header class="over-head">
      <Emblem tone={tone} />
      <div>
        <p class="over-tone">{words.tones[tone](by)}</p>
        <h2>{headline(play, outcome)}</h2>
        <p class="outcome-why">{speak(play.pkg.game.phrases, lang.value, outcome.why)}</p>
      </div>
    </header>
  )
}

/** The result is one line, or moves to the next as a whole. */
const COLON = '\u00a0:\u00a0'

/** "Blue (SUPERCAT, normal) wins, 46 : 15 : 4", or "You have won, 46 : 15 : 4". */
function headline(play: Play, outcome: Outcome): string {
  const words = aroundWords[lang.value].over
  const winners = outcome.winners.map((seat) => calledInFull(play, seat))
  const who =
    winners.length === 0
      ? t.value.table.lost
      : toneOf(play, outcome) === 'won'
        ? t.value.table.won('', true)
        : words.wins(winners.join(', '), winners.length > 1)
  const { scores } = outcome
  if (scores === undefined) return who
  const seats = play.pkg.game.seats(play.options).map(({ id }) => id)
  const ordered = [...seats].sort(
    (a, b) =>
      Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0),
  )
  return `${who}, ${ordered.map((seat) => scores[seat] ?? 0).join(COLON)}`
}

/** A bot with its seat, and with its difficulty where there is one: "Blue (SUPERCAT, normal)". */
function calledInFull(play: Play, seat: string): string {
  const name = nameOf(play, seat, lang.value)
  const who = play.table.controller(seat)
  if (who.by !== 'bot') return name
  const bot = play.pkg.bots.find(({ id }) => id === who.bot)?.title[lang.value] ?? who.bot
  const { difficulty } = play.options
  const level = isLevelled(play.pkg.game.id, who.bot) ? LEVELS[String(difficulty)]?.[lang.value] : undefined
  // One bot alone that is called what it is: "The Kraken".
  if (level === undefined && name === bot) return name
  const parts = level === undefined ? [bot] : [bot, level]
  return `${seatTitle(play.pkg, play.options, seat, lang.value)} (${parts.join(', ')})`
}

/** By how much the one person won or lost; undefined where nothing is counted. */
function marginOf(play: Play, { scores }: Outcome): number | undefined {
  const [only] = peopleOf(play)
  if (scores === undefined || only === undefined) return undefined
  const others = Object.entries(scores).flatMap(([seat, n]) => (seat === only ? [] : [n]))
  return others.length === 0 ? undefined : Math.abs((scores[only] ?? 0) - Math.max(...others))
}

const LEAF = 'M0 0C2-3.5 6.5-4 10-1 6.500 2.500 2 2.500 0 0Z'
/** One half of a laurel: leaves on both sides of a stem that bends around the middle, by degrees. */
const LEAVES = [104, 126, 148, 170, 192, 212].flatMap((angle) => {
  const turn = (angle * Math.PI) / 180
  const place = `translate(${(24 + 16 * Math.cos(turn)).toFixed(1)} ${(25 + 16 * Math.sin(turn)).toFixed(1)})`
  return [52, 128].map((lean) => `${place} rotate(${angle + lean}) scale(0.82)`)
})

/** A laurel for whoever won, a lowered flag for whoever lost, a clock that has run down for whoever looked on. */
function Emblem({ tone }: { readonly tone: Tone }) {
  return (
    <svg class={`over-emblem ${tone}`} viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      {tone === 'won' ? (
        [1, -1].map((side) => (
          <g key={side} transform={side === 1 ? undefined : 'translate(48 0) scale(-1 1)'}>
            <path class="stem" d="M23 41A16 16 0 0 1 10.500 16" />
            {LEAVES.map((place) => (
              <path key={place} class="leaf" d={LEAF} transform={place} />
            ))}
          </g>
        ))
      ) : tone === 'lost' ? (
        <>
          <path class="stem" d="M15 44V5" />
          <path class="leaf" d="M15 9C21 10 24 15 23 21 22 27 25 31 28 35 22 37 17 36 15 33Z" />
        </>
      ) : (
        <>
          <circle class="stem" cx="24" cy="24" r="15" />
          <path class="stem" d="M24 15v9l6 5" />
        </>
      )}
    </svg>
  )
}
