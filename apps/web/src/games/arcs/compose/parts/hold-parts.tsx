// A hand that was dealt, and tokens in their slots.

import { SLOT_KEYS, slotUsable } from '@understudy/arcs/rules'
import { playersOf, seatOf } from '@understudy/arcs/state'
import { resource } from '@understudy/arcs/text'
import { HAND_SIZE } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../../draw/glyphs.tsx'
import { words } from '../../text/words.ts'
import { dealable } from '../model/table-pages.ts'
import type { ArrangePage, CardsPage } from '../model/tap.ts'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'
import { CardGrid } from './card-grid.tsx'
import type { PageProps } from './page-props.ts'

export function CardsPart({ context, page, lang, onTap }: PageProps<CardsPage>) {
  const w = COMPOSE_WORDS[lang]
  const full = page.chosen.length >= HAND_SIZE
  const open = new Set(dealable(context).filter((card) => !full || page.chosen.includes(card)))
  return (
    <>
      <p class="arcs-ask">{w.handSoFar(page.chosen.length, HAND_SIZE)}</p>
      <CardGrid
        {...{ lang, open }}
        chosen={page.chosen}
        players={playersOf(context.state)}
        onTap={(card) => onTap({ tap: 'card', card })}
      />
    </>
  )
}

const SHOWN = 7
const SLOTS: Readonly<Record<Lang, string>> = { en: 'Slots', ru: 'Ячейки' }

export function ArrangePart({ context, page, lang, onTap }: PageProps<ArrangePage>) {
  const w = COMPOSE_WORDS[lang]
  const { state, decision } = context
  const seat = seatOf(state, decision.seat)
  return (
    <Row label={SLOTS[lang]} class="wrap">
      {page.slots.map((type, slot) => {
        const usable = slot < SHOWN && slotUsable(state, seat, slot)
        // Closed slots without a token are of no use to anybody.
        if (!usable && type === null) return null
        const where = usable ? `${w.slot(slot + 1)}, ${words(lang).raidCost(SLOT_KEYS[slot] ?? 0)}` : w.spare
        return (
          <Key
            key={slot}
            class={usable ? 'arcs-slot' : 'arcs-slot spare'}
            pressed={page.held === slot}
            label={`${where}: ${type === null ? w.empty : resource(lang, type)}`}
            onTap={() => onTap({ tap: 'slot', slot })}
          >
            {type === null ? '–' : <GameIcon d={RESOURCE_SIGN[type]} size={20} class={`res-${type}`} />}
            {usable && (
              <i aria-hidden="true">
                <GameIcon d={SIGNS.key} size={14} />
                {SLOT_KEYS[slot]}
              </i>
            )}
          </Key>
        )
      })}
    </Row>
  )
}
