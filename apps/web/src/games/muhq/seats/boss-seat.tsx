// The boss: how much of it is left, how near the people are to losing, and what decides the game.

import type { Action, State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { bossName, bossUnit, fullHealth, healthOf, repressionLimit, unitsOf, upkeepSum } from '@understudy/muhq/rules'
import { BOSS } from '@understudy/muhq/vocabulary'
import { pileSize } from '@understudy/table/chance'
import { Changed } from '../../../ui/changed.tsx'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { words } from '../text/words.ts'
import { ChangeSign } from './change-sign.tsx'
import { SeatSign } from './sign.tsx'

export function BossSeat({ state, since, lang, instant, names, onInspect }: BoardProps<State, Action>) {
  const w = words(lang)
  const { map } = settingOf(state)
  const unit = bossUnit(state)
  const card = cardOf(state, map.boss)
  const name = bossName(state)[lang]
  const full = fullHealth(state, card)
  const health = bossHealth(state)
  const turn = state.turn === BOSS && state.over === null
  const others = unitsOf(state, BOSS).filter((other) => other !== unit).length
  const seated = names?.[BOSS]
  return (
    <div class={`muhq-seat-panel boss muhq-seat-boss${turn ? ' turn' : ''}`}>
      <div class="muhq-seat-head">
        <SeatSign seat={BOSS} card={map.boss} name={name} size={44} />
        <button
          type="button"
          class="muhq-plain muhq-seat-name"
          onClick={() => onInspect(unit === undefined ? { card: map.boss, seat: BOSS } : { unit: unit.id })}
        >
          <span class="muhq-seat-called">{name}</span>
          {seated !== undefined && seated !== name && <span class="muhq-tag">{seated}</span>}
          {turn && <span class="muhq-unseen">, {w.toMove}</span>}
        </button>
        <span class="muhq-coin" title={w.resources}>
          <span class="muhq-unseen">{w.resources} </span>
          <Ticking value={state.boss.resources} instant={instant} />
        </span>
      </div>
      <Meter value={health} full={full} label={w.health} instant={instant} />
      <p class="muhq-seat-facts">
        <span>{w.units(others)}</span>
        <span>{w.upkeepNext(upkeepSum(state, BOSS))}</span>
        <span>{w.inDeck(pileSize(state.boss.deck))}</span>
        <span>{w.inDiscard(state.boss.discard.length)}</span>
      </p>
      {since === undefined ? null : (
        <Changed
          label={w.changes}
          changes={[
            {
              word: () => w.changedHealth,
              sign: <ChangeSign of="health" seat={BOSS} />,
              n: health - bossHealth(since),
              worth: `health ${BOSS}`,
            },
            {
              word: w.changedResources,
              sign: <ChangeSign of="resources" seat={BOSS} />,
              n: state.boss.resources - since.boss.resources,
              worth: `resources ${BOSS}`,
            },
            {
              word: w.changedUnits,
              sign: <ChangeSign of="units" seat={BOSS} />,
              n: unitsOf(state, BOSS).length - unitsOf(since, BOSS).length,
              worth: `units ${BOSS}`,
            },
          ]}
        />
      )}
    </div>
  )
}

function bossHealth(state: State): number {
  const unit = bossUnit(state)
  return unit === undefined ? 0 : healthOf(state, unit)
}

/** What the game is won and lost by. */
export function Score({ state, lang, instant }: BoardProps<State, Action>) {
  const w = words(lang)
  const { map } = settingOf(state)
  const unit = bossUnit(state)
  const name = bossName(state)[lang]
  const limit = repressionLimit(state)
  const health = unit === undefined ? 0 : healthOf(state, unit)
  return (
    <div class="muhq muhq-score">
      <p class="muhq-score-name">{name}</p>
      <Meter value={health} full={fullHealth(state, cardOf(state, map.boss))} label={w.health} instant={instant} />
      {map.lose.includes('repression') && (
        <Pips
          kind="seal"
          filled={unit?.repression ?? 0}
          of={limit}
          label={w.repressionOf(unit?.repression ?? 0, limit)}
          // A boss that is destroyed takes its marks along: how many there were is not known any more.
          gone={unit === undefined}
        />
      )}
      <Pips
        kind="round"
        filled={state.round}
        of={map.rounds}
        // Which round it is stands in the head.
        label={w.roundsToGo(Math.max(0, map.rounds - state.round))}
        hint={w.roundsLeft(Math.max(0, map.rounds - state.round))}
      />
      <p class="muhq-seat-goal">
        {w.wins(name)} {w.loses(map.lose, name, limit, map.rounds)}
      </p>
    </div>
  )
}

function Meter({ value, full, label, instant }: { value: number; full: number; label: string; instant: boolean }) {
  const part = Math.max(0, Math.min(1, value / full))
  return (
    <div class="muhq-meter">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="lost" width={100} height={8} rx={2} />
        <rect class="left" width={part * 100} height={8} rx={2} />
      </svg>
      <span>
        <span class="muhq-unseen">{label} </span>
        <Ticking value={value} instant={instant} />
        <span class="muhq-of">/{full}</span>
      </span>
    </div>
  )
}

interface PipsProps {
  readonly kind: 'seal' | 'round'
  readonly filled: number
  readonly of: number
  readonly label: string
  readonly hint?: string
  /** Its place stays. */
  readonly gone?: boolean
}

/** Marks in a row; too many to count by eye become a plain number. */
function Pips({ kind, filled, of, label, hint, gone = false }: PipsProps) {
  return (
    <div class={`muhq-pips ${kind}`} title={hint} {...(gone ? { style: 'visibility: hidden' } : {})}>
      <span class="muhq-pips-label">{label}</span>
      {of <= 30 && (
        <span class="muhq-pips-row" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < filled ? (kind === 'round' && i === filled - 1 ? 'now' : 'on') : undefined} />
          ))}
        </span>
      )}
    </div>
  )
}
