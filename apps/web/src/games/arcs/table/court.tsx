// The Court: four cards, the agents upon them, and what each can do for whoever secures it.

import type { Action, State } from '@understudy/arcs'
import { COURT } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { cardName, RESOURCE } from '@understudy/arcs/text'
import type { Colour, CourtId } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import { useHold } from '../../../ui/board/hold.ts'
import { memo, useKept } from '../../../ui/memo.ts'
import type { BoardProps } from '../../ui.ts'
import { actOf } from '../act.ts'
import type { ArcsChoice } from '../board/taps.ts'
import { CardText } from '../cards/card-text.tsx'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { useChanged } from '../seats/use-changed.ts'
import { words } from '../text/words.ts'
import { type CourtSpot, courtSpots } from './court-spots.ts'
import { resting } from './resting.ts'

interface CourtCardProps {
  readonly card: CourtId
  readonly lang: Lang
  readonly agents?: CourtSpot['agents']
  /** Agents that came since the viewer's last turn. */
  readonly added?: ReadonlyMap<Colour, number> | undefined
  readonly choice?: ArcsChoice | undefined
  readonly glows?: boolean
  readonly picked?: boolean
  /** Of an act: whether it is In Session, what lies under it. */
  readonly note?: string | undefined
  /** Its text is told when it is asked about. */
  readonly brief?: boolean
  onPick(choice: ArcsChoice): void
  onInspect(): void
}

/** The Council and lore have no suit, either. */
const isVox = (card: CourtId): boolean => /^[BC]C/.test(card)

/** What asks about a card is about this card, whoever makes it. */
export const CourtCard = memo(Card, ['onInspect'])

function Card({
  card,
  lang,
  agents = [],
  added,
  note,
  choice,
  glows,
  picked,
  brief,
  onPick,
  onInspect,
}: CourtCardProps) {
  const w = words(lang)
  const { name, suit, keys } = COURT[card]!
  const { tap, ...hold } = useHold(onInspect)
  return (
    <button
      type="button"
      data-key={`court ${card}`}
      class={`arcs-court-card${suit === undefined ? ' vox' : ` type-${suit}`}${choice === undefined ? '' : ' can'}${glows ? ' glows' : ''}${picked ? ' picked' : ''}`}
      {...(choice === undefined ? {} : { 'aria-description': speak(arcs.phrases, lang, choice.text) })}
      {...hold}
      {...resting.value?.(onInspect, choice !== undefined)}
      onClick={tap(() => (choice === undefined ? onInspect() : onPick(choice)))}
    >
      <span class="head">
        {suit === undefined ? (
          <span class="vox-word">{isVox(card) ? w.vox : ''}</span>
        ) : (
          <GameIcon d={RESOURCE_SIGN[suit]} size={18} class="suit" />
        )}
        {suit !== undefined && (
          <span class="keys" title={w.raidCost(keys)}>
            <span class="arcs-unseen">{w.raidCost(keys)}</span>
            {Array.from({ length: keys }, (_, i) => (
              <GameIcon key={i} d={SIGNS.key} size={12} />
            ))}
          </span>
        )}
      </span>
      <span class="name">{cardName(lang, name)}</span>
      {brief ? (
        <span class="kind">{note ?? (suit === undefined ? '' : RESOURCE[suit][lang])}</span>
      ) : (
        <span class="text">
          <CardText card={card} lang={lang} />
        </span>
      )}
      {agents.length > 0 && (
        <span class="agents">
          {agents.map(({ colour, n }) => (
            <span key={colour} class={`arcs-agent seat-${colour}`} title={w.agentsOf(w.seat(colour), n)}>
              <span class="arcs-unseen">{w.agentsOf(w.seat(colour), n)}</span>
              <SeatMark colour={colour} size={13} />
              <b aria-hidden="true">{n}</b>
              {added?.has(colour) ? <i class="added">+{added.get(colour)}</i> : null}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

export function Court({
  state,
  lang,
  taps,
  picked,
  glows,
  since,
  onPick,
  onInspect,
}: Pick<BoardProps<State, Action>, 'state' | 'lang' | 'since' | 'onPick' | 'onInspect'> & {
  readonly taps: ReadonlyMap<string, ArcsChoice>
  readonly picked: ReadonlySet<string>
  readonly glows: ReadonlySet<string>
}) {
  const w = words(lang)
  const spots = useKept(courtSpots(state))
  const news = useChanged(since)?.courtChanges(since, state)
  return (
    <section class="arcs-section arcs-court" aria-label={w.court}>
      <h2>{w.court}</h2>
      <div class="arcs-strip">
        {spots.map(({ card, agents }) => (
          <CourtCard
            key={card}
            card={card}
            agents={agents}
            added={news?.get(card)}
            lang={lang}
            choice={taps.get(card)}
            note={actOf(state)?.courtNote(state, card, lang)}
            brief
            glows={glows.has(card)}
            picked={picked.has(card)}
            onPick={onPick}
            onInspect={() => onInspect({ court: card })}
          />
        ))}
        {spots.length === 0 && <p class="arcs-note">{w.courtEmpty}</p>}
      </div>
    </section>
  )
}
