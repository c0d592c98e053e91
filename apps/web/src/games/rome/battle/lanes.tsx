// One side of a battle: whose it is, the cards that lie in its lane with their dice upon the edge, and what it has lost.

import '../style/battle-before.css'
import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyOf, type BattleSide, cardCount, onBoard, starsOf } from '@understudy/rome/rules'
import type { CardId } from '@understudy/rome/vocabulary'
import type { ComponentChildren } from 'preact'
import { factionName, leaderOf } from '../board/labels.ts'
import { ROMAN } from '../board/look.ts'
import { TroopFace } from '../cards/card.tsx'
import { Die } from '../cards/dice.tsx'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'
import type { SideOfRound } from './last-round.ts'
import { BATTLE_WORDS } from './words.ts'

/** As many of the fallen as fit side by side. */
const MOST_FALLEN = 5

interface SideProps {
  readonly state: State
  readonly side: BattleSide
  readonly lang: Lang
}

export function Lane({
  state,
  side,
  word,
  lang,
  mine,
  falling,
  ended,
  laid,
  before,
  children,
}: SideProps & {
  readonly word: string
  readonly mine: boolean
  readonly falling: boolean
  readonly ended: boolean
  /** Laid ready, not played yet. */
  readonly laid: readonly CardId[]
  /** The round before, while the next one is laid. */
  readonly before: SideOfRound | undefined
  /** A switch at the general. */
  readonly children?: ComponentChildren
}) {
  const w = words(lang)
  const faction = state.sides[side.side]?.faction ?? 0
  const army = armyOf(state, side.side, side.slot)
  const stars = army.revealed || !side.bot ? starsOf(state, army) : 0
  const shown = [side.line, side.skirmisher, side.artillery].filter((card): card is CardId => card !== null)
  const unplayed = cardCount(army) - side.played.length - shown.length
  return (
    <section
      class={`rome-half rome-faction-${colourOf(state, faction)}${mine ? ' mine' : ''}`}
      aria-label={`${factionName(state, faction, lang)} ${ROMAN[side.slot]}`}
    >
      <p class="who">
        <SeatMark colour={colourOf(state, faction)} size={18} />
        <strong>
          {factionName(state, faction, lang)} {ROMAN[side.slot]}
        </strong>
        <span>{word}</span>
        <span class="leader">
          {onBoard(army) ? leaderOf(state, army, lang) : ''}
          {stars > 0 ? <b title={w.stars(stars)}> {'★'.repeat(stars)}</b> : null}
        </span>
        {children}
        {unplayed > 0 ? (
          <span class="backs" title={BATTLE_WORDS[lang].unplayed(unplayed)}>
            {Array.from({ length: Math.min(unplayed, 10) }, (_, no) => (
              <i key={no} aria-hidden="true" />
            ))}
            <span class="rome-unseen">{BATTLE_WORDS[lang].unplayed(unplayed)}</span>
          </span>
        ) : null}
      </p>
      <div class="lane">
        {before === undefined || ended ? null : <Before state={state} lang={lang} {...before} />}
        {shown.map((id, no) => (
          <Card key={`${id} ${no}`} state={state} id={id} lang={lang} />
        ))}
        {shown.length === 0
          ? laid.map((id, no) => <Card key={`laid ${id} ${no}`} state={state} id={id} lang={lang} ghost />)
          : null}
        {ended
          ? side.killed
              .slice(0, MOST_FALLEN)
              .map((id, no) => <Card key={`fallen ${no}`} state={state} id={id} lang={lang} fallen />)
          : null}
        {shown.length + laid.length === 0 && !(ended && side.killed.length > 0) ? (
          <span class="rome-card back down" role="img" aria-label={BATTLE_WORDS[lang].back} />
        ) : null}
        <Throw side={side} lang={lang} falling={falling} />
      </div>
    </section>
  )
}

/** At the edge of the half: names, what they rolled, and a stroke through what fell. */
function Before({ state, lang, cards, dice }: SideOfRound & Pick<SideProps, 'state' | 'lang'>) {
  const w = BATTLE_WORDS[lang]
  return (
    <div class="before" role="note" aria-label={w.lastRound}>
      {cards.map(({ id, fell }, no) => (
        <span key={no} class={fell ? 'name fell' : 'name'}>
          {packOf(state).troops.get(id)?.name[lang] ?? id}
          {fell ? <span class="rome-unseen"> ({w.fell})</span> : null}
        </span>
      ))}
      <span class="dice">
        {dice.map(({ colour, face }, no) => (
          <Die key={no} colour={colour} face={face} lang={lang} size={22} />
        ))}
      </span>
    </div>
  )
}

function Throw({ side, lang, falling }: { readonly side: BattleSide; readonly lang: Lang; readonly falling: boolean }) {
  if (side.dice.length === 0) return null
  return (
    <p class={`throw${falling ? ' falling' : ''}`}>
      {side.dice.map((colour, no) => {
        const face = side.roll[no]
        return <Die key={no} colour={colour} lang={lang} size={48} {...(face === undefined ? {} : { face })} />
      })}
      {side.extra.map((face, no) => (
        <Die key={`extra ${no}`} colour="G" face={face} lang={lang} size={40} />
      ))}
    </p>
  )
}

function Card({
  state,
  id,
  lang,
  ghost = false,
  fallen = false,
}: {
  readonly state: State
  readonly id: CardId
  readonly lang: Lang
  readonly ghost?: boolean
  readonly fallen?: boolean
}) {
  const card = packOf(state).troops.get(id)
  return card === undefined ? null : (
    <span
      class={`rome-card troop class-${card.cls}${ghost ? ' ghost' : ''}${fallen ? ' fallen' : ''}`}
      {...(ghost ? { title: BATTLE_WORDS[lang].ghost } : {})}
    >
      <TroopFace card={card} lang={lang} />
    </span>
  )
}

/** Cards lost, wounds as halves, Tactics dice. */
export function Tally({ side, state, lang }: SideProps) {
  const w = words(lang)
  return (
    <ul class="score">
      <li>
        <SeatMark colour={colourOf(state, state.sides[side.side]?.faction ?? 0)} size={16} />
      </li>
      <li class={side.killed.length > 0 ? 'lost' : ''}>{w.lost(side.killed.length)}</li>
      {side.wounds > 0 && (
        <li title={BATTLE_WORDS[lang].halves}>
          {'◐'.repeat(side.wounds)} <span>{w.wounds(side.wounds)}</span>
        </li>
      )}
      {side.tactics > 0 && <li>{w.tactics(side.tactics)}</li>}
      {side.killed.length > 0 && (
        <li class="fallen">{side.killed.map((id) => packOf(state).troops.get(id)?.name[lang] ?? id).join(', ')}</li>
      )}
    </ul>
  )
}
