// Small signs for the numbers of a card, each with its word for those who cannot see it.

import type { Card } from '@understudy/muhq/data'
import type { Words } from '../text/words.ts'

export const STAT_SIGNS = {
  attack: 'M9 15 20 4v-1h-3L7 13M5 11l8 8M8 16l-5 5',
  range: 'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16ZM12 1v6M12 17v6M1 12h6M17 12h6',
  health: 'M12 21C5 16 2 12 2 8c0-5 7-6 10-1 3-5 10-4 10 1 0 4-3 8-10 13Z',
  movement: 'M6 3h7v8l7 4v5H4v-9Z',
  upkeep: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z',
} as const

export type StatKind = keyof typeof STAT_SIGNS

export function Stat({
  kind,
  value,
  label,
}: {
  readonly kind: StatKind
  readonly value: number | string
  label: string
}) {
  return (
    <span class={`muhq-stat ${kind}`} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAT_SIGNS[kind]} />
      </svg>
      <span class="muhq-unseen">{label} </span>
      {value}
    </span>
  )
}

/** The numbers of a unit card in their usual order; range only where it is not a step, upkeep only where it costs. */
export function Stats({ card, w, health }: { readonly card: Card; readonly w: Words; readonly health?: string }) {
  return (
    <span class="muhq-stats">
      <Stat kind="attack" value={card.attack} label={w.attack} />
      {card.range > 1 && <Stat kind="range" value={card.range} label={w.range} />}
      <Stat kind="health" value={health ?? card.health} label={w.health} />
      <Stat kind="movement" value={card.movement} label={w.movement} />
      {card.upkeep > 0 && <Stat kind="upkeep" value={card.upkeep} label={w.upkeep} />}
    </span>
  )
}
