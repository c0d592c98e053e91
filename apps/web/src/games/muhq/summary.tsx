// After the game: the boss's health and everybody's units by round, and which rules of the boss decided most often.

import './style/summary.css'
import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { bossName } from '@understudy/muhq/rules'
import { BOSS, PEOPLE, type SeatId } from '@understudy/muhq/vocabulary'
import { plural } from '@understudy/procedure'
import { ByColumn, DecidingRules, Plot } from '../../ui/board/summary.tsx'
import type { SummaryProps } from '../ui.ts'
import { seatShape } from './draw/shapes.ts'
import { bossHealth, countUnits } from './review.ts'
import { SeatSign } from './seats/sign.tsx'

const WORDS = {
  en: {
    health: (boss: string) => `Health: ${boss}`,
    units: 'Units by round',
    round: (n: number) => `R ${n}`,
    player: 'Player',
    rules: 'Rules that decided most often',
    times: (n: number) => plural('en', n, { one: 'time', many: 'times' }),
  },
  ru: {
    health: (boss: string) => `Здоровье: ${boss}`,
    units: 'Юниты по раундам',
    round: (n: number) => `Р ${n}`,
    player: 'Игрок',
    rules: 'Правила, которые решали чаще всего',
    times: (n: number) => plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' }),
  },
} as const

/** What each round ended with; the first column is the start. */
/** Wider than its frame: the keyboard scrolls it too. */
const READ = { tabIndex: 0 }

export function byRound(states: readonly State[], of: (state: State) => number): number[] {
  const [first] = states
  if (first === undefined) return []
  const columns: number[] = [of(first)]
  for (const state of states) columns[state.round] = of(state)
  // A game may begin in a later round.
  for (let at = 1; at < columns.length; at++) columns[at] ??= columns[at - 1] ?? 0
  return columns
}

export function Summary({ states, rules, part, lang, names }: SummaryProps<State>) {
  const w = WORDS[lang]
  const last = states.at(-1)
  if (last === undefined) return null
  const boss = bossName(last)[lang]
  const lineOf = (seat: SeatId, of: (state: State) => number) => ({
    key: seat,
    mark: <SeatSign seat={seat} name={boss} size={24} {...(seat === BOSS ? { card: settingOf(last).map.boss } : {})} />,
    name: names[seat] ?? (seat === BOSS ? boss : seat),
    values: byRound(states, of),
    class: `muhq-seat-${seat}`,
    point: <path class="point" d={seatShape(seat, 5)} />,
  })
  const seats: SeatId[] = [...PEOPLE.slice(0, last.people.length), BOSS]
  const health = [lineOf(BOSS, bossHealth)]
  const units = seats.map((seat) => lineOf(seat, (state) => countUnits(state, seat)))
  return (
    <div class="muhq muhq-summary">
      {part === 'curve' ? (
        <>
          <h3>{w.health(boss)}</h3>
          <Plot kind="muhq" height={150} step={5} lines={health} />
          <h3>{w.units}</h3>
          <Plot kind="muhq" height={110} step={2} lines={units} />
        </>
      ) : part === 'scored' ? (
        <section class="muhq-totals-scroll" aria-label={w.units} {...READ}>
          <ByColumn
            kind="muhq"
            lines={units}
            caption={w.units}
            player={w.player}
            column={w.round}
            notes={(seat, round) => (seat === BOSS ? <span class="for">♥{health[0]?.values[round]}</span> : null)}
          />
        </section>
      ) : (
        <DecidingRules kind="muhq" title={w.rules} rules={rules} seats={units} times={w.times} />
      )}
    </div>
  )
}
