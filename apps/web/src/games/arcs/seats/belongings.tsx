// Guild cards, leader and lore at a seat: fetched with the first of them.

import { COURT, LEADER, LORE } from '@understudy/arcs/data'
import { cardName } from '@understudy/arcs/text'
import type { CourtId, LoreId } from '@understudy/arcs/vocabulary'
import type { Json, Lang } from '@understudy/procedure'
import type { ArcsChoice, Taps } from '../board/taps.ts'
import { GameIcon, RESOURCE_SIGN } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'
import type { SeatLook } from './look.ts'

interface BelongingsProps {
  readonly look: SeatLook
  readonly lang: Lang
  readonly taps: Taps
  onPick(choice: ArcsChoice): void
  onInspect(what: Json): void
}

/** Names that can be asked about. */
export function Belongings({ look, lang, taps, onPick, onInspect }: BelongingsProps) {
  const { guilds, leader, lore } = look
  const sideways = new Set<string>(look.exhausted)
  const turned = (id: CourtId | LoreId) =>
    sideways.has(id) ? <i title={words(lang).exhausted}>{words(lang).exhausted}</i> : null
  const chip = (id: CourtId) => {
    const { name, suit, keys } = COURT[id]!
    const choice = taps.at.court.get(id)
    return (
      <button
        key={id}
        type="button"
        class={`arcs-chip${choice === undefined ? '' : ' can'}`}
        title={cardName(lang, name)}
        onClick={() => (choice === undefined ? onInspect({ court: id }) : onPick(choice))}
      >
        {suit !== undefined && <GameIcon d={RESOURCE_SIGN[suit]} size={14} />}
        <span class="name">{cardName(lang, name)}</span>
        <i title={words(lang).raidCost(keys)}>{keys}</i>
        {turned(id)}
      </button>
    )
  }
  return (
    <>
      {leader !== undefined && (
        <button type="button" class="arcs-chip leader" onClick={() => onInspect({ leader })}>
          <span class="name">{cardName(lang, LEADER[leader]!.name)}</span>
        </button>
      )}
      {lore.map((id) => (
        <button key={id} type="button" class="arcs-chip lore" onClick={() => onInspect({ lore: id })}>
          <span class="name">{cardName(lang, LORE[id]!)}</span>
          {turned(id)}
        </button>
      ))}
      {guilds.map(chip)}
    </>
  )
}
