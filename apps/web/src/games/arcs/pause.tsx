// Between two chapters: who scored what, line by line.

import './style/pages.css'
import type { State } from '@understudy/arcs'
import { ambitionName } from '@understudy/arcs/text'
import type { Ambition, Colour } from '@understudy/arcs/vocabulary'
import { useEffect, useMemo } from 'preact/hooks'
import { useCountUp } from '../../ui/count-up.ts'
import type { PauseProps } from '../ui.ts'
import { actOf } from './act.ts'
import { AMBITION_SIGN, GameIcon } from './draw/glyphs.tsx'
import { SeatMark } from './draw/pieces.tsx'
import { chapterScore, type ScoreLine, whenScored } from './scoring.ts'
import { MarkerChip, scoredAt } from './table/ambitions.tsx'
import { PAGE_WORDS } from './text/pages.ts'
import { words } from './text/words.ts'

const seatAt = (colour: Colour): string => `.arcs-seat.seat-${colour}`
const GAIN = { 'data-gain': '' }

/** An Event that stands above the scoring is told first. */
const EVENT_MS = 3000

/** The last round of the chapter has ended in an Event. */
export function EventfulPause(props: PauseProps<State>) {
  const Event = actOf(props.after)?.EventScene
  return (
    <>
      {Event && <Event {...props} />}
      <ChapterPause {...props} told={EVENT_MS} />
    </>
  )
}

export function ChapterPause({
  before,
  after,
  events,
  action,
  lang,
  names,
  told = 0,
}: PauseProps<State> & { readonly told?: number }) {
  const place = useCountUp<HTMLElement>(told)
  const w = words(lang)
  const p = PAGE_WORDS[lang]
  const nameOf = (colour: Colour) => names[colour] ?? w.seat(colour)
  const reckoned = useMemo(() => whenScored(before, action), [before, action])
  const score = chapterScore(reckoned, after, events)
  useEffect(() => {
    scoredAt.value = reckoned
    return () => {
      scoredAt.value = undefined
    }
  }, [reckoned])
  const Act = actOf(after)?.Pause
  const name = (ambition: Ambition) => ambitionName(lang, ambition)
  const why = ({ count, place, bonus }: ScoreLine) =>
    count === undefined || place === undefined ? '' : p.scoredBecause(count, place, bonus)
  return (
    <section ref={place} class="arcs arcs-pause" data-track=".power">
      <h2>{score.over ? p.gameOver : p.chapterOver(score.chapter)}</h2>
      {score.ambitions.length === 0 && <p class="arcs-note">{p.nothingDeclared}</p>}
      <div class="arcs-pause-grid">
        {score.ambitions.map(({ ambition, markers, lines }) => (
          <section key={ambition} class="arcs-scored" data-sign="">
            <h3>
              <GameIcon d={AMBITION_SIGN[ambition]} size={22} />
              {name(ambition)}
              {markers.map((marker) => (
                <MarkerChip key={marker.high} marker={marker} />
              ))}
            </h3>
            {lines.length === 0 && <p class="arcs-note">{p.nobodyScores}</p>}
            <ul>
              {lines.map((line) => (
                <li key={line.colour} data-line={seatAt(line.colour)}>
                  <SeatMark colour={line.colour} />
                  <span class="who">{nameOf(line.colour)}</span>
                  <span class="why" data-sum="" data-counted={line.count ?? 0}>
                    {why(line)}
                  </span>
                  <b {...(line.power > 0 ? GAIN : {})}>{line.power > 0 ? `+${line.power}` : '0'}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {score.extra.length > 0 && (
          <section class="arcs-scored">
            <h3>{p.larsExtra}</h3>
            <ul>
              {score.extra.map(({ colour, power, ambition }, i) => (
                <li key={i} data-line={seatAt(colour)}>
                  <SeatMark colour={colour} />
                  <span class="who">{nameOf(colour)}</span>
                  <span class="why">{ambition === undefined ? p.fromResources : p.fromUndeclared(name(ambition))}</span>
                  <b data-gain="">+{power}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {Act && <Act {...{ before, after, events, lang, nameOf }} />}
      {score.more && <p class="arcs-note">{p.larsFollows}</p>}
      <table class="arcs-totals" data-line="">
        <caption>{p.powerNow}</caption>
        <thead>
          <tr>
            <th scope="col">{p.playerWord}</th>
            <th scope="col">{p.beforeWord}</th>
            <th scope="col">{p.gainedWord}</th>
            <th scope="col">{p.nowWord}</th>
          </tr>
        </thead>
        <tbody>
          {score.totals.map(({ colour, before: was, after: is }) => (
            <tr key={colour}>
              <th scope="row">
                <SeatMark colour={colour} /> {nameOf(colour)}
              </th>
              <td>{was}</td>
              <td>{is > was ? `+${is - was}` : is - was}</td>
              <td>
                <b>{is}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
