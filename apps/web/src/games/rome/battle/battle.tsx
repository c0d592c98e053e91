// A battle card by card, where the map usually is: the phases, what lies on the table for each side, the dice and what
// they show, what is lost.

import '../style/battle.css'
import type { Lang } from '@understudy/procedure'
import {
  armyOf,
  type BattleFrame,
  type BattleSide,
  type CardId,
  cardCount,
  packOf,
  type State,
  starsOf,
} from '@understudy/rome'
import type { ComponentChildren } from 'preact'
import { factionName } from '../board/labels.ts'
import { ROMAN } from '../board/look.ts'
import { TroopFace } from '../cards/card.tsx'
import { counted } from '../cards/counted.ts'
import { Die } from '../cards/dice.tsx'
import { colourOf } from '../draw/colour.ts'
import { SeatMark } from '../draw/mark.tsx'
import { words } from '../text/words.ts'

export function battleOf(state: State): BattleFrame | undefined {
  return state.frames.find((frame): frame is BattleFrame => frame.kind === 'battle')
}

const PHASES = ['terrain', 'flanks', 'centre', 'envelopment'] as const

export function BattleView({
  state,
  battle,
  lang,
  children,
}: {
  readonly state: State
  readonly battle: BattleFrame
  readonly lang: Lang
  /** Back to the map. */
  readonly children?: ComponentChildren
}) {
  const w = words(lang)
  const region = packOf(state).regions[battle.assault.target]
  const now = PHASES.indexOf(battle.phase as (typeof PHASES)[number])
  return (
    <section class="rome rome-battle" aria-label={w.battle}>
      <header>
        <h2>
          {w.battle}: {region?.name[lang] ?? ''}
          {(region?.terrain ?? 0) > 0 && <small>{w.terrain(region?.terrain ?? 0)}</small>}
        </h2>
        {children}
      </header>
      <ol class="rome-phases">
        {PHASES.map((phase, no) => (
          <li key={phase} class={no < now ? 'past' : ''} aria-current={no === now ? 'step' : undefined}>
            {w.battlePhase[phase]}
            {no === now && battle.round > 0 ? <small> {w.battleRound(battle.round)}</small> : null}
          </li>
        ))}
      </ol>
      <div class="rome-battle-sides">
        {battle.sides.map((side, no) => (
          <BattleHalf key={no} {...{ state, side, lang }} word={no === 0 ? w.attacker : w.defender} />
        ))}
      </div>
    </section>
  )
}

interface HalfProps {
  readonly state: State
  readonly side: BattleSide
  readonly word: string
  readonly lang: Lang
}

function BattleHalf({ state, side, word, lang }: HalfProps) {
  const w = words(lang)
  const faction = state.sides[side.side]?.faction ?? 0
  const army = armyOf(state, side.side, side.slot)
  const [general] = army.general.known
  const stars = army.revealed || !side.bot ? starsOf(state, army) : 0
  const shown = [side.line, side.skirmisher, side.artillery].filter((card): card is CardId => card !== null)
  return (
    <section
      class={`rome-half rome-faction-${colourOf(state, faction)}`}
      aria-label={`${factionName(state, faction, lang)} ${ROMAN[side.slot]}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, with keys as well
      tabIndex={0}
    >
      <p class="who">
        <SeatMark colour={colourOf(state, faction)} size={18} />
        <strong>
          {factionName(state, faction, lang)} {ROMAN[side.slot]}
        </strong>
        <span>{word}</span>
      </p>
      <p class="leader">
        {general === undefined ? w.faceDown : (packOf(state).generals.get(general)?.name[lang] ?? w.captain)}
        {stars > 0 ? <span title={w.stars(stars)}> {'★'.repeat(stars)}</span> : null}
        <span class="count">{w.cardsLeft(cardCount(army))}</span>
      </p>
      <div class="shown">
        {shown.length === 0 ? <span class="none">{w.nothingPlayed}</span> : null}
        {shown.map((id, no) => (
          <Card key={`${id} ${no}`} state={state} id={id} lang={lang} />
        ))}
      </div>
      {side.dice.length > 0 && (
        <p class="throw">
          {side.dice.map((colour, no) => {
            const face = side.roll[no]
            return <Die key={no} colour={colour} lang={lang} size={34} {...(face === undefined ? {} : { face })} />
          })}
          {side.extra.map((face, no) => (
            <Die key={`extra ${no}`} colour="G" face={face} lang={lang} size={26} />
          ))}
        </p>
      )}
      <Left state={state} side={side} lang={lang} />
      <ul class="score">
        <li class={side.killed.length > 0 ? 'lost' : ''}>{w.lost(side.killed.length)}</li>
        {side.wounds > 0 && <li>{w.wounds(side.wounds)}</li>}
        {side.tactics > 0 && <li>{w.tactics(side.tactics)}</li>}
      </ul>
      {side.killed.length > 0 && (
        <p class="fallen">{side.killed.map((id) => packOf(state).troops.get(id)?.name[lang] ?? id).join(', ')}</p>
      )}
    </section>
  )
}

/** What has not been played: by name where it is known, else as so many backs. */
function Left({ state, side, lang }: Omit<HalfProps, 'word'>) {
  const { cards } = armyOf(state, side.side, side.slot)
  const gone = [...side.played, ...[side.line, side.skirmisher, side.artillery].filter((card) => card !== null)]
  const known = cards.known.filter((card) => {
    const at = gone.indexOf(card)
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
  const backs = cardCount(armyOf(state, side.side, side.slot)) - cards.known.length
  if (known.length + backs === 0) return null
  return (
    <div class="left">
      <h3>{words(lang).unplayed}</h3>
      <ul>
        {counted(known).map(([id, n]) => (
          <li key={id}>
            {n > 1 ? <b>{n} ×</b> : null}
            <Card state={state} id={id} lang={lang} />
          </li>
        ))}
        {backs > 0 && (
          <li class="backs" title={words(lang).hidden(backs)}>
            {Array.from({ length: backs }, (_, no) => (
              <i key={no} aria-hidden="true" />
            ))}
            <span class="rome-unseen">{words(lang).hidden(backs)}</span>
          </li>
        )}
      </ul>
    </div>
  )
}

function Card({ state, id, lang }: { readonly state: State; readonly id: CardId; readonly lang: Lang }) {
  const card = packOf(state).troops.get(id)
  return card === undefined ? null : (
    <span class={`rome-card troop class-${card.cls}`}>
      <TroopFace card={card} lang={lang} />
    </span>
  )
}
